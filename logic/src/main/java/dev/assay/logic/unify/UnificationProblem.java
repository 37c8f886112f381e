package dev.assay.logic.unify;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.infer.TypeUnifier;
import java.util.ArrayList;
import java.util.List;

/** One problem for {@link PatternUnifier}. The solving methods return null when they have succeeded. */
final class UnificationProblem {
    /** An equation that is no pattern yet, at the binders where it stands. */
    private record Delayed(Term left, Term right, Binders binders) {}

    private final Term left;
    private final Term right;
    private final TypeUnifier types;
    private final TermBindings bindings;
    private Binders binders = Binders.NONE;
    private List<Delayed> delayed = new ArrayList<>();

    UnificationProblem(SortAlgebra sorts, Term left, Term right) {
        this.left = left;
        this.right = right;
        types = new TypeUnifier(sorts);
        bindings = new TermBindings(types, List.of(left, right));
    }

    Unification solve() {
        Obstacle obstacle = unifyTypes(left.type(), right.type());
        if (obstacle == null) {
            obstacle = unify(left, right);
        }
        if (obstacle == null) {
            obstacle = solveDelayed();
        }
        return obstacle == null
                ? new Unification.Unifier(bindings.substitution())
                : new Unification.Failure(left, right, obstacle);
    }

    private Obstacle unifyTypes(Type l, Type r) {
        var mismatch = types.tryUnify(l, r);
        return mismatch.isEmpty() ? null : new Obstacle.Types(types.resolve(l), types.resolve(r), mismatch.get());
    }

    /** Unifies terms whose types have been unified. */
    private Obstacle unify(Term s, Term t) {
        Term l = bindings.headNormal(s);
        Term r = bindings.headNormal(t);
        if (l == r) {
            return null;
        }
        if (l instanceof Term.Abs abs) {
            return unifyBodies(abs, r);
        }
        if (r instanceof Term.Abs abs) {
            return unifyBodies(abs, l);
        }
        Term leftHead = l.head();
        Term rightHead = r.head();
        if (leftHead instanceof Term.Free f && Flexible.isFlexible(f)) {
            return unifyFlexible(f, l, rightHead, r);
        }
        if (rightHead instanceof Term.Free f && Flexible.isFlexible(f)) {
            return unifyFlexible(f, r, leftHead, l);
        }
        return unifyRigid(leftHead, l, rightHead, r);
    }

    /**
     * <pre>
     *   s = t x
     *  ─────────────  x new
     *   λx. s = t
     * </pre>
     */
    private Obstacle unifyBodies(Term.Abs abs, Term other) {
        Term body;
        if (other instanceof Term.Abs second) {
            Obstacle obstacle = unifyTypes(abs.argument(), second.argument());
            if (obstacle != null) {
                return obstacle;
            }
            body = second.body();
        } else {
            body = new Term.App(other.shift(1), new Term.Bound(0));
        }
        Binders outer = binders;
        binders = binders.enter(abs.hint(), abs.argument());
        Obstacle obstacle = unify(abs.body(), body);
        binders = outer;
        return obstacle;
    }

    /**
     * <pre>
     *   s₁ = t₁   …   sₙ = tₙ
     *  ─────────────────────────
     *   f s₁ … sₙ = f t₁ … tₙ
     * </pre>
     */
    private Obstacle unifyRigid(Term leftHead, Term l, Term rightHead, Term r) {
        Obstacle obstacle = unifyHeads(leftHead, rightHead);
        if (obstacle != null) {
            return obstacle;
        }
        var ls = l.arguments();
        var rs = r.arguments();
        if (ls.size() != rs.size()) {
            return new Obstacle.Clash(bindings.shown(l), bindings.shown(r), binders.names());
        }
        for (int i = 0; i < ls.size() && obstacle == null; i++) {
            obstacle = unify(ls.get(i), rs.get(i));
        }
        return obstacle;
    }

