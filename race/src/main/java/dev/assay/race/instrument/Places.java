package dev.assay.race.instrument;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

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
    private final Set<String> shared = new HashSet<>();
    private final Set<String> found = new HashSet<>();

    private Places(boolean all, boolean learning) {
        this.all = all;
        this.learning = learning;
    }

    static Places of(Granularity granularity) {
        return new Places(false, granularity == Granularity.FINE);
    }

    boolean shared(String label) {
        return all || shared.contains(label);
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

    /** A run is over: what it found holds now. */
    void learn() {
        if (learning) {
            shared.addAll(found);
        }
        found.clear();
    }

    /** Makes exactly the places of these labels the shared ones. */
    void set(Collection<String> labels) {
        shared.clear();
        found.clear();
        labels.forEach(label -> add(label, shared));
    }
}
