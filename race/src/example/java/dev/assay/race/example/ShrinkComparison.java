package dev.assay.race.example;

import dev.assay.race.parallel.ParallelFailure;
import dev.assay.race.parallel.ParallelProgram;
import dev.assay.race.parallel.ParallelTest;
import dev.assay.race.schedule.Method;
import dev.assay.race.schedule.Procrastination;
import dev.assay.race.scheduler.Scheduler;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How small failing programs of the registry become by each way of shrinking, and how many of them are minimal. */
public final class ShrinkComparison {
    /**
     * What became of the failing programs by one method.
     *
     * @param seconds for each
     * @param minimal which share of them has no shrinking that was found to fail
     */
    public record Line(double seconds, double length, int longest, double minimal) {}

    private static final Method[] ALL = {Method.repeating(50), Method.procrastinating(50), Method.procrastinating(5, 5)
    };

    private final List<ParallelFailure<RegistryMachine.Model, Registry>> failures = new ArrayList<>();

    /** Looks for so many failing programs. */
    public ShrinkComparison(int cases) {
        for (int seed = 0; failures.size() < cases; seed++) {
            test().seeded(seed).tests(200).findLarge().ifPresent(failures::add);
        }
    }

    private static ParallelTest<RegistryMachine.Model, Registry> test() {
        return ParallelTest.of(new RegistryMachine(Registry.Version.ORIGINAL)).seeded(1);
    }

    /** All methods that are compared, by their names. */
    public static Map<String, Method> methods() {
        var methods = new LinkedHashMap<String, Method>();
        for (int repeats : new int[] {1, 10, 25, 50, 100}) {
            methods.put("chance, " + repeats + " times", Method.repeating(repeats));
        }
        methods.put("procrastination (10)", Method.procrastinating(10));
        methods.put("procrastination (∞)", Method.procrastinating(Procrastination.UNLIMITED));
        methods.put("procrastination (5, 1)", Method.procrastinating(5, 1));
        methods.put("procrastination (10, 3)", Method.procrastinating(10, 3));
        methods.put("reuse", Method.repeating(1).reusing());
        methods.put("reuse + (10)", Method.procrastinating(10).reusing());
        methods.put(
                "reuse + (∞)", Method.procrastinating(Procrastination.UNLIMITED).reusing());
        methods.put("reuse + (5, 1)", Method.procrastinating(5, 1).reusing());
        methods.put("reuse + (10, 3)", Method.procrastinating(10, 3).reusing());
        return methods;
    }

    public Line measure(Method method) {
        return Scheduler.host(() -> {
            long start = System.nanoTime();
            List<ParallelProgram<RegistryMachine.Model, Registry>> shrunk = failures.stream()
                    .map(each -> test().shrinking(method).shrink(each).program())
                    .toList();
            double seconds = (System.nanoTime() - start) / 1e9 / failures.size();
            return new Line(
                    seconds,
                    shrunk.stream().mapToInt(ParallelProgram::size).average().orElse(0),
                    shrunk.stream().mapToInt(ParallelProgram::size).max().orElse(0),
                    (double) shrunk.stream().filter(ShrinkComparison::isMinimal).count() / shrunk.size());
        });
    }

    /** Whether none of its shrinkings is found to fail. */
    private static boolean isMinimal(ParallelProgram<RegistryMachine.Model, Registry> program) {
        for (var smaller : program.shrinkings()) {
            for (Method method : ALL) {
                if (test().attempt(smaller, method, 5).isPresent()) {
                    return false;
                }
            }
        }
        return true;
    }
}
