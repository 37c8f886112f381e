package dev.assay.app.bench.race;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Lincheck on the subjects; it is found by reflection, for only the benchmark has it. */
final class LincheckRaces {
    private LincheckRaces() {}

    public static void main(String[] arguments) throws ReflectiveOperationException {
        Method run = Class.forName("org.jetbrains.lincheck.Lincheck")
                .getMethod("runConcurrentTest", int.class, Runnable.class);
        Contest.run((subject, schedules) -> lines(run, subject.task(), schedules), arguments);
    }

    private static int lines(Method run, Side.Task task, int schedules) {
        Runnable program = () -> {
            try {
                task.run();
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        };
        try {
            run.invoke(null, schedules, program);
            return 0;
        } catch (InvocationTargetException e) {
            String story = String.valueOf(e.getTargetException().getMessage());
            // The table that it prints has a line for each event; a failure without one is still a failure.
            return Math.max(
                    1, (int) story.lines().filter(line -> line.startsWith("|")).count());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
