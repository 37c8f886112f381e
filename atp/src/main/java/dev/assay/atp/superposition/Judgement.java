package dev.assay.atp.superposition;

import dev.assay.atp.proof.Proof;
import dev.assay.atp.proof.ProofChecker;
import dev.assay.fol.clause.Clause;
import dev.assay.run.Limit;
import java.util.List;

/** What the embedded prover found out about a set of clauses. */
public sealed interface Judgement {
    /** That it has no model: here is a proof, which was checked. */
    record Refuted(Proof proof, String strategy, long inferences) implements Judgement {}

    /**
     * That nothing more follows from it.
     *
     * @param isComplete whether that means that it has a model
     */
    record Saturated(List<Clause> clauses, boolean isComplete, String strategy, long inferences) implements Judgement {
        public Saturated {
            clauses = List.copyOf(clauses);
        }
    }

    /** Nothing within its limits. */
    record Stopped(Limit limit, String strategy, long inferences) implements Judgement {}

    /** That a strategy claims what the checker does not accept: it has a mistake, and says nothing. */
    record Faulty(String complaint, String strategy, long inferences) implements Judgement {}

    /** What a proof is worth. */
    static Judgement checked(List<Clause> problem, Proof proof, String strategy, long inferences) {
        return ProofChecker.complaint(problem, proof)
                .<Judgement>map(complaint -> new Faulty(complaint, strategy, inferences))
                .orElseGet(() -> new Refuted(proof, strategy, inferences));
    }

    String strategy();

    /** How many inferences were drawn. */
    long inferences();

    /** The same after so many inferences more. */
    default Judgement after(long more) {
        return switch (this) {
            case Refuted(var proof, var strategy, var own) -> new Refuted(proof, strategy, own + more);
            case Saturated(var clauses, var isComplete, var strategy, var own) ->
                new Saturated(clauses, isComplete, strategy, own + more);
            case Stopped(var limit, var strategy, var own) -> new Stopped(limit, strategy, own + more);
            case Faulty(var complaint, var strategy, var own) -> new Faulty(complaint, strategy, own + more);
        };
    }

    default boolean isDecisive() {
        return switch (this) {
            case Refuted _ -> true;
            case Saturated saturated -> saturated.isComplete();
            case Stopped _, Faulty _ -> false;
        };
    }
}
