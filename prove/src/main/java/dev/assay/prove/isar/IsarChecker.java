package dev.assay.prove.isar;

import dev.assay.logic.proof.ProofChecker;
import dev.assay.logic.proof.ReadingException;
import dev.assay.logic.proof.WrittenProof;
import dev.assay.prove.method.Methods;
import dev.assay.prove.method.UnknownMethod;
import java.time.Duration;

/** Checks the proofs of a theory: each step must be shown by its method, in the kernel. */
public final class IsarChecker implements ProofChecker {
    private final Methods methods;

    public IsarChecker(Methods methods) {
        this.methods = methods;
    }

    /** With the usual methods, each of which may take so long. */
    public static IsarChecker standard(Duration perMethod) {
        return new IsarChecker(Methods.standard(perMethod));
    }

    @Override
    public Verdict check(WrittenProof proof) {
        if (proof.steps().isEmpty()) {
            return new Verdict.NotAttempted(proof.position(), "there is no proof to follow");
        }
        if (proof.isGivenUp()) {
            return new Verdict.NotAttempted(proof.position(), "the proof was given up");
        }
        var walk = new ProofWalk(proof, methods);
        try {
            return new Verdict.Checked(walk.theorems());
        } catch (LeftOut e) {
            return new Verdict.NotAttempted(e.position(), String.valueOf(e.getMessage()));
        } catch (ProofError e) {
            return new Verdict.NotFollowed(e.position(), String.valueOf(e.getMessage()));
        } catch (UnknownMethod e) {
            return new Verdict.NotFollowed(e.position(), String.valueOf(e.getMessage()));
        } catch (ReadingException e) {
            return new Verdict.NotFollowed(
                    e.position().isNone() ? walk.position() : e.position(), String.valueOf(e.getMessage()));
        }
    }
}
