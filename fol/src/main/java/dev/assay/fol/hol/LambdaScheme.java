package dev.assay.fol.hol;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What becomes of λ-abstractions. */
public enum LambdaScheme {
    /** Curry's combinators I, K, S, B, C. */
    COMBINATORS("Curry's combinators"),
    /** Turner's, which are fewer: also S', B*, C'. */
    TURNER("Turner's combinators"),
    /** A new function for each abstraction, with its equation. */
    LIFTING("a new function for each abstraction"),
    /** Lifting, and an equation with combinators for each new function. */
    HYBRID("a new function for each abstraction, also defined by combinators"),
    /** A new function for each abstraction about which nothing is said. */
    HIDDEN("a new function for each abstraction, about which nothing is said"),
    /** They stay; only for encodings that are higher-order. */
    KEEP("abstractions stay (only with N~ and N!~)");

    private final String description;

    LambdaScheme(String description) {
        this.description = description;
    }

    public String description() {
        return description;
    }

    /** The word on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<LambdaScheme> named(String word) {
        return Arrays.stream(values()).filter(s -> s.word().equals(word)).findFirst();
    }
}
