package dev.assay.logic.define.termination;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.linear.Linear;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConstraintTest {
    private static final Term X = new Free("x", Arithmetic.INT);

    @Test
    void everyChoiceHasToFail() {
        Constraint small = Constraint.below(Linear.of(X), Linear.of(0));
        Constraint large = Constraint.below(Linear.of(5), Linear.of(X));
        Constraint three = Constraint.equal(Linear.of(X), Linear.of(3));
        assertTrue(Constraint.contradict(List.of(Constraint.any(small, large), three), 10));
        assertFalse(Constraint.contradict(List.of(Constraint.any(small, three), three), 10));
        assertFalse(Constraint.contradict(List.of(Constraint.any(small, large), three), 0));
    }
}
