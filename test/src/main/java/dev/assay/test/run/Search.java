package dev.assay.test.run;

import dev.assay.logic.Term.Free;
import dev.assay.test.domain.Enumeration;
import java.util.List;
import org.jspecify.annotations.Nullable;

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

    /** How many values are tested together where there are too many for an array. */
    private static final int CHUNK = 1024;

    private final Trial trial;
    private final Enumeration enumeration;
    private final int size;
    private final Finder finder;
    private final List<Step> steps;
    private final Object[] @Nullable [] arrays;

    public Search(Trial trial, Enumeration enumeration, int size, Finder finder) {
        this.trial = trial;
        this.enumeration = enumeration;
        this.size = size;
        this.finder = finder;
        this.steps = trial.program().steps();
        enumeration.pulse(trial::tick);
        this.arrays = new Object[steps.size()][];
        for (int i = 0; i < arrays.length; i++) {
            if (steps.get(i) instanceof Step.Generate(var variable, var _)) {
                arrays[i] = enumeration.array(variable.type(), size);
            }
        }
    }

    /** Whether every size has the same tests, so that one is enough. */
    public static boolean isComplete(TestProgram program, Enumeration enumeration) {
        return program.steps().stream()
                .allMatch(s ->
                        !(s instanceof Step.Generate(var variable, var _)) || enumeration.isComplete(variable.type()));
    }

    /** Makes the tests; whether the finder wanted all. */
    public boolean run() {
        return from(0);
    }

    private boolean from(int index) {
        return switch (steps.get(index)) {
            case Step.Generate(var variable, var slot) ->
                switch (steps.get(index + 1)) {
                    case Step.Check(var _, var call) when call.isLast(slot) -> loop(variable, slot, call, index);
                    case Step.Conclude(var call) when call.isLast(slot) -> loop(variable, slot, call, index);
                    case Step.Generate _, Step.Check _, Step.Match _, Step.Conclude _ ->
                        each(variable, slot, index + 1);
                };
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

    // The innermost loop

    /** A variable that the next step looks at: its values go through the loop of the compiled function. */
    private boolean loop(Free variable, int slot, Call call, int index) {
        Object @Nullable [] array = arrays[index];
        if (array != null) {
            return loop(array, array.length, slot, call, index);
        }
        var chunk = new Object[CHUNK];
        var filled = new int[1];
        boolean more = enumeration.each(variable.type(), size, value -> {
            chunk[filled[0]++] = value;
            if (filled[0] < CHUNK) {
                return true;
            }
            filled[0] = 0;
            return loop(chunk, CHUNK, slot, call, index);
        });
        return more && loop(chunk, filled[0], slot, call, index);
    }

    /** Whatever a premise rejects, or a conclusion accepts, is passed over. */
    private boolean loop(Object[] values, int count, int slot, Call call, int index) {
        boolean isPremise = steps.get(index + 1) instanceof Step.Check;
        trial.count(isPremise ? 0 : count, count);
        Object[] first = call.first(trial.values);
        int at = 0;
        while (true) {
            int stop = call.function.skip(first, values, at, count, !isPremise);
            if (stop == count) {
                return true;
            }
            at = stop < 0 ? ~stop : stop;
            trial.values[slot] = values[at++];
            Answer answer = stop < 0 ? trial.test(call) : isPremise ? Answer.TRUE : Answer.FALSE;
            if (!(isPremise ? passed(answer, index + 2) : concluded(answer))) {
                return false;
            }
        }
    }
}
