package dev.assay.app.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.run.Budget;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** quickcheck-hol, acceptance test 11: an antisymmetric relation need not be transitive. */
class LocaleQuickcheckTest {
    private static final String LOCALE = """
            locale antisymmetric =
              fixes R :: "'a => 'a => bool"
              assumes antisymmetric: "R x y ==> R y x ==> x = y"
            interpretation equality: antisymmetric "(=) :: nat => nat => bool" sorry
            interpretation order: antisymmetric "(<=) :: nat => nat => bool" sorry
            """;

    private static Finding asked(String ways) {
        String lemma = "declare [[quickcheck_locale = \"" + ways + "\"]]\n"
                + "lemma (in antisymmetric) \"R x y ==> R y z ==> R x z\" quickcheck [exhaustive, size = 4] oops";
        var document = Library.read(
                new Source("T.thy", "theory T imports Main begin\n" + LOCALE + lemma + "\nend"), Optional.empty());
        assertEquals(List.of(), document.failures());
        var checker = new Checker(Diagnosis.all(new Allowance(Duration.ofMinutes(5), Budget.UNLIMITED.start())));
        return checker.check("T.thy", document.questions().getFirst());
    }

    @Test
    void interpretationsFindNothing() {
        assertEquals("no_counterexample", asked("interpret").outcome());
    }

    @Test
    void expansionFindsARelation() {
        Finding finding = asked("expand");
        assertEquals("counterexample", finding.outcome());
        assertTrue(finding.detail().contains("R = "), finding.detail());
        assertEquals("counterexample", asked("interpret expand").outcome());
    }
}
