package dev.assay.logic.engine;

import dev.assay.logic.Theory;
import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * Where the failures of an engine end. This is the one place that catches everything: whatever goes wrong inside
 * an engine, be it a bug, a stack overflow or a full heap, is that engine's outcome and nobody else's trouble.
 */
final class CrashBoundary {
    private CrashBoundary() {}

    static Outcome run(Engine engine, Theory theory, Conjecture conjecture, Meter meter, Reporter reporter) {
        try {
            Outcome outcome = engine.run(theory, conjecture, meter, reporter);
            return outcome != null ? outcome : unknown(engine, reporter, crashed("returned no outcome", ""));
        } catch (Throwable failure) {
            return unknown(engine, reporter, reason(failure));
        }
    }

    private static Reason reason(Throwable failure) {
        return switch (failure) {
            case BudgetExhausted e -> e.limit();
            case InterruptedException _ -> Limit.CANCELLED;
            case OutOfMemoryError _ -> Limit.OUT_OF_MEMORY;
            case StackOverflowError _ -> Limit.TOO_DEEP;
            default -> crashed(failure.toString(), trace(failure));
        };
    }

    private static Reason crashed(String message, String trace) {
        return new Reason.Crashed(message.lines().findFirst().orElse(""), trace);
    }

    private static Outcome unknown(Engine engine, Reporter reporter, Reason reason) {
        return new Outcome.Unknown(engine.name(), reason, reporter.tried());
    }

    private static String trace(Throwable failure) {
        var text = new StringWriter();
        failure.printStackTrace(new PrintWriter(text));
        return text.toString();
    }
}
