package dev.assay.logic.proof;

import dev.assay.logic.Position;
import dev.assay.logic.kernel.Thm;
import java.util.List;

/** Follows proofs. */
@FunctionalInterface
public interface ProofChecker {
    /** Passes over every proof. */
    ProofChecker NONE = _ -> new Verdict.NotAttempted(Position.NONE, "no proof is checked");

    /** Of a statement that has no proof of its own. */
    Verdict NOTHING_TO_FOLLOW = new Verdict.NotAttempted(Position.NONE, "there is no proof to follow");

    /** What became of a proof. */
    sealed interface Verdict {
        /** A theorem for each conclusion, under all assumptions of the claim. */
        record Checked(List<Thm> theorems) implements Verdict {
            public Checked {
                theorems = List.copyOf(theorems);
            }
        }

        /** What it is to show is false. */
        record Wrong(Position position, String sentence) implements Verdict {}

        /** Some step could not be followed: what it does is beyond our methods, or it does not show what it says. */
        record NotFollowed(Position position, String sentence) implements Verdict {}

        /** There is no proof, or a part of it is left out. */
        record NotAttempted(Position position, String reason) implements Verdict {}
    }

    Verdict check(WrittenProof proof);
}
