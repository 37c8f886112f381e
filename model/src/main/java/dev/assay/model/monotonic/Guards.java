package dev.assay.model.monotonic;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.kernel.Hol;

/** Premises of a universal formula, or conjuncts of an existential one, that may bound the quantified variable. */
final class Guards {
    private final Scope scope;
    private int rank;

    private Guards(Scope scope) {
        this.scope = scope;
        this.rank = scope.last() + 1;
    }

    /** The first place in the context at which all other variables of some guard come before that of the quantifier. */
    static int rank(Term body, boolean isUniversal, Scope scope) {
        var guards = new Guards(scope);
        if (isUniversal) {
            guards.universal(body, 0);
        } else {
            guards.existential(body, 0);
        }
        return guards.rank;
    }

    private void universal(Term term, int index) {
        switch (term) {
            case App(App(Const c, var left), var right)
            when c.equals(Hol.IMPLIES) -> {
                existential(left, index);
                universal(right, index);
            }
            case App(App(Const c, var left), var right)
            when c.equals(Hol.OR) -> {
                universal(left, index);
                universal(right, index);
            }
            case App(Const c, var negated) when c.equals(Hol.NOT) -> existential(negated, index);
            case App(Const(var name, var _), Abs(var _, var _, var body))
            when name.equals(Hol.ALL) -> universal(body, index + 1);
            default -> {}
        }
    }

    private void existential(Term term, int index) {
        switch (term) {
            case App(App(Const c, var left), var right)
            when c.equals(Hol.AND) -> {
                existential(left, index);
                existential(right, index);
            }
            case App(Const c, var negated) when c.equals(Hol.NOT) -> universal(negated, index);
            case App(Const(var name, var _), Abs(var _, var _, var body))
            when name.equals(Hol.EX) -> existential(body, index + 1);
            default -> guard(term, index);
        }
    }

    /** A part with the quantified variable at that index; those below it are bound further inside. */
    private void guard(Term term, int index) {
        for (int i = 0; i < index; i++) {
            if (term.mentionsBound(i)) {
                return;
            }
        }
        if (term.mentionsBound(index)) {
            Term inScope = term.shift(-index - 1);
            int after = 0;
            for (int level = 0; level < scope.depth(); level++) {
                if (scope.occurs(level, inScope)) {
                    after = Math.max(after, scope.binders().get(level).rank());
                }
            }
            rank = Math.min(rank, after + 1);
        }
    }
}
