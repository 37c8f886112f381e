package dev.assay.syntax.isabelle.outer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProofsTest {
    private static Proof proof(String text) {
        return Samples.only(FactCommand.Statement.class, text).proof();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            value = {
                "by auto @ BY",
                "by (induct x) (simp_all add: foo)+ @ BY",
                "apply auto apply (rule x)[1] done @ DONE",
                "proof - show A by x qed @ QED",
                "proof (cases x) case 1 then show ?thesis .. next case 2 thus ?thesis sorry qed (auto) @ QED",
                "sorry @ SORRY",
                "proof have B oops @ OOPS",
                ". @ IMMEDIATE",
                ".. @ IMMEDIATE",
                "using x unfolding y by z @ BY",
                "subgoal for x by auto subgoal premises p apply simp done done @ DONE",
                "proof { fix x have B proof qed } moreover obtain y where C by z ultimately show A by w qed @ QED"
            })
    void aProofEndsWhenItsLastGoalIsProved(String proof, Proof.Ending ending) {
        TheoryText theory = Samples.theory("lemma A " + proof + "\nlemma B sorry");
        assertEquals(List.of(), theory.errors());
        assertEquals(2, theory.commands().size());
        assertEquals(ending, Samples.proof(theory.commands().getFirst()).ending());
    }

    @Test
    void theStepsAreInOrderWithTheirDepth() {
        Proof proof = proof("lemma A\nproof -\n  have B by x\n  then show A by y\nqed");
        assertEquals(
                "proof0 have0 by1 then0 show0 by1 qed0",
                proof.steps().stream()
                        .map(step -> step.keyword() + step.depth())
                        .collect(Collectors.joining(" ")));
        assertEquals(8, proof.start());
        assertEquals(52, proof.end());
    }

    @Test
    void aDiagnosticKnowsWhetherItIsAboutTheOriginalGoal() {
        Proof proof = proof("""
                lemma "A"
                nitpick [expect = genuine]
                supply foo
                quickcheck
                apply auto
                nitpick 1
                apply simp
                nitpick 2
                oops
                """);
        assertEquals(
                "nitpick 0 true, quickcheck 0 true, nitpick 1 false, nitpick 2 false",
                proof.diagnostics().stream()
                        .map(attached -> attached.diagnostic().span().keyword() + " " + attached.applies() + " "
                                + attached.original())
                        .collect(Collectors.joining(", ")));
    }

    @Test
    void otherCommandsThatLeaveGoalsHaveProofsToo() {
        for (String text : List.of(
                "typedef t = \"UNIV\" by auto",
                "function f where \"f x = x\" by pat_completeness auto",
                "termination by size_change",
                "instance t :: c proof qed",
                "interpretation l x by unfold_locales",
                "code_pred p .",
                "lift_definition c :: t is x by simp")) {
            Command command = Samples.only(Command.class, text);
            assertFalse(Samples.proof(command).steps().isEmpty(), text);
        }
    }

    @Test
    void textBetweenTheStepsIsNoStep() {
        Proof proof = proof("lemma A apply x txt ‹so› (* and *) apply y done");
        assertEquals(3, proof.steps().size());
        assertTrue(proof.diagnostics().isEmpty());
    }
}
