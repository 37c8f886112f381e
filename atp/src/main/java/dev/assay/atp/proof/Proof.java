package dev.assay.atp.proof;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Role;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Literal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A refutation of clauses. The steps are numbered from 0 on, each after its premises; the last one is empty. */
public record Proof(List<Step> steps) {
    public Proof {
        steps = List.copyOf(steps);
    }

    /**
     * The conclusion follows from the instances of the premises, whatever values its variables have.
     *
     * @param literals the conclusion
     * @param origin for a step that is input, the clause of the problem, whose literals are the conclusion
     */
    public record Step(int number, Rule rule, List<Premise> premises, List<Literal> literals, Optional<Clause> origin) {
        public Step {
            premises = List.copyOf(premises);
            literals = List.copyOf(literals);
        }

        /** A clause of the problem. */
        static Step input(int number, Clause origin) {
            return new Step(number, Rule.INPUT, List.of(), origin.literals(), Optional.of(origin));
        }
    }

    /**
     * A step that is used.
     *
     * @param substitution for variables of the step; variables it does not mention stay
     */
    public record Premise(int step, Map<Variable, FolTerm> substitution) {
        public Premise {
            substitution = Map.copyOf(substitution);
        }
    }

    /** The clauses of the problem that are used. */
    public List<Clause> leaves() {
        return steps.stream().flatMap(s -> s.origin().stream()).toList();
    }

    /** The names of the axioms that are used, in order. */
    public List<String> usedAxioms() {
        Set<String> names = new LinkedHashSet<>();
        leaves().stream().filter(c -> c.role() == Role.AXIOM).forEach(c -> names.add(c.name()));
        return List.copyOf(names);
    }
}
