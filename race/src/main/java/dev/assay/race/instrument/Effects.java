package dev.assay.race.instrument;

import dev.assay.race.memory.DataRaces;
import dev.assay.race.memory.Mode;
import dev.assay.race.schedule.NotControllable;
import dev.assay.race.schedule.Operation;
import dev.assay.race.scheduler.Recording;
import dev.assay.race.scheduler.Stopped;
import dev.assay.race.scheduler.Strand;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What instrumented code calls before it touches something that threads share. */
public final class Effects {
    private Effects() {}

    /** A volatile field is read. */
    public static void readVolatile(@Nullable Object object, String label) {
        field(object, label, Access.VOLATILE_READ);
    }

    public static void writeVolatile(@Nullable Object object, String label) {
        field(object, label, Access.VOLATILE_WRITE);
    }

    /** A plain field is read; static ones have no object. */
    public static void read(@Nullable Object object, String label) {
        field(object, label, Access.PLAIN_READ);
    }

    public static void write(@Nullable Object object, String label) {
        field(object, label, Access.PLAIN_WRITE);
    }

    public static void readElement(@Nullable Object array, int index, String label) {
        element(array, index, label, Access.PLAIN_READ);
    }

    public static void writeElement(@Nullable Object array, int index, String label) {
        element(array, index, label, Access.PLAIN_WRITE);
    }

    private static void field(@Nullable Object object, String label, Access access) {
        String place = Places.place(label);
        boolean always = access.read() == Mode.VOLATILE;
        access(object == null ? place : object, place, -1, label, access, null, Operation.Reach.TARGET, always);
    }

    private static void element(@Nullable Object array, int index, String label, Access access) {
        if (array != null) {
            access(array, null, index, label, access, null, Operation.Reach.TARGET, false);
        }
    }

    /** A variable is accessed; the cell is where it is, if that is neither a field with an instruction nor an element. */
    private static void access(
            Object object,
            @Nullable String place,
            int index,
            String label,
            Access access,
            @Nullable Cell cell,
            Operation.Reach reach,
            boolean always) {
        Strand strand = Strand.current();
        if (strand == null) {
            Intrusion.report();
            return;
        }
        Operation.Kind kind = access.kind() == Access.Kind.READ ? Operation.Kind.READ : Operation.Kind.WRITE;
        World world = World.of(strand);
        Heap heap = world.heap();
        if (heap == null) {
            touch(strand, object, place, index, label, kind, reach, always);
            return;
        }
        boolean step = touch(strand, object, place, index, label, kind, reach, always);
        Touches.Touch at = world.touch(object, place, index, strand, label);
        DataRaces races = world.races();
        if (races != null && access.read() == Mode.PLAIN && access.kind() != Access.Kind.MODIFY) {
            boolean writes = access.kind() == Access.Kind.WRITE;
            races.note(heap.view(strand), strand.title(), at, at.owner(), label, writes, Stacks.now());
        }
        if (!step) {
            heap.nothing();
        } else if (cell == null && place != null) {
            heap.begin(strand, at, label, access);
        } else {
            heap.begin(strand, at, label, access, cell == null ? new Cell.Element(object, index) : cell);
        }
    }

    /** A variable is accessed by a handle: the object that has the field, or the array and the index, if there are any. */
    public static void variable(VarHandle handle, @Nullable Object first, int index, String label) {
        Access access = named(label);
        HandleTarget target = HandleTarget.of(handle, first, index);
        if (target == null) {
            step(
                    handle,
                    label,
                    access.kind() == Access.Kind.READ ? Operation.Kind.READ : Operation.Kind.WRITE,
                    Operation.Reach.EVERYTHING);
        } else {
            access(
                    target.owner(),
                    target.place(),
                    target.index(),
                    label,
                    access,
                    target.cell(),
                    Operation.Reach.TARGET,
                    true);
        }
    }

    private static void plain(Object target, String label, Operation.Kind kind) {
        Strand strand = Strand.current();
        if (strand == null) {
            Intrusion.report();
            return;
        }
        touch(strand, target, CALLS, -1, label, kind, Operation.Reach.TARGET, false);
        learns(strand);
        World world = World.of(strand);
        DataRaces races = world.races();
        Heap heap = world.heap();
        if (races != null && heap != null) {
            boolean changes = SharedCalls.isKnownToChange(label.substring(label.lastIndexOf('.') + 1));
            Touches.Touch at = world.touch(target, CALLS, -1, strand, label);
            races.note(heap.view(strand), strand.title(), at, at.owner(), label, changes, Stacks.now());
        }
    }

