package dev.assay.app.bench;

import dev.assay.app.bench.Row.Contestant;
import dev.assay.app.bench.hand.HandWritten;
import dev.assay.test.Problem;
import dev.assay.test.Tester;
import dev.assay.test.Testers;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** What each tester takes for all tests up to a size, for sizes that grow until it takes too long. */
final class TestLadder {
    /** Each size is compared with the one before, and what the premises give with a loop over sorted lists. */
    static final String RIVAL = "sizes";

    private static final int SMALLEST = 6;

    private TestLadder() {}

    static void run(TestedTheory theory, Effort effort, Consumer<Row> rows) {
        int largest = effort == Effort.QUICK ? 10 : 20;
        double patience = effort == Effort.QUICK ? 0.3 : 2;
        for (String statement : List.of("S1", "D1")) {
            for (Tester tester : Testers.known()) {
                climb(theory.problem(statement), statement, tester, largest, patience, rows);
            }
        }
        int size = effort == Effort.QUICK ? 10 : 13;
        Problem insertion = theory.problem("insertion");
        for (Tester tester : Testers.all()) {
            if (tester.name().equals("smart") || tester.name().equals("narrowing")) {
                againstHand(insertion, tester, size, effort, rows);
            }
        }
    }

    /** Each size against the one before. */
    private static void climb(
            Problem problem, String statement, Tester tester, int largest, double patience, Consumer<Row> rows) {
        Measurement before = once(problem, tester, SMALLEST);
        for (int size = SMALLEST + 1; size <= largest && before.median() < patience; size++) {
            Measurement time = once(problem, tester, size);
            rows.accept(Row.of(
                    "test",
                    statement + ", " + tester.name() + ", size " + size,
                    new Contestant("size " + (size - 1), before, 1e3),
                    new Contestant("", time, 1e3),
                    "ms"));
            before = time;
        }
    }

    private static Measurement once(Problem problem, Tester tester, int size) {
        return Measurement.compareOnThread(Effort.QUICK, List.of(() -> TestedTheory.tests(tester, problem, size)))
                .getFirst();
    }

    /** All sizes up to this one, as the tester does it. */
    private static void againstHand(Problem problem, Tester tester, int size, Effort effort, Consumer<Row> rows) {
        Supplier<?> hand = () -> {
            long tests = 0;
            for (int i = 1; i <= size; i++) {
                tests += HandWritten.insertionIntoSorted(i).getAsLong();
            }
            return tests;
        };
        Supplier<?> ours = () -> TestedTheory.tests(tester, problem, size);
        Measurement.warmUp(10, List.of(hand, ours));
        List<Measurement> times = Measurement.compareOnThread(effort, List.of(hand, ours));
        rows.accept(Row.of(
                "test",
                "insertion, " + tester.name() + ", size " + size,
                new Contestant("sorted lists", times.get(0), 1e3),
                new Contestant("", times.get(1), 1e3),
                "ms"));
    }
}
