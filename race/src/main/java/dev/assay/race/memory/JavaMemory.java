package dev.assay.race.memory;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The memory of one run. Exactly one thread is here at a time, and what it does has its place in one order; that a read gives
 * another value than the last is a choice, of those that the thread's view permits.
 *
 * <p>Not covered: a value that is read before it is written, which Java allows where nothing the writer does depends on what
 * was read from it.
 */
public final class JavaMemory {
    private final List<@Nullable ThreadView> threads = new ArrayList<>();
    /** What was released where: at monitors, threads, classes, and whatever else synchronises. */
    private final IdentityHashMap<Object, View> released = new IdentityHashMap<>();

    private final IdentityHashMap<Object, Made> made = new IdentityHashMap<>();
    /** What all full fences released. */
    private final View fence = new View();

    private boolean forgot;

    /** The end of an object's construction: its fields are what they were given, and final ones are frozen. */
    private record Made(int thread, int time, Clock before) {}

    /** The view of a thread; numbers count from 0 on, and names are the same in each run. */
    public ThreadView thread(int number, String name) {
        while (threads.size() <= number) {
            threads.add(null);
        }
        ThreadView known = threads.get(number);
        if (known == null) {
            known = new ThreadView(number, name);
            threads.set(number, known);
        }
        return known;
    }

    /** Whether a variable had so many writes that some could no longer be read which Java allows to be read. */
    public boolean forgot() {
        return forgot;
    }

    // What synchronises

    /** All that the thread did comes before what is acquired there later. */
    public void release(ThreadView thread, Object where) {
        released.computeIfAbsent(where, any -> new View()).join(thread.now);
        thread.tick();
    }

    public void acquire(ThreadView thread, Object where) {
        View view = released.get(where);
        if (view != null) {
            thread.now.join(view);
        }
    }

    /** What the last value of a variable was written with is read, where only its order counts. */
    public void readLast(ThreadView thread, Object variable, Mode mode) {
        if (mode.isAtLeast(Mode.RELEASE_ACQUIRE)) {
            acquire(thread, variable);
        } else if (mode == Mode.OPAQUE) {
            View view = released.get(variable);
            if (view != null) {
                thread.unacquired.join(view);
            }
        }
    }

    public void writeLast(ThreadView thread, Object variable, Mode mode) {
        View fenced = thread.fenced;
        if (mode.isAtLeast(Mode.RELEASE_ACQUIRE)) {
            release(thread, variable);
        } else if (mode == Mode.OPAQUE && fenced != null) {
            released.computeIfAbsent(variable, any -> new View()).join(fenced);
        }
    }

    public void releaseFence(ThreadView thread) {
        thread.fenced = thread.now.copy();
        thread.tick();
    }

    public void acquireFence(ThreadView thread) {
        thread.now.join(thread.unacquired);
    }

    public void fullFence(ThreadView thread) {
        acquireFence(thread);
        thread.now.join(fence);
        fence.join(thread.now);
        releaseFence(thread);
    }

    // Objects and their final fields

    /** A constructor of the object has come to its end. */
    public void made(ThreadView thread, Object object) {
        made.put(object, new Made(thread.number(), thread.time(), thread.now.clock.copy()));
        thread.tick();
    }

    /** Whether another thread made the object, and nothing says that this one knows of what it wrote. */
    public boolean isForeign(ThreadView thread, @Nullable Object object) {
        Made end = made.get(object);
        return end != null && !thread.now.clock.covers(end.thread, end.time);
    }

    /** A final field of the object was read: what is reached through it is at least as it was when the object was made. */
    public void readFinal(ThreadView thread, Object object, @Nullable Object value) {
        if (value == null) {
            return;
        }
        Made end = made.get(object);
        if (end != null) {
            thread.reach(value, end.before);
        }
        passOn(thread, object, value);
    }

    /** What was read of what was reached through a final field is reached through it, too. */
    public void passOn(ThreadView thread, Object object, @Nullable Object value) {
        Clock frozen = thread.frozen(object);
        if (frozen != null && value != null) {
            thread.reach(value, frozen);
        }
    }

    // Variables

    /**
     * The variable, as it was before the first access that counts.
     *
     * @param owner the object that it belongs to
     * @param real what it holds
     */
    public Variable variable(Object owner, @Nullable Object real) {
        Made end = made.get(owner);
        if (end == null || isZero(real)) {
            return new Variable(real);
        }
        var variable = new Variable(zero(real));
        variable.putAfter(
                variable.last(),
                new Write("as it was made", real, end.thread, end.time, end.before, null),
                Mode.PLAIN);
        variable.leave(real);
        return variable;
    }

