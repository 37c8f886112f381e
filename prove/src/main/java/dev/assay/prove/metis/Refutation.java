package dev.assay.prove.metis;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The derivation of False from facts and the negated goal, in terms that a user understands; the last step is False. */
public record Refutation(List<Step> steps) {
    public Refutation {
        steps = List.copyOf(steps);
    }

    /**
     * A clause of the derivation.
     *
     * @param literals whose disjunction it is; their variables begin with {@code _}
     * @param premises the numbers of the steps that it follows from
     * @param origin where it is from, if it is not derived
     * @param isSayable whether it mentions no function that stands for a witness
     */
    public record Step(List<Term> literals, List<Integer> premises, Optional<Origin> origin, boolean isSayable) {
        public Step {
            literals = List.copyOf(literals);
            premises = List.copyOf(premises);
        }
    }

    /** Whether the negated goal or an assumption was used at all; otherwise the facts contradict one another. */
    public boolean usesGoal() {
        return steps.stream()
                .anyMatch(s -> s.origin()
                        .filter(o -> o instanceof Origin.NegatedGoal || o instanceof Origin.OfAssumption)
                        .isPresent());
    }

    /** Whether a variable stands for all values. */
    public static boolean isVariable(Free variable) {
        return Bank.isSchematic(variable);
    }

    static Refutation of(Clause empty, Replay replay, Definitions definitions) {
        Map<Free, Term> values = definitions.values();
        var numbers = new HashMap<Clause, Integer>();
        var steps = new ArrayList<Step>();
        for (Clause clause : Replay.ancestors(empty)) {
            var literals = new ArrayList<Term>();
            for (Literal literal : clause.literals) {
                Term atom = replay.atom(literal);
                literals.add(literal.isPositive() ? atom : Hol.mkNot(atom));
            }
            boolean isSayable =
                    literals.stream().flatMap(l -> l.frees().stream()).noneMatch(definitions::isWitness);
            Optional<Origin> origin =
                    clause.derivation instanceof Derivation.Input(var _, var own) ? Optional.of(own) : Optional.empty();
            List<Integer> premises =
                    clause.derivation.premises().stream().map(numbers::get).toList();
            numbers.put(clause, steps.size());
            List<Term> said =
                    literals.stream().map(l -> l.substitute(values).normal()).toList();
            steps.add(new Step(said, premises, origin, isSayable));
        }
        return new Refutation(steps);
    }
}
