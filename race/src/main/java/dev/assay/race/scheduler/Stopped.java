package dev.assay.race.scheduler;

/** Ends a strand whose run is over. No program is to catch it. */
public final class Stopped extends Error {
    private static final long serialVersionUID = 1;

    Stopped() {
        super("the run is over", null, false, false);
    }
}
