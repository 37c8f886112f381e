package dev.assay.race.schedule;

import java.util.SplittableRandom;

/** Chance decides: first which strand, all alike, then which of its actions; or, if flat, among all actions alike. */
public final class RandomWalk implements Strategy {
    private final SplittableRandom random;
    private final boolean flat;

    public RandomWalk(long seed) {
        this(seed, false);
    }

    public RandomWalk(long seed, boolean flat) {
        this.random = new SplittableRandom(seed);
        this.flat = flat;
    }

    @Override
    public int choose(Enabled enabled) {
        int size = enabled.size();
        if (size == 1) {
            return 0;
        }
        if (flat) {
            return random.nextInt(size);
        }
        int strands = 1;
        for (int i = 1; i < size; i++) {
            strands += startsGroup(enabled, i) ? 1 : 0;
        }
        int group = random.nextInt(strands);
        int first = 0;
        for (int seen = 0; seen < group; seen += startsGroup(enabled, first) ? 1 : 0) {
            first++;
        }
        int end = first + 1;
        while (end < size && !startsGroup(enabled, end)) {
            end++;
        }
        return end == first + 1 ? first : first + random.nextInt(end - first);
    }

    private static boolean startsGroup(Enabled enabled, int index) {
        return enabled.get(index).strand() != enabled.get(index - 1).strand();
    }
}
