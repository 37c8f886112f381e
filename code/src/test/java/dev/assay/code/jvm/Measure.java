package dev.assay.code.jvm;

import static dev.assay.code.jvm.Samples.*;

import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.Fun;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/**
 * Compiled properties against the same properties written in Java, on the same inputs in the same run. Run its main by
 * hand: it prints the processor time of each, the ratio, and how long compilation takes.
 */
final class Measure {
    sealed interface Cons permits Nil, Cell {}

    record Nil() implements Cons {}

    record Cell(Object head, Cons tail) implements Cons {}

    private static final Cons NIL = new Nil();

    static Cons append(Cons xs, Cons ys) {
        return switch (xs) {
            case Nil() -> ys;
            case Cell(var x, var rest) -> new Cell(x, append(rest, ys));
        };
    }

    static Cons rev(Cons xs) {
        return switch (xs) {
            case Nil() -> NIL;
            case Cell(var x, var rest) -> append(rev(rest), new Cell(x, NIL));
        };
    }

    static boolean revProperty(Cons xs, Cons ys) {
        return rev(append(xs, ys)).equals(append(rev(ys), rev(xs)));
    }

    static Cons insort(long n, Cons xs) {
        return switch (xs) {
            case Nil() -> new Cell(n, xs);
            case Cell(var x, var rest) -> n <= (Long) x ? new Cell(n, xs) : new Cell(x, insort(n, rest));
        };
    }

    static Cons sort(Cons xs) {
        return switch (xs) {
            case Nil() -> NIL;
            case Cell(var x, var rest) -> insort((Long) x, sort(rest));
        };
    }

    static boolean sorted(Cons xs) {
        return switch (xs) {
            case Nil() -> true;
            case Cell(var x, var rest) ->
                switch (rest) {
                    case Nil() -> true;
                    case Cell(var y, var _) -> (Long) x <= (Long) y && sorted(rest);
                };
        };
    }

    private final List<Cons> javaLists = new ArrayList<>();
    private final List<Object> dataLists = new ArrayList<>();

    private Measure(int length, long elements) {
        javaLists.add(NIL);
        dataLists.add(Data.of(0));
        int from = 0;
        for (int i = 0; i < length; i++) {
            int to = javaLists.size();
            for (int j = from; j < to; j++) {
                for (long e = 0; e < elements; e++) {
                    javaLists.add(new Cell(e, javaLists.get(j)));
                    dataLists.add(Data.of(1, e, dataLists.get(j)));
                }
            }
            from = to;
        }
    }

    private int javaReversals() {
        int failed = 0;
        for (Cons xs : javaLists) {
            for (Cons ys : javaLists) {
                if (!revProperty(xs, ys)) {
                    failed++;
                }
            }
        }
        return failed;
    }

    private int compiledReversals(Fun property) {
        int failed = 0;
        for (Object xs : dataLists) {
            for (Object ys : dataLists) {
                if (!property.test(xs, ys)) {
                    failed++;
                }
            }
        }
        return failed;
    }

    private int javaSorts() {
        int failed = 0;
        for (int i = 0; i < 100; i++) {
            for (Cons xs : javaLists) {
                if (!sorted(sort(xs))) {
                    failed++;
                }
            }
        }
        return failed;
    }

    private int compiledSorts(Fun property) {
        int failed = 0;
        for (int i = 0; i < 100; i++) {
            for (Object xs : dataLists) {
                if (!property.test(xs)) {
                    failed++;
                }
            }
        }
        return failed;
    }

    /** Of this thread, because the machine may be busy with other things. */
    private static long cpuTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private interface Run {
        int failures();
    }

    private static double best(Run run) {
        double best = Double.MAX_VALUE;
        for (int i = 0; i < 12; i++) {
            long start = cpuTime();
            if (run.failures() != 0) {
                throw new IllegalStateException("the property holds");
            }
            best = Math.min(best, (cpuTime() - start) / 1e6);
        }
        return best;
    }

    private static void report(String name, Run java, Run compiled) {
        double a = best(java);
        double b = best(compiled);
        a = Math.min(a, best(java));
        b = Math.min(b, best(compiled));
        System.out.printf("%-10s Java %8.2f ms  compiled %8.2f ms  speed of ours %.2f%n", name, a, b, a / b);
    }

    public static void main(String[] args) {
        var program = Samples.program();
        for (int i = 0; i < 40; i++) {
            long start = cpuTime();
            Compiled code = Compiled.of(program, Mode.SMALL);
            code.function(REV_PROPERTY).test(Data.of(0), Data.of(0));
            if (i < 2 || i % 13 == 0) {
                System.out.printf("compilation %2d: %.2f ms%n", i, (cpuTime() - start) / 1e6);
            }
        }
        Compiled code = Compiled.of(program, Mode.SMALL);
        var five = new Measure(5, 3);
        Fun rev = code.function(REV_PROPERTY);
        report("rev", five::javaReversals, () -> five.compiledReversals(rev));
        Fun sort = code.function(SORT_PROPERTY);
        var six = new Measure(6, 4);
        report("insort", six::javaSorts, () -> six.compiledSorts(sort));
    }
}
