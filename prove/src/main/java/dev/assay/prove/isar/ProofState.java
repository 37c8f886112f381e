package dev.assay.prove.isar;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.infer.TypeException;
import dev.assay.logic.kernel.KernelException;
import dev.assay.prove.method.Methods;
import dev.assay.prove.method.UnknownMethod;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Claim;
import dev.assay.syntax.isabelle.TheoryStatement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is left to prove in the middle of a proof. */
public final class ProofState {
    private ProofState() {}

    /**
     * The goals of a statement where this place in its proof is, with all that the statement assumes; none if some step before it
     * cannot be followed.
     */
    public static Optional<List<Conjecture>> goals(TheoryStatement statement, int offset, Methods methods) {
        if (statement.claim().isEmpty()) {
            return Optional.empty();
        }
        Claim claim = statement.claim().get();
        try {
            return Optional.of(new ProofWalk(statement, claim, methods)
                    .goalsBefore(offset).stream()
                            .map(goal -> {
                                var assumptions = new ArrayList<Term>(claim.located());
                                assumptions.addAll(claim.premises());
                                assumptions.addAll(goal.assumptions());
                                return new Conjecture(
                                        "", statement.command().position(), assumptions, goal.conclusion());
                            })
                            .toList());
        } catch (ProofError | UnknownMethod | SyntaxException | TypeException | KernelException e) {
            return Optional.empty();
        }
    }
}
