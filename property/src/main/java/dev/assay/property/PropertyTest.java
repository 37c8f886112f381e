package dev.assay.property;

import dev.assay.property.Result.Argument;
import dev.assay.property.Result.Counterexample;
import dev.assay.property.Result.Falsified;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One test of a property: failures of last time, then edge cases, then what the code mentions, then random ones; or all cases, if they are
 * few.
 */
final class PropertyTest {
    private static final int SMALLEST = 3;
    private static final int LARGEST = 100;
    /** So many rejected cases for each one wanted, and we give up. */
    private static final int PATIENCE = 10;

    private static final int MOST_EDGES = 100;
    private static final int SHRINK_TRIALS = 100_000;

    private final Property property;
    private final Settings settings;
    private final Gen<Object[]> arguments;
    private final Constants constants;
    private final Body body;
    private final long seed;
    private final CaseLog log = new CaseLog();
    private final FailureStore store;
    private final CaseReport cases;
    private final long start = System.nanoTime();
    private final boolean timed;
    private int tried;
    private int rejected;
    private boolean exhaustive;
    private boolean interrupted;

    PropertyTest(Property property, Settings settings) {
        this.property = property;
        this.settings = settings;
        this.arguments = property.arguments();
        this.constants = Constants.of(property.origin());
        this.body = settings.caseLimit()
                .<Body>map(limit -> new TimedBody(property.body(), limit, log))
                .orElse(property.body());
        this.seed = settings.seed().orElseGet(() -> RandomChoices.seedOf(System.nanoTime(), 0) >>> 1);
        this.store = new FailureStore(settings.failures(), property.id());
        this.cases = CaseReport.of(settings.cases(), property);
        this.timed = settings.limit().compareTo(Duration.ofDays(1)) < 0;
    }

    Result run() {
        CaseLog outer = Case.begin(log);
        Result result;
        try (cases) {
            Result.Verdict verdict = verdict();
            result = new Result(
                    property.name(),
                    verdict,
                    seed,
                    tried,
                    rejected,
                    exhaustive,
                    log.distribution(),
                    log.statistics(),
                    Duration.ofNanos(System.nanoTime() - start));
        } finally {
            Case.end(outer);
        }
        settings.report().ifPresent(file -> new JsonReport(file).add(result));
        return result;
    }

    private Result.Verdict verdict() {
        if (settings.replay().isPresent()) {
            return replay(settings.replay().get())
                    .<Result.Verdict>map(each -> each)
                    .orElse(new Result.Passed());
        }
        Optional<Falsified> failure = search();
        failure.ifPresentOrElse(falsified -> store.keep(falsified.replay()), store::clear);
        if (failure.isPresent()) {
            return failure.get();
        }
        if (!exhaustive && !outOfTime() && tried < settings.tries()) {
            return new Result.GaveUp();
        }
        if (tried == 0) {
            return new Result.GaveUp();
        }
        return log.uncovered(exhaustive).<Result.Verdict>map(each -> each).orElse(new Result.Passed());
    }

    private Optional<Falsified> replay(String text) {
        Replay replay = Replay.parse(text);
        return failure(replay.choices(), replay.size()).map(failing -> describe(failing, failing, 0, 0));
    }

    private Optional<Falsified> search() {
        for (String kept : store.kept()) {
            Replay replay = Replay.parse(kept);
            Optional<Falsified> failure = run(replay.choices(), replay.size());
            if (failure.isPresent()) {
                return failure;
            }
        }
        Enumeration<Object[]> all = arguments.enumeration();
        if (settings.exhaustive() || isSmall(all)) {
            return exhaust(all);
        }
        boolean edgesFirst = settings.edgeCases() == EdgeCaseMode.FIRST;
        List<long[]> edges =
                edgesFirst ? EdgeCases.of(arguments, Math.clamp(settings.tries() / 10, 1, MOST_EDGES)) : List.of();
        for (long[] edge : edges) {
            Optional<Falsified> failure =
                    tried < settings.tries() && !mustEnd() ? run(edge, LARGEST) : Optional.empty();
            if (failure.isPresent()) {
                return failure;
            }
        }
        Optional<Falsified> mentioned = edgesFirst ? mentioned() : Optional.empty();
        if (mentioned.isPresent()) {
            return mentioned;
        }
        return settings.feedback().isPresent()
                ? guided()
                : random(edgesFirst && edges.isEmpty() ? Math.min(settings.tries() / 20, MOST_EDGES) : 0);
    }

