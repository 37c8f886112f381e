package dev.assay.race;

import dev.assay.race.RaceSettings.DataRaces;
import dev.assay.race.RaceSettings.Search;
import dev.assay.race.instrument.Granularity;
import dev.assay.race.instrument.Instrumentation;
import dev.assay.race.instrument.RaceLoader;
import dev.assay.race.memory.DataRace;
import dev.assay.race.schedule.FewerSwitches;
import dev.assay.race.schedule.Method;
import dev.assay.race.schedule.Outcome;
import dev.assay.race.schedule.PartialOrderReduction;
import dev.assay.race.schedule.PartialOrderSampling;
import dev.assay.race.schedule.PriorityChanges;
import dev.assay.race.schedule.RandomWalk;
import dev.assay.race.schedule.RelaxedReplay;
import dev.assay.race.schedule.Run;
import dev.assay.race.schedule.Schedule;
import dev.assay.race.schedule.Strategy;
import dev.assay.race.schedule.UniformWalk;
import dev.assay.race.scheduler.Limits;
import dev.assay.race.scheduler.Output;
import dev.assay.race.scheduler.Scheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;

/** One search: schedules that failed last time, then new ones. */
final class RaceSearch {
    private static final int ORDERINGS = 3;
    private static final int SIMPLIFICATIONS = 200;
    /** So many runs at the beginning have every access as a step, and then ever fewer. */
    private static final int PROBES = 3;

    private static final int PROBE_STEPS = 5000;
    /** So many runs look for data races. */
    private static final int OBSERVATIONS = 10;
    /** Of a longer run, only the end is told. */
    private static final int STORY_STEPS = 2000;

    private final String name;
    private final RaceSettings settings;
    private final ScheduleStore store;
    private final Subject subject;
    private RaceLoader loader;
    private Callable<Object> program;
    private final long seed;
    private final SplittableRandom seeds;
    /** Whether all schedules are to be explored. */
    private final boolean complete;

    private PartialOrderReduction reduction = new PartialOrderReduction();
    private final long start = System.nanoTime();
    private final Map<Search, Integer> spent = new EnumMap<>(Map.of(
            Search.RANDOM, 0,
            Search.PRIORITIES, 0,
            Search.PARTIAL_ORDER, 0,
            Search.UNIFORM, 0,
            Search.PROCRASTINATION, 0));
    private int runs;
    private int cutShort;
    /** Whether a run could not read all values that Java allows. */
    private boolean forgot;

    /** The number of the next run in which every access is a step. */
    private int nextProbe;

    private long decisions;
    private int length = 100;
    /** How many steps each strand took in the last run. */
    private Map<String, Integer> lengths = Map.of();

    /** Whether the user wants no more. */
    private final BooleanSupplier stopped;

    RaceSearch(String name, Subject subject, RaceSettings settings, BooleanSupplier stopped) {
        this.name = name;
        this.stopped = stopped;
        this.settings = settings;
        this.subject = subject;
        this.store = new ScheduleStore(settings.failures(), subject.type() + "." + subject.method());
        this.complete = settings.search() == Search.ALL;
        this.loader = new RaceLoader(
                subject.source(),
                new Instrumentation(
                        settings.granularity(),
                        settings.atomic(),
                        complete,
                        settings.memory(),
                        settings.dataRaces() == DataRaces.FAILURES));
        this.program = subject.load(loader);
        this.seed = settings.seed().orElseGet(() -> new SplittableRandom().nextLong() >>> 1);
        this.seeds = new SplittableRandom(seed);
    }

    RaceResult run() {
        return Output.captured(() -> Scheduler.host(this::result));
    }

    private RaceResult result() {
        Optional<RaceResult.Failure> failure = store.search(
                settings.replay(),
                text -> replayKept(Schedule.parse(text)),
                complete ? this::explore : this::search,
                each -> Optional.of(each.schedule().text()));
        return new RaceResult(
                name,
                seed,
                runs,
                cutShort,
                decisions,
                Duration.ofNanos(System.nanoTime() - start),
                failure,
                complete ? Optional.of(exploration()) : Optional.empty(),
                failure.isEmpty() && tellsDataRaces() ? observed() : List.of());
    }

    /** Without plain accesses there are none. */
    private boolean tellsDataRaces() {
        return settings.dataRaces() == DataRaces.TOLD && settings.granularity() == Granularity.FINE;
    }

