package dev.assay.test.mutation;

import dev.assay.judge.Judged;
import dev.assay.judge.Outcome;
import dev.assay.judge.Verdict;
import java.util.List;

/** What became of one mutant in the hands of one engine. */
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

    /** @param isOver whether it took all of its time */
    static Answer of(Judged judged, boolean isOver) {
        return switch (judged.verdict()) {
            case Verdict.Refuted refuted -> new Answer(Kind.REFUTED, judged.seconds(), values(refuted));
            case Verdict.Potential potential -> new Answer(Kind.POTENTIAL, judged.seconds(), values(potential));
            case Verdict.Failed(var sentences) -> new Answer(Kind.FAILED, judged.seconds(), sentences.getFirst());
            case Verdict.Proved _, Verdict.Claimed _, Verdict.Corroborated _, Verdict.Unknown _, Verdict.Unread _ ->
                new Answer(kind(judged.outcomes(), isOver), judged.seconds(), detail(judged));
        };
    }

    private static String values(Verdict verdict) {
        return String.join(", ", verdict.lines());
    }

    /** A search that ends before its time without an answer met something that could not be computed. */
    private static Kind kind(List<Outcome> outcomes, boolean isOver) {
        if (outcomes.stream().anyMatch(Outcome.Refuted.class::isInstance)) {
            return Kind.POTENTIAL;
        }
        if (isOver) {
            return Kind.TIMED_OUT;
        }
        return outcomes.stream().allMatch(Outcome.Unknown.class::isInstance) ? Kind.NOT_EXECUTABLE : Kind.NONE;
    }

    private static String detail(Judged judged) {
        return judged.outcomes().stream()
                .map(o -> o instanceof Outcome.Unknown(var _, var reason, var _) ? reason.sentence() : o.summary())
                .findFirst()
                .orElse("");
    }
}
