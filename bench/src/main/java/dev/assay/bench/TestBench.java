package dev.assay.bench;

import dev.assay.bench.hand.HandWritten;
import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.Measurement;
import dev.assay.bench.measure.RivalBench;
import dev.assay.bench.measure.Row;
import dev.assay.code.runtime.TooDeep;
import dev.assay.test.Options;
import dev.assay.test.Problem;
import dev.assay.test.SizedTester;
import dev.assay.test.exhaustive.Exhaustive;
import dev.assay.test.random.Random;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.ToLongBiFunction;

/** How many tests a second: compiled from a conjecture, written by hand in Java, and with jqwik. */
final class TestBench implements RivalBench {
    private static final String RATE = "Mtests/s";

    private static final String HAND = "hand-written";
    private static final String JQWIK = "jqwik";

    private static final List<String> RIVALS =
            List.of(HAND, JQWIK, FirstTest.RIVAL, TestLadder.RIVAL, LazySmallCheck.RIVAL);

    private final List<String> rivals;

    TestBench() {
        this(RIVALS);
    }

    private TestBench(List<String> rivals) {
        this.rivals = rivals;
    }

    @Override
    public TestBench against(List<String> names) {
        return new TestBench(names);
    }

    @Override
    public String name() {
        return "test";
    }

    @Override
    public String description() {
        return "tests per second against a loop written by hand in Java, and against jqwik; growth with the size";
    }

    @Override
    public void run(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        // All on one thread with a deep stack, lest the testers start one for each round.
        TooDeep.guarded(() -> {
            measure(effort, rows, notes);
            return true;
        });
    }

    private void measure(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        rivals.stream()
                .filter(name -> !RIVALS.contains(name))
                .forEach(name -> notes.accept("there is no rival '" + name + "', only " + String.join(", ", RIVALS)));
        var theory = TestedTheory.read();
        Optional<ToLongBiFunction<String, Integer>> jqwik = rivals.contains(JQWIK) ? Jqwik.find() : Optional.empty();
        if (rivals.contains(JQWIK) && jqwik.isEmpty()) {
            notes.accept("jqwik is not here, so there are no rows for it: it comes with a build by 'mvn package'.");
        }
        boolean isQuick = effort == Effort.QUICK;
        int lists = isQuick ? 5 : 6;
        int numbers = isQuick ? 8 : 9;
        int trees = 4;
        int tests = isQuick ? 20_000 : 200_000;
        var exhaustive = new Exhaustive();
        var random = new Random();
        Options many = Options.DEFAULT.with(List.of(new Options.Setting("iterations", String.valueOf(tests))));
        List<Contest> contests = List.of(
                new Contest("reversal", exhaustive, Options.DEFAULT, lists, HandWritten.reversal(lists), "reversal"),
                new Contest(
                        "insertion", exhaustive, Options.DEFAULT, numbers, HandWritten.insertion(numbers), "insertion"),
                new Contest("deletion", exhaustive, Options.DEFAULT, trees, HandWritten.deletion(trees), "deletion"),
                new Contest(
                        "reversal",
                        random,
                        many,
                        lists,
                        HandWritten.randomReversal(lists, tests, seed(lists)),
                        "randomReversal"),
                new Contest(
                        "insertion",
                        random,
                        many,
                        numbers,
                        HandWritten.randomInsertion(numbers, tests, seed(numbers)),
                        "randomInsertion"),
                new Contest(
                        "deletion",
                        random,
                        many,
                        trees,
                        HandWritten.randomDeletion(trees, tests, seed(trees)),
                        "randomDeletion"));
        if (rivals.contains(HAND) || jqwik.isPresent()) {
            Consumer<Row> wanted = row -> {
                if (rivals.contains(row.rival())) {
                    rows.accept(row);
                }
            };
            contests.forEach(c -> c.run(theory.problem(c.statement), jqwik, effort, wanted));
        }
        if (rivals.contains(FirstTest.RIVAL)) {
            FirstTest.run(effort, rows);
        }
        if (rivals.contains(TestLadder.RIVAL)) {
            TestLadder.run(theory, effort, rows);
        }
        if (rivals.contains(LazySmallCheck.RIVAL)) {
            TestLadder.lazySmallCheck(theory, effort, rows, notes);
        }
    }

    /** Where the random tester starts at a size. */
    static long seed(int size) {
        try (var meter = TestedTheory.meter()) {
            return meter.random("random tests of size " + size).nextLong();
        }
    }

    /** A tester against a loop over the same values, and against a property of jqwik's. */
    private record Contest(
            String statement, SizedTester tester, Options options, int size, LongSupplier hand, String property) {
        /** So many tests in a round that it takes a while. */
        private static final long ROUND = 200_000;

        void run(
                Problem problem, Optional<ToLongBiFunction<String, Integer>> jqwik, Effort effort, Consumer<Row> rows) {
            SizedTester.Prepared prepared = tester.prepare(problem, options);
            long tests = hand.getAsLong();
            long repeats = Math.max(1, ROUND / tests);
            var contestants = new ArrayList<Supplier<?>>();
            contestants.add(() -> repeated(repeats, hand));
            contestants.add(() -> repeated(repeats, () -> TestedTheory.tests(prepared, size)));
            Measurement.warmUp(20, contestants);
            var theirs = new long[1];
            jqwik.ifPresent(j -> contestants.add(() -> theirs[0] = j.applyAsLong(property, size)));
            List<Measurement> times = Measurement.compareOnThread(effort, contestants);
            String row = statement + ", " + tester.name() + ", size " + size;
            long all = repeats * tests;
            rows.accept(Row.ofRates("test", row, rate(HAND, times.get(0), all), rate("", times.get(1), all), RATE));
            if (jqwik.isPresent()) {
                rows.accept(Row.ofRates(
                        "test", row, rate(JQWIK, times.get(2), theirs[0]), rate("", times.get(1), all), RATE));
            }
        }

        private static Row.Contestant rate(String name, Measurement seconds, long tests) {
            return new Row.Contestant(name, seconds, tests / 1e6);
        }

        private static long repeated(long times, LongSupplier work) {
            long sum = 0;
            for (long i = 0; i < times; i++) {
                sum += work.getAsLong();
            }
            return sum;
        }
    }
}