    /** The data races of some more runs, in which every access is a step. */
    private List<DataRace> observed() {
        loader = loader.observing();
        program = subject.load(loader);
        loader.prepare(Schedule.EMPTY);
        var races = new LinkedHashMap<Set<String>, DataRace>();
        for (int i = 0; i < OBSERVATIONS && !tooLate(); i++) {
            loader.probe();
            run(new RandomWalk(seeds.nextLong()), settings.limits().steps(PROBE_STEPS));
            loader.dataRaces().forEach(each -> races.putIfAbsent(each.lines(), each));
        }
        return List.copyOf(races.values());
    }

    private RaceResult.Exploration exploration() {
        var limits = new ArrayList<String>();
        if (reduction.diverged()) {
            limits.add("a run did not go as before: something decides, too, that is not controlled");
        }
        if (reduction.waits()) {
            limits.add("loops that read the same again and again were followed a few times around only");
        }
        if (reduction.messages()) {
            limits.add("what processes send each other was not tried in all orders");
        }
        if (forgot) {
            limits.add("of variables that are written very often, only the latest values were read");
        }
        if (cutShort > 0) {
            limits.add(cutShort + (cutShort == 1 ? " run was" : " runs were") + " cut short");
        }
        return new RaceResult.Exploration(reduction.explored(), reduction.share(), limits);
    }

    private boolean goesOn() {
        return runs < settings.schedules()
                && !stopped.getAsBoolean()
                && System.nanoTime() - start < settings.time().toNanos();
    }

    /** All schedules in turn. When a run shows that more is shared than was known, from the beginning. */
    private Optional<RaceResult.Failure> explore() {
        loader.prepare(Schedule.EMPTY);
        loader.probe();
        Run probe = execute(new RandomWalk(seeds.nextLong()), settings.limits().steps(PROBE_STEPS));
        if (probe.outcome().failed() && !(probe.outcome() instanceof Outcome.Livelock)) {
            return Optional.of(told(withoutProbes(probe)));
        }
        cutShort = 0;
        while (goesOn()) {
            Optional<Strategy> next = reduction.next();
            if (next.isEmpty() && !loader.promises().grew()) {
                break;
            }
            if (next.isEmpty()) {
                // What is known now may be read before it is written.
                reduction = new PartialOrderReduction();
                continue;
            }
            Run run = run(next.get(), settings.limits());
            runs++;
            decisions += run.steps().size();
            if (run.outcome().failed()) {
                return Optional.of(told(run));
            }
            cutShort += run.outcome() instanceof Outcome.CutShort cut && cut.isLoss() ? 1 : 0;
            if (loader.learn(run)) {
                reduction = new PartialOrderReduction();
            } else {
                reduction.learn(run);
            }
        }
        return Optional.empty();
    }

    private Optional<RaceResult.Failure> search() {
        loader.prepare(Schedule.EMPTY);
        while (goesOn()) {
            Optional<Run> failure = attempt();
            if (failure.isPresent()) {
                return Optional.of(told(failure.get()));
            }
        }
        return Optional.empty();
    }

    /** The failure made simpler, and with its story. */
    private RaceResult.Failure told(Run failure) {
        int found = runs;
        Run simple = simplified(failure);
        return replay(simple.schedule())
                .filter(each ->
                        each.run().outcome().kind().equals(simple.outcome().kind()))
                .map(each -> new RaceResult.Failure(each.run(), each.schedule(), found, true))
                .orElseGet(() -> new RaceResult.Failure(simple, simple.schedule(), found, tooLate()));
    }

    /** With as few changes of the turn as can be; a run that does not end would take too long for that. */
    private Run simplified(Run failure) {
        return switch (failure.outcome()) {
            case Outcome.Livelock livelock -> failure;
            case Outcome.OutOfControl outOfControl -> failure;
            case Outcome.Uncontrolled uncontrolled -> failure;
            case Outcome.Returned returned -> failure;
            case Outcome.CutShort cut -> failure;
            case Outcome.Exited exited -> withFewerSwitches(failure);
            case Outcome.Threw threw -> threw.judged() ? withFewerSwitches(failure) : failure;
            case Outcome.Deadlock deadlock -> withFewerSwitches(failure);
            case Outcome.LostWakeUp lostWakeUp -> withFewerSwitches(failure);
            case Outcome.Leaked leaked -> withFewerSwitches(failure);
            case Outcome.Raced raced -> withFewerSwitches(failure);
        };
    }

    private Run withFewerSwitches(Run failure) {
        loader.prepare(failure.schedule());
        return new FewerSwitches(strategy -> run(strategy, settings.limits()), SIMPLIFICATIONS).from(failure);
    }

