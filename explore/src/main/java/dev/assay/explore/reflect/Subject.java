package dev.assay.explore.reflect;

import dev.assay.explore.Law;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import java.util.HashSet;
import java.util.List;
import java.util.function.Predicate;

/** What a law of a class is about, the most interesting first. */
public enum Subject {
    ALL_OBJECTS("of all objects"),
    SYNONYMS("two names for the same"),
    SPECIAL_OBJECTS("of special objects"),
    WHAT_THROWS("of what throws");

    private final String words;

    Subject(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }

    public static Subject of(Law law) {
        if (mentions(law.right(), app -> app.symbol().role() == Role.UNDEFINED)) {
            return WHAT_THROWS;
        }
        if (isSynonym(law)) {
            return SYNONYMS;
        }
        return mentions(law.left(), Subject::isSpecial) || mentions(law.right(), Subject::isSpecial)
                ? SPECIAL_OBJECTS
                : ALL_OBJECTS;
    }

    private static boolean isSynonym(Law law) {
        return isPlain(law.left())
                && isPlain(law.right())
                && ((App) law.left()).symbol() != ((App) law.right()).symbol()
                && law.left().variables().equals(law.right().variables());
    }

    /** One function of the class, of different variables. */
    private static boolean isPlain(Term term) {
        return term instanceof App(var symbol, List<Term> arguments)
                && symbol.role() == Role.FOREGROUND
                && !arguments.isEmpty()
                && arguments.stream().allMatch(a -> a instanceof Var)
                && new HashSet<>(arguments).size() == arguments.size();
    }

    /** An object that has a name, or that is made of nothing. */
    private static boolean isSpecial(App app) {
        return app.arguments().isEmpty() && app.symbol().role() == Role.FOREGROUND;
    }

    static boolean mentions(Term term, Predicate<App> what) {
        return switch (term) {
            case Var unused -> false;
            case App app -> what.test(app) || app.arguments().stream().anyMatch(argument -> mentions(argument, what));
        };
    }
}