    /** What is called has no fields that we know of. */
    private static final String CALLS = "";

    private static void step(Object target, String label, Operation.Kind kind, Operation.Reach reach) {
        Strand strand = Strand.current();
        if (strand == null) {
            Intrusion.report();
        } else {
            touch(strand, target, CALLS, -1, label, kind, reach, true);
            learns(strand);
        }
    }

    /** It is not known what the call answers. */
    private static void learns(Strand strand) {
        Heap heap = World.of(strand).heap();
        if (heap != null) {
            heap.learns(strand);
        }
    }

    /** A step, if it is always one or somebody else was seen to touch the same there; returns whether it is. */
    private static boolean touch(
            Strand strand,
            Object object,
            @Nullable String place,
            int index,
            String label,
            Operation.Kind kind,
            Operation.Reach reach,
            boolean always) {
        strand.endIfOver();
        World world = World.of(strand);
        Touches.Touch target = world.touch(object, place, index, strand, label);
        if (Recording.wanted()) {
            strand.touches(target);
        }
        boolean step = always || world.shared(target, label, strand);
        if (step) {
            strand.step(strand.reaching(new Operation(label, target, kind), reach));
        }
        return step;
    }

    // Values, told right after what was announced

    /** What was read, or was answered to a call. */
    public static void got(@Nullable Object value) {
        if (Recording.wanted()) {
            tell(value, null);
        }
    }

    public static void got(int value) {
        if (Recording.wanted()) {
            tell(value, null);
        }
    }

    public static void got(boolean value) {
        if (Recording.wanted()) {
            tell(value, null);
        }
    }

    public static void got(char value) {
        if (Recording.wanted()) {
            tell(value, null);
        }
    }

    public static void got(long value) {
        if (Recording.wanted()) {
            tell(value, null);
        }
    }

    public static void got(float value) {
        if (Recording.wanted()) {
            tell(value, null);
        }
    }

    public static void got(double value) {
        if (Recording.wanted()) {
            tell(value, null);
        }
    }

    /** What is about to be written. */
    public static void put(@Nullable Object value) {
        if (Recording.wanted()) {
            tell(value, CALLS);
        }
    }

    public static void put(int value) {
        if (Recording.wanted()) {
            tell(value, CALLS);
        }
    }

    public static void put(boolean value) {
        if (Recording.wanted()) {
            tell(value, CALLS);
        }
    }

    public static void put(char value) {
        if (Recording.wanted()) {
            tell(value, CALLS);
        }
    }

    public static void put(long value) {
        if (Recording.wanted()) {
            tell(value, CALLS);
        }
    }

    public static void put(float value) {
        if (Recording.wanted()) {
            tell(value, CALLS);
        }
    }

    public static void put(double value) {
        if (Recording.wanted()) {
            tell(value, CALLS);
        }
    }

    private static void tell(@Nullable Object value, @Nullable String written) {
        Strand strand = Strand.current();
        if (strand != null) {
            World world = World.of(strand);
            String text = ValueText.of(world, value);
            Heap heap = world.heap();
            if (heap != null) {
                text += heap.takeRemark();
            }
            if (heap != null && written == null && strand.touched() instanceof Touches.Touch at) {
                heap.memory().passOn(heap.view(strand), at.owner(), value);
            }
            DataRaces races = world.races();
            if (races != null) {
                races.value(text);
            }
            if (written != null) {
                strand.scheduler().noted(strand.touched(), text);
            }
            strand.scheduler().resulted(strand.takeEvent(), "", text);
        }
    }

    /** Who does something that is to be told; null if it is not, or nobody whom we control. */
    private static @Nullable Guest told() {
        return Recording.wanted() ? Guest.current() : null;
    }

    /** An argument of the call that was announced. */
    public static void argument(@Nullable Object value) {
        Guest guest = told();
        if (guest != null) {
            guest.argument(ValueText.of(guest.world(), value));
        }
    }

    public static void argument(int value) {
        if (Recording.wanted()) {
            argument((Object) value);
        }
    }

    public static void argument(boolean value) {
        if (Recording.wanted()) {
            argument((Object) value);
        }
    }

    public static void argument(char value) {
        if (Recording.wanted()) {
            argument((Object) value);
        }
    }

