package dev.assay.model.monotonic;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.kernel.Hol;

/** Premises of a universal formula, or conjuncts of an existential one, that are about the quantified variable alone. */
final class Guards {
    private Guards() {}

    /** Whether the body of a quantifier in that scope has such a part. */
    static boolean has(Term body, boolean isUniversal, Scope scope) {
        return isUniversal ? universal(body, 0, scope) : existential(body, 0, scope);
    }

    private static boolean universal(Term term, int index, Scope scope) {
        return switch (term) {
            case App(App(Const c, var left), var right) when c.equals(Hol.IMPLIES) ->
                existential(left, index, scope) || universal(right, index, scope);
            case App(App(Const c, var left), var right) when c.equals(Hol.OR) ->
                universal(left, index, scope) || universal(right, index, scope);
            case App(Const c, var negated) when c.equals(Hol.NOT) -> existential(negated, index, scope);
            case App(Const(var name, var _), Abs(var _, var _, var body)) when name.equals(Hol.ALL) ->
                universal(body, index + 1, scope);
            default -> false;
        };
    }

    private static boolean existential(Term term, int index, Scope scope) {
        return switch (term) {
            case App(App(Const c, var left), var right) when c.equals(Hol.AND) ->
                existential(left, index, scope) || existential(right, index, scope);
            case App(Const c, var negated) when c.equals(Hol.NOT) -> universal(negated, index, scope);
            case App(Const(var name, var _), Abs(var _, var _, var body)) when name.equals(Hol.EX) ->
                existential(body, index + 1, scope);
            default -> isAbout(term, index, scope);
        };
    }

    /** Whether the variable occurs, and no other that may have a new value. */
    private static boolean isAbout(Term term, int index, Scope scope) {
        if (!term.mentionsBound(index)) {
            return false;
        }
        for (int i = 0; i <= index + scope.depth(); i++) {
            boolean mayBeNew = i < index
                    || i > index
                            && scope.binders().get(scope.depth() - (i - index)).annotated() != AnnotatedType.FIXED;
            if (mayBeNew && term.mentionsBound(i)) {
                return false;
            }
        }
        return true;
    }
}
