package dev.assay.race.schedule;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Probabilistic concurrency testing (PCT): strands have random priorities, the highest that can goes on, and at a few random
 * steps the one that would go on gets the lowest. It finds a failure that needs d orderings among n strands and k steps with a
 * chance of at least 1 / (n · k^(d − 1)).
 */
public final class PriorityChanges implements Strategy {
    private final SplittableRandom random;
    private final Map<Integer, Long> priorities = new HashMap<>();
    private final Set<Integer> changes = new HashSet<>();
    /** Who has gone on for so long may be waiting in a loop for somebody else. */
    private static final int PATIENCE = 1000;

    private int step;
    private long lowest;
    private int last = -1;
    private int turns;

    /**
     * With orderings so many, of runs about so many steps long.
     */
    public PriorityChanges(long seed, int orderings, int steps) {
        this.random = new SplittableRandom(seed);
        for (int i = 1; i < orderings; i++) {
            changes.add(random.nextInt(Math.max(1, steps)));
        }
    }

    @Override
    public int choose(Enabled enabled) {
        int best = highest(enabled);
        turns = enabled.get(best).strand() == last ? turns + 1 : 0;
        if (turns > PATIENCE || changes.contains(step++) || waits(enabled.get(best))) {
            // Who only waits for others to do something must not keep them from it.
            priorities.put(enabled.get(best).strand(), --lowest);
            best = highest(enabled);
            turns = 0;
        }
        last = enabled.get(best).strand();
        return best;
    }

    private static boolean waits(Action action) {
        return action.operation().label().equals(Operation.SPIN);
    }

    private int highest(Enabled enabled) {
        int best = 0;
        int alike = 1;
        for (int i = 1; i < enabled.size(); i++) {
            long difference = priority(enabled.get(i)) - priority(enabled.get(best));
            if (difference > 0) {
                best = i;
                alike = 1;
            } else if (difference == 0 && random.nextInt(++alike) == 0) {
                // Several actions of one strand.
                best = i;
            }
        }
        return best;
    }

    private long priority(Action action) {
        return priorities.computeIfAbsent(action.strand(), any -> random.nextLong(Integer.MAX_VALUE));
    }
}
