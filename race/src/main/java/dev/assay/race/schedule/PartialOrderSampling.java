package dev.assay.race.schedule;

import java.util.IdentityHashMap;
import java.util.SplittableRandom;

/**
 * Partial-order sampling (POS): actions have random priorities, the highest is taken, and those that are in conflict with it get
 * new ones. So orders that differ only in steps that do not matter to each other count once, not many times.
 */
public final class PartialOrderSampling implements Strategy {
    private final SplittableRandom random;
    private final IdentityHashMap<Action, Double> priorities = new IdentityHashMap<>();

    public PartialOrderSampling(long seed) {
        this.random = new SplittableRandom(seed);
    }

    @Override
    public int choose(Enabled enabled) {
        int best = 0;
        for (int i = 1; i < enabled.size(); i++) {
            best = priority(enabled.get(i)) > priority(enabled.get(best)) ? i : best;
        }
        Action taken = enabled.get(best);
        priorities.remove(taken);
        for (int i = 0; i < enabled.size(); i++) {
            if (enabled.get(i).operation().conflicts(taken.operation())) {
                priorities.remove(enabled.get(i));
            }
        }
        return best;
    }

    private double priority(Action action) {
        return priorities.computeIfAbsent(action, any -> random.nextDouble());
    }
}
