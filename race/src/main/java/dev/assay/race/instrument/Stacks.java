package dev.assay.race.instrument;

import dev.assay.race.schedule.StackText;
import java.util.List;

/** Where in the program a strand is. */
final class Stacks {
    private static final StackWalker STACK = StackWalker.getInstance();
    private static final int DEEPEST = 10;

    private Stacks() {}

    /** The frames of the program, the innermost first. */
    static List<StackTraceElement> now() {
        return STACK.walk(frames -> frames.filter(frame -> !StackText.isOurs(frame.getClassName())
                        && !StackText.isAdded(frame.getMethodName())
                        && !StackText.isOfTheJdk(frame.getClassName()))
                .limit(DEEPEST)
                .map(StackWalker.StackFrame::toStackTraceElement)
                .toList());
    }
}
