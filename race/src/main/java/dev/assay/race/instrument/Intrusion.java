package dev.assay.race.instrument;

import dev.assay.race.scheduler.Scheduler;
import java.util.Optional;

/** Code of a program on a thread that is not controlled. */
final class Intrusion {
    private static final StackWalker STACK = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    private Intrusion() {}

    /** To be called on such a thread: if the program is running under control just now, its run says so. */
    static void report() {
        // Models and generators are code of the program, too, and run between the runs.
        if (!Scheduler.anyRunning()) {
            return;
        }
        Optional<ClassLoader> loader = STACK.walk(
                frames -> frames.map(frame -> frame.getDeclaringClass().getClassLoader())
                        .filter(RaceLoader.class::isInstance)
                        .findFirst());
        if (loader.isPresent()) {
            ((RaceLoader) loader.get()).intruded(Thread.currentThread());
        }
    }
}
