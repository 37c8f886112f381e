package dev.assay.run;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.Supplier;

/**
 * Where failures end. This is the one place that catches everything: whatever goes wrong inside a search, a reader or a display,
 * be it a bug, a stack overflow or a full heap, is its own failure and nobody else's trouble.
 */
public final class CrashBoundary {
    private CrashBoundary() {}

    static <A> Ending<A> run(Search<A> search, Meter meter, Reporter reporter) {
        try {
            A answer = search.run(meter, reporter);
            return answer != null
                    ? new Ending.Answered<>(answer)
                    : new Ending.Unanswered<>(crashed("returned no answer", ""), reporter.tried());
        } catch (Throwable failure) {
            return new Ending.Unanswered<>(reason(failure), reporter.tried());
        }
    }

    /** What a computation gives, or why it gives nothing. */
    public static <A> Ending<A> run(Supplier<A> computation) {
        try {
            return new Ending.Answered<>(computation.get());
        } catch (Throwable failure) {
            return new Ending.Unanswered<>(reason(failure), "");
        }
    }

    /** The reason that a failure is. */
    public static Reason reason(Throwable failure) {
        return switch (failure) {
            case BudgetExhausted e -> e.limit();
            case InterruptedException _ -> Limit.CANCELLED;
            case OutOfMemoryError _ -> crashed("out of memory", trace(failure));
            case StackOverflowError _ -> crashed("the recursion went too deep", trace(failure));
            default -> crashed(failure.toString(), trace(failure));
        };
    }

    private static Reason crashed(String message, String trace) {
        return new Reason.Crashed(message.lines().findFirst().orElse(""), trace);
    }

    private static String trace(Throwable failure) {
        var text = new StringWriter();
        failure.printStackTrace(new PrintWriter(text));
        return text.toString();
    }
}
