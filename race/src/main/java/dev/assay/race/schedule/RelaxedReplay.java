package dev.assay.race.schedule;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Follows a schedule as far as that is possible: decisions that cannot be taken are passed over, and when none is left,
 * another strategy goes on. So it does nothing that could not have happened anyway, and it is never stuck.
 */
public final class RelaxedReplay implements Strategy {
    private final List<Decision> decisions;
    private final Strategy afterwards;
    private final Map<List<String>, Deque<String>> names = new HashMap<>();
    private final List<Decision> discarded = new ArrayList<>();
    private int next;

    public RelaxedReplay(Schedule schedule, Strategy afterwards) {
        this.decisions = schedule.decisions();
        this.afterwards = afterwards;
        schedule.spawns()
                .forEach(spawn -> names.computeIfAbsent(
                                List.of(spawn.parent(), spawn.point()), any -> new ArrayDeque<>())
                        .add(spawn.name()));
    }

    @Override
    public int choose(Enabled enabled) {
        while (next < decisions.size()) {
            Decision decision = decisions.get(next++);
            int index = enabled.indexOf(decision);
            if (index >= 0) {
                return index;
            }
            discarded.add(decision);
        }
        return afterwards.choose(enabled);
    }

    @Override
    public String name(String parent, String point, String free) {
        Deque<String> known = names.get(List.of(parent, point));
        String name = known == null ? null : known.poll();
        return name == null ? free : name;
    }

    /** The decisions that could not be taken when their turn came. */
    public List<Decision> discarded() {
        return List.copyOf(discarded);
    }
}
