package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.logic.kernel.Thm;
import java.util.List;

/** Follows the proof of a statement while its theory is read. */
public interface ProofChecker {
    /** Passes over every proof. */
    ProofChecker NONE = _ -> new Verdict.NotAttempted(Position.NONE, "no proof is checked");

    /** What became of a proof. */
    sealed interface Verdict {
        /** A theorem for each conclusion, under all assumptions of the claim. */
        record Checked(List<Thm> theorems) implements Verdict {
            public Checked {
                theorems = List.copyOf(theorems);
            }
        }

        /** A step that does not show what it says. */
        record Wrong(Position position, String sentence) implements Verdict {}

        /** The proof uses something that is not there, or is left out. */
        record NotAttempted(Position position, String reason) implements Verdict {}
    }

    /** What became of the proof of a statement. */
    record Report(TheoryStatement statement, Verdict verdict) {}

    Verdict check(TheoryStatement statement);
}
