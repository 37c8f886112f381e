package dev.assay.property;

import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Cases of a generator by their number, and simpler ones: for a search that judges cases by itself instead of stating a
 * property. The same seed and number give the same case.
 */
public final class Sampler<T> {
    private static final int SMALLEST = 3;
    private static final int LARGEST = 100;

    private final Gen<T> gen;
    private final long seed;
    private final Constants constants;
    private final RandomChoices random;

    public Sampler(Gen<T> gen, long seed) {
        this(gen, seed, Constants.NONE);
    }

    /** With the numbers and texts that these class files mention among the values. */
    public Sampler(Gen<T> gen, long seed, Collection<byte[]> code) {
        this(gen, seed, Constants.of(code));
    }

    /** With the numbers and texts that this code mentions among the values, each also in a case of its own. */
    public Sampler(Gen<T> gen, long seed, Origin origin) {
        this(gen, seed, Constants.of(origin));
    }

    private Sampler(Gen<T> gen, long seed, Constants constants) {
        this.gen = gen;
        this.seed = seed;
        this.constants = constants;
        this.random = new RandomChoices(constants, EdgeCaseMode.FIRST);
    }

    /**
     * A case.
     *
     * @param replay a short text from which {@link #replay} makes the case again
     */
    public record Sample<T>(T value, String replay) {}

    /** The case with this number; nothing if a filter rejects it. Small cases come first, then large ones, over and over. */
    public Optional<Sample<T>> draw(long number) {
        int size = SMALLEST + (int) (number % (LARGEST - SMALLEST + 1));
        random.start(RandomChoices.seedOf(seed, number), size, false);
        if (!constants.isEmpty() && number % 2 == 1) {
            random.placing(Placement.number((int) Math.min(number / 2, Integer.MAX_VALUE)));
        }
        return run(Recording.of(random));
    }

    /** A case that was seen before. */
    public Optional<Sample<T>> replay(String text) {
        Replay replay = Replay.parse(text);
        return run(Recording.replay(replay.choices(), replay.size()));
    }

    private Optional<Sample<T>> run(Recording recording) {
        try {
            T value = gen.generate(recording);
            return Optional.of(new Sample<>(value, new Replay(recording.size(), recording.values()).text()));
        } catch (Rejected e) {
            return Optional.empty();
        }
    }

    /** The simplest case found that still passes, where this one does; so many others are tried at most. */
    public Sample<T> shrink(Sample<T> from, Predicate<? super T> stillPasses, int trials, Duration limit) {
        Replay replay = Replay.parse(from.replay());
        var first = Recording.replay(replay.choices(), replay.size());
        gen.generate(first);
        var budget = new Shrinker.Budget(trials, System.nanoTime() + limit.toNanos());
        long[] simplest = new Shrinker(first, budget, choices -> passing(choices, replay.size(), stillPasses)).shrink();
        return replay(new Replay(replay.size(), simplest).text()).orElse(from);
    }

    private @Nullable Recording passing(long[] choices, int size, Predicate<? super T> stillPasses) {
        var recording = Recording.replay(choices, size);
        try {
            return stillPasses.test(gen.generate(recording)) ? recording : null;
        } catch (Rejected e) {
            return null;
        }
    }
}
