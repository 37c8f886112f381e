package dev.assay.prove.metis;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The derivation of False from facts and the negated goal, in terms that a user understands; the last step is False. */
public record Refutation(List<Step> steps) {
    public Refutation {
        steps = List.copyOf(steps);
    }

    /**
     * A clause of the derivation.
     *
     * @param formula the disjunction of its literals; its variables begin with {@code _}
     * @param premises the numbers of the steps that it follows from
     * @param facts the numbers of the facts that it is part of or, for a derived clause, none
     * @param isNegatedGoal whether it is part of the negated goal
     * @param isSayable whether it mentions no function that stands for a witness
     */
    public record Step(Term formula, List<Integer> premises, List<Integer> facts, boolean isNegatedGoal, boolean isSayable) {
        public Step {
            premises = List.copyOf(premises);
            facts = List.copyOf(facts);
        }
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
            Term formula = Hol.disjunction(literals);
            boolean isSayable = formula.frees().stream().noneMatch(definitions::isWitness);
            boolean isGoal = clause.derivation instanceof Derivation.Input(var _, var origin) && origin == Derivation.GOAL;
            List<Integer> facts = clause.derivation instanceof Derivation.Input(var _, var origin) && origin >= 0
                    ? List.of(origin)
                    : List.of();
            List<Integer> premises =
                    clause.derivation.premises().stream().map(numbers::get).toList();
            numbers.put(clause, steps.size());
            steps.add(new Step(formula.substitute(values).normal(), premises, facts, isGoal, isSayable));
        }
        return new Refutation(steps);
    }
}
