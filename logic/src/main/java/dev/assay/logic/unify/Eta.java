package dev.assay.logic.unify;

import dev.assay.logic.Term;

/** Equality of β-normal terms up to η, without building their normal forms. */
final class Eta {
    private Eta() {}

    static boolean equal(Term s, Term t) {
        if (s == t) {
            return true;
        }
        return switch (s) {
            case Term.Abs(var _, var type, var body) ->
                t instanceof Term.Abs(var _, var otherType, var otherBody)
                        ? type.equals(otherType) && equal(body, otherBody)
                        : equal(body, new Term.App(t.shift(1), new Term.Bound(0)));
            case Term other
            when t instanceof Term.Abs(var _, var _, var body) ->
                equal(new Term.App(other.shift(1), new Term.Bound(0)), body);
            case Term.App(var function, var argument) ->
                t instanceof Term.App(var otherFunction, var otherArgument)
                        && equal(function, otherFunction)
                        && equal(argument, otherArgument);
            case Term.Const _, Term.Free _, Term.Bound _ -> s.equals(t);
        };
    }

    /** λx₁ … xₙ. t xₖ … xₙ becomes λx₁ … xₖ₋₁. t where the variables left out do not occur in t. */
    static Term contractOutside(Term term) {
        if (!(term instanceof Term.Abs(var hint, var argument, var body))) {
            return term;
        }
        Term inner = contractOutside(body);
        if (inner instanceof Term.App(var function, Term.Bound(var index))
                && index == 0
                && !function.mentionsBound(0)) {
            return function.shift(-1);
        }
        return inner == body ? term : new Term.Abs(hint, argument, inner);
    }
}
