package dev.assay.app.check;

import java.util.List;

/**
 * The answer to a diagnostic command.
 *
 * @param outcome in the words that {@code expect =} uses for the command, if it has any
 * @param isFailure whether the command could not do what it says, which is never as expected
 * @param details what is to be read below it, line by line
 */
public record Reply(String outcome, boolean isFailure, List<String> details) {
    public Reply {
        details = List.copyOf(details);
    }

    public static Reply of(String outcome) {
        return new Reply(outcome, false, List.of());
    }

    public static Reply failure(String sentence) {
        return new Reply(sentence, true, List.of());
    }
}
