package dev.assay.logic.infer;

import dev.assay.logic.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One-sided unification: the instances of a type pattern. */
public final class TypeMatcher {
    private final SortAlgebra sorts;

    public TypeMatcher(SortAlgebra sorts) {
        this.sorts = sorts;
    }

    /** The substitution of the pattern's unknowns that makes it the target. */
    public Optional<Map<Type.Var, Type>> match(Type pattern, Type target) {
        return run(pattern, target, false);
    }

    /** The substitution of all of the scheme's variables that makes it the target. */
    public Optional<Map<Type.Var, Type>> instance(Type scheme, Type target) {
        return run(scheme, target, true);
    }

    private Optional<Map<Type.Var, Type>> run(Type pattern, Type target, boolean allFlexible) {
        var bindings = new HashMap<Type.Var, Type>();
        return matches(pattern, target, allFlexible, bindings) ? Optional.of(bindings) : Optional.empty();
    }

    private boolean matches(Type pattern, Type target, boolean allFlexible, Map<Type.Var, Type> bindings) {
        return switch (pattern) {
            case Type.Var v
            when allFlexible || TypeUnifier.isUnknown(v) -> {
                Type before = bindings.putIfAbsent(v, target);
                yield before == null ? sorts.isOfSort(target, v.sort()) : before.equals(target);
            }
            case Type.Var v -> v.equals(target);
            case Type.Con(var name, var patterns) ->
                target instanceof Type.Con(var other, var targets)
                        && name.equals(other)
                        && matches(patterns, targets, allFlexible, bindings);
        };
    }

    private boolean matches(
            List<Type> patterns, List<Type> targets, boolean allFlexible, Map<Type.Var, Type> bindings) {
        if (patterns.size() != targets.size()) {
            return false;
        }
        for (int i = 0; i < patterns.size(); i++) {
            if (!matches(patterns.get(i), targets.get(i), allFlexible, bindings)) {
                return false;
            }
        }
        return true;
    }
}
