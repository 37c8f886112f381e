package dev.assay.app.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.Question;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CheckerTest {
    /** Finds a counterexample to everything that has no assumptions, and cannot be run without a goal. */
    private static final class Pessimist implements Diagnosis {
        @Override
        public Set<String> keywords() {
            return Set.of("quickcheck");
        }

        @Override
        public Optional<Reply> answer(Question question) {
            return question.goal()
                    .map(goal -> Reply.of(goal.assumptions().isEmpty() ? "counterexample" : "no_counterexample"));
        }
    }

    private static List<Finding> findings(String body) {
        var document =
                Library.read(new Source("T.thy", "theory T imports Main begin\n" + body + "\nend"), Optional.empty());
        var checker = new Checker(List.of(new Pessimist()));
        return document.questions().stream().map(q -> checker.check("T.thy", q)).toList();
    }

    @Test
    void anOutcomeIsComparedWithWhatTheTheoryDemands() {
        List<Finding> findings = findings("""
                lemma "x = y" quickcheck [expect = counterexample] oops
                lemma "x = y" quickcheck [expect = no_counterexample] oops
                lemma "x = y ==> y = x" quickcheck oops
                """);
        assertEquals(
                List.of(true, false, true), findings.stream().map(Finding::ok).toList());
        assertEquals(
                "T.thy:2: quickcheck: counterexample, as expected",
                findings.get(0).toString());
        assertEquals(
                "T.thy:3: quickcheck: counterexample, expected no_counterexample",
                findings.get(1).toString());
        assertEquals("T.thy:4: quickcheck: no_counterexample", findings.get(2).toString());
    }

    @Test
    void whatNobodyAnswersOrCannotBeRunIsNotRunAndNotAsExpected() {
        List<Finding> findings = findings("lemma \"x = y\" nitpick apply simp quickcheck oops");
        assertEquals(2, findings.size());
        for (Finding finding : findings) {
            assertFalse(finding.ok());
            assertFalse(finding.wasRun());
            assertTrue(finding.toString().endsWith(": not run"), finding.toString());
        }
    }
}
