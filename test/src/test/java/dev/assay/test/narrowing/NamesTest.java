package dev.assay.test.narrowing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.assay.logic.Type;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.Library;
import dev.assay.test.narrowing.Bounds.Numbers;
import dev.assay.test.run.Codes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers that are names: which are the same is all that matters, so there are as many choices as partitions. */
class NamesTest {
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "3, 5", "4, 15", "5, 52"})
    void thereAreAsManyChoicesOfNamesAsPartitions(int variables, int partitions) {
        assertEquals(partitions, choices(Lemmas.INT, variables));
        assertEquals(partitions, choices(Lemmas.NAT, variables));
    }

    /** How often all variables have a value. */
    private static int choices(Type type, int variables) {
        Theory theory = Library.context("Main").theory();
        var shapes = new Shapes(theory, Codes.of(theory));
        var trail = new Trail();
        var values = new Object[variables];
        var roots = new Slot[variables];
        for (int i = 0; i < variables; i++) {
            roots[i] = Slot.root(shapes, trail, shapes.of(type), i, values);
        }
        trail.start(roots, new Bounds(10, 20, Numbers.NAMES));
        int count = 0;
        do {
            for (Slot root : roots) {
                fill(root, trail);
            }
            count++;
        } while (trail.next());
        assertFalse(trail.isComplete());
        return count;
    }

    /** Until there is no hole left. */
    private static void fill(Slot slot, Trail trail) {
        if (slot.isOpen()) {
            trail.push(slot);
        }
        for (Slot part : slot.refinement(slot.choice()).parts()) {
            fill(part, trail);
        }
    }
}
