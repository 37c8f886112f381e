package dev.assay.prove.isar;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.proof.Claim;
import dev.assay.logic.proof.ReadingException;
import dev.assay.logic.proof.WrittenProof;
import dev.assay.prove.method.Methods;
import dev.assay.prove.method.UnknownMethod;
import java.util.ArrayList;
import java.util.List;

/** What is left to prove in the middle of a proof. */
public sealed interface ProofState {
    /** The goals, with all that the statement assumes. */
    record Left(List<Conjecture> goals) implements ProofState {
        public Left {
            goals = List.copyOf(goals);
        }
    }

    /** A step before cannot be followed. */
    record NotFollowed(Position position, String reason) implements ProofState {}

    /** What the first steps of a proof leave. */
    static ProofState after(WrittenProof proof, int steps, Methods methods) {
        Claim claim = proof.claim();
        var walk = new ProofWalk(proof, methods);
        try {
            return new Left(walk.goalsAfter(steps).stream()
                    .map(goal -> {
                        var assumptions = new ArrayList<Term>(claim.located());
                        assumptions.addAll(claim.premises());
                        assumptions.addAll(goal.assumptions());
                        return new Conjecture("", proof.position(), assumptions, goal.conclusion());
                    })
                    .toList());
        } catch (ProofError e) {
            return new NotFollowed(e.position(), String.valueOf(e.getMessage()));
        } catch (UnknownMethod e) {
            return new NotFollowed(e.position(), String.valueOf(e.getMessage()));
        } catch (ReadingException e) {
            return new NotFollowed(e.position(), String.valueOf(e.getMessage()));
        }
    }
}
