package dev.assay.race.instrument;

import dev.assay.race.scheduler.Strand;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What instrumented code of one run shares: threads, monitors, the source of randomness, and who touched what. */
final class World {
    private final IdentityHashMap<Thread, Guest> guests = new IdentityHashMap<>();
    private final IdentityHashMap<Thread, Runnable> bodies = new IdentityHashMap<>();
    private final IdentityHashMap<Object, Monitor> monitors = new IdentityHashMap<>();
    private final IdentityHashMap<Object, Touch> touched = new IdentityHashMap<>();
    private final IdentityHashMap<Object, Object> iterated = new IdentityHashMap<>();
    private final IdentityHashMap<Object, Object> locks = new IdentityHashMap<>();
    private final Map<Class<?>, Object> singletons = new HashMap<>();
    private final Random random = new Random(42);
    private final Places places;
    private int hashes;

    World(Places places) {
        this.places = places;
    }

    static World of(Strand strand) {
        return strand.scheduler().local(World.class, () -> new World(Places.ALL_SHARED));
    }

    /** The strand that has no thread yet plays one that the program never started. */
    Guest adopt(Strand strand) {
        return enter(strand, new Thread(strand.name()));
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

    Random random() {
        return random;
    }

    int nextHash() {
        return ++hashes * 0x9E3779B1 >>> 1;
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

    /** Whether several strands are known to touch the same thing at this place; takes note of who touches it now. */
    boolean shared(String label, Object object, Strand strand) {
        Touch last = touched.computeIfAbsent(iterated.getOrDefault(object, object), any -> new Touch(strand, label));
        if (last.strand != strand) {
            last.turns++;
            places.found(last.label);
            places.found(label);
        } else if (last.turns > HANDED_OVER) {
            places.found(label);
        }
        last.strand = strand;
        last.label = label;
        return places.shared(label);
    }

    /** What one strand made and another one uses is not yet shared. */
    private static final int HANDED_OVER = 1;

    /** Who touched something last, and how; and how often that was somebody else than before. */
    private static final class Touch {
        private Strand strand;
        private String label;
        private int turns;

        Touch(Strand strand, String label) {
            this.strand = strand;
            this.label = label;
        }
    }
}
