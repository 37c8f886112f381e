package dev.assay.race.instrument;

import dev.assay.race.memory.DataRaces;
import dev.assay.race.schedule.NotControllable;
import dev.assay.race.scheduler.Strand;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What instrumented code of one run shares: threads, monitors, the source of randomness, and who touched what. */
final class World {
    private final IdentityHashMap<Thread, Guest> guests = new IdentityHashMap<>();
    private final IdentityHashMap<Thread, Runnable> bodies = new IdentityHashMap<>();
    private final IdentityHashMap<Object, Monitor> monitors = new IdentityHashMap<>();
    private final Touches touches = new Touches();
    private final IdentityHashMap<Object, Object> iterated = new IdentityHashMap<>();
    private final IdentityHashMap<Object, Object> locks = new IdentityHashMap<>();
    private final Map<Class<?>, Object> singletons = new HashMap<>();
    /** Each strand has its own, so that what one draws does not change what others draw. */
    private final IdentityHashMap<Strand, Random> randoms = new IdentityHashMap<>();

    private final IdentityHashMap<Strand, Integer> hashes = new IdentityHashMap<>();
    private final Places places;
    private final @Nullable Heap heap;
    private final @Nullable DataRaces races;

    World(Places places) {
        this(places, null, null);
    }

    World(Places places, @Nullable Heap heap, @Nullable DataRaces races) {
        this.places = places;
        this.heap = heap;
        this.races = races;
    }

    /** The memory of the run, if what comes before what is followed. */
    @Nullable
    Heap heap() {
        return heap;
    }

    /** Those found in this run, if they are looked for. */
    @Nullable
    DataRaces races() {
        return races;
    }

    static World of(Strand strand) {
        if (strand.environment() instanceof World known) {
            return known;
        }
        World world = strand.scheduler().local(World.class, () -> new World(Places.ALL_SHARED));
        strand.environment(world);
        return world;
    }

    /** The strand that has no thread yet plays one that the program never started. */
    Guest adopt(Strand strand) {
        if (strand.number() == 0) {
            strand.title(MAIN);
        } else if (heap != null) {
            throw new NotControllable(
                    "what orders the steps of processes is not known to the memory model: only threads can be run with it",
                    null);
        }
        return enter(strand, new Thread(strand.title()));
    }

    /** What Java calls the thread that a program begins with. */
    private static final String MAIN = "main";

    private final IdentityHashMap<Thread, Boolean> daemons = new IdentityHashMap<>();
    private Thread.@Nullable UncaughtExceptionHandler handler;
    private int unnamed;

    /** The name of a thread that the program gives none. */
    String nextName() {
        return "Thread-" + unnamed++;
    }

    private static final Pattern POOL = Pattern.compile("(ForkJoinPool-)(\\d+)(-worker-\\d+)");

    private final Map<String, Integer> pools = new HashMap<>();

    /** The name of a worker whose pool has a number that counts on from run to run. */
    String sameInEachRun(String name) {
        Matcher matcher = POOL.matcher(name);
        return matcher.matches()
                ? matcher.group(1) + pools.computeIfAbsent(matcher.group(2), any -> pools.size() + 1) + matcher.group(3)
                : name;
    }

    void daemon(Thread thread, boolean daemon) {
        daemons.put(thread, daemon);
    }

    /** Whether the thread is a daemon: as was said, or else like the one that starts it. */
    boolean daemon(Thread thread, Guest starter) {
        Boolean said = daemons.get(thread);
        return said != null ? said : thread.isVirtual() || thread != starter.thread() && daemon(starter);
    }

    private boolean daemon(Guest guest) {
        return daemons.getOrDefault(guest.thread(), guest.thread().isVirtual());
    }

    Thread.@Nullable UncaughtExceptionHandler handler() {
        return handler;
    }

    void handler(Thread.@Nullable UncaughtExceptionHandler newHandler) {
        handler = newHandler;
    }

    Guest enter(Strand strand, Thread thread) {
        var guest = new Guest(strand, thread);
        strand.guest(guest);
        guests.put(thread, guest);
        return guest;
    }

    @Nullable
    Guest guest(Thread thread) {
        return guests.get(thread);
    }

    /** Those that have not ended. */
    List<Guest> living() {
        var living = new ArrayList<Guest>();
        guests.values().stream().filter(each -> !each.strand().ended()).forEach(living::add);
        return living;
    }

    /** What the thread is to do when it is started, if it does not know itself. */
    void body(Thread thread, Runnable body) {
        bodies.put(thread, body);
    }

    Runnable body(Thread thread) {
        return bodies.getOrDefault(thread, thread);
    }

    Monitor monitor(Object object) {
        return monitors.computeIfAbsent(object, any -> new Monitor());
    }

    Random random(Strand strand) {
        return randoms.computeIfAbsent(strand, any -> new Random(42 + salt(strand)));
    }

    int nextHash(Strand strand) {
        return (hashes.merge(strand, 1, Integer::sum) + salt(strand)) * 0x9E3779B1 >>> 1;
    }

    /** A number that the strand has in each run; none for the first. */
    private static int salt(Strand strand) {
        return strand.number() == 0 ? 0 : strand.name().hashCode();
    }

    private final Map<Class<?>, Strand> initialisers = new HashMap<>();

    /** Who initialises which class just now. */
    Map<Class<?>, Strand> initialisers() {
        return initialisers;
    }

    /** The only one of its class in this run. */
    Object singleton(Class<?> type, Supplier<Object> maker) {
        Object known = singletons.get(type);
        if (known == null) {
            known = maker.get();
            singletons.put(type, known);
        }
        return known;
    }

    void iterates(Object iterator, Object collection) {
        iterated.put(iterator, collection);
    }

    /** The view locks the same as what it is a view of. */
    void locks(Object view, Object lock) {
        locks.put(view, lock);
    }

    /** What an object locks that locks itself. */
    Object lockOf(Object object) {
        return locks.getOrDefault(object, object);
    }

    /** What stands for a field of an object, or for an element of an array, whose place is null. */
    Touches.Touch touch(Object object, @Nullable String place, int index, Strand strand, String label) {
        Object target = object instanceof Iterator ? iterated.getOrDefault(object, object) : object;
        return touches.of(target, place, index, strand, label);
    }

    /** Whether several strands are known to touch the same thing at this place; takes note of who touches it now. */
    boolean shared(Touches.Touch last, String label, Strand strand) {
        if (last.strand != strand) {
            last.turns++;
            places.found(last.label);
            places.found(label);
        } else if (last.turns > HANDED_OVER) {
            places.found(label);
        }
        if (heap != null && heap.weak() && heap.memory().isForeign(heap.view(strand), last.owner())) {
            // Its constructor may not be over for this strand.
            places.found(label);
        }
        last.strand = strand;
        last.label = label;
        return places.shared(label);
    }

    /** What one strand made and another one uses is not yet shared. */
    private static final int HANDED_OVER = 1;

    private final IdentityHashMap<Object, Integer> numbers = new IdentityHashMap<>();

    /** How many objects of a kind were seen before this one, for stories. */
    int number(Object object) {
        return numbers.computeIfAbsent(object, any -> numbers.size() + 1);
    }
}
