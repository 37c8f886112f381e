package dev.assay.race.scheduler;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells a run that is long from one that goes round in circles.
 *
 * <p>After half of the steps that a run may take it remembers every value that is written and every answer that is given; what
 * comes in the other half and was not there before is new. If there is none, the run may take as many steps again, and then
 * it is a livelock. Who decides must be fair, so that a loop that waits for another strand comes to its end.
 */
final class Novelty implements AutoCloseable {
    /** Whether a run has to go on. */
    enum Answer {
        GO_ON,
        /** It does new things, but enough is enough. */
        ENOUGH,
        NOTHING_NEW
    }

    private static final int TIMES = 2;
    private static final int MOST = 200_000;

    /** What was written to what; objects are told apart by identity, for they may change. */
    private record Seen(int target, Object value) {}

    private final int limit;
    private final Set<Seen> seen = new HashSet<>();
    private boolean remembers;
    private boolean counts;
    private boolean isNew;

    Novelty(int limit) {
        this.limit = limit;
    }

    Answer after(int steps) {
        if (steps < limit / 2) {
            return Answer.GO_ON;
        }
        if (!remembers) {
            remembers = true;
            Recording.begin();
        }
        counts = steps >= limit / 4 * 3;
        if (steps < limit) {
            return Answer.GO_ON;
        }
        if (isNew) {
            return Answer.ENOUGH;
        }
        return steps < limit * TIMES ? Answer.GO_ON : Answer.NOTHING_NEW;
    }

    void saw(@Nullable Object target, Object value) {
        if (remembers && !isNew) {
            boolean fresh = seen.size() >= MOST || seen.add(new Seen(System.identityHashCode(target), value));
            isNew = counts && fresh;
        }
    }

    /** A strand began or ended. */
    void something() {
        isNew |= counts;
    }

    @Override
    public void close() {
        if (remembers) {
            Recording.end();
        }
    }
}
