package dev.assay.app.bench.race;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.Locale;

/** Tries programs several times each in a virtual machine of its own, and prints a line for each: the protocol of both sides. */
final class Contest {
    /** Somebody who looks for races. */
    interface Contestant {
        /** The number of lines that describe a failure; 0 if there is none in so many schedules. */
        int tryOut(Subject subject, int schedules);
    }

    private Contest() {}

    /** The arguments: which subjects, how many schedules, how many rounds; if there are several, one before them warms up. */
    static void run(Contestant contestant, String... arguments) {
        int schedules = Integer.parseInt(arguments[1]);
        int rounds = Integer.parseInt(arguments[2]);
        PrintStream out = System.out;
        for (Subject subject : arguments[0].equals("right") ? Subject.RIGHT : Subject.BUGS) {
            double[] seconds = new double[rounds];
            int lines = 0;
            for (int round = rounds == 1 ? 0 : -1; round < rounds; round++) {
                long start = System.nanoTime();
                lines = contestant.tryOut(subject, schedules);
                seconds[Math.max(0, round)] = (System.nanoTime() - start) / 1e9;
            }
            Arrays.sort(seconds);
            out.printf(Locale.ROOT, "subject %s %f %d%n", subject.name(), seconds[rounds / 2], lines);
        }
    }
}
