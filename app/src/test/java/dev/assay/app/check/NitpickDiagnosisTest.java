package dev.assay.app.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.run.Budget;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NitpickDiagnosisTest {
    private static List<Finding> findings(String body) {
        var document =
                Library.read(new Source("T.thy", "theory T imports Main begin\n" + body + "\nend"), Optional.empty());
        var allowance = new Allowance(Duration.ofMinutes(5), Budget.UNLIMITED.start());
        var checker = new Checker(List.of(new NitpickDiagnosis(allowance)));
        return document.questions().stream().map(q -> checker.check("T.thy", q)).toList();
    }

    @Test
    void nitpickIsAnsweredInTheWordsOfExpect() {
        List<Finding> findings = findings("""
                nitpick_params [card = 1-3, max_potential = 0]
                lemma "(x::'a) = y" nitpick [expect = genuine] nitpick [card 'a = 1, expect = none] oops
                lemma "xs @ ys = ys @ (xs :: nat list)" nitpick [expect = none] refute [expect = genuine] oops
                lemma "\\<exists>n::nat. \\<not> P n" nitpick nitpick [max_potential = 1] oops
                lemma "P" nitpick [colour = red] oops
                """);
        assertEquals(
                List.of("genuine", "none", "genuine", "genuine", "none", "potential", "There is no option colour."),
                findings.stream().map(Finding::outcome).toList());
        assertEquals(
                List.of(true, true, false, true, true, true, false),
                findings.stream().map(Finding::ok).toList());
    }
}
