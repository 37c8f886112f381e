package dev.assay.race.parallel;

import dev.assay.property.state.StateMachine;
import dev.assay.property.state.Step;
import dev.assay.race.ScheduleStore;
import dev.assay.race.instrument.Environment;
import dev.assay.race.instrument.Granularity;
import dev.assay.race.instrument.Instrumentation;
import dev.assay.race.instrument.RaceLoader;
import dev.assay.race.schedule.Method;
import dev.assay.race.schedule.Schedule;
import dev.assay.race.scheduler.Limits;
import dev.assay.race.scheduler.Output;
import dev.assay.race.scheduler.Scheduler;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * Tests a state machine with several clients at once, from the same specification as with one.
 *
 * <pre>
 * ParallelTest.of(new RegistryMachine()).check();
 * </pre>
 *
 * <p>Immutable: what changes a setting returns a copy.
 */
public final class ParallelTest<M, S> implements Cloneable {
    private static final int TESTS = 200;
    private static final int PREFIX = 10;
    /** In the first runs of so many programs every access is a step. */
    private static final int PROBES = 3;

    private final StateMachine<M, S> machine;
    private final Environment environment;
    /** How many clients; 0 lets chance choose. */
    private int branches = 2;
    /** How many commands each of them gives; 0 lets chance choose. */
    private int commands;
    /** How many commands come before them at most. */
    private int prefix = PREFIX;
    /** How many programs. */
    private int tests = TESTS;
    /** How often each program is tried, each time with fresh schedules. */
    private int always = 1;

    private long seed = new SplittableRandom().nextLong() >>> 1;
    /** Whether a command that returned before another was called has to come before it. */
    private boolean strict;

    private Method search = Method.standardSearch();
    private Method shrinking = Method.standardShrinking();
    private Limits limits = Limits.STANDARD;
    private Course course = Course.FREE;

    private ParallelTest(StateMachine<M, S> machine, Environment environment) {
        this.machine = machine;
        this.environment = environment;
    }

    /** Two clients. Only what the system does by itself with the scheduler is controlled, such as actors. */
    public static <M, S> ParallelTest<M, S> of(StateMachine<M, S> machine) {
        return new ParallelTest<>(machine, Environment.plain());
    }

    /** Two clients of Java code: the class, and all that it uses, is loaded again and instrumented. */
    public static <M, S> ParallelTest<M, S> of(
            Class<? extends StateMachine<M, S>> machine, Granularity granularity, Object... arguments) {
        return made(machine, granularity, loaded -> {
            Constructor<?> constructor = loaded.getDeclaredConstructors()[0];
            constructor.setAccessible(true);
            return constructor.newInstance(arguments);
        });
    }

    /** The same for the machine that a method without parameters returns. */
    public static ParallelTest<?, ?> ofMethod(Class<?> type, String method, Granularity granularity) {
        return made(type, granularity, loaded -> {
            java.lang.reflect.Method maker = loaded.getDeclaredMethod(method);
            maker.setAccessible(true);
            Constructor<?> constructor = loaded.getDeclaredConstructor();
            constructor.setAccessible(true);
            return maker.invoke(Modifier.isStatic(maker.getModifiers()) ? null : constructor.newInstance());
        });
    }

    /** Makes a machine with a class that was loaded again. */
    private interface Maker {
        Object make(Class<?> loaded) throws ReflectiveOperationException;
    }

    private static <M, S> ParallelTest<M, S> made(Class<?> type, Granularity granularity, Maker maker) {
        ClassLoader source = type.getClassLoader();
        var loader = new RaceLoader(
                source == null ? ClassLoader.getSystemClassLoader() : source, Instrumentation.of(granularity));
        try {
            @SuppressWarnings("unchecked") // It is the same class, loaded again.
            var instance = (StateMachine<M, S>) maker.make(Class.forName(type.getName(), true, loader));
            return new ParallelTest<>(instance, loader);
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            throw new IllegalArgumentException("cannot make the machine of " + type.getName() + ": " + e, e);
        }
    }

    private ParallelTest<M, S> with(Consumer<ParallelTest<M, S>> change) {
        ParallelTest<M, S> copy;
        try {
            @SuppressWarnings("unchecked") // A clone has the class of what it is made of.
            var clone = (ParallelTest<M, S>) clone();
            copy = clone;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError("a test can be copied", e);
        }
        change.accept(copy);
        copy.requireFeasible();
        return copy;
    }

    private void requireFeasible() {
        if (branches != 0) {
            int most = ParallelProgram.feasible(branches);
            if (commands < 0 || commands > most) {
                throw new IllegalArgumentException("each of " + branches + " clients can give 1 to " + most
                        + " commands, not " + commands + ", for all orders are tried");
            }
        }
    }

    public ParallelTest<M, S> branches(int count) {
        return with(copy -> copy.branches = count);
    }

    /** Each client gives so many commands. */
    public ParallelTest<M, S> commands(int count) {
        return with(copy -> copy.commands = count);
    }

    public ParallelTest<M, S> prefix(int most) {
        return with(copy -> copy.prefix = most);
    }

    public ParallelTest<M, S> tests(int count) {
        return with(copy -> copy.tests = count);
    }

    public ParallelTest<M, S> always(int times) {
        return with(copy -> copy.always = times);
    }

    public ParallelTest<M, S> seeded(long newSeed) {
        return with(copy -> copy.seed = newSeed);
    }

    /** Demands linearizability rather than sequential consistency. */
    public ParallelTest<M, S> strictly() {
        return with(copy -> copy.strict = true);
    }

    public ParallelTest<M, S> searching(Method method) {
        return with(copy -> copy.search = method);
    }

