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
    static final Places ALL_SHARED = new Places(true);

    private final boolean all;
    private final Set<String> shared = new HashSet<>();
    private final Set<String> found = new HashSet<>();

    private Places(boolean all) {
        this.all = all;
    }

    static Places learning() {
        return new Places(false);
    }

    boolean shared(String place) {
        return all || shared.contains(place);
    }

    void found(String place) {
        found.add(place);
    }

    /** A run is over: what it found holds now. */
    void learn() {
        shared.addAll(found);
        found.clear();
    }

    /** Makes exactly these the shared ones. */
    void set(Collection<String> places) {
        shared.clear();
        found.clear();
        shared.addAll(places);
    }
}
