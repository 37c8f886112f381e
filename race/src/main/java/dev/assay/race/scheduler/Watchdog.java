package dev.assay.race.scheduler;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** One thread that looks after all runs from time to time: a run itself has no time to look at the clock. */
final class Watchdog {
    private static final long INTERVAL_MILLIS = 50;
    private static final Set<Scheduler> RUNS = ConcurrentHashMap.newKeySet();

    static {
        Thread.ofPlatform().daemon().name("assay-watchdog").start(Watchdog::watch);
    }

    private Watchdog() {}

    static void add(Scheduler run) {
        RUNS.add(run);
    }

    static void remove(Scheduler run) {
        RUNS.remove(run);
    }

    static boolean watches() {
        return !RUNS.isEmpty();
    }

    private static void watch() {
        while (true) {
            try {
                Thread.sleep(INTERVAL_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
            RUNS.forEach(Scheduler::look);
        }
    }
}
