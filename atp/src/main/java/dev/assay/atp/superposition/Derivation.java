package dev.assay.atp.superposition;

import dev.assay.atp.proof.Rule;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Role;
import java.util.List;

/** Where a clause comes from: enough to write the proof down once there is one. */
sealed interface Derivation {
    /**
     * A clause of the problem.
     *
     * @param variables in the order of the numbers that they have here
     */
    record Input(dev.assay.fol.clause.Clause origin, List<Variable> variables) implements Derivation {
        @Override
        public List<Clause> premises() {
            return List.of();
        }

        @Override
        public boolean isFromGoal() {
            return origin.role() != Role.AXIOM;
        }
    }

    /** One inference; a substitution gives for each variable of its premise a term over those of the conclusion. */
    record Inference(Rule rule, List<Clause> premises, List<int[]> substitutions) implements Derivation {
        @Override
        public boolean isFromGoal() {
            return premises.stream().anyMatch(p -> p.isGoal);
        }
    }

    /**
     * All occurrences of terms replaced, one after the other, each by the side of an equation.
     *
     * @param terms before and after, for each equation, over the variables of the premise
     * @param renaming of the premise's variables to those of the conclusion
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared, and there are millions
    record Rewriting(Clause premise, List<Clause> equations, int[] terms, int[] renaming) implements Derivation {
        @Override
        public List<Clause> premises() {
            return List.of(premise);
        }

        @Override
        public boolean isFromGoal() {
            return premise.isGoal;
        }
    }

    /** The component of split clauses that has this name. */
    record Component(int name, boolean isFromGoal) implements Derivation {
        @Override
        public List<Clause> premises() {
            return List.of();
        }
    }

    /** The clauses on which the search for inferences rested. */
    List<Clause> premises();

    boolean isFromGoal();
}
