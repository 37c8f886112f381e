package dev.assay.race.memory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The memory of one run. Exactly one thread is here at a time, and what it does has its place in one order; that a read gives
 * another value than the last is a choice, of those that the thread's view permits.
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

    private final Promises promises;
    /** Choices that an earlier run is known to have had. */
    private final Set<String> trusted;

    private final IdentityHashMap<Object, String> names = new IdentityHashMap<>();
    private final Map<String, Variable> variables = new HashMap<>();
    private boolean broken;

    /**
     * The memory of a run.
     *
     * @param promises what earlier runs have shown that threads write
     * @param trusted choices of a run that is followed, even if nothing is known of what led to them
     */
    public JavaMemory(Promises promises, Set<String> trusted) {
        this.promises = promises;
        this.trusted = trusted;
    }

    /** The view of a thread; numbers count from 0 on, and names are the same in each run. */
    public ThreadView thread(int number, String name) {
        while (threads.size() <= number) {
            threads.add(null);
        }
        ThreadView known = threads.get(number);
        if (known == null) {
            known = new ThreadView(number, name, new Promises.Stretch(promises.start(name)));
            threads.set(number, known);
        }
        return known;
    }

    /** Whether a variable had so many writes that some could no longer be read which Java allows to be read. */
    public boolean forgot() {
        return forgot;
    }

    // Promises

    /** Whether a thread has still to write what another one has already read. */
    public boolean owes() {
        return broken || threads.stream().anyMatch(each -> each != null && !each.promised.isEmpty());
    }

    /** Whether a thread can no longer write what another one has already read. */
    public boolean broken() {
        return broken;
    }

    /** A thread does what nothing that comes later in its code can come before. */
    private void synchronises(ThreadView thread) {
        thread.stretch.synchronised(thread.now.clock);
        broken |= !thread.promised.isEmpty();
    }

    /** A thread learns something by other means than variables. */
    public void learns(ThreadView thread) {
        thread.stretch.learnt();
        broken |= !thread.promised.isEmpty();
    }

    /** A write to the variable that another thread may promise; what it is to come after. */
    private record Offer(ThreadView by, Object value, Mode mode, Write after) {
        String name(Variable variable) {
            return Choice.LATER + variable.name + " = " + value + " by " + by.name() + " after " + after.name;
        }
    }

    private List<Offer> offers(ThreadView reader, Variable variable, Mode mode, @Nullable Object real) {
        var offers = new ArrayList<Offer>();
        if (variable.name == null || mode == Mode.VOLATILE || !(real instanceof Number)) {
            return offers;
        }
        for (ThreadView by : threads) {
            if (by != null && by != reader && by.promised.isEmpty()) {
                Promises.History at = by.stretch.at();
                if (at != null) {
                    at.promises.stream()
                            .filter(each -> each.variable().equals(variable.name) && holds(each, by))
                            .forEach(each -> places(reader, variable, mode, by, each.mode())
                                    .forEach(place -> add(new Offer(by, each.value(), each.mode(), place), offers)));
                }
                trustedValues(variable, by, real)
                        .forEach(value -> places(reader, variable, mode, by, Mode.OPAQUE)
                                .forEach(place -> {
                                    var offer = new Offer(by, value, Mode.OPAQUE, place);
                                    if (trusted.contains(offer.name(variable))) {
                                        add(offer, offers);
                                    }
                                }));
            }
        }
        return offers;
    }

    /** The same write may be known from several runs. */
    private static void add(Offer offer, List<Offer> offers) {
        if (offers.stream()
                .noneMatch(
                        each -> each.by == offer.by && each.value.equals(offer.value) && each.after == offer.after)) {
            offers.add(offer);
        }
    }

    private List<Object> trustedValues(Variable variable, ThreadView by, @Nullable Object real) {
        String start = Choice.LATER + variable.name + " = ";
        String middle = " by " + by.name() + " after ";
        return trusted.stream()
                .filter(each -> each.startsWith(start) && each.contains(middle))
                .map(each -> parsed(each.substring(start.length(), each.indexOf(middle)), real))
                .toList();
    }

    private static Object parsed(String text, @Nullable Object like) {
        return switch (like) {
            case Long any -> (Object) Long.valueOf(text);
            case Float any -> Float.valueOf(text);
            case Double any -> Double.valueOf(text);
            case null, default -> Integer.valueOf(text);
        };
    }

    private static List<Write> places(ThreadView reader, Variable variable, Mode mode, ThreadView by, Mode promised) {
        if (promised == Mode.PLAIN) {
            return List.of(variable.last());
        }
        int floor = mode == Mode.PLAIN ? 0 : variable.floor(reader.now, mode);
        return variable.placesAfter(by.now).stream()
                .filter(each -> each.position >= floor)
                .toList();
    }

    /** Whether the thread could read, if it went on alone, what it read before it wrote that. */
    private boolean holds(Promises.Promise promise, ThreadView by) {
        return promise.reads().stream().allMatch(read -> {
            Variable variable = variables.get(read.variable());
            return variable == null
                    ? read.write().equals(Write.INITIAL)
                    : variable.readable(by, by.now.clock, read.mode()).stream()
                            .anyMatch(
                                    each -> each.name.equals(read.write()) && Objects.equals(each.value, read.value()));
        });
    }

    private Write promised(Variable variable, Offer offer) {
        ThreadView by = offer.by;
        var write = new Write(
                variable.nextName(by), offer.value, by.number(), Write.NOT_YET, by.now.clock.copy(), by.fenced);
        variable.putAfter(offer.after, write, offer.mode);
        by.promised.put(variable, write);
        return write;
    }

    /** Returns whether the thread writes what it promised. */
    private boolean keeps(ThreadView thread, Variable variable, Mode mode, @Nullable Object value) {
        Write write = thread.promised.remove(variable);
        if (write == null) {
            return false;
        }
        broken |= mode.isAtLeast(Mode.RELEASE_ACQUIRE)
                || !write.promisedValue(value)
                || write.position < variable.floor(thread.now, Mode.OPAQUE);
        write.time = thread.time();
        write.before = thread.now.clock.copy();
        variable.leave(value);
        if (mode == Mode.OPAQUE) {
            thread.now.see(variable, write);
        }
        thread.tick();
        return true;
    }

    // What synchronises

    /** All that the thread did comes before what is acquired there later. */
    public void release(ThreadView thread, Object where) {
        synchronises(thread);
        released.computeIfAbsent(where, any -> new View()).join(thread.now);
        thread.tick();
    }

    public void acquire(ThreadView thread, Object where) {
        View view = released.get(where);
        if (view != null && !thread.now.knows(view)) {
            thread.now.join(view);
            synchronises(thread);
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
        synchronises(thread);
        thread.fenced = thread.now.copy();
        thread.tick();
    }

    public void acquireFence(ThreadView thread) {
        synchronises(thread);
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
        names.computeIfAbsent(object, any -> thread.name() + "~" + ++thread.objects);
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
     * @param owner the object that it belongs to, or the field's name if it is static
     * @param field the name of the field; null of an element of an array
     * @param real what it holds
     */
    public Variable variable(Object owner, @Nullable String field, @Nullable Object real) {
        String object = owner instanceof String ? "" : names.get(owner);
        String name = field == null || object == null ? null : object.isEmpty() ? field : field + " of " + object;
        Variable variable = made(owner, name, real);
        if (name != null) {
            variables.put(name, variable);
        }
        return variable;
    }

    private Variable made(Object owner, @Nullable String name, @Nullable Object real) {
        Made end = made.get(owner);
        if (end == null || isZero(real)) {
            return new Variable(name, real);
        }
        var variable = new Variable(name, zero(real));
        variable.putAfter(
                variable.last(), new Write("as it was made", real, end.thread, end.time, end.before, null), Mode.PLAIN);
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
        List<Write> readable = variable.readable(thread, knownOf(thread, owner), mode);
        List<Offer> offers = offers(thread, variable, mode, real);
        var choices = new ArrayList<String>();
        readable.forEach(each -> choices.add(choices.isEmpty() ? Choice.LAST : Choice.OLDER + each.name));
        offers.forEach(each -> choices.add(each.name(variable)));
        int chosen = choices.size() == 1 ? 0 : choice.of(choices);
        Write write = chosen < readable.size()
                ? readable.get(chosen)
                : promised(variable, offers.get(chosen - readable.size()));
        saw(thread, variable, write, mode);
        learnt(thread, variable, write, mode);
        passOn(thread, owner, write.value);
        return write.value;
    }

    private void learnt(ThreadView thread, Variable variable, Write write, Mode mode) {
        Object value = write.value;
        if (value != null && !(value instanceof Number) && !(value instanceof String)) {
            value = names.get(value);
            if (value == null) {
                learns(thread);
                return;
            }
        }
        String name = variable.name;
        // What nobody overwrote that the thread knows of, it may read plainly whatever others do.
        boolean always = name == null && mode == Mode.PLAIN && write.time == Write.ALWAYS;
        boolean own = write.thread == thread.number() && write.time != Write.ALWAYS;
        if (mode.isAtLeast(Mode.RELEASE_ACQUIRE) || name == null && !own && !always) {
            synchronises(thread);
            thread.stretch.read(value, null);
            synchronises(thread);
        } else {
            thread.stretch.read(
                    value, own || name == null ? null : new Promises.Premise(name, write.name, write.value, mode));
        }
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
            ThreadView thread,
            Variable variable,
            Mode mode,
            @Nullable Object value,
            @Nullable Object real,
            Choice choice) {
        variable.holds(real);
        if (!keeps(thread, variable, mode, value)) {
            boolean placed = mode == Mode.OPAQUE || mode == Mode.RELEASE_ACQUIRE;
            put(thread, variable, mode, value, placed ? place(thread, variable, choice) : variable.end(), null);
        }
        if (mode.isAtLeast(Mode.RELEASE_ACQUIRE)) {
            synchronises(thread);
        } else {
            thread.stretch.wrote(variable.name, value, mode);
        }
    }

    private static Write place(ThreadView thread, Variable variable, Choice choice) {
        List<Write> places = variable.placesAfter(thread.now);
        var names = new ArrayList<String>();
        places.forEach(each -> names.add(names.isEmpty() ? Choice.LAST : Choice.OLDER + each.name));
        return places.get(places.size() == 1 ? 0 : choice.of(names));
    }

    /** The last value, which the thread is about to change, or not, in one step. */
    public @Nullable Object readToModify(
            ThreadView thread, Object owner, Variable variable, Mode mode, @Nullable Object real) {
        variable.holds(real);
        synchronises(thread);
        thread.stretch.read(variable.last().value instanceof Number number ? number : null, null);
        saw(thread, variable, variable.last(), mode);
        passOn(thread, owner, variable.last().value);
        return variable.last().value;
    }

    /** The value was changed that {@link #readToModify} gave. */
    public void modify(ThreadView thread, Variable variable, Mode mode, @Nullable Object value) {
        Write read = variable.last();
        read.taken = true;
        synchronises(thread);
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
