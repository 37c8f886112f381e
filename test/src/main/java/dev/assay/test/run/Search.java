package dev.assay.test.run;

import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.Signal;
import dev.assay.code.runtime.Undecided;
import dev.assay.logic.Term.Free;
import dev.assay.test.domain.Enumeration;
import java.util.List;

/**
 * All tests of one size, as nested loops: each variable runs through its values as soon as a premise or the conclusion
 * needs it.
 */
public final class Search {
    /** What is to be done with a test that fails or is undefined; the trial holds its values. */
    public interface Finder {
        /** Whether to go on. */
        boolean found(boolean isGenuine);
    }

    private final Trial trial;
    private final Enumeration enumeration;
    private final int size;
    private final Finder finder;
    private final List<Step> steps;

    public Search(Trial trial, Enumeration enumeration, int size, Finder finder) {
        this.trial = trial;
        this.enumeration = enumeration;
        this.size = size;
        this.finder = finder;
        this.steps = trial.program().steps();
        enumeration.pulse(trial::tick);
    }

    /** Whether every size has the same tests, so that one is enough. */
    public static boolean isComplete(TestProgram program, Enumeration enumeration) {
        return program.steps().stream()
                .allMatch(s -> !(s instanceof Step.Generate(var variable, var _))
                        || enumeration.isComplete(variable.type()));
    }

    /** Makes the tests; whether the finder wanted all. */
    public boolean run() {
        return from(0);
    }

    private boolean from(int index) {
        return switch (steps.get(index)) {
            case Step.Generate(var variable, var slot) -> {
                Object[] array = enumeration.array(variable.type(), size);
                if (array != null && steps.get(index + 1) instanceof Step.Conclude(var call)) {
                    yield isLast(call, slot) ? loop(array, slot, call) : each(variable, slot, index + 1);
                }
                yield each(variable, slot, index + 1);
            }
            case Step.Check(var _, var call) -> passed(trial.test(call), index + 1);
            case Step.Match match -> passed(trial.match(match), index + 1);
            case Step.Conclude(var call) -> {
                trial.count(1);
                yield concluded(trial.test(call));
            }
        };
    }

    private boolean each(Free variable, int slot, int next) {
        return enumeration.each(variable.type(), size, value -> {
            trial.tick();
            trial.values[slot] = value;
            return from(next);
        });
    }

    private boolean passed(Answer answer, int next) {
        return switch (answer) {
            case TRUE -> from(next);
            case FALSE, UNDECIDED -> true;
            case UNDEFINED -> finder.found(false);
        };
    }

    private boolean concluded(Answer answer) {
        return switch (answer) {
            case TRUE, UNDECIDED -> true;
            case FALSE -> finder.found(true);
            case UNDEFINED -> finder.found(false);
        };
    }

    private static boolean isLast(Call call, int slot) {
        int arity = call.slots.length;
        return arity >= 1 && arity <= 4 && call.slots[arity - 1] == slot;
    }

    // The innermost loop

    /** One array, one compiled function, and nothing in between; whatever is not simply true is done again slowly. */
    private boolean loop(Object[] array, int slot, Call call) {
        trial.count(array.length);
        trial.refuel();
        int at = 0;
        while (true) {
            at = firstNot(array, at, call);
            if (at == array.length) {
                return true;
            }
            trial.values[slot] = array[at];
            if (!concluded(trial.test(call))) {
                return false;
            }
            at++;
        }
    }

    private int firstNot(Object[] array, int from, Call call) {
        Fun f = call.function;
        int[] s = call.slots;
        Object[] v = trial.values;
        return switch (s.length) {
            case 1 -> one(f, array, from);
            case 2 -> two(f, v[s[0]], array, from);
            case 3 -> three(f, v[s[0]], v[s[1]], array, from);
            default -> four(f, v[s[0]], v[s[1]], v[s[2]], array, from);
        };
    }

    private static int one(Fun f, Object[] array, int from) {
        int i = from;
        try {
            while (i < array.length && f.test(array[i])) {
                i++;
            }
        } catch (Signal | Undecided | StackOverflowError e) {
            return i;
        }
        return i;
    }

    private static int two(Fun f, Object a, Object[] array, int from) {
        int i = from;
        try {
            while (i < array.length && f.test(a, array[i])) {
                i++;
            }
        } catch (Signal | Undecided | StackOverflowError e) {
            return i;
        }
        return i;
    }

    private static int three(Fun f, Object a, Object b, Object[] array, int from) {
        int i = from;
        try {
            while (i < array.length && f.test(a, b, array[i])) {
                i++;
            }
        } catch (Signal | Undecided | StackOverflowError e) {
            return i;
        }
        return i;
    }

    private static int four(Fun f, Object a, Object b, Object c, Object[] array, int from) {
        int i = from;
        try {
            while (i < array.length && f.test(a, b, c, array[i])) {
                i++;
            }
        } catch (Signal | Undecided | StackOverflowError e) {
            return i;
        }
        return i;
    }
}
