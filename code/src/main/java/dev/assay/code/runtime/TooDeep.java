package dev.assay.code.runtime;

import dev.assay.run.DeepStack;
import java.util.function.Supplier;

/** The recursion went deeper than the stack. */
public final class TooDeep extends Signal {
    @SuppressWarnings("StaticAssignmentOfThrowable") // it has no stack trace, and is thrown often
    public static final TooDeep SIGNAL = new TooDeep();

    private TooDeep() {
        super("the recursion is deeper than the stack");
    }

    /** What the task returns or throws on a deep stack; this signal where even that is not deep enough. */
    public static <T> T guarded(Supplier<T> task) {
        return DeepStack.call(() -> signalling(task));
    }

    public static <T> T guarded(long stackBytes, Supplier<T> task) {
        return DeepStack.call(stackBytes, () -> signalling(task));
    }

    private static <T> T signalling(Supplier<T> task) {
        try {
            return task.get();
        } catch (StackOverflowError _) {
            throw SIGNAL;
        }
    }
}
