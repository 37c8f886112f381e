package dev.assay.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.test.quickcheck.Confirmation;
import dev.assay.test.quickcheck.Finding;
import dev.assay.test.quickcheck.Quickcheck;
import dev.assay.test.smart.Smart;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Conjectures about classes of which no known type refutes them. */
class ClassOperationsTest {
    private static final String BAND = """
        class magma = fixes op :: "'a => 'a => 'a"
        class semi = magma + assumes assoc: "op (op a b) c = op a (op b c)"
        class band = semi + assumes idem: "op a a = a"
        definition twice :: "'a :: magma => 'a" where "twice x = op x x"
        """;

    private static Finding smart(String text) {
        TheoryStatement statement = Tested.read(text).statements().getLast();
        try (Meter meter = Budget.UNLIMITED.withSteps(200_000).start()) {
            return Quickcheck.run(
                    statement.context().theory(),
                    statement.conjectures().getFirst(),
                    Options.DEFAULT.with(List.of(new Options.Setting("depth", "4"))),
                    List.of(Smart.whole()),
                    meter);
        }
    }

    private static void refuted(String text) {
        Finding finding = smart(text);
        assertTrue(finding.isGenuine(), () -> text + ": " + Tested.text(finding));
        assertEquals(Confirmation.CONFIRMED, finding.confirmation());
    }

    private static void notRefuted(String text) {
        Finding finding = smart(text);
        assertFalse(finding.verdict() instanceof Verdict.Refuted, () -> text + ": " + Tested.text(finding));
    }

    @Test
    void aMonoidNeedNotBeCommutative() {
        refuted("lemma \"(a :: 'a :: {monoid_mult, finite}) * b = b * a\" oops");
        refuted("lemma \"(a :: 'a :: semigroup_add) + b = b + a\" oops");
    }

    @Test
    void aClassOfTheUserNeedsNoInstance() {
        refuted(BAND + "lemma \"op a b = op b (a :: 'a :: band)\" oops");
        refuted(BAND + "lemma \"twice a = (a :: 'a :: semi)\" oops");
    }

    @Test
    void axiomsOfAllSuperclassesHold() {
        notRefuted(BAND + "lemma \"op (op a b) c = op a (op b (c :: 'a :: band))\" oops");
        notRefuted(BAND + "lemma \"twice a = (a :: 'a :: band)\" oops");
        notRefuted(BAND + "lemma \"op (op a b) (op a b) = op a (b :: 'a :: band)\" oops");
    }

    @Test
    void anAxiomThatTheConjectureDoesNotMentionHoldsToo() {
        notRefuted("""
            class two = fixes left :: 'a and right :: 'a assumes "left ~= right"
            lemma "EX x y. x ~= (y :: 'a :: two)" oops
            """);
    }
}
