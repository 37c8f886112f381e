package dev.assay.test.mutation;

import dev.assay.test.Verdict;
import dev.assay.test.quickcheck.Finding;

/** What one tester said of one mutant. */
public record Answer(Kind kind, double seconds, String detail) {
    public enum Kind {
        REFUTED("refuted"),
        POTENTIAL("potential"),
        NONE("none"),
        TIMED_OUT("timed out"),
        NOT_EXECUTABLE("not executable"),
        /** The tester itself went wrong. */
        FAILED("failed");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    static Answer of(Finding finding, boolean isStopped, double seconds) {
        return switch (finding.verdict()) {
            case Verdict.Refuted(var counterexample, var isGenuine) ->
                new Answer(isGenuine ? Kind.REFUTED : Kind.POTENTIAL, seconds, counterexample.summary());
            case Verdict.Survived(var tests, var _) ->
                new Answer(isStopped ? Kind.TIMED_OUT : Kind.NONE, seconds, tests + " tests");
            case Verdict.Failed(var crash) -> new Answer(Kind.FAILED, seconds, crash.message());
            case Verdict.Stopped stopped -> new Answer(Kind.TIMED_OUT, seconds, stopped.sentence());
            case Verdict.Unknown(var reason) ->
                // A search that ends before its time without an answer met something that could not be computed.
                new Answer(isStopped ? Kind.TIMED_OUT : Kind.NOT_EXECUTABLE, seconds, reason);
            case Verdict.NotExecutable(var _, var reason) -> new Answer(Kind.NOT_EXECUTABLE, seconds, reason);
        };
    }
}
