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
import java.util.function.Consumer;

/** How a program is searched for races. Immutable: what changes a setting returns a copy. */
public final class RaceSettings implements Cloneable {
    private static final int SCHEDULES = 1000;

    /** The best of those measured. */
    public static final List<Integer> DELAYS = List.of(10);

    private int schedules = SCHEDULES;
    private Duration time = Duration.ofDays(365);
    private OptionalLong seed = OptionalLong.empty();
    private Search search = Search.MIXED;
    private Granularity granularity = Granularity.FINE;
    private Set<String> atomic = Set.of();
    private Limits limits = Limits.STANDARD;
    private List<Integer> delays = DELAYS;
    private Optional<String> replay = Optional.empty();
    private Optional<Path> failures = Optional.empty();
    private MemoryModel memory = MemoryModel.SEQUENTIAL;
    private DataRaces dataRaces = DataRaces.IGNORED;

    private RaceSettings() {}

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
        var settings = new RaceSettings();
        settings.schedules = Integer.getInteger("assay.schedules", SCHEDULES);
        Long seed = Long.getLong("assay.seed");
        settings.seed = seed == null ? OptionalLong.empty() : OptionalLong.of(seed);
        settings.replay = Optional.ofNullable(System.getProperty("assay.schedule"));
        settings.failures = Optional.of(System.getProperty("assay.failures", ".assay/failures"))
                .filter(directory -> !directory.equals("none"))
                .map(Path::of);
        return settings;
    }

    private RaceSettings with(Consumer<RaceSettings> change) {
        RaceSettings copy;
        try {
            copy = (RaceSettings) clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError("settings can be copied", e);
        }
        change.accept(copy);
        if (copy.granularity == Granularity.COARSE
                && (copy.memory == MemoryModel.JAVA || copy.dataRaces == DataRaces.FAILURES)) {
            throw new IllegalArgumentException(
                    "coarse granularity leaves out plain fields, which the memory model and data races are about");
        }
        return copy;
    }

    /** How many runs. */
    public int schedules() {
        return schedules;
    }

    public RaceSettings schedules(int count) {
        return with(copy -> copy.schedules = count);
    }

    /** No run is begun after it. */
    public Duration time() {
        return time;
    }

    public RaceSettings within(Duration newTime) {
        return with(copy -> copy.time = newTime);
    }

    /** Where randomness starts; another place each time if there is none. */
    public OptionalLong seed() {
        return seed;
    }

    public RaceSettings seeded(long newSeed) {
        return with(copy -> copy.seed = OptionalLong.of(newSeed));
    }

    public Search search() {
        return search;
    }

    public RaceSettings by(Search newSearch) {
        return with(copy -> copy.search = newSearch);
    }

    public Granularity granularity() {
        return granularity;
    }

    public RaceSettings granularity(Granularity newGranularity) {
        return with(copy -> copy.granularity = newGranularity);
    }

    /** What is one step, whatever it does: names of classes, or {@code CLASS#METHOD}. */
    public Set<String> atomic() {
        return atomic;
    }

    /** Adds classes or methods whose calls are one step each, because they are known to be right, or not meant here. */
    public RaceSettings atomic(String... names) {
        var all = new HashSet<>(atomic);
        all.addAll(List.of(names));
        return with(copy -> copy.atomic = Set.copyOf(all));
    }

    public Limits limits() {
        return limits;
    }

    public RaceSettings limits(Limits newLimits) {
        return with(copy -> copy.limits = newLimits);
    }

    /** How many delays of decisions procrastination tries from a run, then from each of those, and so on. */
    public List<Integer> delays() {
        return delays;
    }

    public RaceSettings delays(List<Integer> newDelays) {
        if (newDelays.isEmpty() || newDelays.stream().anyMatch(each -> each < 1)) {
            throw new IllegalArgumentException("delays must be at least one number, and positive, not " + newDelays);
        }
        return with(copy -> copy.delays = List.copyOf(newDelays));
    }

    /** A single schedule to follow, from the text of a failure. */
    public Optional<String> replay() {
        return replay;
    }

    public RaceSettings replaying(String schedule) {
        return with(copy -> copy.replay = Optional.of(schedule));
    }

    /** Where failing schedules are kept, to be followed first next time. */
    public Optional<Path> failures() {
        return failures;
    }

    public RaceSettings keepingFailuresIn(Optional<Path> directory) {
        return with(copy -> copy.failures = directory);
    }

    /** What a read may give: what was written last, or all that Java allows. */
    public MemoryModel memory() {
        return memory;
    }

    public RaceSettings memory(MemoryModel newMemory) {
        return with(copy -> copy.memory = newMemory);
    }

    /** What is done about accesses that conflict and that nothing orders. */
    public DataRaces dataRaces() {
        return dataRaces;
    }

    public RaceSettings dataRaces(DataRaces newDataRaces) {
        return with(copy -> copy.dataRaces = newDataRaces);
    }
}
