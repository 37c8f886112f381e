package dev.assay.judge;

import dev.assay.judge.Ground.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is known of a conjecture, in words that can be shown and stored. Only the {@link Judge} makes one. */
public sealed interface Verdict {
    /**
     * It is false: the values were evaluated again by independent code.
     *
     * @param counterexample a line for each value
     */
    record Refuted(String by, List<String> counterexample, Drawing drawing) implements Verdict {
        public Refuted {
            counterexample = List.copyOf(counterexample);
        }
    }

    /**
     * There is a counterexample that could not be confirmed.
     *
     * @param tried what the other engines came to
     */
    record Potential(String by, List<String> counterexample, Drawing drawing, List<String> tried) implements Verdict {
        public Potential {
            counterexample = List.copyOf(counterexample);
            tried = List.copyOf(tried);
        }
    }

    /**
     * The kernel has the theorem.
     *
     * @param proof as text for the source
     * @param grounds axioms of the task, and what the library takes on trust
     */
    record Proved(String by, String proof, List<Ground> grounds, boolean isFromContradiction) implements Verdict {
        public Proved {
            grounds = List.copyOf(grounds);
        }
    }

    /**
     * It follows, but from something that the kernel has no proof of, or by a proof that the kernel could not follow.
     *
     * @param reason why it is not proved, as a sentence
     * @param proof as text, or empty
     */
    record Claimed(String by, String reason, String proof, List<Ground> grounds) implements Verdict {
        public Claimed {
            grounds = List.copyOf(grounds);
        }
    }

    /**
     * Nothing was found against it, nor a proof.
     *
     * @param tested what was tested, a line for each engine
     * @param tried what the other engines came to
     */
    record Corroborated(List<String> tested, List<String> tried) implements Verdict {
        public Corroborated {
            tested = List.copyOf(tested);
            tried = List.copyOf(tried);
        }
    }

    /**
     * No engine knows.
     *
     * @param tried a line for each engine
     */
    record Unknown(List<String> tried) implements Verdict {
        public Unknown {
            tried = List.copyOf(tried);
        }
    }

    /** Nothing is decided, because the text was not understood. */
    record Unread(String reason) implements Verdict {}

    /** Something is wrong with Assay itself. */
    record Failed(List<String> sentences) implements Verdict {
        public Failed {
            sentences = List.copyOf(sentences);
        }
    }

    /** The word in machine-readable output. */
    default String word() {
        return switch (this) {
            case Refuted _ -> "refuted";
            case Potential _ -> "potential";
            case Proved _ -> "proved";
            case Claimed _ -> "claimed";
            case Corroborated _ -> "corroborated";
            case Unknown _ -> "unknown";
            case Unread _ -> "unread";
            case Failed _ -> "error";
        };
    }

    /** Who says so, or empty if it is all of them. */
    default String by() {
        return switch (this) {
            case Refuted(var by, var _, var _) -> by;
            case Potential(var by, var _, var _, var _) -> by;
            case Proved(var by, var _, var _, var _) -> by;
            case Claimed(var by, var _, var _, var _) -> by;
            case Corroborated _, Unknown _, Unread _, Failed _ -> "";
        };
    }

    /** What it rests on beside the rules of the kernel. */
    default List<Ground> grounds() {
        return switch (this) {
            case Proved proved -> proved.grounds;
            case Claimed claimed -> claimed.grounds;
            case Refuted _, Potential _, Corroborated _, Unknown _, Unread _, Failed _ -> List.of();
        };
    }

    /** Whether nothing that other engines say could change it. */
    default boolean isDecisive() {
        return this instanceof Refuted || this instanceof Proved;
    }

    /** What there is to say, a line for each thing. */
    default List<String> lines() {
        return switch (this) {
            case Refuted(var _, var counterexample, var _) -> counterexample;
            case Potential(var _, var counterexample, var _, var tried) ->
                Stream.of(counterexample, List.of("(not confirmed by an independent evaluation)"), tried)
                        .flatMap(List::stream)
                        .toList();
            case Proved(var _, var proof, var _, var _) ->
                Stream.concat(proof.lines(), remarks().stream()).toList();
            case Claimed(var _, var _, var proof, var _) ->
                Stream.concat(proof.lines(), remarks().stream()).toList();
            case Corroborated(var tested, var tried) ->
                Stream.concat(tested.stream(), tried.stream()).toList();
            case Unknown(var tried) -> tried;
            case Unread(var reason) -> List.of(reason);
            case Failed(var sentences) -> sentences;
        };
    }

    /** What is to be said of a proof, however long that is: what it rests on, why it is only claimed. */
    default List<String> remarks() {
        return switch (this) {
            case Proved(var _, var _, var grounds, var isFromContradiction) ->
                Stream.concat(
                                isFromContradiction
                                        ? Stream.of("The facts alone contradict one another.")
                                        : Stream.empty(),
                                granted(grounds).stream())
                        .toList();
            case Claimed(var _, var reason, var _, var _) -> List.of(reason);
            case Refuted _, Potential _, Corroborated _, Unknown _, Unread _, Failed _ -> List.of();
        };
    }

    /** The axioms and lemmas on trust, a line for each kind. */
    private static List<String> granted(List<Ground> grounds) {
        var result = new ArrayList<String>();
        String axioms = few(grounds, Kind.AXIOM);
        if (!axioms.isEmpty()) {
            result.add("from the axioms: " + axioms);
        }
        String library = few(grounds, Kind.LIBRARY);
        if (!library.isEmpty()) {
            result.add("on trust of the library: " + library);
        }
        return result;
    }

    private static String few(List<Ground> grounds, Kind kind) {
        List<String> names =
                grounds.stream().filter(g -> g.kind() == kind).map(Ground::what).toList();
        int shown = Math.min(3, names.size());
        return names.subList(0, shown).stream().collect(Collectors.joining(", "))
                + (names.size() > shown ? " and " + (names.size() - shown) + " more" : "");
    }
}
