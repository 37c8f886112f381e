package dev.assay.bench;

import dev.assay.bench.hand.HandWritten;
import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.Measurement;
import dev.assay.bench.measure.Row;
import dev.assay.bench.measure.Row.Contestant;
import dev.assay.test.Options;
import dev.assay.test.Problem;
import dev.assay.test.SizedTester;
import dev.assay.test.Tester;
import dev.assay.test.narrowing.Narrowing;
import dev.assay.test.quickcheck.Testers;
import dev.assay.test.smart.Smart;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
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
        insertion(theory, effort, rows);
    }

    /** How close the testers that look at premises come to a loop that makes sorted lists only. */
    private static void insertion(TestedTheory theory, Effort effort, Consumer<Row> rows) {
        int size = size(effort);
        Supplier<?> hand = () -> HandWritten.insertionIntoSorted(size).getAsLong();
        for (SizedTester tester : deep()) {
            Problem problem = theory.problem("insertion");
            SizedTester.Prepared prepared = tester.prepare(problem, Options.DEFAULT);
            Supplier<?> run = () -> TestedTheory.tests(prepared, size);
            Supplier<?> compile = () -> tester.prepare(problem, Options.DEFAULT);
            Measurement.warmUp(5, List.of(hand, run, compile));
            List<Measurement> times = Measurement.compareOnThread(effort, List.of(hand, run, compile));
            var running = new Contestant("", times.get(1), 1e3);
            String row = "insertion, " + tester.name() + ", size " + size;
            rows.accept(Row.of("test", row, new Contestant("sorted lists", times.get(0), 1e3), running, "ms"));
            rows.accept(Row.of(
                    "test",
                    "insertion, " + tester.name() + ", compiling",
                    new Contestant("running", times.get(1), 1e3),
                    new Contestant("", times.get(2), 1e3),
                    "ms"));
        }
    }

    /** The same values with LazySmallCheck, both after compilation. */
    static void lazySmallCheck(TestedTheory theory, Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        Optional<LazySmallCheck> installed;
        try {
            installed = LazySmallCheck.compile();
        } catch (IOException e) {
            // There is no such program.
            installed = Optional.empty();
        }
        if (installed.isEmpty()) {
            notes.accept(
                    "LazySmallCheck is not here, so there are no rows for it: it wants ghc and the package lazysmallcheck.");
            return;
        }
        int size = size(effort);
        try (LazySmallCheck rival = installed.get()) {
            var seconds = new double[effort.rounds()];
            for (int i = 0; i < seconds.length; i++) {
                seconds[i] = rival.seconds(size)
                        .orElseThrow(() -> new IllegalStateException("LazySmallCheck does not say how long it takes"));
            }
            var theirs = new Contestant(LazySmallCheck.RIVAL, Measurement.of(seconds), 1e3);
            for (SizedTester tester : deep()) {
                SizedTester.Prepared prepared = tester.prepare(theory.problem("insertion"), Options.DEFAULT);
                List<Supplier<?>> run = List.of(() -> TestedTheory.tests(prepared, size));
                Measurement.warmUp(2, run);
                var ours = new Contestant(
                        "", Measurement.compareOnThread(effort, run).getFirst(), 1e3);
                rows.accept(Row.of("test", "insertion, " + tester.name() + ", size " + size, theirs, ours, "ms"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int size(Effort effort) {
        return effort == Effort.QUICK ? 14 : 17;
    }

    /** The testers that do not try every value. */
    private static List<SizedTester> deep() {
        return List.of(Smart.whole(), new Narrowing());
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
}
