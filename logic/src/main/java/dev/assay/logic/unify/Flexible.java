package dev.assay.logic.unify;

import dev.assay.logic.Term;
import java.util.List;

/** The flexible variables: those that unification may replace, named with a question mark. */
final class Flexible {
    private Flexible() {}

    static boolean isFlexible(Term term) {
        return term instanceof Term.Free(var name, var _) && name.startsWith("?");
    }

    /** The indices of arguments that are different bound variables, up to η; null where they are anything else. */
    static int[] distinctBounds(List<Term> arguments) {
        var result = new int[arguments.size()];
        for (int i = 0; i < result.length; i++) {
            Term argument = arguments.get(i);
            if (argument instanceof Term.Abs) {
                argument = argument.normal();
            }
            if (!(argument instanceof Term.Bound(var index)) || indexOf(index, result, i) >= 0) {
                return null;
            }
            result[i] = index;
        }
        return result;
    }

    static int indexOf(int bound, int[] bounds) {
        return indexOf(bound, bounds, bounds.length);
    }

    private static int indexOf(int bound, int[] bounds, int end) {
        for (int i = 0; i < end; i++) {
            if (bounds[i] == bound) {
                return i;
            }
        }
        return -1;
    }

    /** f a₁ … aₙ with the outermost redexes reduced. */
    static Term betaApply(Term function, List<Term> arguments) {
        Term result = function;
        for (Term argument : arguments) {
            result = result instanceof Term.Abs(var _, var _, var body)
                    ? body.instantiate(argument)
                    : new Term.App(result, argument);
        }
        return result;
    }
}
