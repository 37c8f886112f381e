package dev.assay.code.extract;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.infer.TypeMatcher;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Rewriting of terms before they become code, by the theorems that are declared {@code code_unfold} or {@code code_abbrev}. */
final class Unfolding {
    /** A theory may rewrite in circles. */
    private static final int STEPS = 1000;

    private final Map<String, List<Rule>> rules = new HashMap<>();
    private final TypeMatcher types;

    private Unfolding(TypeMatcher types) {
        this.types = types;
    }

    static Unfolding of(Theory theory) {
        var result = new Unfolding(new TypeMatcher(SortAlgebra.of(theory.signature())));
        for (Thm thm : theory.theorems("code_unfold").reversed()) {
            result.add(Rule.of(thm.conclusion()));
        }
        for (Thm thm : theory.theorems("code_abbrev").reversed()) {
            Rule rule = Rule.of(thm.conclusion());
            result.add(new Rule(rule.conditions(), /* left= */ rule.right(), /* right= */ rule.left()));
        }
        return result;
    }

    private void add(Rule rule) {
        if (rule.conditions().isEmpty() && rule.left().head() instanceof Const(var name, var _)) {
            rules.computeIfAbsent(name, _ -> new ArrayList<>()).add(rule);
        }
    }

    /** The normal form of a ground term. */
    Term apply(Term term) {
        return rules.isEmpty() ? term : new Run().rewrite(term);
    }

    private final class Run {
        private int steps;

        Term rewrite(Term term) {
            Term inner = switch (term) {
                case Const _, Free _, Term.Bound _ -> term;
                case Abs(var hint, var type, var body) -> {
                    Term b = rewrite(body);
                    yield b == body ? term : new Abs(hint, type, b);
                }
                case App(var function, var argument) -> {
                    Term f = rewrite(function);
                    Term a = rewrite(argument);
                    yield f == function && a == argument ? term : new App(f, a);
                }
            };
            if (inner.head() instanceof Const(var name, var _) && rules.containsKey(name)) {
                for (Rule rule : rules.get(name)) {
                    Term next = at(rule, inner);
                    if (next != null && steps++ < STEPS) {
                        return rewrite(next.betaNormal());
                    }
                }
            }
            return inner;
        }
    }

    private @Nullable Term at(Rule rule, Term term) {
        Map<Type.Var, Type> typeBindings = new HashMap<>();
        Map<Free, Term> bindings = new HashMap<>();
        if (!matches(rule.left(), term, typeBindings, bindings)) {
            return null;
        }
        Map<Free, Term> ground = new HashMap<>();
        bindings.forEach((v, t) -> ground.put(new Free(v.name(), v.type().substitute(typeBindings)), t));
        return substitute(rule.right().substituteTypes(typeBindings), ground, 0);
    }

    /** Unlike {@link Term#substitute}, allows replacements with loose bound variables. */
    private static Term substitute(Term term, Map<Free, Term> bindings, int depth) {
        return switch (term) {
            case Const _, Term.Bound _ -> term;
            case Free v -> bindings.containsKey(v) ? bindings.get(v).shift(depth) : v;
            case Abs(var hint, var type, var body) -> new Abs(hint, type, substitute(body, bindings, depth + 1));
            case App(var f, var a) -> new App(substitute(f, bindings, depth), substitute(a, bindings, depth));
        };
    }

    /** First-order matching; under binders only what is the same on both sides. */
    private boolean matches(Term pattern, Term term, Map<Type.Var, Type> typeBindings, Map<Free, Term> bindings) {
        return switch (pattern) {
            case Free v -> {
                Term known = bindings.putIfAbsent(v, term);
                yield known == null || known.equals(term);
            }
            case Const(var name, var type) ->
                term instanceof Const(var other, var ground)
                        && name.equals(other)
                        && types.instance(type, ground)
                                .map(m -> merge(m, typeBindings))
                                .orElse(false);
            case App(var f, var a) ->
                term instanceof App(var g, var b)
                        && matches(f, g, typeBindings, bindings)
                        && matches(a, b, typeBindings, bindings);
            case Abs _, Term.Bound _ -> pattern.equals(term);
        };
    }

    private static boolean merge(Map<Type.Var, Type> found, Map<Type.Var, Type> known) {
        for (var entry : found.entrySet()) {
            Type before = known.putIfAbsent(entry.getKey(), entry.getValue());
            if (before != null && !before.equals(entry.getValue())) {
                return false;
            }
        }
        return true;
    }
}
