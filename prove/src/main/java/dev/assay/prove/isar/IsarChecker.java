package dev.assay.prove.isar;

import dev.assay.logic.infer.TypeException;
import dev.assay.logic.kernel.KernelException;
import dev.assay.prove.method.Methods;
import dev.assay.prove.method.UnknownMethod;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.ProofChecker;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.syntax.isabelle.outer.Proof;
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
    public Verdict check(TheoryStatement statement) {
        Proof proof = statement.proof();
        if (statement.claim().isEmpty() || proof.steps().isEmpty()) {
            return new Verdict.NotAttempted(statement.command().position(), "there is no proof to follow");
        }
        switch (proof.ending()) {
            case SORRY, OOPS, UNFINISHED -> {
                return new Verdict.NotAttempted(statement.command().position(), "the proof was given up");
            }
            case BY, DONE, QED, IMMEDIATE, NOT_NEEDED -> {}
        }
        var walk = new ProofWalk(statement, statement.claim().orElseThrow(), methods);
        try {
            return new Verdict.Checked(walk.theorems());
        } catch (ProofError e) {
            return new Verdict.Wrong(e.position(), String.valueOf(e.getMessage()));
        } catch (UnknownMethod e) {
            return new Verdict.NotAttempted(e.position(), String.valueOf(e.getMessage()));
        } catch (SyntaxException e) {
            return new Verdict.Wrong(
                    e.position().isNone() ? walk.position() : e.position(), String.valueOf(e.getMessage()));
        } catch (TypeException e) {
            return new Verdict.Wrong(
                    e.position().isNone() ? walk.position() : e.position(), String.valueOf(e.getMessage()));
        } catch (KernelException e) {
            return new Verdict.Wrong(walk.position(), "the step does not hold: " + e.getMessage());
        }
    }
}
