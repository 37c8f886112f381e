package dev.assay.race.instrument;

import dev.assay.race.schedule.Operation;
import dev.assay.race.scheduler.Strand;

/** Stands in for the ways to end the virtual machine: only the program ends, and what it says of itself is judged. */
public final class Exits {
    private Exits() {}

    public static void exit(int status) {
        Strand strand = Strand.current();
        if (strand == null) {
            System.exit(status);
        } else {
            strand.announce(Operation.local("exit").reaching(Operation.Reach.EVERYTHING));
            throw strand.scheduler().exit(status);
        }
    }

    public static void exit(Runtime runtime, int status) {
        exit(status);
    }

    public static void halt(Runtime runtime, int status) {
        exit(status);
    }

    /** A run is over before the virtual machine ends, and what hooks would do then is no part of it. */
    public static void addShutdownHook(Runtime runtime, Thread hook) {}

    public static boolean removeShutdownHook(Runtime runtime, Thread hook) {
        return true;
    }
}
