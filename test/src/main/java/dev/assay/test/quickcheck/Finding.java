package dev.assay.test.quickcheck;

import dev.assay.test.Verdict;
import java.util.List;

/**
 * What testing a conjecture came to.
 *
 * @param by the tester that says so
 * @param instance at which types and interpretation, or empty
 * @param notes whatever else deserves to be seen, such as a counterexample that was dropped
 */
public record Finding(Verdict verdict, String by, String instance, Confirmation confirmation, List<String> notes) {
    public Finding {
        notes = List.copyOf(notes);
    }

    public boolean isGenuine() {
        return verdict instanceof Verdict.Refuted(var _, var isGenuine) && isGenuine;
    }

    /** How much it says; the greatest speaks for several testers. */
    int weight() {
        return switch (verdict) {
            case Verdict.Refuted(var _, var isGenuine) ->
                isGenuine ? (confirmation == Confirmation.CONFIRMED ? 7 : 6) : 4;
            case Verdict.Survived(var _, var isComplete) -> isComplete ? 5 : 3;
            case Verdict.Unknown _ -> 2;
            case Verdict.NotExecutable _ -> 1;
        };
    }

    Finding withNotes(List<String> more) {
        return new Finding(verdict, by, instance, confirmation, more);
    }
}