    /** One run; if a class could not be initialised in an earlier one, with classes that are new. */
    private Run run(Strategy strategy, Limits limits) {
        if (loader.isSpent()) {
            loader = loader.fresh();
            program = subject.load(loader);
        }
        Limits own = limits.until(deadline());
        Run run = Scheduler.run(program, strategy, complete ? own.announcingAll() : own);
        forgot |= loader.forgotValues();
        return settings.dataRaces() == DataRaces.FAILURES
                        && run.outcome() instanceof Outcome.Returned
                        && !loader.dataRaces().isEmpty()
                ? run.with(new Outcome.Raced(loader.dataRaces()))
                : run;
    }

    /** Whether no run can be carried to its end any more. */
    private boolean tooLate() {
        return deadline() != Limits.NEVER && System.nanoTime() > deadline();
    }

    private long deadline() {
        long time = settings.time().toNanos();
        return time > Duration.ofDays(1).toNanos() ? Limits.NEVER : start + time;
    }

    /** A run, and if that is to be, runs near it; a mixed search takes what has had the fewest runs so far. */
    private Optional<Run> attempt() {
        Search search = settings.search() == Search.MIXED
                ? Collections.min(spent.entrySet(), Map.Entry.comparingByValue())
                        .getKey()
                : settings.search();
        int before = runs;
        if (runs >= nextProbe) {
            nextProbe = runs < PROBES ? runs + 1 : 3 * runs;
            loader.probe();
            Run probe =
                    execute(new RandomWalk(seeds.nextLong()), settings.limits().steps(PROBE_STEPS));
            if (probe.outcome().failed() && !(probe.outcome() instanceof Outcome.Livelock)) {
                return Optional.of(withoutProbes(probe));
            }
        }
        Optional<Run> failure =
                method(search).search(this::execute, each -> each.outcome().failed(), Schedule.EMPTY, seeds.nextLong());
        spent.merge(search, runs - before, Integer::sum);
        return failure;
    }

    /** The same failure with only those steps that others care for, if it can be had. */
    private Run withoutProbes(Run probe) {
        Schedule schedule = loader.withoutProbes(probe.schedule());
        loader.prepare(schedule);
        Run again = run(new RelaxedReplay(schedule, new RandomWalk(0)), settings.limits());
        boolean same = again.outcome().kind().equals(probe.outcome().kind());
        loader.prepare(same ? again.schedule() : probe.schedule());
        return same ? again : probe;
    }

    private Method method(Search search) {
        return switch (search) {
            case RANDOM, MIXED, ALL -> Method.repeating(1);
            case PRIORITIES -> Method.repeating(1).by(next -> new PriorityChanges(next, ORDERINGS, length));
            case PARTIAL_ORDER -> Method.repeating(1).by(PartialOrderSampling::new);
            case UNIFORM -> Method.repeating(1).by(next -> new UniformWalk(next, lengths));
            case PROCRASTINATION -> Method.procrastinating(settings.delays().toArray(Integer[]::new));
        };
    }

    private Run execute(Strategy strategy) {
        return execute(strategy, settings.limits());
    }

    private Run execute(Strategy strategy, Limits limits) {
        Run run = run(strategy, limits);
        runs++;
        if (run.outcome() instanceof Outcome.CutShort cut && cut.isLoss()) {
            cutShort++;
        }
        decisions += run.steps().size();
        length = run.steps().size();
        lengths = UniformWalk.lengths(run);
        loader.learn(run);
        return run;
    }

    /** A schedule of an earlier search, of which it need not be known any more why it was possible. */
    private Optional<RaceResult.Failure> replayKept(Schedule schedule) {
        loader.trust(schedule);
        Optional<RaceResult.Failure> failure = replay(schedule);
        loader.trust(Schedule.EMPTY);
        return failure;
    }

    /** Follows a schedule, and logs what happens. */
    private Optional<RaceResult.Failure> replay(Schedule schedule) {
        loader.prepare(schedule);
        Limits logging =
                settings.limits().loggingAfter(Math.max(0, schedule.decisions().size() - STORY_STEPS));
        Run run = run(new RelaxedReplay(schedule, new RandomWalk(0)), logging);
        while (run.outcome() instanceof Outcome.CutShort cut && cut.reason() == Outcome.CutShort.Reason.PINNED) {
            run = run(new RelaxedReplay(schedule, new RandomWalk(0)), logging);
        }
        runs++;
        return run.outcome().failed()
                ? Optional.of(new RaceResult.Failure(run, schedule, runs, true))
                : Optional.empty();
    }
}