    private static boolean isZero(@Nullable Object value) {
        return value == null || value instanceof Number number && number.equals(zero(number));
    }

    private static @Nullable Object zero(@Nullable Object value) {
        return switch (value) {
            case Integer any -> 0;
            case Long any -> 0L;
            case Float any -> 0f;
            case Double any -> 0d;
            case null, default -> null;
        };
    }

    /** What a read gives. */
    public @Nullable Object read(
            ThreadView thread, Object owner, Variable variable, Mode mode, @Nullable Object real, Choice choice) {
        variable.holds(real);
        Write write = chosen(variable.readable(thread.now, knownOf(thread, owner), mode), choice);
        saw(thread, variable, write, mode);
        passOn(thread, owner, write.value);
        return write.value;
    }

    /** What happened before, for reads of what belongs to the object. */
    private static Clock knownOf(ThreadView thread, Object owner) {
        Clock frozen = thread.frozen(owner);
        if (frozen == null) {
            return thread.now.clock;
        }
        Clock all = thread.now.clock.copy();
        all.join(frozen);
        return all;
    }

    private static Write chosen(List<Write> writes, Choice choice) {
        return writes.get(
                writes.size() == 1
                        ? 0
                        : choice.of(IntStream.range(0, writes.size())
                                .mapToObj(i -> i == 0 ? Choice.LAST : Choice.OLDER + writes.get(i).name)
                                .toList()));
    }

    private static void saw(ThreadView thread, Variable variable, Write write, Mode mode) {
        if (mode.isAtLeast(Mode.OPAQUE)) {
            thread.now.see(variable, write);
        }
        if (mode == Mode.VOLATILE) {
            thread.now.join(variable.released());
        }
        if (write.released != null) {
            (mode.isAtLeast(Mode.RELEASE_ACQUIRE) ? thread.now : thread.unacquired).join(write.released);
        }
    }

    /** The variable is written. */
    public void write(
            ThreadView thread, Variable variable, Mode mode, @Nullable Object value, @Nullable Object real, Choice choice) {
        variable.holds(real);
        boolean placed = mode == Mode.OPAQUE || mode == Mode.RELEASE_ACQUIRE;
        Write place = placed ? chosen(variable.placesAfter(thread.now), choice) : variable.last();
        put(thread, variable, mode, value, place, null);
    }

    /** The last value, which the thread is about to change, or not, in one step. */
    public @Nullable Object readToModify(
            ThreadView thread, Object owner, Variable variable, Mode mode, @Nullable Object real) {
        variable.holds(real);
        saw(thread, variable, variable.last(), mode);
        passOn(thread, owner, variable.last().value);
        return variable.last().value;
    }

    /** The value was changed that {@link #readToModify} gave. */
    public void modify(ThreadView thread, Variable variable, Mode mode, @Nullable Object value) {
        Write read = variable.last();
        read.taken = true;
        put(thread, variable, mode, value, read, read.released);
    }

    /** Who acquires a read-modify-write acquires what it read, too. */
    private void put(
            ThreadView thread,
            Variable variable,
            Mode mode,
            @Nullable Object value,
            Write place,
            @Nullable View continued) {
        View view = releasedBy(thread, variable, mode);
        if (continued != null) {
            view = view == null ? continued : joined(view, continued);
        }
        var write = new Write(
                variable.nextName(thread), value, thread.number(), thread.time(), thread.now.clock.copy(), view);
        variable.putAfter(place, write, mode);
        variable.leave(value);
        if (mode.isAtLeast(Mode.OPAQUE)) {
            thread.now.see(variable, write);
        }
        // Each write has a period of its own, so that of two by one thread it is known which was first.
        thread.tick();
        forgot |= variable.forgot();
    }

    private static @Nullable View releasedBy(ThreadView thread, Variable variable, Mode mode) {
        return switch (mode) {
            case PLAIN, OPAQUE -> thread.fenced;
            case RELEASE_ACQUIRE -> thread.now.copy();
            case VOLATILE -> {
                variable.released().join(thread.now);
                yield variable.released().copy();
            }
        };
    }

    private static View joined(View one, View other) {
        View both = one.copy();
        both.join(other);
        return both;
    }
}
