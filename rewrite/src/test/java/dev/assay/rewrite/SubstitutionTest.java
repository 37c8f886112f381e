package dev.assay.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import org.junit.jupiter.api.Test;

class SubstitutionTest {
    @Test
    void aTermMatchesItsInstances() {
        var terms = new RandomTerms(1);
        var match = new Match(terms.bank);
        int found = 0;
        for (int i = 0; i < 20_000; i++) {
            int pattern = terms.term(3, 0, 2);
            int target = terms.like(pattern, 4, 0, 2);
            match.clear();
            if (match.match(pattern, target)) {
                found++;
                assertEquals(target, match.instance(pattern));
            } else {
                assertEquals(0, match.mark());
            }
        }
        assertTrue(found > 500, "only " + found + " matches");
    }

    @Test
    void aVariableDoesNotMatchATermOfAnotherSort() {
        var terms = new RandomTerms(1);
        var match = new Match(terms.bank);
        assertFalse(match.match(terms.bank.variable(0, terms.nat), terms.list(0, 0, 0)));
        assertTrue(match.match(terms.bank.variable(0, terms.nat), terms.nat(0, 0, 0)));
    }

    @Test
    void aUnifierMakesTermsEqualAndIsMoreGeneralThanAnyOther() {
        var terms = new RandomTerms(2);
        var unifier = new Unifier(terms.bank);
        var match = new Match(terms.bank);
        int found = 0;
        for (int i = 0; i < 50_000; i++) {
            int left = terms.term(3, 0, 2);
            int right = terms.like(left, 3, 10, 2);
            unifier.clear();
            boolean unifies = unifier.unify(left, right);
            if (unifies) {
                found++;
                assertEquals(unifier.apply(left), unifier.apply(right));
            }
            int ground = terms.like(left, 4, 0, 0);
            match.clear();
            if (match.match(left, ground) && match.match(right, ground)) {
                assertTrue(unifies, () -> terms.bank.toString(left) + " and " + terms.bank.toString(right));
                match.clear();
                assertTrue(match.match(unifier.apply(left), ground));
            }
        }
        assertTrue(found > 500, "only " + found + " unifiers");
    }

    @Test
    void aVariableDoesNotUnifyWithATermAroundIt() {
        var terms = new RandomTerms(3);
        int x = terms.bank.variable(0, terms.nat);
        int s = 2;
        var unifier = new Unifier(terms.bank);
        assertFalse(unifier.unify(x, terms.bank.apply(s, terms.bank.apply(s, x))));
        assertEquals(0, unifier.mark());
    }

    @Test
    void termsThatAreKeptKeepTheirNumbersWhenOthersAreForgotten() {
        var terms = new RandomTerms(4);
        var kept = new int[100];
        var texts = new String[100];
        for (int i = 0; i < 5_000; i++) {
            int term = terms.term(5, 0, 3);
            if (i % 50 == 0) {
                kept[i / 50] = term;
                texts[i / 50] = terms.bank.toString(term);
            }
        }
        var marked = new BitSet();
        for (int term : kept) {
            terms.bank.mark(term, marked);
        }
        int before = terms.bank.liveTerms();
        terms.bank.keepOnly(marked);
        assertTrue(terms.bank.liveTerms() < before);
        for (int i = 0; i < 5_000; i++) {
            terms.term(5, 0, 3);
        }
        for (int i = 0; i < 100; i++) {
            assertEquals(texts[i], terms.bank.toString(kept[i]));
        }
    }
}