    /** Chance that knows what the code mentions. */
    private RandomChoices random() {
        return new RandomChoices(constants, settings.edgeCases());
    }

    private boolean isSmall(Enumeration<Object[]> all) {
        BigInteger limit = BigInteger.valueOf(settings.tries());
        if (all.bound() == Space.UNBOUNDED || settings.feedback().isPresent()) {
            return false;
        }
        BigInteger count = BigInteger.ZERO;
        for (int size = 0; size <= all.bound(); size++) {
            count = count.add(all.count(size));
            if (count.compareTo(limit) > 0) {
                return false;
            }
        }
        return true;
    }

    /** All cases, small ones first, as many as there are tries. */
    private Optional<Falsified> exhaust(Enumeration<Object[]> all) {
        int emptySizes = 0;
        for (int size = 0; size <= all.bound(); size++) {
            BigInteger count = all.count(size);
            // A generator that is known only by running it may never say that it is at its end.
            emptySizes = count.signum() == 0 ? emptySizes + 1 : 0;
            if (emptySizes > Long.SIZE) {
                break;
            }
            for (BigInteger i = BigInteger.ZERO; i.compareTo(count) < 0; i = i.add(BigInteger.ONE)) {
                if (tried >= settings.tries() || mustEnd()) {
                    return Optional.empty();
                }
                Optional<Falsified> failure = run(all.choices(size, i), Enumeration.SIZE);
                if (failure.isPresent()) {
                    return failure;
                }
            }
        }
        exhaustive = true;
        return Optional.empty();
    }

    /** Random cases that have what the code mentions at one place. */
    private Optional<Falsified> mentioned() {
        var random = random();
        int most = constants.isEmpty() ? 0 : settings.tries() / 10;
        for (int i = 0; i < most && tried < settings.tries() && !mustEnd(); i++) {
            var recording = Recording.of(random.start(RandomChoices.seedOf(~seed, i), sizeOf(i), false)
                    .placing(Placement.number(i)));
            if (fails(recording)) {
                return Optional.of(shrink(recording, new Failing(recording, lastArguments, lastThrown, log.notes())));
            }
        }
        return Optional.empty();
    }

    /** Random cases; so many of them have edges everywhere. */
    private Optional<Falsified> random(int edgy) {
        var random = random();
        for (int i = 0; tried < settings.tries() && !mustEnd(); i++) {
            long caseSeed = RandomChoices.seedOf(seed, i);
            int size = sizeOf(i);
            if (fails(random.start(caseSeed, size, i < edgy))) {
                // Drawn again to know the choices: passing cases should not cost that.
                var recording = Recording.of(random.start(caseSeed, size, i < edgy));
                arguments.generate(recording);
                return Optional.of(shrink(recording, new Failing(recording, lastArguments, lastThrown, log.notes())));
            }
            if (log.score() > Double.NEGATIVE_INFINITY) {
                return guided();
            }
        }
        return Optional.empty();
    }

    /** Random changes of cases that did something new, and fresh ones. */
    private Optional<Falsified> guided() {
        var search = new GuidedSearch(random().start(seed, LARGEST, false), this::random, settings.feedback());
        for (int i = 0; tried < settings.tries() && !mustEnd(); i++) {
            search.start();
            Recording recording = search.next(sizeOf(i), RandomChoices.seedOf(seed, i));
            if (fails(recording)) {
                return Optional.of(shrink(recording, new Failing(recording, lastArguments, lastThrown, log.notes())));
            }
            search.learn(recording, log.score());
        }
        return Optional.empty();
    }

    /** Small cases first, but large ones soon, over and over. */
    private int sizeOf(int number) {
        return SMALLEST + number % (LARGEST - SMALLEST + 1);
    }

    private boolean outOfTime() {
        return timed && System.nanoTime() - start > settings.limit().toNanos();
    }

    /** Whether no more cases are wanted, however many are still to be run. */
    private boolean mustEnd() {
        return interrupted || outOfTime() || impatient();
    }

    private boolean impatient() {
        return rejected > (long) PATIENCE * Math.max(LARGEST, settings.tries());
    }

