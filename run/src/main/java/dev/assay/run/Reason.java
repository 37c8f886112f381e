package dev.assay.run;

import java.time.Duration;

/** Why an engine has no answer. */
public sealed interface Reason permits Limit, Reason.GaveUp, Reason.NotApplicable, Reason.Crashed, Reason.Unresponsive {
    /** The search ended by itself, and there is nothing more that this engine would try. */
    record GaveUp(String why) implements Reason {}

    /** The conjecture is outside of what this engine treats. */
    record NotApplicable(String why) implements Reason {}

    /** The engine failed: one sentence for the user, and the stack trace for those who want to mend it. */
    record Crashed(String message, String trace) implements Reason {}

    /** The engine was told to stop and did not; its thread is left behind. */
    record Unresponsive(Duration grace) implements Reason {}

    /** The reason as a phrase that can follow the engine's name and a colon. */
    default String sentence() {
        return switch (this) {
            case Limit limit -> limit.sentence();
            case GaveUp(var why) -> "gave up: " + why;
            case NotApplicable(var why) -> "not applicable: " + why;
            case Crashed(var message, var _) -> "crashed: " + message;
            case Unresponsive(var grace) ->
                "did not stop within " + grace.toMillis() + " ms of being told to, and was left behind";
        };
    }
}
