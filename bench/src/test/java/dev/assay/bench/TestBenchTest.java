package dev.assay.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.bench.hand.HandWritten;
import dev.assay.bench.hand.IntList;
import dev.assay.test.Options;
import dev.assay.test.SizedTester;
import dev.assay.test.exhaustive.Exhaustive;
import dev.assay.test.random.Dice;
import dev.assay.test.random.Random;
import java.util.List;
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

    @Test
    void theLoopByHandDrawsTheSameListsAsTheTester() {
        int size = 6;
        int tests = 1000;
        Options options = Options.DEFAULT.with(List.of(
                new Options.Setting("iterations", String.valueOf(tests)), new Options.Setting("report", "true")));
        SizedTester.Prepared prepared = new Random().prepare(THEORY.problem("insertion"), options);
        assertEquals(tests, TestedTheory.tests(prepared, size));
        var dice = new Dice(TestBench.seed(size));
        long sorted = 0;
        for (int i = 0; i < tests; i++) {
            if (IntList.sorted(IntList.drawNumbers(size, dice))) {
                sorted++;
                dice.below(size + 1);
            }
        }
        assertEquals(List.of(sorted), prepared.report().orElseThrow().satisfied());
    }
}
