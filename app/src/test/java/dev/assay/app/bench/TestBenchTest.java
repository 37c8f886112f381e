package dev.assay.app.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.app.bench.hand.HandWritten;
import dev.assay.test.Options;
import dev.assay.test.exhaustive.Exhaustive;
import org.junit.jupiter.api.Test;

class TestBenchTest {
    private static final TestedTheory THEORY = TestedTheory.read();

    private static long tests(String statement, int size) {
        return TestedTheory.tests(new Exhaustive().prepare(THEORY.problem(statement), Options.DEFAULT), size);
    }

    @Test
    void theLoopByHandTestsAsManyReversalsAsTheTester() {
        assertEquals(HandWritten.reversal(4).getAsLong(), tests("reversal", 4));
    }

    @Test
    void theEnumeratorByHandFindsAsManySortedListsAsTheTester() {
        assertEquals(HandWritten.insertionIntoSorted(6).getAsLong(), tests("insertion", 6));
    }
}
