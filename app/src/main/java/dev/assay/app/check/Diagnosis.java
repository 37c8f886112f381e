package dev.assay.app.check;

import dev.assay.syntax.isabelle.Question;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What answers some of the diagnostic commands. */
public interface Diagnosis {
    /**
     * All there are; an engine that answers a command is one class and an entry here.
     *
     * @param allowance the time that commands get
     */
    static List<Diagnosis> all(Allowance allowance) {
        return List.of(
                new QuickcheckDiagnosis(allowance),
                new NitpickDiagnosis(allowance),
                new ValueDiagnosis(allowance),
                new ValuesDiagnosis(allowance),
                new CodePredDiagnosis(),
                new GeneratorDiagnosis(),
                new UnusedAssumptionsDiagnosis(allowance),
                new TryDiagnosis(allowance),
                new SolveDirectDiagnosis(),
                new PrintDiagnosis(),
                new FindDiagnosis(),
                new SledgehammerDiagnosis(allowance));
    }

    /** The words of the commands that it answers, as {@code quickcheck}. */
    Set<String> keywords();

    /** Empty if the command cannot be run where it stands. */
    Optional<Reply> answer(Question question);

    /** Whether the outcome is what the theory demands. */
    default boolean meets(String expected, String outcome) {
        return expected.equals(outcome);
    }
}
