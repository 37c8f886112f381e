package dev.assay.logic.unify;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.infer.TypeUnifier;
import dev.assay.logic.unify.Substitution.TermBinding;
import dev.assay.logic.unify.Substitution.TypeBinding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One problem for {@link TermMatcher}. Rules have few variables, so the bindings are lists. */
final class MatchingProblem {
    /** A pair that is no pattern, at the binders where it stands. */
    private record Delayed(Term pattern, Term target, Binders binders) {}

    private final SortAlgebra sorts;
    private final List<TypeBinding> types = new ArrayList<>();
    private final List<TermBinding> terms = new ArrayList<>();
    private List<Delayed> delayed = List.of();
    private Binders binders = Binders.NONE;
    private int depth;

    MatchingProblem(SortAlgebra sorts) {
        this.sorts = sorts;
    }

    Optional<Substitution> match(Term pattern, Term target) {
        // A constant's type will be matched on the way; only elsewhere must the types be compared as a whole.
        boolean typed = pattern.head() instanceof Term.Const || matchesType(pattern.type(), target.type());
        return typed && matches(pattern, target) && matchesDelayed()
                ? Optional.of(new Substitution(types, terms))
                : Optional.empty();
    }

    // Types

    private boolean matchesType(Type pattern, Type target) {
        return switch (pattern) {
            case Type.Var v when TypeUnifier.isUnknown(v) -> bindType(v, target);
            case Type.Var v -> v.equals(target);
            case Type.Con(var name, var patterns) -> {
                if (!(target instanceof Type.Con(var other, var targets))
                        || !name.equals(other)
                        || patterns.size() != targets.size()) {
                    yield false;
                }
                for (int i = 0; i < patterns.size(); i++) {
                    if (!matchesType(patterns.get(i), targets.get(i))) {
                        yield false;
                    }
                }
                yield true;
            }
        };
    }

    private boolean bindType(Type.Var variable, Type target) {
        for (int i = 0; i < types.size(); i++) {
            if (types.get(i).variable().name().equals(variable.name())) {
                return types.get(i).value().equals(target);
            }
        }
        types.add(new TypeBinding(variable, target));
        return sorts.isOfSort(target, variable.sort());
    }

    // Terms

    private boolean matches(Term pattern, Term target) {
        if (target instanceof Term.Abs abs && !(pattern instanceof Term.Abs) && !hasFlexibleHead(pattern)) {
            return matchesBody(new Term.App(pattern.shift(1), new Term.Bound(0)), abs, abs.body());
        }
        return switch (pattern) {
            case Term.Const(var name, var type) ->
                target instanceof Term.Const(var other, var otherType)
                        && name.equals(other)
                        && matchesType(type, otherType);
            case Term.Free f when Flexible.isFlexible(f) -> bind(f, target);
            case Term.Free(var name, var type) ->
                target instanceof Term.Free(var other, var otherType)
                        && name.equals(other)
                        && matchesType(type, otherType);
            case Term.Bound(var index) -> target instanceof Term.Bound(var other) && index == other;
            case Term.Abs abs ->
                target instanceof Term.Abs other
                        ? matchesType(abs.argument(), other.argument()) && matchesBody(abs.body(), other, other.body())
                        : matchesExpanded(abs, target);
            case Term.App app -> hasFlexibleHead(app) ? matchesFlexible(app, target) : matchesRigid(app, target);
        };
    }

    private static boolean hasFlexibleHead(Term term) {
        return Flexible.isFlexible(term.head());
    }

    /** An application with a rigid head: the head first, since it rejects most targets. */
    private boolean matchesRigid(Term.App pattern, Term target) {
        return target instanceof Term.App(var function, var argument)
                && (pattern.function() instanceof Term.App inner
                        ? matchesRigid(inner, function)
                        : matches(pattern.function(), function))
                && matches(pattern.argument(), argument);
    }

    private boolean matchesBody(Term pattern, Term.Abs binder, Term target) {
        binders = binders.enter(binder.hint(), binder.argument());
        depth++;
        boolean result = matches(pattern, target);
        depth--;
        binders = binders.outer();
        return result;
    }

