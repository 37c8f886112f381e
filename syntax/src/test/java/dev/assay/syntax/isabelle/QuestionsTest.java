package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.syntax.Source;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class QuestionsTest {
    private static List<Question> questions(String body) {
        return Library.read(new Source("T.thy", "theory T imports Main begin\n" + body + "\nend"), Optional.empty())
                .questions();
    }

    private static Question only(String body) {
        List<Question> questions = questions(body);
        assertEquals(1, questions.size());
        return questions.getFirst();
    }

    @Test
    void aCommandAfterAStatementIsAboutItsGoal() {
        Question question = only(
                "lemma assumes \"x > (0::nat)\" shows \"x > 1\" quickcheck [size = 3, expect = counterexample] oops");
        assertEquals("quickcheck", question.keyword());
        assertEquals(2, question.position().line());
        assertEquals(Optional.of("counterexample"), question.expected());
        assertEquals(Optional.of("3"), question.option("size"));
        var goal = question.goal().orElseThrow();
        assertEquals(1, goal.assumptions().size());
    }

    @Test
    void theGoalHasTheAssumptionsOfItsLocale() {
        Question question = only(
                "locale l = fixes f :: \"nat ⇒ nat\" assumes f: \"f 0 = 0\"\nlemma (in l) \"f x = x\" nitpick oops");
        assertEquals(1, question.goal().orElseThrow().assumptions().size());
        Question inside = only(
                "locale l = fixes f :: \"nat ⇒ nat\" assumes f: \"f 0 = 0\" begin lemma \"f x = x\" nitpick oops end");
        assertEquals(1, inside.goal().orElseThrow().assumptions().size());
    }

    @Test
    void whatIsChainedToTheGoalIsKnown() {
        Question question = only("lemma \"x > (0::nat) ==> x > 1\" using le_refl le_trans[of 0] sledgehammer oops");
        assertEquals(List.of("le_refl", "le_trans"), question.chained());
        assertTrue(question.goal().isPresent());
    }

    @Test
    void theNumberOfASubgoalChoosesAmongThePropositions() {
        List<Question> questions = questions("lemma \"True\" and \"False\" nitpick 2 nitpick 3 oops");
        assertEquals("False", questions.get(0).goal().orElseThrow().conclusion().toString());
        assertTrue(questions.get(1).goal().isEmpty());
    }

    @Test
    void whatWasSetBeforeCountsUnlessTheCommandSaysOtherwise() {
        List<Question> questions = questions("""
                quickcheck_params [size = 5, iterations = 9]
                declare [[quickcheck_timing, quickcheck_depth = 7]]
                lemma "x = y" quickcheck [size = 2] oops
                quickcheck_params [size = 6]
                lemma "x = y" using [[quickcheck_depth = 8]] quickcheck oops
                lemma "x = y" quickcheck oops
                """);
        assertEquals(List.of("2", "6", "6"), values(questions, "size"));
        assertEquals(List.of("9", "9", "9"), values(questions, "iterations"));
        assertEquals(List.of("true", "true", "true"), values(questions, "timing"));
        assertEquals(List.of("7", "8", "7"), values(questions, "depth"));
        assertTrue(questions.get(1).goal().isPresent());
    }

    private static List<String> values(List<Question> questions, String option) {
        return questions.stream().map(q -> q.option(option).orElse("unset")).toList();
    }

    @Test
    void inTheMiddleOfAProofTheGoalIsNotKnown() {
        Question question = only("lemma \"x = x\" apply (cases x) nitpick oops");
        assertEquals(new Question.UnknownGoal("It stands in the middle of a proof."), question.subject());
    }

    @Test
    void afterAStatementThatCannotBeReadTheQuestionIsStillThere() {
        Question question = only("lemma \"x = = x\" nitpick [expect = none] oops");
        assertInstanceOf(Question.UnknownGoal.class, question.subject());
        assertEquals(Optional.of("none"), question.expected());
    }

    @Test
    void aValueIsAskedForWithWhatIsKnownThere() {
        List<Question> questions = questions("definition \"two = (2::nat)\" value two definition \"three = (3::nat)\"");
        assertEquals(new Question.Itself(), questions.getFirst().subject());
        var signature = questions.getFirst().context().theory().signature();
        assertEquals(
                Map.of("two", true, "three", false),
                Map.of(
                        "two", signature.constantType("T.two").isPresent(),
                        "three", signature.constantType("T.three").isPresent()));
    }
}
