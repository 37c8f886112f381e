package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Task;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.syntax.Source;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What commands have to show is stated under the name by which it is on trust. */
class ObligationsTest {
    private static Source theory(String... commands) {
        return new Source("T.thy", "theory T imports Main begin\n" + String.join("\n", commands) + "\nend\n");
    }

    private static List<Task> tasks(String... commands) {
        return new TheoryTasks(ProofChecker.NONE)
                .read(theory(commands), Optional.empty())
                .tasks();
    }

    /** A checker that has no proof of anything: what is not decided by it stays on trust. */
    private static TheoryDocument checked(String... commands) {
        return Library.read(
                theory(commands),
                Optional.empty(),
                proof -> new ProofChecker.Verdict.Wrong(proof.position(), "it does not hold"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    typedef s = "{n :: nat. n < f n}" by auto                  | typedef T.s               | ∃n. n < f n
                    quotient_type q = nat / "λx y. x ≤ (y :: nat)" by auto     | quotient_type T.q         | (λx y. x ≤ y) x x
                    instance u :: finite by standard                           | instance T.u :: Finite_Set.finite | finite top
                    instance u :: countably by standard simp                   | instance T.u :: T.countably | ∃f. inj_on f top
                    subclass (in order) refl_ord by standard                   | subclass Orderings.order ⊆ T.refl_ord | x ≤ x
                    interpretation i: semi "(-) :: nat ⇒ nat ⇒ nat" by auto    | T.i.semi_axioms           | x - y - z = x - (y - z)
                    """)
    void aCommandStatesWhatItHasToShow(String command, String name, String statement) {
        List<Task> tasks = tasks(
                "consts f :: \"nat ⇒ nat\"",
                "datatype u = A | B",
                "class countably = assumes \"∃f :: 'a ⇒ nat. inj f\"",
                "class refl_ord = ord + assumes \"x ≤ x\"",
                "locale semi = fixes g :: \"'a ⇒ 'a ⇒ 'a\" assumes \"g (g x y) z = g x (g y z)\"",
                command);
        assertTrue(
                tasks.stream()
                        .anyMatch(t -> t.conjecture().name().equals(name)
                                && t.statement().equals(statement)),
                () -> tasks.stream()
                        .map(t -> t.conjecture().name() + ": " + t.statement())
                        .toList()
                        .toString());
    }

    @Test
    void whatALiftedDefinitionHasToShowIsStated() {
        Task task = tasks(
                        "typedef s = \"{n :: nat. n < 3}\" by auto",
                        "setup_lifting type_definition_s",
                        "lift_definition five :: s is \"5 :: nat\" by simp")
                .getLast();
        assertEquals("lift_definition T.five", task.conjecture().name());
        assertEquals("5 < 3", task.statement());
        assertEquals("lift_definition five", task.shortName());
    }

    @Test
    void whatNoProofShowsIsOpenAndOnTrust() {
        TheoryDocument document = checked(
                "datatype u = A | B", "instance u :: finite by standard", "lemmas all = finite_UNIV[where 'a = u]");
        assertEquals(1, document.obligations().size());
        assertTrue(document.obligations().getFirst().verdict() instanceof ProofChecker.Verdict.Wrong);
        Thm used = document.context().fact("all").orElseThrow().theorems().getFirst();
        assertTrue(
                used.trust().contains(new Trust.Obligation("instance T.u :: Finite_Set.finite")),
                used.trust().toString());
    }

    @Test
    void aProofThatIsGivenUpMakesNothing() {
        TheoryDocument document = checked("datatype u = A | B", "instance u :: finite oops");
        assertEquals(List.of("T.thy:3:1: this instance has no proof that is finished"), document.complaints());
    }
}
