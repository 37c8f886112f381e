package dev.assay.rewrite.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.rewrite.KnuthBendixOrder;
import dev.assay.rewrite.LexicographicPathOrder;
import dev.assay.rewrite.Precedence;
import dev.assay.rewrite.Signature;
import dev.assay.rewrite.TermBank;
import dev.assay.rewrite.completion.Completion.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompletionTest {
    /** Groups, with some constants. */
    private static final class Groups {
        final Signature signature = new Signature();
        final int sort = signature.sort("element");
        final int one = signature.symbol("1", sort);
        final int a = signature.symbol("a", sort);
        final int b = signature.symbol("b", sort);
        final int times = signature.symbol("*", sort, sort, sort);
        final int inverse = signature.symbol("i", sort, sort);
        final TermBank bank = new TermBank(signature);
        final int x = bank.variable(0, sort);
        final int y = bank.variable(1, sort);
        final int z = bank.variable(2, sort);

        int times(int left, int right) {
            return bank.apply(times, left, right);
        }

        int inverse(int term) {
            return bank.apply(inverse, term);
        }

        int constant(int symbol) {
            return bank.apply(symbol);
        }

        Completion completion() {
            var completion = new Completion(
                    bank,
                    new KnuthBendixOrder(bank, Precedence.of(one, a, b, times, inverse), new int[] {1, 1, 1, 1, 0}));
            completion.assume(times(constant(one), x), x, "left one");
            completion.assume(times(inverse(x), x), constant(one), "left inverse");
            completion.assume(times(times(x, y), z), times(x, times(y, z)), "associative");
            return completion;
        }
    }

    private static boolean never() {
        return false;
    }

    private static void checkProof(TermBank bank, Completion completion) {
        List<Lemma> proof =
                Chains.needed(completion.lemmas(), completion.shown().orElseThrow());
        assertTrue(new Chains(bank).areSound(proof));
    }

    @Test
    void groupsHaveTenRules() {
        var groups = new Groups();
        Completion completion = groups.completion();
        assertEquals(Outcome.SATURATED, completion.run(CompletionTest::never));
        assertEquals(10, completion.ruleCount());
        int a = groups.constant(groups.a);
        int b = groups.constant(groups.b);
        assertEquals(
                groups.times(groups.inverse(b), groups.inverse(a)),
                completion.normalForm(groups.inverse(groups.times(groups.times(a, groups.constant(groups.one)), b))));
        assertTrue(new Chains(groups.bank).areSound(completion.lemmas()));
    }

    @Test
    void whatIsTrueInAllGroupsIsShown() {
        var groups = new Groups();
        Completion completion = groups.completion();
        int a = groups.constant(groups.a);
        int b = groups.constant(groups.b);
        completion.goal(groups.inverse(groups.times(a, groups.inverse(b))), groups.times(b, groups.inverse(a)));
        assertEquals(Outcome.PROVED, completion.run(CompletionTest::never));
        checkProof(groups.bank, completion);
    }

    @Test
    void groupsWhoseElementsAreTheirOwnInversesCommute() {
        var groups = new Groups();
        Completion completion = groups.completion();
        int a = groups.constant(groups.a);
        int b = groups.constant(groups.b);
        completion.assume(groups.times(groups.x, groups.x), groups.constant(groups.one), "own inverse");
        completion.goal(groups.times(a, b), groups.times(b, a));
        assertEquals(Outcome.PROVED, completion.run(CompletionTest::never));
        checkProof(groups.bank, completion);
    }

    @Test
    void associativityAndCommutativityAreCompleteWithOneMoreEquation() {
        var signature = new Signature();
        int sort = signature.sort("number");
        int plus = signature.symbol("+", sort, sort, sort);
        int[] constants = new int[4];
        for (int i = 0; i < constants.length; i++) {
            constants[i] = signature.symbol("c" + i, sort);
        }
        var bank = new TermBank(signature);
        int x = bank.variable(0, sort);
        int y = bank.variable(1, sort);
        int z = bank.variable(2, sort);
        var completion = new Completion(bank, new KnuthBendixOrder(bank, Precedence.byArity(signature)));
        completion.assume(bank.apply(plus, x, y), bank.apply(plus, y, x), "commutative");
        completion.assume(
                bank.apply(plus, bank.apply(plus, x, y), z),
                bank.apply(plus, x, bank.apply(plus, y, z)),
                "associative");
        assertEquals(Outcome.SATURATED, completion.run(CompletionTest::never));
        // x + y ≈ y + x and x + (y + z) ≈ y + (x + z) in both directions, (x + y) + z → x + (y + z)
        assertEquals(5, completion.ruleCount());
        int[] c = new int[4];
        for (int i = 0; i < 4; i++) {
            c[i] = bank.apply(constants[i]);
        }
        int left = bank.apply(plus, bank.apply(plus, c[3], c[1]), bank.apply(plus, c[2], c[0]));
        int right = bank.apply(plus, c[0], bank.apply(plus, c[1], bank.apply(plus, c[2], c[3])));
        assertTrue(completion.joins(left, right));
        assertTrue(completion.joinsAllInstances(
                bank.apply(plus, x, bank.apply(plus, y, z)), bank.apply(plus, z, bank.apply(plus, y, x))));
        assertFalse(completion.joinsAllInstances(bank.apply(plus, x, x), bank.apply(plus, x, y)));
    }

    @Test
    void withoutAProofItStopsWhenTold() {
        var groups = new Groups();
        // Nothing bounds the terms of this one.
        var completion = new Completion(
                groups.bank, new LexicographicPathOrder(groups.bank, Precedence.byArity(groups.signature)));
        completion.assume(
                groups.times(groups.times(groups.x, groups.y), groups.z),
                groups.times(groups.y, groups.times(groups.z, groups.x)),
                "rotated");
        completion.goal(groups.constant(groups.a), groups.constant(groups.b));
        var calls = new int[1];
        assertEquals(Outcome.STOPPED, completion.run(() -> ++calls[0] > 200));
    }

    @Test
    void aChangedChainIsNoProof() {
        var groups = new Groups();
        Completion completion = groups.completion();
        int a = groups.constant(groups.a);
        int b = groups.constant(groups.b);
        completion.goal(groups.inverse(groups.times(a, b)), groups.times(groups.inverse(b), groups.inverse(a)));
        assertEquals(Outcome.PROVED, completion.run(CompletionTest::never));
        List<Lemma> proof =
                Chains.needed(completion.lemmas(), completion.shown().orElseThrow());
        var chains = new Chains(groups.bank);
        assertTrue(chains.areSound(proof));
        int changes = 0;
        for (int i = 0; i < proof.size(); i++) {
            Lemma lemma = proof.get(i);
            if (lemma.reason() instanceof Lemma.Reason.Chain(var steps)) {
                for (int k = 0; k < steps.size(); k++) {
                    Step step = steps.get(k);
                    for (Step wrong : List.of(
                            new Step(step.lemma(), !step.backwards(), step.position(), step.from(), step.to()),
                            new Step(step.lemma(), step.backwards(), step.position(), step.from(), b),
                            new Step(proof.getLast().number(), false, step.position(), step.from(), step.to()))) {
                        var changed = new ArrayList<>(steps);
                        changed.set(k, wrong);
                        var other = new ArrayList<>(proof);
                        other.set(
                                i,
                                new Lemma(
                                        lemma.number(), lemma.left(), lemma.right(), new Lemma.Reason.Chain(changed)));
                        assertFalse(chains.areSound(other), wrong.toString());
                        changes++;
                    }
                }
            }
        }
        assertTrue(changes > 20);
    }
}