    /** λx. s against t, which is no abstraction: s against t x. */
    private boolean matchesExpanded(Term.Abs pattern, Term target) {
        Type domain = target.type(binders.types()).domain();
        return matchesType(pattern.argument(), domain)
                && matchesBody(
                        pattern.body(),
                        new Term.Abs(pattern.hint(), domain, target),
                        new Term.App(target.shift(1), new Term.Bound(0)));
    }

    // Flexible variables

    private boolean bind(Term.Free variable, Term target) {
        if (depth > 0 && !target.isClosed()) {
            return false;
        }
        Term value = valueOf(variable);
        if (value != null) {
            return Eta.equal(value, target);
        }
        terms.add(new TermBinding(variable, target));
        return true;
    }

    private Term valueOf(Term.Free variable) {
        for (int i = 0; i < terms.size(); i++) {
            if (terms.get(i).variable().name().equals(variable.name())) {
                return terms.get(i).value();
            }
        }
        return null;
    }

    /** f xs against t: f becomes λxs. t. */
    private boolean matchesFlexible(Term.App pattern, Term target) {
        var variable = (Term.Free) pattern.head();
        var arguments = pattern.arguments();
        int[] bounds = Flexible.distinctBounds(arguments);
        if (bounds == null) {
            if (delayed.isEmpty()) {
                delayed = new ArrayList<>();
            }
            delayed.add(new Delayed(pattern, target, binders));
            return true;
        }
        Term value = valueOf(variable);
        if (value != null) {
            return Eta.equal(Flexible.betaApply(value, arguments).betaNormal(), target);
        }
        Term body = abstracted(target, bounds, 0);
        if (body == null) {
            return false;
        }
        for (int i = bounds.length - 1; i >= 0; i--) {
            Binders binder = binders.at(bounds[i]);
            body = new Term.Abs(binder.name(), binder.type(), body);
        }
        terms.add(new TermBinding(variable, Eta.contractOutside(body)));
        return true;
    }

    /** The term with the variables {@code bounds} bound by new lambdas around it, or null if it has others. */
    private static Term abstracted(Term term, int[] bounds, int inside) {
        return switch (term) {
            case Term.Const _, Term.Free _ -> term;
            case Term.Bound(var index) -> {
                if (index < inside) {
                    yield term;
                }
                int position = Flexible.indexOf(index - inside, bounds);
                yield position < 0 ? null : new Term.Bound(bounds.length - 1 - position + inside);
            }
            case Term.Abs(var hint, var argument, var body) -> {
                Term result = abstracted(body, bounds, inside + 1);
                yield result == null ? null : new Term.Abs(hint, argument, result);
            }
            case Term.App(var function, var argument) -> {
                Term f = abstracted(function, bounds, inside);
                Term a = f == null ? null : abstracted(argument, bounds, inside);
                yield a == null ? null : new Term.App(f, a);
            }
        };
    }

    // What is no pattern

    /** The pairs that are no patterns, when all others have been matched and perhaps given their variables values. */
    private boolean matchesDelayed() {
        while (!delayed.isEmpty()) {
            Delayed next = delayed.stream()
                    .filter(d -> hasAllValues(d.pattern))
                    .findFirst()
                    .orElse(delayed.getFirst());
            delayed.remove(next);
            binders = next.binders;
            depth = binders.types().size();
            boolean matched = hasAllValues(next.pattern)
                    ? Eta.equal(new Substitution(types, terms).apply(next.pattern), next.target)
                    : matchesFirstOrder(next.pattern, next.target);
            if (!matched) {
                return false;
            }
        }
        return true;
    }

    private boolean hasAllValues(Term pattern) {
        return pattern.frees().stream().allMatch(f -> !Flexible.isFlexible(f) || valueOf(f) != null);
    }

    /** f x against g y, as if neither f nor g could be an abstraction. */
    private boolean matchesFirstOrder(Term pattern, Term target) {
        return pattern instanceof Term.App(var f, var x)
                && target instanceof Term.App(var g, var y)
                && matchesType(f.type(binders.types()), g.type(binders.types()))
                && matches(f, g)
                && matches(x, y);
    }
}
