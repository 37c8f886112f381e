package dev.assay.app.check;

import dev.assay.app.cli.Plural;
import dev.assay.logic.Position;
import dev.assay.logic.proof.ProofChecker.Verdict;
import dev.assay.syntax.isabelle.CheckedProof;
import java.util.List;

/** What became of the proofs of a theory: those that are wrong one by one, the others as numbers. */
public record ProofReport(int checked, int failed, int notAttempted) {
    public static final ProofReport NONE = new ProofReport(0, 0, 0);

    public static ProofReport of(List<CheckedProof> reports) {
        int checked = 0;
        int failed = 0;
        int notAttempted = 0;
        for (CheckedProof report : reports) {
            switch (report.verdict()) {
                case Verdict.Checked _ -> checked++;
                case Verdict.Wrong _ -> failed++;
                case Verdict.NotAttempted _ -> notAttempted++;
            }
        }
        return new ProofReport(checked, failed, notAttempted);
    }

    public ProofReport plus(ProofReport other) {
        return new ProofReport(checked + other.checked, failed + other.failed, notAttempted + other.notAttempted);
    }

    /** A sentence with its place for a proof that is wrong or was passed over; none for one that holds. */
    public static String sentence(CheckedProof report) {
        return switch (report.verdict()) {
            case Verdict.Checked _ -> "";
            case Verdict.Wrong(var position, var sentence) -> at(position) + sentence + ".";
            case Verdict.NotAttempted(var position, var reason) ->
                at(position) + "the proof is passed over: " + reason.replaceFirst("\\.$", "") + ".";
        };
    }

    private static String at(Position position) {
        return position.isNone() ? "" : position + ": ";
    }

    public int all() {
        return checked + open();
    }

    /** Those of which is not known that they hold. */
    public int open() {
        return failed + notAttempted;
    }

    @Override
    public String toString() {
        return Plural.of(all(), "proof") + ": " + checked + " checked, " + failed + " failed, " + notAttempted
                + " not attempted";
    }
}
