package dev.assay.judge;

import dev.assay.run.Limit;
import dev.assay.run.Reason;

/** What an engine found out about a conjecture. */
public sealed interface Outcome {
    /** There is a counterexample, as good as {@code quality} says. */
    record Refuted(String by, Counterexample counterexample, Quality quality) implements Outcome {}

    /** There is a proof: checked by the kernel, or claimed by a prover. */
    record Proved(String by, Proof proof) implements Outcome {}

    /**
     * Tests found nothing against it.
     *
     * @param what what was tested, such as {@code "well-typed values"}
     * @param extent how far the tests reached, such as {@code "size 10"}
     */
    record Corroborated(String by, String what, long tests, String extent) implements Outcome {}

    /** No answer; {@code tried} says how far the search came and may be empty. */
    record Unknown(String by, Reason reason, String tried) implements Outcome {}

    /** How far a counterexample can be trusted. */
    enum Quality {
        /** An independent evaluation confirms it. */
        GENUINE("genuine"),
        /** It holds up unless an axiom or a well-foundedness that was not looked at forbids it. */
        QUASI_GENUINE("quasi-genuine"),
        /** It may be spurious. */
        POTENTIAL("potential");

        private final String words;

        Quality(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    /** The engine that says so. */
    String by();

    /** Whether no other engine could improve on it: a genuine counterexample or a proof in the kernel. */
    default boolean isDecisive() {
        return switch (this) {
            case Refuted(var _, var _, var quality) -> quality == Quality.GENUINE;
            case Proved(var _, var proof) -> proof.isChecked();
            case Corroborated _, Unknown _ -> false;
        };
    }

    /** The word for it in machine-readable output; a counterexample that may be spurious refutes nothing. */
    default String verdict() {
        return switch (this) {
            case Refuted(var _, var _, var quality) -> quality == Quality.POTENTIAL ? "unknown" : "refuted";
            case Proved(var _, var proof) -> proof.isChecked() ? "proved" : "claimed";
            case Corroborated _ -> "corroborated";
            case Unknown(var _, Reason.Crashed _, var _) -> "error";
            case Unknown _ -> "unknown";
        };
    }

    /** The outcome on one line. */
    default String summary() {
        return switch (this) {
            case Refuted(var by, var counterexample, var quality) ->
                (quality == Quality.GENUINE ? "refuted by " + by : quality + " counterexample by " + by) + ": "
                        + counterexample.summary();
            case Proved(var by, Proof.Claimed claim) ->
                "claimed by " + (by.equals(claim.by()) ? by : claim.by() + " (" + by + ")")
                        + ", not replayed in the kernel";
            case Proved(var by, var _) -> "proved by " + by;
            case Corroborated(var by, var what, var tests, var extent) ->
                "corroborated by " + by + ": " + tests + (tests == 1 ? " test" : " tests") + " of " + what + " up to "
                        + extent;
            case Unknown(var by, var reason, var tried) ->
                by + ": " + reason.sentence() + (tried.isEmpty() ? "" : " (tried " + tried + ")");
        };
    }

    /** How much is known, from a crash up to a decisive answer; the greater one speaks for a portfolio. */
    default int weight() {
        return switch (this) {
            case Refuted(var _, var _, var quality) ->
                switch (quality) {
                    case GENUINE -> 9;
                    case QUASI_GENUINE -> 8;
                    case POTENTIAL -> 6;
                };
            case Proved(var _, var proof) -> proof.isChecked() ? 9 : 7;
            case Corroborated _ -> 5;
            case Unknown(var _, var reason, var _) ->
                switch (reason) {
                    case Limit limit -> limit == Limit.CANCELLED ? 2 : 4;
                    case Reason.GaveUp _ -> 4;
                    case Reason.NotApplicable _ -> 3;
                    case Reason.Unresponsive _ -> 1;
                    case Reason.Crashed _ -> 0;
                };
        };
    }
}
