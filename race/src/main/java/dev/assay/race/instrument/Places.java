package dev.assay.race.instrument;

import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The fields and arrays that several threads were seen to touch. Only there do plain accesses count as steps; what is found in
 * one run holds from the next run on, so that a run and its replay have the same steps.
 */
final class Places {
    /** Every access counts. */
    static final Places ALL_SHARED = new Places(true, true);

    /** How the labels of accesses begin; the rest is the place. */
    static final String READ = "read ";

    static final String WRITE = "write ";

    private final boolean all;
    private final boolean learning;
    private boolean probing;
    private final Set<String> probed = new HashSet<>();
    private final Set<String> shared = new HashSet<>();
    private final Set<String> found = new HashSet<>();

    private Places(boolean all, boolean learning) {
        this.all = all;
        this.learning = learning;
    }

    static Places of(Granularity granularity) {
        return new Places(false, granularity == Granularity.FINE);
    }

    private static final Map<String, String> PLACES = new ConcurrentHashMap<>();

    /** The field that a label tells the reading or writing of; always the same string. */
    static String place(String label) {
        String place = PLACES.get(label);
        if (place == null) {
            place = label.substring(label.indexOf(' ') + 1).intern();
            PLACES.put(label, place);
        }
        return place;
    }

    boolean shared(String label) {
        if (all || shared.contains(label)) {
            return true;
        }
        if (probing) {
            probed.add(label);
        }
        return probing;
    }

    /** Whether the label was a step only because all were; in the run that was the last. */
    boolean wasOnlyProbed(String label) {
        return probed.contains(label) && !found.contains(label);
    }

    /** In the next run all places are shared; what it finds is what holds later. */
    void probe() {
        probing = learning;
        probed.clear();
    }

    void found(String label) {
        add(label, found);
    }

    private static void add(String label, Set<String> labels) {
        if (label.startsWith(READ) || label.startsWith(WRITE)) {
            String place = label.substring(label.indexOf(' ') + 1);
            labels.add(READ + place);
            labels.add(WRITE + place);
        } else {
            labels.add(label);
        }
    }

    /** A run is over: what it found holds now. Returns whether that is more than before. */
    boolean learn() {
        probing = false;
        boolean more = learning && shared.addAll(found);
        found.clear();
        return more;
    }

    /** Makes exactly the places of these labels the shared ones. */
    void set(Collection<String> labels) {
        probing = false;
        shared.clear();
        found.clear();
        labels.forEach(label -> add(label, shared));
    }
}
