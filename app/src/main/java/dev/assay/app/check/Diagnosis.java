package dev.assay.app.check;

import dev.assay.syntax.isabelle.Question;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What answers some of the diagnostic commands. */
public interface Diagnosis {
    /**
     * All there are; an engine that answers a command is one class and an entry here.
     *
     * @param most the time that no command may exceed, whatever the theory allows
     */
    static List<Diagnosis> all(Duration most) {
        return List.of(new QuickcheckDiagnosis(most), new NitpickDiagnosis(most));
    }

    /** The words of the commands that it answers, as {@code quickcheck}. */
    Set<String> keywords();

    /** The outcome in the words that {@code expect =} uses for that command; empty if it cannot be run here. */
    Optional<String> answer(Question question);

    /** Whether the outcome is what the theory demands. */
    default boolean meets(String expected, String outcome) {
        return expected.equals(outcome);
    }
}