    public static void argument(long value) {
        if (Recording.wanted()) {
            argument((Object) value);
        }
    }

    public static void argument(float value) {
        if (Recording.wanted()) {
            argument((Object) value);
        }
    }

    public static void argument(double value) {
        if (Recording.wanted()) {
            argument((Object) value);
        }
    }

    /** All arguments are told; what is returned is to be given to {@link #answered}. */
    public static int called() {
        Guest guest = told();
        if (guest != null) {
            int event = guest.strand().takeEvent();
            guest.strand().scheduler().resulted(event, guest.takeArguments(), null);
            return event;
        }
        return -1;
    }

    /** The call returned nothing. */
    public static void answered(int event) {
        Guest guest = told();
        if (guest != null) {
            guest.strand().scheduler().noted(guest.strand().touched(), event);
        }
    }

    public static void answered(@Nullable Object value, int event) {
        Guest guest = told();
        if (guest != null) {
            String text = ValueText.of(guest.world(), value);
            guest.strand().scheduler().noted(guest.strand().touched(), text);
            guest.strand().scheduler().resulted(event, "", text);
        }
    }

    public static void answered(int value, int event) {
        if (Recording.wanted()) {
            answered((Object) value, event);
        }
    }

    public static void answered(boolean value, int event) {
        if (Recording.wanted()) {
            answered((Object) value, event);
        }
    }

    public static void answered(char value, int event) {
        if (Recording.wanted()) {
            answered((Object) value, event);
        }
    }

    public static void answered(long value, int event) {
        if (Recording.wanted()) {
            answered((Object) value, event);
        }
    }

    public static void answered(float value, int event) {
        if (Recording.wanted()) {
            answered((Object) value, event);
        }
    }

    public static void answered(double value, int event) {
        if (Recording.wanted()) {
            answered((Object) value, event);
        }
    }

    // Calls

    /** A method is called of something that may be shared, and may change it. */
    public static void call(@Nullable Object target, String label) {
        if (target == null) {
            return;
        }
        switch (Sharing.of(target)) {
            case MADE_FOR_IT -> {
                if (label.endsWith(".signal") || label.endsWith(".signalAll")) {
                    noteSignal(target);
                }
                step(target, label, Operation.Kind.WRITE, Sharing.reach(target));
            }
            case LOCKS_ITSELF, PLAIN -> plain(target, label, Operation.Kind.WRITE);
        }
    }

    /** A method is called of something that may be shared, and does not change it. */
    public static void look(@Nullable Object target, String label) {
        if (target == null) {
            return;
        }
        switch (Sharing.of(target)) {
            case MADE_FOR_IT -> step(target, label, Operation.Kind.READ, Sharing.reach(target));
            case LOCKS_ITSELF, PLAIN -> plain(target, label, Operation.Kind.READ);
        }
    }

    /** As {@link #call} for what may lock itself; returns what was locked, and is to be given to {@link #leave}. */
    public static @Nullable Object enter(@Nullable Object target, String label) {
        if (target != null && Sharing.of(target) == Sharing.LOCKS_ITSELF) {
            return lock(target, label);
        }
        call(target, label);
        return null;
    }

    /** As {@link #look} for what may lock itself. */
    public static @Nullable Object enterToLook(@Nullable Object target, String label) {
        if (target != null && Sharing.of(target) == Sharing.LOCKS_ITSELF) {
            return lock(target, label);
        }
        look(target, label);
        return null;
    }

    /** The JDK's class takes the monitor that we never really take, so we take ours for it. */
    private static @Nullable Object lock(Object target, String label) {
        Strand strand = Strand.current();
        if (strand == null) {
            Intrusion.report();
            return null;
        }
        World world = World.of(strand);
        world.shared(world.touch(target, CALLS, -1, strand, label), label, strand);
        Object lock = world.lockOf(target);
        Monitors.enter(lock);
        learns(strand);
        strand.did(label);
        return lock;
    }

    /** The call is over; what it returned may be a view, which locks the same. */
    public static void leave(@Nullable Object lock, @Nullable Object result) {
        Strand strand = Strand.current();
        if (lock != null && strand != null) {
            if (result != null && result != lock && Sharing.of(result) == Sharing.LOCKS_ITSELF) {
                World.of(strand).locks(result, lock);
            }
            Monitors.exit(lock);
        }
    }

    private static final int OFTEN = 3;

