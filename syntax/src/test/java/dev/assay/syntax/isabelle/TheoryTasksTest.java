package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.judge.Task;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.syntax.Source;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TheoryTasksTest {
    private static List<Task> tasks(String... commands) {
        String text = "theory T imports Main begin\n" + String.join("\n", commands) + "\nend\n";
        return new TheoryTasks(ProofChecker.NONE)
                .read(new Source("T.thy", text), Optional.empty())
                .tasks();
    }

    private static List<String> statements(String... commands) {
        return tasks(commands).stream().map(Task::statement).toList();
    }

    private static List<String> names(String command) {
        return tasks(command).stream().map(Task::shortName).toList();
    }

    @Test
    void eachConclusionHasItsOwnNameUnlessAllHaveOne() {
        assertEquals(List.of("a", "b"), names("lemma a: \"x = x\" and b: \"y = y\" oops"));
        assertEquals(List.of("a", "a", "b"), names("lemma a: \"x = x\" \"z = z\" and b: \"y = y\" oops"));
        assertEquals(List.of("c", "c"), names("lemma c: shows a: \"x = x\" and b: \"y = y\" oops"));
    }

    @Test
    void aStatementIsToldAsItIsWritten() {
        assertEquals(
                List.of("∀x::nat. length xs = x ⟹ refl_on UNIV r"),
                statements("lemma \"∀x::nat. length xs = x", "   \\<Longrightarrow> refl_on UNIV r\" oops"));
    }

    @Test
    void whatItAssumesComesFirst() {
        assertEquals(
                List.of("⟦xs ≠ []; n = (0::nat)⟧ ⟹ hd xs = n", "⟦xs ≠ []; n = (0::nat)⟧ ⟹ P n"),
                statements(
                        "lemma assumes \"xs ≠ []\" and z: \"n = (0::nat)\" shows a: \"hd xs = n\" and b: \"P n\" oops"));
        assertEquals(List.of("⟦P n⟧ ⟹ Q n"), statements("lemma \"Q n\" if \"P n\" for n :: nat oops"));
    }

    @Test
    void whatIsNoPropositionOfTheTextIsPrinted() {
        assertEquals(
                List.of("0 < n ⟶ (∃x. x < n)"),
                statements("lemma assumes \"0 < n\" obtains x :: nat where \"x < n\" oops"));
    }
}
