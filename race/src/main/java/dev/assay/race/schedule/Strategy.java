package dev.assay.race.schedule;

/** Who decides. One strategy serves one run. */
public interface Strategy {
    /** What is chosen when everything that can happen is known: the run need not go on. */
    int NOTHING_NEW = -1;

    /** The index of the action to be taken, of at least one, or {@link #NOTHING_NEW}. */
    int choose(Enabled enabled);

    /** The name of a new strand; the one given is free. A schedule that is replayed may know a better one. */
    default String name(String parent, String point, String free) {
        return free;
    }
}
