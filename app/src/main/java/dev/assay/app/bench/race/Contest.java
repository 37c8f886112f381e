package dev.assay.app.bench.race;

import java.io.PrintStream;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Tries programs several times each in a virtual machine of its own, and prints a line for each: the protocol of both sides. */
final class Contest {
    /** Somebody who looks for races. */
    interface Contestant {
        /** The number of lines that describe a failure; 0 if there is none in so many schedules. */
        int tryOut(Class<?> type, Method method, int schedules);
    }

    private Contest() {}

    static List<Method> subjects(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()) && method.getParameterCount() == 0)
                .sorted(Comparator.comparing(Method::getName))
                .toList();
    }

    /** The arguments: the class, how many schedules, how many rounds; the first round warms up. */
    static void run(Contestant contestant, String... arguments) throws ClassNotFoundException {
        Class<?> type = Class.forName(arguments[0]);
        int schedules = Integer.parseInt(arguments[1]);
        int rounds = Integer.parseInt(arguments[2]);
        PrintStream out = System.out;
        for (Method method : subjects(type)) {
            double[] seconds = new double[rounds];
            int lines = 0;
            for (int round = -1; round < rounds; round++) {
                long start = System.nanoTime();
                lines = contestant.tryOut(type, method, schedules);
                seconds[Math.max(0, round)] = (System.nanoTime() - start) / 1e9;
            }
            Arrays.sort(seconds);
            out.printf(Locale.ROOT, "subject %s %f %d%n", method.getName(), seconds[rounds / 2], lines);
        }
    }
}
