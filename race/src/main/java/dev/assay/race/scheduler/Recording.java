package dev.assay.race.scheduler;

/** Whether some run wants to know the values that are read and written; most do not, and looking is to cost nothing then. */
public final class Recording {
    /** How many do; a plain field, for the strand that has the turn wrote it or was handed the turn after that. */
    private static int wanted;

    private Recording() {}

    public static boolean wanted() {
        return wanted > 0;
    }

    public static synchronized void begin() {
        wanted++;
    }

    public static synchronized void end() {
        wanted--;
    }
}
