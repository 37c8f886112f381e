package dev.assay.prove.isar;

import dev.assay.logic.proof.ProofChecker;
import dev.assay.logic.proof.ReadingException;
import dev.assay.logic.proof.WrittenProof;
import dev.assay.prove.method.Methods;
import dev.assay.prove.method.UnknownMethod;
import java.time.Duration;
import java.util.function.Supplier;

/** Checks the proofs of a theory: each step must be shown by its method, in the kernel. */
public final class IsarChecker implements ProofChecker {
    /** The methods for the next proof. */
    private final Supplier<Methods> methods;

    private IsarChecker(Supplier<Methods> methods) {
        this.methods = methods;
    }

    /** With the usual methods, each of which may take so long. */
    public static IsarChecker standard(Duration perMethod) {
        var methods = Methods.standard(perMethod);
        return new IsarChecker(() -> methods);
    }

    /** With the usual methods, all of which together may take so long for each proof. */
    public static IsarChecker within(Duration perProof) {
        return new IsarChecker(() -> Methods.within(perProof));
    }

    /** With the usual methods, each of which has as many steps as take so long on a usual machine. */
    public static IsarChecker repeatable(Duration perMethod) {
        var methods = Methods.repeatable(perMethod);
        return new IsarChecker(() -> methods);
    }

    @Override
    public Verdict check(WrittenProof proof) {
        if (proof.steps().isEmpty()) {
            return new Verdict.NotAttempted(proof.position(), "there is no proof to follow");
        }
        if (proof.isGivenUp()) {
            return new Verdict.NotAttempted(proof.position(), "the proof was given up");
        }
        var walk = new ProofWalk(proof, methods.get());
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
