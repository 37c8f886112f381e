package dev.assay.race;

import dev.assay.race.instrument.Granularity;
import dev.assay.race.memory.MemoryModel;
import dev.assay.race.scheduler.Limits;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * How a program is searched for races.
 *
 * @param schedules how many runs
 * @param time no run is begun after it
 * @param seed where randomness starts; another one each time if there is none
 * @param search who decides
 * @param atomic what is one step, whatever it does: names of classes, or {@code CLASS#METHOD}
 * @param delays how many delays of decisions procrastination tries from a run, then from each of those, and so on
 * @param replay a single schedule to follow, from the text of a failure
 * @param memory what a read may give
 * @param dataRaces what is done about accesses that conflict and that nothing orders
 * @param failures where failing schedules are kept, to be followed first next time
 */
public record RaceSettings(
        int schedules,
        Duration time,
        OptionalLong seed,
        Search search,
        Granularity granularity,
        Set<String> atomic,
        Limits limits,
        List<Integer> delays,
        Optional<String> replay,
        Optional<Path> failures,
        MemoryModel memory,
        DataRaces dataRaces) {
    private static final int SCHEDULES = 1000;

    /** The best of those measured. */
    public static final List<Integer> DELAYS = List.of(10);

    public RaceSettings {
        if (delays.isEmpty() || delays.stream().anyMatch(each -> each < 1)) {
            throw new IllegalArgumentException("delays must be at least one number, and positive, not " + delays);
        }
        if (granularity == Granularity.COARSE && (memory == MemoryModel.JAVA || dataRaces == DataRaces.FAILURES)) {
            throw new IllegalArgumentException(
                    "coarse granularity leaves out plain fields, which the memory model and data races are about");
        }
        delays = List.copyOf(delays);
    }

    /** Who decides. */
    public enum Search {
        /** All others take turns. */
        MIXED,
        RANDOM,
        PRIORITIES,
        PARTIAL_ORDER,
        /** Chance that makes all orders of the steps of a run like the last one alike. */
        UNIFORM,
        /** Chance, and delays of its decisions. */
        PROCRASTINATION,
        /** All schedules, one of each kind that differs only in steps that do not matter to each other. */
        ALL
    }

    /** What is done about accesses that conflict and that nothing orders. */
    public enum DataRaces {
        /** They are not looked for. */
        IGNORED,
        /** If no schedule fails, some more runs look for them, and the result tells them. */
        TOLD,
        /** They are looked for in each run, and one that has any fails. */
        FAILURES
    }

    /** A thousand schedules, unless the system properties {@code assay.schedules}, {@code assay.seed}… say otherwise. */
    public static RaceSettings standard() {
        Long seed = Long.getLong("assay.seed");
        return new RaceSettings(
                Integer.getInteger("assay.schedules", SCHEDULES),
                Duration.ofDays(365),
                seed == null ? OptionalLong.empty() : OptionalLong.of(seed),
                Search.MIXED,
                Granularity.FINE,
                Set.of(),
                Limits.STANDARD,
                DELAYS,
                Optional.ofNullable(System.getProperty("assay.schedule")),
                Optional.of(System.getProperty("assay.failures", ".assay/failures"))
                        .filter(directory -> !directory.equals("none"))
                        .map(Path::of),
                MemoryModel.SEQUENTIAL,
                DataRaces.IGNORED);
    }

    public RaceSettings schedules(int count) {
        return new RaceSettings(
                count, time, seed, search, granularity, atomic, limits, delays, replay, failures, memory, dataRaces);
    }

    public RaceSettings within(Duration newTime) {
        return new RaceSettings(
                schedules,
                newTime,
                seed,
                search,
                granularity,
                atomic,
                limits,
                delays,
                replay,
                failures,
                memory,
                dataRaces);
    }

    public RaceSettings seeded(long newSeed) {
        return new RaceSettings(
                schedules,
                time,
                OptionalLong.of(newSeed),
                search,
                granularity,
                atomic,
                limits,
                delays,
                replay,
                failures,
                memory,
                dataRaces);
    }

    public RaceSettings by(Search newSearch) {
        return new RaceSettings(
                schedules,
                time,
                seed,
                newSearch,
                granularity,
                atomic,
                limits,
                delays,
                replay,
                failures,
                memory,
                dataRaces);
    }

    public RaceSettings granularity(Granularity newGranularity) {
        return new RaceSettings(
                schedules,
                time,
                seed,
                search,
                newGranularity,
                atomic,
                limits,
                delays,
                replay,
                failures,
                memory,
                dataRaces);
    }

    /** Adds classes or methods whose calls are one step each, because they are known to be right, or not meant here. */
    public RaceSettings atomic(String... names) {
        var all = new HashSet<>(atomic);
        all.addAll(List.of(names));
        return new RaceSettings(
                schedules,
                time,
                seed,
                search,
                granularity,
                Set.copyOf(all),
                limits,
                delays,
                replay,
                failures,
                memory,
                dataRaces);
    }

    public RaceSettings limits(Limits newLimits) {
        return new RaceSettings(
                schedules,
                time,
                seed,
                search,
                granularity,
                atomic,
                newLimits,
                delays,
                replay,
                failures,
                memory,
                dataRaces);
    }

    public RaceSettings delays(List<Integer> newDelays) {
        return new RaceSettings(
                schedules,
                time,
                seed,
                search,
                granularity,
                atomic,
                limits,
                newDelays,
                replay,
                failures,
                memory,
                dataRaces);
    }

    public RaceSettings replaying(String schedule) {
        return new RaceSettings(
                schedules,
                time,
                seed,
                search,
                granularity,
                atomic,
                limits,
                delays,
                Optional.of(schedule),
                failures,
                memory,
                dataRaces);
    }

    public RaceSettings keepingFailuresIn(Optional<Path> directory) {
        return new RaceSettings(
                schedules,
                time,
                seed,
                search,
                granularity,
                atomic,
                limits,
                delays,
                replay,
                directory,
                memory,
                dataRaces);
    }

    /** What a read may give: what was written last, or all that Java allows. */
    public RaceSettings memory(MemoryModel newMemory) {
        return new RaceSettings(
                schedules,
                time,
                seed,
                search,
                granularity,
                atomic,
                limits,
                delays,
                replay,
                failures,
                newMemory,
                dataRaces);
    }

    public RaceSettings dataRaces(DataRaces newDataRaces) {
        return new RaceSettings(
                schedules,
                time,
                seed,
                search,
                granularity,
                atomic,
                limits,
                delays,
                replay,
                failures,
                memory,
                newDataRaces);
    }
}
