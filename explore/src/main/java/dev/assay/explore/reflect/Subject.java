package dev.assay.explore.reflect;

import dev.assay.explore.Law;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import java.util.function.Predicate;

/** What a law of a class is about, the most interesting first. */
public enum Subject {
    ALL_OBJECTS("of all objects"),
    CONSTANTS("of constants"),
    WHAT_THROWS("of what throws");

    private final String words;

    Subject(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }

    public static Subject of(Law law) {
        return mentions(law.right(), app -> app.symbol().role() == Role.UNDEFINED)
                ? WHAT_THROWS
                : mentions(law.left(), Subject::isConstant) || mentions(law.right(), Subject::isConstant)
                        ? CONSTANTS
                        : ALL_OBJECTS;
    }

    /** A field of the class. */
    private static boolean isConstant(App app) {
        return app.arguments().isEmpty()
                && app.symbol().role() == Role.FOREGROUND
                && !(app.symbol().origin() instanceof Member);
    }

    private static boolean mentions(Term term, Predicate<App> what) {
        return switch (term) {
            case Var unused -> false;
            case App app -> what.test(app) || app.arguments().stream().anyMatch(argument -> mentions(argument, what));
        };
    }
}