    /** Somebody caught everything; who does so again and again does not keep a strand from its end. */
    public static void caught(Throwable thrown) {
        if (thrown instanceof Stopped stopped) {
            Strand strand = Strand.current();
            if (strand != null && strand.wasStopped() > OFTEN) {
                throw stopped;
            }
        }
    }

    /** Memory is read or written by an object and an offset. */
    public static void memory(@Nullable Object object, long offset, String label, boolean looks, boolean always) {
        Strand strand = Strand.current();
        if (strand == null) {
            Intrusion.report();
            return;
        }
        Object owner = object == null ? MEMORY : object;
        touch(
                strand,
                owner,
                MEMORY,
                (int) offset,
                label,
                looks ? Operation.Kind.READ : Operation.Kind.WRITE,
                Operation.Reach.EVERYTHING,
                always);
        World world = World.of(strand);
        Heap heap = world.heap();
        if (heap != null) {
            // Which field it is about is not known, so it orders all that could be.
            heap.acquire(strand, owner);
            heap.release(strand, owner);
        }
    }

    private static final String MEMORY = "memory";

    /** A field of an object is read or written by reflection. */
    public static void reflective(Field field, @Nullable Object object, boolean looks) {
        int access = field.getModifiers();
        if (field.getDeclaringClass().getClassLoader() instanceof RaceLoader && !Modifier.isFinal(access)) {
            String place = SharedCalls.label(field.getDeclaringClass().getName().replace('.', '/'), field.getName());
            field(
                    Modifier.isStatic(access) ? null : object,
                    (looks ? Places.READ : Places.WRITE) + place,
                    Modifier.isVolatile(access)
                            ? looks ? Access.VOLATILE_READ : Access.VOLATILE_WRITE
                            : looks ? Access.PLAIN_READ : Access.PLAIN_WRITE);
        }
    }

    /** A method of a class that is not instrumented was declared to be one step. */
    public static void effect(String label) {
        step(label.substring(0, label.indexOf('.')).intern(), label, Operation.Kind.WRITE, Operation.Reach.EVERYTHING);
    }

    /** A method of the program begins that was declared to be one step. */
    public static void beginAtomic(@Nullable Object target, String label) {
        step(target == null ? label : target, label, Operation.Kind.WRITE, Operation.Reach.EVERYTHING);
        Strand strand = Strand.current();
        if (strand != null) {
            strand.beginAtomic();
        }
    }

    public static void endAtomic() {
        Strand strand = Strand.current();
        if (strand != null) {
            strand.endAtomic();
        }
    }

    /** Whether this code runs on a thread of the program. */
    public static boolean isControlled() {
        return Strand.current() != null;
    }

    /** A call that cannot be made, because it deals in a class that has a second copy. */
    @SuppressWarnings("DoNotCallSuggester") // Only instrumented code calls it.
    public static void notControllable(String message) {
        throw new NotControllable(message, null);
    }

    /** Code of the JDK that threads share begins, or goes on after it called something. */
    public static void library() {
        Strand strand = Strand.current();
        if (strand != null) {
            strand.announceLibrary();
        }
    }

    /** A method of one of the JDK's atomics goes on after it called something. */
    public static void goesOn(Object target) {
        Strand strand = Strand.current();
        if (strand != null) {
            strand.announce(Operation.write("go on", World.of(strand).touch(target, CALLS, -1, strand, "go on")));
        }
    }

    /** The iterator looks at the collection: whoever touches one touches the other. */
    public static void iterates(Object iterator, Object collection) {
        Strand strand = Strand.current();
        if (strand != null) {
            World.of(strand).iterates(iterator, collection);
        }
    }

    private static void noteSignal(Object condition) {
        Guest guest = Guest.current();
        if (guest != null && guest.world().living().stream().noneMatch(each -> each.blocker() == condition)) {
            guest.strand().scheduler().wokeNobody(condition);
        }
    }

    /** A class is initialised: whoever needs it meanwhile would really block, so nobody else has a turn. */
    public static void beginInitialisation(Class<?> type) {
        Strand strand = Strand.current();
        if (strand != null) {
            strand.beginAtomic();
            initialising++;
            World.of(strand).initialisers().put(type, strand);
        }
    }

    public static void endInitialisation(Class<?> type) {
        Strand strand = Strand.current();
        if (strand != null) {
            strand.endAtomic();
            initialising--;
            World world = World.of(strand);
            world.initialisers().remove(type);
            Heap heap = world.heap();
            if (heap != null) {
                heap.release(strand, type);
            }
        }
    }

