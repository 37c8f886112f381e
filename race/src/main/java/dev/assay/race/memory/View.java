package dev.assay.race.memory;

import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/** What is known at a point of a run: what happened before it, and how far each variable's order of writes was seen. */
final class View {
    final Clock clock;
    private final IdentityHashMap<Variable, Write> seen;

    View() {
        this(new Clock(), new IdentityHashMap<>());
    }

    private View(Clock clock, IdentityHashMap<Variable, Write> seen) {
        this.clock = clock;
        this.seen = seen;
    }

    View copy() {
        return new View(clock.copy(), new IdentityHashMap<>(seen));
    }

    void join(View other) {
        clock.join(other.clock);
        other.seen.forEach(this::see);
    }

    /** Whether the other one has nothing that this has not. */
    boolean knows(View other) {
        return clock.covers(other.clock)
                && other.seen.entrySet().stream().allMatch(each -> {
                    Write known = seen.get(each.getKey());
                    return known != null && known.position >= each.getValue().position;
                });
    }

    /** The latest write to the variable, in the order of its writes, that was read or written on purpose. */
    @Nullable
    Write seen(Variable variable) {
        return seen.get(variable);
    }

    void see(Variable variable, Write write) {
        Write known = seen.get(variable);
        if (known == null || known.position < write.position) {
            seen.put(variable, write);
        }
    }
}