    public ParallelTest<M, S> shrinking(Method method) {
        return with(copy -> copy.shrinking = method);
    }

    public ParallelTest<M, S> within(Limits newLimits) {
        return with(copy -> copy.limits = newLimits);
    }

    /** No program is begun after this time. */
    public ParallelTest<M, S> forAtMost(Duration time) {
        return with(copy -> copy.course = new Course(time, course.replay(), course.store()));
    }

    /** Only the program and the schedule that the text of a failure tells of. */
    public ParallelTest<M, S> replaying(String text) {
        return with(copy -> copy.course = new Course(course.time(), Optional.of(text), course.store()));
    }

    /** What fails is kept in the directory under the name, and tried first next time. */
    public ParallelTest<M, S> keepingFailuresIn(Optional<Path> directory, String name) {
        return with(
                copy -> copy.course = new Course(course.time(), course.replay(), new ScheduleStore(directory, name)));
    }

    /** Throws if a program fails. */
    public void check() {
        find().ifPresent(failure -> {
            throw new AssertionError(text(failure));
        });
    }

    private String text(ParallelFailure<M, S> failure) {
        return machine.getClass().getSimpleName() + ": falsified\n\n" + failure + "\n  seed " + seed
                + failure.origin()
                        .map(text -> ", this failure alone: replay(\"" + text + "\")")
                        .orElse("");
    }

    /** A failing program, shrunk, if there is one among the tests. */
    public Optional<ParallelFailure<M, S>> find() {
        ParallelTest<M, S> timed = timed();
        return timed.findLarge().map(timed::shrink);
    }

    /** The same, no run of which goes on when the time is over, be it to find something or to shrink it. */
    private ParallelTest<M, S> timed() {
        long time = course.time().toNanos();
        return time > Duration.ofDays(1).toNanos() || limits.deadline() != Limits.NEVER
                ? this
                : within(limits.until(System.nanoTime() + time));
    }

    /** A failing program as it was generated: what failed last time, or a new one. */
    public Optional<ParallelFailure<M, S>> findLarge() {
        ParallelTest<M, S> timed = timed();
        return Output.captured(() -> Scheduler.host(
                () -> course.store().search(course.replay(), timed::again, timed::fresh, ParallelFailure::origin)));
    }

    private Optional<ParallelFailure<M, S>> fresh() {
        environment.prepare(Schedule.EMPTY);
        var seeds = new SplittableRandom(seed);
        for (int i = 0; i < tests && !isLate(); i++) {
            long programSeed = seeds.nextLong();
            ParallelProgram<M, S> program = generate(programSeed);
            if (i < PROBES) {
                environment.probe();
            }
            for (int times = 0; times < always; times++) {
                Optional<ParallelFailure<M, S>> failure = attempt(program, search, seeds.nextLong());
                if (failure.isPresent()) {
                    return failure.map(each ->
                            each.from(programSeed + " " + each.schedule().text()));
                }
            }
        }
        return Optional.empty();
    }

    private boolean isLate() {
        return limits.deadline() != Limits.NEVER && System.nanoTime() > limits.deadline();
    }

    /** The program that the seed in the text makes, under the schedule behind it. */
    private Optional<ParallelFailure<M, S>> again(String text) {
        int space = text.indexOf(' ');
        long programSeed;
        try {
            programSeed = Long.parseLong(text.substring(0, Math.max(0, space)));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("'" + text + "' is no program and schedule to replay", e);
        }
        return replay(generate(programSeed), Schedule.parse(text.substring(space + 1)))
                .map(each -> each.from(text));
    }

    /** A program, from a seed. */
    public ParallelProgram<M, S> generate(long programSeed) {
        var random = new Random(programSeed);
        int count = branches == 0 ? 2 + random.nextInt(ParallelProgram.mostBranches() - 1) : branches;
        int most = ParallelProgram.feasible(count);
        int parallel =
                commands > 0 ? count * Math.min(commands, most) : count + random.nextInt(count * most - count + 1);
        int length = parallel + random.nextInt(prefix + 1);
        List<Step<M, S, ?>> steps = machine.programs(length, length)
                .samples(1, random.nextLong())
                .getFirst()
                .steps();
        return ParallelProgram.split(machine, steps, count, parallel, random);
    }

    /** Tries a program by a method; returns how it fails, if it does. */
    public Optional<ParallelFailure<M, S>> attempt(ParallelProgram<M, S> program, Method method, long trialSeed) {
        return Scheduler.host(
                () -> new Trial<>(program, limits, strict, environment).by(method, Schedule.EMPTY, trialSeed));
    }

    /** Runs a program under a schedule; returns how it fails, if it does. */
    public Optional<ParallelFailure<M, S>> replay(ParallelProgram<M, S> program, Schedule schedule) {
        return Scheduler.host(() -> new Trial<>(program, limits, strict, environment).replay(schedule));
    }

    /** The smallest program that shrinking finds to fail in the same way. */
    public ParallelFailure<M, S> shrink(ParallelFailure<M, S> failure) {
        return Scheduler.host(() -> {
            environment.prepare(failure.schedule());
            var seeds = new SplittableRandom(seed);
            var shrinker = new ParallelShrinker<>(failure, (candidate, schedule) -> {
                for (int times = 0; times < always; times++) {
                    Optional<ParallelFailure<M, S>> again = new Trial<>(candidate, limits, strict, environment)
                            .by(shrinking, schedule, seeds.nextLong())
                            .filter(each -> each.kind().equals(failure.kind()));
                    if (again.isPresent()) {
                        return again;
                    }
                }
                return Optional.empty();
            });
            shrinker.shrink();
            return failure.origin().map(shrinker.smallest()::from).orElse(shrinker.smallest());
        });
    }
}