    /** How many classes are being initialised; most of the time none. */
    private static int initialising;

    /** A class is used: if somebody else initialises it who has to wait meanwhile, we wait as the virtual machine would. */
    public static void needs(Class<?> type) {
        if (initialising == 0) {
            return;
        }
        Strand strand = Strand.current();
        if (strand == null) {
            return;
        }
        Map<Class<?>, Strand> initialisers = World.of(strand).initialisers();
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            Class<?> needed = each;
            Strand other = initialisers.get(each);
            if (other != null && other != strand) {
                strand.await(
                        Operation.read(Operation.LOCK + "initialisation of " + each.getSimpleName(), each),
                        () -> !initialisers.containsKey(needed),
                        Strand.NEVER);
            }
        }
    }

    // Code of the JDK, which is no step, but orders what threads do

    /** A volatile field of the JDK's is read. */
    public static void readQuietly(@Nullable Object object, String label) {
        quietly(object, Places.place(label), -1, label, Access.VOLATILE_READ, null);
    }

    public static void writeQuietly(@Nullable Object object, String label) {
        quietly(object, Places.place(label), -1, label, Access.VOLATILE_WRITE, null);
    }

    /** The same, of one of the JDK's atomics, which tells the value, too. */
    public static void readAtomic(@Nullable Object object, String label) {
        atomic(object, label, Access.VOLATILE_READ);
    }

    public static void writeAtomic(@Nullable Object object, String label) {
        atomic(object, label, Access.VOLATILE_WRITE);
    }

    private static void atomic(@Nullable Object object, String label, Access access) {
        Strand strand = Strand.current();
        Heap heap = strand == null ? null : World.of(strand).heap();
        if (strand != null && heap != null && object != null) {
            heap.begin(strand, World.of(strand).touch(object, Places.place(label), -1, strand, label), label, access);
        }
    }

    public static void readLibraryElement(@Nullable Object array, int index) {
        quietly(array, null, index, "element", Access.VOLATILE_READ, null);
    }

    public static void writeLibraryElement(@Nullable Object array, int index) {
        quietly(array, null, index, "element", Access.VOLATILE_WRITE, null);
    }

    /** As {@link #variable}, by code of the JDK. */
    public static void variableQuietly(VarHandle handle, @Nullable Object first, int index, String label) {
        HandleTarget target = HandleTarget.of(handle, first, index);
        if (target == null) {
            quietly(handle, CALLS, -1, label, Access.VOLATILE_MODIFY, null);
        } else {
            quietly(target.owner(), target.place(), target.index(), label, named(label), null);
        }
    }

    /** The same, by one of its atomics. */
    public static void variableOfAtomic(VarHandle handle, @Nullable Object first, int index, String label) {
        HandleTarget target = HandleTarget.of(handle, first, index);
        if (target != null) {
            quietly(target.owner(), target.place(), target.index(), label, named(label), target.cell());
        }
    }

    private static Access named(String label) {
        return Access.named(label.substring(label.indexOf('.') + 1));
    }

    /** An access by code of the JDK; with a cell, its value is followed, and it has to be ended. */
    static void quietly(
            @Nullable Object owner,
            @Nullable String place,
            int index,
            String label,
            Access access,
            @Nullable Cell cell) {
        Strand strand = Strand.current();
        Heap heap = strand == null ? null : World.of(strand).heap();
        if (strand == null || heap == null) {
            return;
        }
        Object target = owner != null ? owner : place != null ? place : label;
        Touches.Touch at = World.of(strand).touch(target, place, index, strand, label);
        if (cell != null) {
            heap.begin(strand, at, label, access, cell);
            return;
        }
        // Such code hands over more than its own fields tell, so every access orders.
        if (access.kind() != Access.Kind.WRITE) {
            heap.acquire(strand, at);
        }
        if (access.kind() != Access.Kind.READ) {
            heap.release(strand, at);
        }
    }

    /** A class is used: what its initialiser did comes before. */
    public static void uses(Class<?> type) {
        Strand strand = Strand.current();
        Heap heap = strand == null ? null : World.of(strand).heap();
        if (strand != null && heap != null) {
            for (Class<?> each = type; each != null; each = each.getSuperclass()) {
                heap.acquire(strand, each);
            }
        }
    }
}