    private Obstacle unifyHeads(Term l, Term r) {
        if (l instanceof Term.Const(var name, var type)
                && r instanceof Term.Const(var other, var otherType)
                && name.equals(other)) {
            return unifyTypes(type, otherType);
        }
        if (l instanceof Term.Free(var name, var type)
                && r instanceof Term.Free(var other, var otherType)
                && name.equals(other)) {
            return unifyTypes(type, otherType);
        }
        return l instanceof Term.Bound && l.equals(r) ? null : new Obstacle.Clash(l, r, binders.names());
    }

    // Flexible heads

    private Obstacle unifyFlexible(Term.Free f, Term l, Term otherHead, Term r) {
        int[] bounds = Flexible.distinctBounds(bindings.headNormalArguments(l));
        if (otherHead instanceof Term.Free g && Flexible.isFlexible(g)) {
            int[] otherBounds = Flexible.distinctBounds(bindings.headNormalArguments(r));
            if (f.name().equals(g.name())) {
                return unifySame(f, l, bounds, g, r, otherBounds);
            }
            if (bounds == null && otherBounds != null) {
                return assign(g, otherBounds, r, l);
            }
        }
        return bounds == null ? delay(l, r) : assign(f, bounds, l, r);
    }

    /** f xs = f ys: the value does not depend on the arguments that differ. */
    private Obstacle unifySame(Term.Free f, Term l, int[] xs, Term.Free g, Term r, int[] ys) {
        Obstacle obstacle = unifyTypes(f.type(), g.type());
        if (obstacle != null) {
            return obstacle;
        }
        if (xs == null || ys == null || xs.length != ys.length) {
            return delay(l, r);
        }
        var kept = new ArrayList<Integer>();
        for (int i = 0; i < xs.length; i++) {
            if (xs[i] == ys[i]) {
                kept.add(i);
            }
        }
        if (kept.size() < xs.length) {
            bindings.prune(f, xs.length, kept);
        }
        return null;
    }

    /** f xs = t becomes f := λxs. t, if that can be said. */
    private Obstacle assign(Term.Free f, int[] bounds, Term flexible, Term t) {
        var abstraction = new Abstraction(bindings, f, bounds, binders);
        Term body = abstraction.of(t);
        if (body != null) {
            bindings.bind(f, bounds, body, binders);
            return null;
        }
        return abstraction.obstacle() instanceof Obstacle.NoPattern ? delay(flexible, t) : abstraction.obstacle();
    }

    // What is no pattern

    private Obstacle delay(Term l, Term r) {
        delayed.add(new Delayed(l, r, binders));
        return null;
    }

    private Obstacle solveDelayed() {
        while (!delayed.isEmpty()) {
            int before = bindings.size();
            var round = delayed;
            delayed = new ArrayList<>();
            for (Delayed equation : round) {
                binders = equation.binders;
                Obstacle obstacle = unify(equation.left, equation.right);
                if (obstacle != null) {
                    return obstacle;
                }
            }
            if (!delayed.isEmpty() && bindings.size() == before) {
                Obstacle obstacle = decompose(delayed.removeFirst());
                if (obstacle != null) {
                    return obstacle;
                }
            }
        }
        return null;
    }

    /**
     * <pre>
     *   f = g     x = y
     *  ─────────────────
     *      f x = g y
     * </pre>
     */
    private Obstacle decompose(Delayed equation) {
        Term l = bindings.headNormal(equation.left);
        Term r = bindings.headNormal(equation.right);
        binders = equation.binders;
        if (l instanceof Term.App(var f, var x) && r instanceof Term.App(var g, var y)) {
            Obstacle obstacle = unifyTypes(f.type(binders.types()), g.type(binders.types()));
            if (obstacle == null) {
                obstacle = unify(f, g);
            }
            return obstacle == null ? unify(x, y) : obstacle;
        }
        return new Obstacle.NoPattern(bindings.shown(l), bindings.shown(r), binders.names());
    }
}
