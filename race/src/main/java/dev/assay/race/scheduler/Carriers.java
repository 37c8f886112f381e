package dev.assay.race.scheduler;

/**
 * The threads that strands run on: virtual ones, for they take turns ten times as fast; threads of the system once it turned
 * out that something keeps virtual ones from giving their carrier back, such as native code that calls the program.
 */
final class Carriers {
    private static final String PARALLELISM = "jdk.virtualThreadScheduler.parallelism";
    private static final int LEAST = 4;

    private static volatile boolean ofTheSystem;

    static {
        // On a small machine one strand that does not come back would keep all others from running, and us.
        if (System.getProperty(PARALLELISM) == null) {
            System.setProperty(
                    PARALLELISM,
                    String.valueOf(Math.max(LEAST, Runtime.getRuntime().availableProcessors())));
        }
    }

    private Carriers() {}

    static Thread thread(String name, Runnable body) {
        return ofTheSystem
                ? Thread.ofPlatform().daemon().name(name).unstarted(body)
                : Thread.ofVirtual().name(name).unstarted(body);
    }

    /** To be called before the first virtual thread is made. */
    static void prepare() {}

    /** From now on, strands have threads of the system. */
    static void leaveVirtualThreads() {
        ofTheSystem = true;
    }
}
