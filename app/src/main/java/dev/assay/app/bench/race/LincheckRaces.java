package dev.assay.app.bench.race;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Lincheck on the subjects; it is found by reflection, for only the benchmark has it. */
final class LincheckRaces {
    private LincheckRaces() {}

    public static void main(String[] arguments) throws ReflectiveOperationException {
        Method run = Class.forName("org.jetbrains.lincheck.Lincheck")
                .getMethod("runConcurrentTest", int.class, Runnable.class);
        Contest.run((type, method, schedules) -> lines(run, method, schedules), arguments);
    }

    private static int lines(Method run, Method subject, int schedules) {
        Runnable program = () -> {
            try {
                subject.invoke(null);
            } catch (InvocationTargetException e) {
                throw new IllegalStateException(e.getCause());
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        };
        try {
            run.invoke(null, schedules, program);
            return 0;
        } catch (InvocationTargetException e) {
            // The table that it prints has a line for each event.
            return (int) String.valueOf(e.getCause().getMessage())
                    .lines()
                    .filter(line -> line.startsWith("|"))
                    .count();
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
