package dev.assay.app.portfolio;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is known of a conjecture after all engines have worked on it, in words that can be shown and stored. */
public sealed interface Verdict {
    /**
     * It is false.
     *
     * @param isSure whether an independent evaluation confirms the counterexample
     * @param counterexample a line for each value
     * @param picture the model as SVG, or empty
     */
    record Refuted(String by, boolean isSure, List<String> counterexample, String picture) implements Verdict {
        public Refuted {
            counterexample = List.copyOf(counterexample);
        }
    }

    /**
     * The kernel has a theorem.
     *
     * @param proof as text for the theory
     * @param trusted the lemmas of the library that it uses and that the library states without a proof
     */
    record Proved(String by, String proof, List<String> trusted) implements Verdict {
        public Proved {
            trusted = List.copyOf(trusted);
        }
    }

    /**
     * It follows, but from something that the kernel has no proof of, or by a proof that the kernel could not follow.
     *
     * @param reason why it is not proved, as a sentence
     * @param proof as text, or empty
     */
    record Claimed(String by, String reason, String proof) implements Verdict {}

    /**
     * Nothing was found against it, nor a proof.
     *
     * @param tested what was tested, to which size, a line for each engine
     * @param tried what the other engines came to
     */
    record Corroborated(List<String> tested, List<String> tried) implements Verdict {
        public Corroborated {
            tested = List.copyOf(tested);
            tried = List.copyOf(tried);
        }
    }

    /**
     * Nobody knows.
     *
     * @param tried a line for each engine
     */
    record Unknown(List<String> tried) implements Verdict {
        public Unknown {
            tried = List.copyOf(tried);
        }
    }

    /** Something is wrong with Assay itself. */
    record Failed(String sentence) implements Verdict {}

    /** The word in machine-readable output. */
    default String word() {
        return switch (this) {
            case Refuted _ -> "refuted";
            case Proved _ -> "proved";
            case Claimed _ -> "claimed";
            case Corroborated _ -> "corroborated";
            case Unknown _ -> "unknown";
            case Failed _ -> "error";
        };
    }

    /** Who says so, or empty if it is all of them. */
    default String by() {
        return switch (this) {
            case Refuted(var by, var _, var _, var _) -> by;
            case Proved(var by, var _, var _) -> by;
            case Claimed(var by, var _, var _) -> by;
            case Corroborated _, Unknown _, Failed _ -> "";
        };
    }

    /** What there is to say, a line for each thing. */
    default List<String> lines() {
        return switch (this) {
            case Refuted(var _, var isSure, var counterexample, var _) ->
                isSure
                        ? counterexample
                        : Stream.concat(
                                        counterexample.stream(),
                                        Stream.of("(not confirmed by an independent evaluation)"))
                                .toList();
            case Proved(var _, var proof, var trusted) ->
                trusted.isEmpty() ? proof.lines().toList() : with(proof, trust(trusted));
            case Claimed(var _, var reason, var proof) -> with(proof, reason);
            case Corroborated(var tested, var tried) ->
                Stream.concat(tested.stream(), tried.stream()).toList();
            case Unknown(var tried) -> tried;
            case Failed(var sentence) -> List.of(sentence);
        };
    }

    private static List<String> with(String proof, String sentence) {
        return Stream.concat(proof.lines(), Stream.of(sentence)).toList();
    }

    private static String trust(List<String> trusted) {
        int shown = Math.min(3, trusted.size());
        return "on trust of the library: "
                + trusted.subList(0, shown).stream().collect(Collectors.joining(", "))
                + (trusted.size() > shown ? " and " + (trusted.size() - shown) + " more" : "");
    }

    /** How much it says; the greatest speaks for all engines. */
    default int weight() {
        return switch (this) {
            case Refuted(var _, var isSure, var _, var _) -> isSure ? 6 : 4;
            case Proved _ -> 5;
            case Claimed _ -> 3;
            case Corroborated _ -> 2;
            case Unknown _ -> 1;
            case Failed _ -> 0;
        };
    }
}
