package dev.assay.judge;

import static dev.assay.judge.Tasks.P;
import static dev.assay.judge.Tasks.task;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TaskTest {
    @Test
    void aTaskIsCalledByItsPlaceAndTheLocalPartOfItsName() {
        assertEquals("T.thy:1 a", task("T.a").title());
        assertEquals("T.thy:1", task("").title());
        assertEquals("instance t :: c", task("instance T.t :: S.c").shortName());
    }

    @Test
    void aConjectureThatIsNoStatementHasThePlaceThatItHas() {
        var conjecture = new Conjecture("", new Position("U.thy", 7, 3), List.of(), P);
        Task task = Task.of(Theory.HOL, conjecture, task("").setting());
        assertEquals("U.thy:7", task.title());
        assertEquals("", task.dependencies().meaning());
    }

    @Test
    void aSettingChangesOnlyInWhatIsSaid() {
        Setting setting = task("").setting();
        assertTrue(setting.isDefinite());
        assertFalse(setting.with(Builtins.NONE).isDefinite());
        assertEquals(Expectation.OPEN, setting.expecting(Expectation.OPEN).expectation());
        assertTrue(setting.expecting(Expectation.OPEN).isDefinite());
        assertFalse(setting.with(Builtins.NONE).expecting(Expectation.OPEN).isDefinite());
        assertEquals(Optional.of("why"), setting.unread("why").obstacle());
        assertEquals(
                Expectation.OPEN,
                setting.expecting(Expectation.OPEN).unread("why").expectation());
        assertEquals("c", setting.names().apply("c"));
    }

    @Test
    void withoutAVocabularyNoTextMeansAnything() {
        assertEquals(Optional.empty(), Vocabulary.NONE.type("nat"));
        assertEquals(Optional.empty(), Vocabulary.NONE.constant("c"));
        assertEquals(Optional.empty(), Vocabulary.NONE.term("t"));
    }

    @Test
    void anInterpretationPutsTypesAndTermsForParametersAndComputes() {
        Type.Var a = Type.var("'a");
        Free f = new Free("f", Type.fun(a, a));
        Free g = new Free("f", Type.fun(Type.bool(), Type.bool()));
        Free x = new Free("x", a);
        var negation = new Interpretation(
                "n",
                Map.of(a, Type.bool()),
                Map.of(g, Term.lambda(new Free("y", Type.bool()), Hol.mkNot(new Free("y", Type.bool())))),
                List.of());
        assertEquals(Hol.mkNot(new Free("x", Type.bool())), negation.apply(new Term.App(f, x)));
        assertEquals(x, Interpretation.NONE.apply(x));
    }

    @Test
    void aFileThatIsRefusedHasAComplaintAndNoTasks() {
        var refused = TaskSource.Reading.refused("T.thy:1:1: no theory");
        assertEquals(List.of("T.thy:1:1: no theory"), refused.complaints());
        assertEquals(List.of(), refused.tasks());
        assertEquals(List.of(), refused.notes());
    }
}
