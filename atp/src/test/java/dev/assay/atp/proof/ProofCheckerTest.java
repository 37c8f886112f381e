package dev.assay.atp.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.atp.proof.Proof.Premise;
import dev.assay.atp.proof.Proof.Step;
import dev.assay.atp.superposition.Judgement;
import dev.assay.atp.superposition.SuperpositionProver;
import dev.assay.atp.superposition.Tptp;
import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Symbol;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Literal;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProofCheckerTest {
    private static final String GROUP = """
            fof(assoc, axiom, ![X,Y,Z]: mult(mult(X,Y),Z) = mult(X,mult(Y,Z))).
            fof(left_one, axiom, ![X]: mult(one,X) = X).
            fof(left_inverse, axiom, ![X]: mult(inv(X),X) = one).
            fof(goal, conjecture, ![X]: mult(X,inv(X)) = one).
            """;

    private static final String SPLIT = """
            fof(a1, axiom, ![X,Y]: (p(X) | q(Y))).
            fof(a2, axiom, ![X]: (p(X) => r(X))).
            fof(a3, axiom, ![X]: (q(X) => r(X))).
            fof(a4, axiom, ![X,Y]: (r(X) => (s(Y) | t(X)))).
            fof(a5, axiom, ~ s(b)).
            fof(goal, conjecture, t(a)).
            """;

    private record Proved(List<Clause> problem, Proof proof) {}

    private static List<Proved> proofs() {
        var result = new ArrayList<Proved>();
        for (String text : List.of(GROUP, SPLIT)) {
            List<Clause> clauses = Tptp.clauses(text);
            for (String strategy : List.of("plain+split", "ordered", "goal")) {
                try (Meter meter = Budget.UNLIMITED.withSteps(100_000).start()) {
                    var refuted = assertInstanceOf(
                            Judgement.Refuted.class, SuperpositionProver.refute(clauses, strategy, meter));
                    result.add(new Proved(clauses, refuted.proof()));
                }
            }
        }
        return result;
    }

    @Test
    void proofsAreAccepted() {
        for (Proved proved : proofs()) {
            assertEquals(Optional.empty(), ProofChecker.complaint(proved.problem, proved.proof));
        }
    }

    @Test
    void conclusionsWithALiteralLeftOutAreRejected() {
        forEachStep((proved, step) -> {
            for (int i = 0; i < step.literals().size(); i++) {
                var literals = new ArrayList<>(step.literals());
                literals.remove(i);
                rejects(proved, new Step(step.number(), step.rule(), step.premises(), literals, step.origin()));
            }
        });
    }

    @Test
    void conclusionsWithASignTurnedRoundAreRejected() {
        forEachStep((proved, step) -> {
            for (int i = 0; i < step.literals().size(); i++) {
                var literals = new ArrayList<>(step.literals());
                Literal old = literals.get(i);
                literals.set(i, new Literal(!old.isPositive(), old.atom()));
                rejects(proved, new Step(step.number(), step.rule(), step.premises(), literals, step.origin()));
            }
        });
    }

    @Test
    void stepsWithoutOneOfTheirPremisesAreRejected() {
        forEachStep((proved, step) -> {
            for (int i = 0; i < step.premises().size(); i++) {
                var premises = new ArrayList<>(step.premises());
                premises.remove(i);
                rejects(proved, new Step(step.number(), step.rule(), premises, step.literals(), step.origin()));
            }
        });
    }

    @Test
    void stepsThatUseThemselvesOrLaterOnesAreRejected() {
        forEachStep((proved, step) -> rejects(
                proved,
                new Step(
                        step.number(),
                        step.rule(),
                        List.of(new Premise(step.number(), Map.of())),
                        step.literals(),
                        step.origin())));
    }

    /** A wrong term for a variable that matters makes the step wrong; few variables do not matter. */
    @Test
    void nearlyAllWrongSubstitutionsAreRejected() {
        int[] tried = {0};
        int[] rejected = {0};
        forEachStep((proved, step) -> {
            for (int i = 0; i < step.premises().size(); i++) {
                Premise premise = step.premises().get(i);
                for (Variable variable : premise.substitution().keySet()) {
                    Map<Variable, FolTerm> wrong = new HashMap<>(premise.substitution());
                    wrong.put(variable, FolTerm.apply(Symbol.untyped("wrong", 0, false)));
                    var premises = new ArrayList<>(step.premises());
                    premises.set(i, new Premise(premise.step(), wrong));
                    tried[0]++;
                    rejected[0] += complaint(
                                            proved,
                                            new Step(
                                                    step.number(),
                                                    step.rule(),
                                                    premises,
                                                    step.literals(),
                                                    step.origin()))
                                    .isPresent()
                            ? 1
                            : 0;
                }
            }
        });
        assertTrue(rejected[0] >= 0.9 * tried[0], rejected[0] + " of " + tried[0]);
    }

    @Test
    void aStepThatPretendsToBeInputIsRejected() {
        forEachStep((proved, step) -> {
            if (step.rule() != Rule.INPUT) {
                rejects(proved, new Step(step.number(), Rule.INPUT, List.of(), step.literals(), Optional.empty()));
            }
        });
    }

    @Test
    void aProofMustEndWithTheEmptyClause() {
        Proved proved = proofs().getFirst();
        List<Step> steps = proved.proof.steps();
        assertTrue(ProofChecker.complaint(proved.problem, new Proof(steps.subList(0, steps.size() - 1)))
                .isPresent());
    }

    private interface Check {
        void run(Proved proved, Step step);
    }

    private static void forEachStep(Check check) {
        for (Proved proved : proofs()) {
            proved.proof.steps().forEach(step -> check.run(proved, step));
        }
    }

    private static Optional<String> complaint(Proved proved, Step changed) {
        var steps = new ArrayList<>(proved.proof.steps());
        steps.set(changed.number(), changed);
        return ProofChecker.complaint(proved.problem, new Proof(steps));
    }

    private static void rejects(Proved proved, Step changed) {
        assertTrue(complaint(proved, changed).isPresent(), () -> "accepted " + changed);
    }
}
