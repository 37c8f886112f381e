package dev.assay.run.process;

import dev.assay.run.Limit;
import dev.assay.run.Reason;

/** What comes back from a {@link Worker}. */
public sealed interface WorkerAnswer {
    /** The task's answer. */
    @SuppressWarnings("ArrayRecordComponent") // answers are never compared
    record Done(byte[] bytes) implements WorkerAnswer {}

    /** The task threw; the worker is well. */
    record Failed(String worker, String message, String trace) implements WorkerAnswer {}

    /** The worker died over it; the next request gets a new one. {@code lastWords} is the end of its error output. */
    record Died(String worker, Ending ending, String lastWords) implements WorkerAnswer {}

    /** The meter said stop before there was an answer, and the worker was ended. */
    record Stopped(String worker, Limit limit) implements WorkerAnswer {}

    /** What happened, in one sentence. */
    default String sentence() {
        return switch (this) {
            case Done(var bytes) -> "answered with " + bytes.length + " bytes";
            case Failed(var worker, var message, var _) -> "worker " + worker + " failed: " + message;
            case Died(var worker, Ending.Exited exited, var lastWords) ->
                "worker " + worker + " " + exited.sentence() + " before it answered" + lastLine(lastWords);
            case Died(var worker, var ending, var _) -> "worker " + worker + " " + ending.sentence();
            case Stopped(var worker, var limit) -> "worker " + worker + " was stopped: " + limit.sentence();
        };
    }

    /** Why an engine that depended on an answer has none. */
    default Reason reason() {
        return switch (this) {
            case Done _ -> throw new IllegalStateException("there is an answer");
            case Failed(var _, var _, var trace) -> new Reason.Crashed(sentence(), trace);
            case Died(var _, Ending.OutOfMemory _, var _) -> Limit.OUT_OF_MEMORY;
            case Died(var _, var _, var lastWords) -> new Reason.Crashed(sentence(), lastWords);
            case Stopped(var _, var limit) -> limit;
        };
    }

    private static String lastLine(String text) {
        return text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .reduce((_, last) -> last)
                .map(last -> ": " + last.strip())
                .orElse("");
    }
}
