package dev.assay.race;

import dev.assay.race.RaceSettings.Search;
import dev.assay.race.instrument.RaceLoader;
import dev.assay.race.schedule.FewerSwitches;
import dev.assay.race.schedule.Outcome;
import dev.assay.race.schedule.PartialOrderSampling;
import dev.assay.race.schedule.PriorityChanges;
import dev.assay.race.schedule.Procrastination;
import dev.assay.race.schedule.RandomWalk;
import dev.assay.race.schedule.RelaxedReplay;
import dev.assay.race.schedule.Run;
import dev.assay.race.schedule.Schedule;
import dev.assay.race.schedule.Strategy;
import dev.assay.race.scheduler.Scheduler;
import java.time.Duration;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;

/** One search: schedules that failed last time, then new ones. */
final class RaceSearch {
    private static final int LIMIT = 10;
    private static final int ORDERINGS = 3;
    private static final int SIMPLIFICATIONS = 200;

    private final String name;
    private final RaceSettings settings;
    private final ScheduleStore store;
    private final RaceLoader loader;
    private final Callable<Object> program;
    private final long seed;
    private final SplittableRandom seeds;
    private final long start = System.nanoTime();
    private final Map<Search, Integer> spent = new EnumMap<>(
            Map.of(Search.RANDOM, 0, Search.PRIORITIES, 0, Search.PARTIAL_ORDER, 0, Search.PROCRASTINATION, 0));
    private int runs;
    private long decisions;
    private int length = 100;

    RaceSearch(String name, Subject subject, RaceSettings settings) {
        this.name = name;
        this.settings = settings;
        this.store = new ScheduleStore(settings.failures(), subject.type() + "." + subject.method());
        this.loader = new RaceLoader(subject.source(), settings.granularity(), settings.atomic());
        this.program = subject.load(loader);
        this.seed = settings.seed().orElseGet(() -> new SplittableRandom().nextLong() >>> 1);
        this.seeds = new SplittableRandom(seed);
    }

    RaceResult run() {
        return Scheduler.host(() -> {
            Optional<RaceResult.Failure> failure = settings.replay().isPresent()
                    ? replay(Schedule.parse(settings.replay().get()))
                    : search();
            return new RaceResult(name, seed, runs, decisions, Duration.ofNanos(System.nanoTime() - start), failure);
        });
    }

    private Optional<RaceResult.Failure> search() {
        for (String kept : store.kept()) {
            Optional<RaceResult.Failure> failure = replay(Schedule.parse(kept));
            if (failure.isPresent()) {
                return failure;
            }
        }
        loader.prepare(Schedule.EMPTY);
        while (runs < settings.schedules()
                && System.nanoTime() - start < settings.time().toNanos()) {
            Optional<Run> failure = attempt();
            if (failure.isPresent()) {
                int found = runs;
                Schedule schedule = simplified(failure.get()).schedule();
                store.keep(schedule.text());
                return Optional.of(replay(schedule)
                        .map(each -> new RaceResult.Failure(each.run(), each.schedule(), found))
                        .orElseGet(() -> new RaceResult.Failure(failure.get(), schedule, found)));
            }
        }
        store.clear();
        return Optional.empty();
    }

    /** With as few changes of the turn as can be; a run that does not end would take too long for that. */
    private Run simplified(Run failure) {
        return switch (failure.outcome()) {
            case Outcome.Livelock livelock -> failure;
            case Outcome.OutOfControl outOfControl -> failure;
            case Outcome.Uncontrolled uncontrolled -> failure;
            case Outcome.Returned returned -> failure;
            case Outcome.Threw threw -> withFewerSwitches(failure);
            case Outcome.Deadlock deadlock -> withFewerSwitches(failure);
            case Outcome.LostWakeUp lostWakeUp -> withFewerSwitches(failure);
            case Outcome.Leaked leaked -> withFewerSwitches(failure);
        };
    }

    private Run withFewerSwitches(Run failure) {
        loader.prepare(failure.schedule());
        return new FewerSwitches(strategy -> Scheduler.run(program, strategy, settings.limits()), SIMPLIFICATIONS)
                .from(failure);
    }

    /** A run, and if that is to be, runs near it; a mixed search takes what has had the fewest runs so far. */
    private Optional<Run> attempt() {
        Search search = settings.search() == Search.MIXED
                ? Collections.min(spent.entrySet(), Map.Entry.comparingByValue())
                        .getKey()
                : settings.search();
        int before = runs;
        Run run = execute(strategy(search));
        Optional<Run> failure = Optional.of(run).filter(each -> each.outcome().failed());
        if (failure.isEmpty() && search == Search.PROCRASTINATION) {
            failure = Procrastination.of(Math.min(LIMIT, Math.max(0, settings.schedules() - runs)))
                    .search(run, this::execute, each -> each.outcome().failed(), seeds.nextLong());
        }
        spent.merge(search, runs - before, Integer::sum);
        return failure;
    }

    private Strategy strategy(Search search) {
        long next = seeds.nextLong();
        return switch (search) {
            case RANDOM, PROCRASTINATION, MIXED -> new RandomWalk(next);
            case PRIORITIES -> new PriorityChanges(next, ORDERINGS, length);
            case PARTIAL_ORDER -> new PartialOrderSampling(next);
        };
    }

    private Run execute(Strategy strategy) {
        Run run = Scheduler.run(program, strategy, settings.limits());
        runs++;
        decisions += run.steps().size();
        length = run.steps().size();
        loader.learn(run);
        return run;
    }

    /** Follows a schedule, and logs what happens. */
    private Optional<RaceResult.Failure> replay(Schedule schedule) {
        loader.prepare(schedule);
        Run run = Scheduler.run(
                program,
                new RelaxedReplay(schedule, new RandomWalk(0)),
                settings.limits().logging());
        runs++;
        return run.outcome().failed() ? Optional.of(new RaceResult.Failure(run, schedule, runs)) : Optional.empty();
    }
}
