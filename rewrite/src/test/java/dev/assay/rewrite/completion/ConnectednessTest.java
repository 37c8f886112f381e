package dev.assay.rewrite.completion;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.rewrite.KnuthBendixOrder;
import dev.assay.rewrite.Precedence;
import dev.assay.rewrite.Signature;
import dev.assay.rewrite.TermBank;
import org.junit.jupiter.api.Test;

class ConnectednessTest {
    private final Signature signature = new Signature();
    private final int sort = signature.sort("s");
    private final int f = signature.symbol("f", sort, sort, sort);
    private final int g = signature.symbol("g", sort, sort);
    private final TermBank bank = new TermBank(signature);
    private final int x = bank.variable(0, sort);
    private final int y = bank.variable(1, sort);
    private final int z = bank.variable(2, sort);
    private final KnuthBendixOrder order = new KnuthBendixOrder(bank, Precedence.byArity(signature));
    private final Strictness strictness = new Strictness(bank, Partiality.NONE);
    private final RuleSet rules = new RuleSet(bank, order, strictness);
    private final Connectedness connected = new Connectedness(bank, order, rules.index(), strictness);

    private int f(int left, int right) {
        return bank.apply(f, left, right);
    }

    private int g(int term) {
        return bank.apply(g, term);
    }

    /** Both directions of left ≈ right. */
    private void know(int left, int right) {
        var lemma = new Lemma(0, left, right, new Lemma.Reason.Axiom("known"));
        rules.add(new Rule(0, left, right, false, 0, lemma, false));
        rules.add(new Rule(1, right, left, false, 0, lemma, true));
    }

    @Test
    void anEquationWithoutDirectionConnectsWhatItsInstancesAreSmallerThan() {
        know(f(x, y), f(y, x));
        assertTrue(connected.isConnected(f(z, x), f(x, z), g(f(x, z))));
    }

    @Test
    void notBelowThePeakItself() {
        know(f(x, y), f(y, x));
        assertFalse(connected.isConnected(f(z, x), f(x, z), f(x, z)));
        assertFalse(connected.isConnected(f(z, x), f(x, z), g(f(x, y))));
    }

    @Test
    void aStepInsideATermNeedsOnlyItsOwnSidesBelow() {
        know(f(x, y), f(y, x));
        assertTrue(connected.isConnected(g(f(z, x)), g(f(x, z)), g(f(x, z))));
    }

    @Test
    void whatNoEquationRelatesIsNotConnected() {
        know(f(x, y), f(y, x));
        assertFalse(connected.isConnected(g(x), g(z), g(g(f(x, z)))));
    }
}
