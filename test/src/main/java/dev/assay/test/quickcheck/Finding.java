package dev.assay.test.quickcheck;

import dev.assay.test.Report;
import dev.assay.test.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * What testing a conjecture came to.
 *
 * @param by the tester that says so
 * @param instance at which types and interpretation, or empty
 * @param notes whatever else deserves to be seen, such as a counterexample that was dropped
 * @param report what became of the single tests, if somebody wants to know
 */
public record Finding(
        Verdict verdict,
        String by,
        String instance,
        Confirmation confirmation,
        List<String> notes,
        Optional<Report> report) {
    public Finding {
        notes = List.copyOf(notes);
    }

    /** One without a report. */
    public Finding(Verdict verdict, String by, String instance, Confirmation confirmation, List<String> notes) {
        this(verdict, by, instance, confirmation, notes, Optional.empty());
    }

    public boolean isGenuine() {
        return verdict instanceof Verdict.Refuted(var _, var isGenuine) && isGenuine;
    }

    /** How much it says; the greatest speaks for several testers. */
    int weight() {
        return switch (verdict) {
            case Verdict.Refuted(var _, var isGenuine) ->
                isGenuine ? (confirmation == Confirmation.CONFIRMED ? 8 : 7) : 6;
            case Verdict.Survived(var _, var isComplete) -> isComplete ? 5 : 4;
            case Verdict.Failed _ -> 3;
            case Verdict.Stopped(var _, var tests) -> tests > 0 ? 3 : 2;
            case Verdict.Unknown _ -> 2;
            case Verdict.NotExecutable _ -> 1;
        };
    }

    Finding withReport(Optional<Report> counted) {
        return new Finding(verdict, by, instance, confirmation, notes, counted);
    }

    Finding withNotes(List<String> more) {
        return new Finding(verdict, by, instance, confirmation, more, report);
    }
}
