package dev.assay.race.memory;

import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/** What a thread knows of memory. */
public final class ThreadView {
    private final int number;
    private final String name;
    final View now = new View();
    /** What a release fence lets its later writes release. */
    @Nullable
    View fenced;

    /** What an acquire fence would acquire: it was read, but weakly. */
    final View unacquired = new View();

    /** What it has promised to write. */
    final IdentityHashMap<Variable, Write> promised = new IdentityHashMap<>();

    final Promises.Stretch stretch;
    /** How many objects it made. */
    int objects;

    /** Of what it came to through a final field, what had been written when the object with the field was made. */
    private final IdentityHashMap<Object, Clock> frozen = new IdentityHashMap<>();

    ThreadView(int number, String name, Promises.Stretch stretch) {
        this.number = number;
        this.name = name;
        this.stretch = stretch;
        now.clock.tick(number);
    }

    int number() {
        return number;
    }

    String name() {
        return name;
    }

    int time() {
        return now.clock.of(number);
    }

    /** What comes next does not belong to what it has let others know. */
    void tick() {
        now.clock.tick(number);
    }

    @Nullable
    Clock frozen(Object object) {
        return frozen.isEmpty() ? null : frozen.get(object);
    }

    void reach(Object object, Clock clock) {
        frozen.computeIfAbsent(object, any -> new Clock()).join(clock);
    }
}
