package dev.assay.race.schedule;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Chance that gives each order of steps the same share (SURW): a strand goes on with a probability in proportion to the steps
 * that it has still to take, as far as an earlier run tells. A plain random walk seldom lets a short strand come last.
 */
public final class UniformWalk implements Strategy {
    private final SplittableRandom random;
    private final Map<String, Integer> left;

    /** @param lengths how many steps each strand took in an earlier run */
    public UniformWalk(long seed, Map<String, Integer> lengths) {
        this.random = new SplittableRandom(seed);
        this.left = new HashMap<>(lengths);
    }

    /** How many steps each strand took. */
    public static Map<String, Integer> lengths(Run run) {
        var lengths = new HashMap<String, Integer>();
        run.steps().forEach(step -> lengths.merge(step.decision().strand(), 1, Integer::sum));
        return lengths;
    }

    @Override
    public int choose(Enabled enabled) {
        int all = 0;
        for (int i = 0; i < enabled.size(); i++) {
            all += weight(enabled.get(i));
        }
        int point = random.nextInt(all);
        int chosen = 0;
        for (int i = 0; point >= weight(enabled.get(i)); i++) {
            point -= weight(enabled.get(i));
            chosen = i + 1;
        }
        left.computeIfPresent(enabled.get(chosen).decision().strand(), (any, steps) -> steps - 1);
        return chosen;
    }

    /** One that nothing is known of, or that takes longer than before, has one step to take. */
    private int weight(Action action) {
        return Math.max(1, left.getOrDefault(action.decision().strand(), 1));
    }
}
