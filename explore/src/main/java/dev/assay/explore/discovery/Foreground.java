package dev.assay.explore.discovery;

import dev.assay.explore.Law;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;

/** Which laws are worth telling. */
final class Foreground {
    private Foreground() {}

    /** It says something of a function that is asked about, and of the condition's variables if there is a condition. */
    static boolean isTold(Law law) {
        return mentions(law.left(), Role.FOREGROUND)
                || mentions(law.right(), Role.FOREGROUND)
                || mentions(law.left(), Role.UNDEFINED);
    }

    /** Whether it is about the variables of the condition. */
    static boolean isConditional(Law law) {
        return mentions(law.left(), Role.PARAMETER) || mentions(law.right(), Role.PARAMETER);
    }

    private static boolean mentions(Term term, Role role) {
        return switch (term) {
            case Var unused -> false;
            case App(var symbol, var arguments) ->
                symbol.role() == role || arguments.stream().anyMatch(a -> mentions(a, role));
        };
    }
}