    private Object[] lastArguments = {};
    private Throwable lastThrown = Rejected.FILTER;

    /** Runs a case that counts if it is not rejected. */
    private boolean fails(Choices choices) {
        log.start();
        try {
            lastArguments = arguments.generate(choices);
            body.run(lastArguments);
            tried++;
            log.count();
            cases.add(lastArguments, "passed", log);
            return false;
        } catch (Rejected e) {
            rejected++;
            interrupted |= e == Rejected.INTERRUPTION;
            cases.add(lastArguments, "gave_up", log);
            return false;
        } catch (Throwable e) {
            if (isAborted(e)) {
                rejected++;
                cases.add(lastArguments, "gave_up", log);
                return false;
            }
            tried++;
            lastThrown = e;
            cases.add(lastArguments, "failed", log);
            return true;
        }
    }

    /** An assumption of JUnit or AssertJ that does not hold. */
    private static boolean isAborted(Throwable e) {
        for (Class<?> type = e.getClass(); type != null; type = type.getSuperclass()) {
            if (type.getName().equals("org.opentest4j.TestAbortedException")) {
                return true;
            }
        }
        return false;
    }

    private Optional<Falsified> run(long[] choices, int size) {
        var recording = Recording.replay(choices, size);
        return fails(recording)
                ? Optional.of(shrink(recording, new Failing(recording, lastArguments, lastThrown, log.notes())))
                : Optional.empty();
    }

    /** A case that failed: what it chose, what it ran on, what it threw and noted. */
    @SuppressWarnings("ArrayRecordComponent") // Nobody compares it.
    private record Failing(Recording recording, Object[] arguments, Throwable thrown, List<String> notes) {}

    /** Runs a case that does not count, as often as shrinking wants. */
    private Optional<Failing> failure(long[] choices, int size) {
        log.start();
        var recording = Recording.replay(choices, size);
        Object[] values;
        try {
            values = arguments.generate(recording);
        } catch (Rejected e) {
            return Optional.empty();
        }
        try {
            body.run(values);
            return Optional.empty();
        } catch (Rejected e) {
            return Optional.empty();
        } catch (Throwable e) {
            return isAborted(e) ? Optional.empty() : Optional.of(new Failing(recording, values, e, log.notes()));
        }
    }

    private Falsified shrink(Recording recording, Failing first) {
        int size = recording.size();
        Optional<Failing> original = failure(recording.values(), size);
        if (original.isEmpty() || settings.shrinking().isZero()) {
            Counterexample once = describe(first);
            return new Falsified(once, once, 0, 0, original.isPresent(), new Replay(size, recording.values()).text());
        }
        Class<?> kind = original.get().thrown().getClass();
        var budget = new Shrinker.Budget(
                SHRINK_TRIALS, System.nanoTime() + settings.shrinking().toNanos());
        var shrinker = new Shrinker(original.get().recording(), budget, choices -> sameFailure(choices, size, kind));
        long[] simplest = shrinker.shrink();
        Failing shrunk = failure(simplest, size).orElse(original.get());
        return describe(original.get(), shrunk, shrinker.steps(), shrinker.trials());
    }

    /** Another kind of failure is another failure, which would hide this one. */
    private @Nullable Recording sameFailure(long[] choices, int size, Class<?> kind) {
        return failure(choices, size)
                .filter(failing -> failing.thrown().getClass() == kind)
                .map(Failing::recording)
                .orElse(null);
    }

    private Falsified describe(Failing original, Failing shrunk, int steps, int trials) {
        String replay = new Replay(shrunk.recording().size(), shrunk.recording().values()).text();
        return new Falsified(describe(original), describe(shrunk), steps, trials, true, replay);
    }

    /** The values as they were before the body had them; only of functions it matters what was asked. */
    private Counterexample describe(Failing failing) {
        Object[] values = arguments.generate(Recording.replay(
                failing.recording().values(), failing.recording().size()));
        var shown = new ArrayList<Argument>();
        for (int i = 0; i < values.length; i++) {
            Object value = Show.isFunction(values[i]) ? failing.arguments()[i] : values[i];
            shown.add(new Argument(property.names().get(i), Show.of(value)));
        }
        return new Counterexample(shown, failing.notes(), failing.thrown());
    }
}
