package dev.assay.bench.race;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Locale;

/** Tries programs several times each in a virtual machine of its own, and prints a line for each: the protocol of both sides. */
final class Contest {
    /** Somebody who looks for races. */
    interface Contestant {
        /** The number of lines that describe a failure; 0 if there is none in so many schedules. */
        int tryOut(Subject subject, int schedules);
    }

    /** After so many seconds, a subject has no further round. */
    private static final double ENOUGH = 10;

    private Contest() {}

    /** The arguments: which subjects, how many schedules, how many rounds; if there are several, one before them warms up. */
    static void run(Contestant contestant, String... arguments) {
        int schedules = Integer.parseInt(arguments[1]);
        int rounds = Integer.parseInt(arguments[2]);
        PrintStream out = System.out;
        for (Subject subject : arguments[0].equals("right") ? Subject.RIGHT : Subject.BUGS) {
            var seconds = new ArrayList<Double>();
            double spent = 0;
            int lines = 0;
            for (int round = rounds == 1 ? 0 : -1; round < rounds && spent < ENOUGH; round++) {
                long start = System.nanoTime();
                lines = contestant.tryOut(subject, schedules);
                double taken = (System.nanoTime() - start) / 1e9;
                spent += taken;
                if (round == 0) {
                    // What warmed up does not count.
                    seconds.clear();
                }
                seconds.add(taken);
            }
            Collections.sort(seconds);
            out.printf(Locale.ROOT, "subject %s %f %d%n", subject.name(), seconds.get(seconds.size() / 2), lines);
        }
    }
}
