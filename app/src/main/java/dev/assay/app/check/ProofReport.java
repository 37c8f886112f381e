package dev.assay.app.check;

import dev.assay.app.cli.Plural;
import dev.assay.logic.Position;
import dev.assay.logic.proof.ProofChecker.Verdict;
import dev.assay.syntax.isabelle.CheckedProof;
import java.util.List;

/** What became of the proofs of a theory, as numbers. */
public record ProofReport(int checked, int wrong, int notFollowed, int notAttempted) {
    public static final ProofReport NONE = new ProofReport(0, 0, 0, 0);

    public static ProofReport of(List<CheckedProof> reports) {
        int checked = 0;
        int wrong = 0;
        int notFollowed = 0;
        int notAttempted = 0;
        for (CheckedProof report : reports) {
            switch (report.verdict()) {
                case Verdict.Checked _ -> checked++;
                case Verdict.Wrong _ -> wrong++;
                case Verdict.NotFollowed _ -> notFollowed++;
                case Verdict.NotAttempted _ -> notAttempted++;
            }
        }
        return new ProofReport(checked, wrong, notFollowed, notAttempted);
    }

    public ProofReport plus(ProofReport other) {
        return new ProofReport(
                checked + other.checked,
                wrong + other.wrong,
                notFollowed + other.notFollowed,
                notAttempted + other.notAttempted);
    }

    /** A sentence with its place for a proof that is wrong, could not be followed or was passed over; none for one that holds. */
    public static String sentence(CheckedProof report) {
        return switch (report.verdict()) {
            case Verdict.Checked _ -> "";
            case Verdict.Wrong(var position, var sentence) ->
                at(position) + "the proof is wrong: " + sentence.replaceFirst("\\.$", "") + ".";
            case Verdict.NotFollowed(var position, var sentence) ->
                at(position) + "could not follow: " + sentence.replaceFirst("\\.$", "") + ".";
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
        return wrong + notFollowed + notAttempted;
    }

    @Override
    public String toString() {
        return Plural.of(all(), "proof") + ": " + checked + " checked, " + wrong + " wrong, " + notFollowed
                + " not followed, " + notAttempted + " not attempted";
    }
}
