package dev.assay.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class TermOrderTest {
    private static final Map<String, Function<RandomTerms, TermOrder>> ORDERS = Map.of(
            "KBO",
            terms -> new KnuthBendixOrder(terms.bank, Precedence.byArity(terms.signature)),
            "KBO with weights",
            terms -> new KnuthBendixOrder(
                    terms.bank, Precedence.of(0, 1, 5, 3, 4, 6, 7, 2), new int[] {1, 2, 0, 3, 1, 1, 2, 0}),
            "LPO",
            terms -> new LexicographicPathOrder(terms.bank, Precedence.byArity(terms.signature)));

    @Test
    void anOrderIsTotalOnGroundTerms() {
        forEachOrder((terms, order) -> {
            int left = terms.term(4, 0, 0);
            int right = terms.term(4, 0, 0);
            Comparison comparison = order.compare(left, right);
            assertNotEquals(Comparison.INCOMPARABLE, comparison);
            assertEquals(left == right, comparison == Comparison.EQUAL);
        });
    }

    @Test
    void anOrderIsAntisymmetricAndTransitive() {
        forEachOrder((terms, order) -> {
            int a = terms.term(3, 0, 2);
            int b = terms.term(3, 0, 2);
            int c = terms.term(3, 0, 2);
            assertEquals(order.compare(a, b), order.compare(b, a).reversed());
            assertEquals(order.compare(a, b) == Comparison.GREATER, order.isGreater(a, b));
            if (order.isGreater(a, b) && order.isGreater(b, c)) {
                assertTrue(order.isGreater(a, c));
            }
        });
    }

    @Test
    void anOrderIsStableUnderSubstitutionAndContext() {
        forEachOrder((terms, order) -> {
            var match = new Match(terms.bank);
            for (int n : List.of(0, 2)) {
                match.assign(terms.bank.variable(n, terms.nat), terms.nat(2, 10, 1));
                match.assign(terms.bank.variable(n + 1, terms.list), terms.list(2, 10, 1));
            }
            int a = terms.nat(3, 0, 2);
            int b = terms.nat(3, 0, 2);
            if (order.isGreater(a, b)) {
                assertTrue(order.isGreater(match.instance(a), match.instance(b)));
                int s = 2;
                assertTrue(order.isGreater(terms.bank.apply(s, a), terms.bank.apply(s, b)));
                assertTrue(order.isGreater(terms.bank.apply(s, a), a));
            }
        });
    }

    @Test
    void anInstanceIsComparedWithoutBeingMade() {
        forEachOrder((terms, order) -> {
            var match = new Match(terms.bank);
            match.assign(terms.bank.variable(0, terms.nat), terms.nat(2, 10, 1));
            match.assign(terms.bank.variable(1, terms.list), terms.list(2, 10, 1));
            int pattern = terms.nat(3, 0, 1);
            int instance = match.instance(pattern);
            for (int other : List.of(terms.nat(3, 10, 2), terms.nat(3, 0, 1), instance)) {
                assertEquals(order.isGreater(other, instance), order.isGreater(other, pattern, match));
                assertEquals(other == instance, match.isInstance(pattern, other));
            }
        });
    }

    /** Path orders look at the same parts of both terms in exponentially many ways. */
    @Test
    void deepTermsThatCannotBeComparedAreNotComparedForever() {
        var signature = new Signature();
        int sort = signature.sort("s");
        int f = signature.symbol("f", sort, sort, sort);
        var bank = new TermBank(signature);
        int left = bank.apply(f, bank.variable(0, sort), bank.variable(1, sort));
        int right = bank.apply(f, bank.variable(1, sort), bank.variable(0, sort));
        for (int depth = 0; depth < 24; depth++) {
            left = bank.apply(f, left, left);
            right = bank.apply(f, right, right);
        }
        var order = new LexicographicPathOrder(bank, Precedence.byArity(signature));
        assertEquals(Comparison.INCOMPARABLE, order.compare(left, right));
        assertEquals(Comparison.GREATER, order.compare(bank.apply(f, left, right), left));
    }

    @Test
    void aConstantThatWeighsNothingIsNotAllowed() {
        var terms = new RandomTerms(0);
        assertThrows(
                IllegalArgumentException.class,
                () -> new KnuthBendixOrder(terms.bank, Precedence.byArity(terms.signature), new int[] {0}));
    }

    private interface Check {
        void run(RandomTerms terms, TermOrder order);
    }

    private static void forEachOrder(Check check) {
        ORDERS.forEach((name, make) -> {
            var terms = new RandomTerms(name.hashCode());
            TermOrder order = make.apply(terms);
            for (int i = 0; i < 20_000; i++) {
                check.run(terms, order);
            }
        });
    }
}
