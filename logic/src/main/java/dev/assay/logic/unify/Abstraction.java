package dev.assay.logic.unify;

import dev.assay.logic.Term;
import java.util.ArrayList;
import java.util.List;

/**
 * The body t of f := λxs. t for the equation f xs = t, where xs are different bound variables. Fails if f occurs in t
 * or if t needs other bound variables; those below a flexible variable are pruned, so that it cannot use them.
 */
final class Abstraction {
    private final TermBindings bindings;
    private final Term.Free variable;
    private final int[] bounds;
    private final Binders binders;
    private boolean belowNoPattern;
    private Obstacle obstacle;

    Abstraction(TermBindings bindings, Term.Free variable, int[] bounds, Binders binders) {
        this.bindings = bindings;
        this.variable = variable;
        this.bounds = bounds;
        this.binders = binders;
    }

    /** Why {@link #of} gave null. */
    Obstacle obstacle() {
        return obstacle;
    }

    /** The body for t, or null. */
    Term of(Term t) {
        Term result = abstracted(t, binders, 0);
        if (result == null && obstacle instanceof Obstacle.Occurs) {
            // The whole right-hand side tells more than the variable in it.
            obstacle = new Obstacle.Occurs(variable, bindings.shown(t), binders.names());
        }
        return result;
    }

    private Term abstracted(Term t, Binders inside, int depth) {
        Term normal = bindings.headNormal(t);
        return switch (normal) {
            case Term.Const _ -> normal;
            case Term.Free f when Flexible.isFlexible(f) -> flexible(f, normal, inside, depth);
            case Term.Free _ -> normal;
            case Term.Bound bound -> bound(bound, inside, depth);
            case Term.Abs(var hint, var type, var body) -> {
                Term result = abstracted(body, inside.enter(hint, type), depth + 1);
                if (result == null) {
                    yield null;
                }
                yield result == body ? normal : new Term.Abs(hint, type, result);
            }
            case Term.App app -> {
                if (app.head() instanceof Term.Free f && Flexible.isFlexible(f)) {
                    yield flexible(f, normal, inside, depth);
                }
                yield rigid(app, inside, depth);
            }
        };
    }

    /** An application whose head is known to be rigid and normal. */
    private Term rigid(Term.App app, Binders inside, int depth) {
        Term function = app.function() instanceof Term.App inner
                ? rigid(inner, inside, depth)
                : abstracted(app.function(), inside, depth);
        Term argument = function == null ? null : abstracted(app.argument(), inside, depth);
        if (argument == null) {
            return null;
        }
        return function == app.function() && argument == app.argument() ? app : new Term.App(function, argument);
    }

    private Term bound(Term.Bound bound, Binders inside, int depth) {
        if (bound.index() < depth) {
            return bound;
        }
        int position = Flexible.indexOf(bound.index() - depth, bounds);
        if (position < 0) {
            obstacle = new Obstacle.Capture(variable, bound, inside.names());
            return null;
        }
        return new Term.Bound(bounds.length - 1 - position + depth);
    }

    private Term flexible(Term.Free g, Term normal, Binders inside, int depth) {
        if (g.name().equals(variable.name())) {
            obstacle = new Obstacle.Occurs(variable, normal, inside.names());
            return null;
        }
        var arguments = bindings.headNormalArguments(normal);
        int[] ownBounds = Flexible.distinctBounds(arguments);
        if (ownBounds == null) {
            return noPattern(g, normal, arguments, inside, depth);
        }
        var kept = new ArrayList<Integer>();
        for (int i = 0; i < ownBounds.length; i++) {
            if (ownBounds[i] < depth || Flexible.indexOf(ownBounds[i] - depth, bounds) >= 0) {
                kept.add(i);
            }
        }
        if (kept.size() < ownBounds.length && belowNoPattern) {
            obstacle = new Obstacle.NoPattern(variable, normal, inside.names());
            return null;
        }
        Term result = kept.size() == ownBounds.length ? g : bindings.prune(g, ownBounds.length, kept);
        for (int i : kept) {
            result = new Term.App(result, bound(new Term.Bound(ownBounds[i]), inside, depth));
        }
        return result;
    }

    /** Below such a variable an obstacle may yet vanish, when the variable turns out not to use that argument. */
    private Term noPattern(Term.Free g, Term normal, List<Term> arguments, Binders inside, int depth) {
        boolean outer = belowNoPattern;
        belowNoPattern = true;
        Term result = g;
        for (Term argument : arguments) {
            Term abstracted = abstracted(argument, inside, depth);
            if (abstracted == null) {
                obstacle = new Obstacle.NoPattern(variable, normal, inside.names());
                return null;
            }
            result = new Term.App(result, abstracted);
        }
        belowNoPattern = outer;
        return result;
    }
}
