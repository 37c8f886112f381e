package dev.assay.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.test.exhaustive.Exhaustive;
import dev.assay.test.quickcheck.Confirmation;
import dev.assay.test.quickcheck.Finding;
import dev.assay.test.smart.Smart;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Library predicates whose definitions quantify over an infinite type. */
class HiddenQuantifiersTest {
    private static final Options SMALL = Options.DEFAULT.with(List.of(new Options.Setting("size", "2")));

    private static void refuted(String expected, String proposition, Tester tester) {
        Finding finding = Tested.lemma(proposition, Options.DEFAULT, tester);
        assertEquals(expected, Tested.text(finding));
        assertEquals(Confirmation.CONFIRMED, finding.confirmation());
    }

    @Test
    void aFunctionOnNumbersNeedNotBeInjective() {
        refuted("f = %x. 0, x = 0, y = 1", "inj (f :: nat => nat)", new Exhaustive());
        refuted("f = %x. 0, x = 0, y = 1", "inj (f :: nat => nat)", Smart.whole());
    }

    @Test
    void aFunctionOnNumbersNeedNotBeMonotone() {
        for (String type : new String[] {"nat", "int"}) {
            Finding finding =
                    Tested.lemma("mono (f :: " + type + " => " + type + ")", Options.DEFAULT, new Exhaustive());
            assertTrue(finding.isGenuine(), () -> Tested.text(finding));
            assertEquals(Confirmation.CONFIRMED, finding.confirmation());
        }
    }

    @Test
    void aPremiseThatDeniesOneGivesItsValues() {
        refuted("f = %x. 0, x = 0, y = 1", "~ inj (f :: nat => nat) ==> f 0 = 1", new Exhaustive());
    }

    @Test
    void whatIsTrueSurvives() {
        for (String proposition :
                new String[] {"inj Suc", "mono (%n :: nat. n + 1)", "inj (f :: nat => nat) ==> inj_on f A"}) {
            Finding finding = Tested.lemma(proposition, SMALL, new Exhaustive());
            assertTrue(
                    !(finding.verdict() instanceof Verdict.Refuted), () -> proposition + ": " + Tested.text(finding));
        }
    }
}
