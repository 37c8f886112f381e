package dev.assay.race.memory;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A field or an element with what was written to it, in the order that all agree on who read it in opaque mode or a stronger one.
 * Who reads it plainly may see each write that was not overwritten before:
 *
 * <pre>
 *   w may be read in r   iff   not r → w, and there is no w' with w → w' → r
 * </pre>
 */
public final class Variable {
    /** Of older writes none but the latest are kept. */
    private static final int MOST = 64;

    private final List<Write> writes = new ArrayList<>();
    /** What all volatile writes so far released. */
    private final View released = new View();

    private @Nullable Write lastVolatile;
    /** What the memory of the machine was left with. */
    private @Nullable Object left;

    private boolean forgot;
    /** How many writes each thread made. */
    private final IdentityHashMap<ThreadView, Integer> counts = new IdentityHashMap<>();

    /** The same in each run; null if there is none. */
    final @Nullable String name;

    Variable(@Nullable String name, @Nullable Object initial) {
        this.name = name;
        add(0, Write.initial(initial));
        left = initial;
    }

    /** What the machine's memory holds: if we did not put it there, code did that is not controlled, and for all to see. */
    void holds(@Nullable Object real) {
        if (!same(left, real)) {
            writes.clear();
            lastVolatile = null;
            add(0, Write.initial(real));
            left = real;
        }
    }

    void leave(@Nullable Object real) {
        left = real;
    }

    @SuppressWarnings("ReferenceEquality") // Numbers are boxed, and references are what they are.
    private static boolean same(@Nullable Object one, @Nullable Object other) {
        return one == other || one instanceof Number && one.equals(other);
    }

    boolean forgot() {
        return forgot;
    }

    View released() {
        return released;
    }

    /** What a thread with this view may read, the last in the order first. */
    List<Write> readable(ThreadView thread, Clock clock, Mode mode) {
        View view = thread.now;
        int floor = mode == Mode.PLAIN ? 0 : floor(view, mode);
        var readable = new ArrayList<Write>();
        for (int i = writes.size() - 1; i >= floor; i--) {
            Write write = writes.get(i);
            boolean own = write.isPromised() && (write.thread == thread.number() || mode == Mode.VOLATILE);
            if (!own && (mode != Mode.PLAIN || !overwritten(write, clock))) {
                readable.add(write);
            }
        }
        return readable;
    }

    private boolean overwritten(Write write, Clock clock) {
        for (Write each : writes) {
            if (each != write && each.happensBefore(clock) && write.happensBefore(each.before)) {
                return true;
            }
        }
        return false;
    }

    /** The place of the first write that is not older than what the view knows. */
    int floor(View view, Mode mode) {
        Write seen = view.seen(this);
        int floor = seen == null || isGone(seen) ? 0 : seen.position;
        Write last = lastVolatile;
        if (mode == Mode.VOLATILE && last != null) {
            floor = Math.max(floor, last.position);
        }
        for (int i = writes.size() - 1; i > floor; i--) {
            if (writes.get(i).happensBefore(view.clock)) {
                return i;
            }
        }
        return floor;
    }

    private boolean isGone(Write write) {
        return write.position >= writes.size() || writes.get(write.position) != write;
    }

    /** Where a thread with this view may put a write: the places right after these, the last first. */
    List<Write> placesAfter(View view) {
        var places = new ArrayList<Write>();
        for (int i = writes.size() - 1; i >= floor(view, Mode.OPAQUE); i--) {
            if (i == writes.size() - 1 || !writes.get(i).taken) {
                places.add(writes.get(i));
            }
        }
        return places;
    }

    /** The last in the order, even if it is only promised. */
    Write end() {
        return writes.getLast();
    }

    /** The last that has been written. */
    Write last() {
        int i = writes.size() - 1;
        while (writes.get(i).isPromised()) {
            i--;
        }
        return writes.get(i);
    }

    void putAfter(Write place, Write write, Mode mode) {
        add(place.position + 1, write);
        if (mode == Mode.VOLATILE) {
            lastVolatile = write;
        }
        if (writes.size() > MOST) {
            forgot = true;
            writes.removeFirst();
            renumber(0);
        }
    }

    private void add(int place, Write write) {
        writes.add(place, write);
        renumber(place);
    }

    private void renumber(int from) {
        for (int i = from; i < writes.size(); i++) {
            writes.get(i).position = i;
        }
    }

    /** The name of the thread's next write. */
    String nextName(ThreadView thread) {
        return thread.name() + "#" + counts.merge(thread, 1, Integer::sum);
    }
}
