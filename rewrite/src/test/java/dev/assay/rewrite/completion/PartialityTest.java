package dev.assay.rewrite.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.rewrite.KnuthBendixOrder;
import dev.assay.rewrite.Precedence;
import dev.assay.rewrite.Signature;
import dev.assay.rewrite.TermBank;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Completion where operations may have no value, beside random finite algebras. */
class PartialityTest {
    private static final int NO_VALUE = -1;
    private static final int VALUES = 2;

    /** An algebra of strict operations over two values, some of which have no value for some arguments. */
    private static final class Algebra implements Partiality {
        final Signature signature = new Signature();
        final int sort = signature.sort("t");
        final int[] constants = {signature.symbol("c", sort), signature.symbol("d", sort)};
        final int[] operations = {
            signature.symbol("a", sort),
            signature.symbol("f", sort, sort),
            signature.symbol("g", sort, sort, sort),
            signature.symbol("h", sort, sort, sort)
        };
        final TermBank bank = new TermBank(signature);
        final int[][] tables = new int[signature.symbolCount()][];
        final BitSet partial = new BitSet();
        private final Random random;
        private final boolean isPeculiar;

        Algebra(Random random) {
            this.random = random;
            isPeculiar = random.nextInt(4) == 0;
            for (int operation : operations) {
                tables[operation] = new int[1 << signature.arity(operation)];
                for (int i = 0; i < tables[operation].length; i++) {
                    boolean hasNone = random.nextInt(4) == 0;
                    tables[operation][i] = hasNone ? NO_VALUE : random.nextInt(VALUES);
                    partial.set(operation, partial.get(operation) || hasNone);
                }
            }
        }

        @Override
        public boolean isPartial(int symbol) {
            return partial.get(symbol);
        }

        @Override
        public boolean isUndefined(int symbol) {
            return false;
        }

        @Override
        public boolean isPeculiar(int ofSort) {
            return isPeculiar;
        }

        /** A term over three variables, or over two constants that may be any values. */
        int term(int depth, boolean isGround) {
            int kind = random.nextInt(depth == 0 ? 2 : 6);
            return switch (kind) {
                case 0 -> isGround ? bank.apply(constants[random.nextInt(2)]) : bank.variable(random.nextInt(3), sort);
                case 1 -> bank.apply(operations[0]);
                case 2 -> bank.apply(operations[1], term(depth - 1, isGround));
                default -> bank.apply(operations[2 + kind % 2], term(depth - 1, isGround), term(depth - 1, isGround));
            };
        }

        int value(int term, int[] variables, int[] ofConstants) {
            if (bank.isVariable(term)) {
                return variables[bank.number(term)];
            }
            int symbol = bank.symbol(term);
            if (symbol < constants.length) {
                return ofConstants[symbol];
            }
            int index = 0;
            for (int i = 0; i < bank.arity(term); i++) {
                int argument = value(bank.argument(term, i), variables, ofConstants);
                if (argument == NO_VALUE) {
                    return NO_VALUE;
                }
                index = VALUES * index + argument;
            }
            return tables[symbol][index];
        }

        boolean holds(int left, int right) {
            for (int i = 0; i < 32; i++) {
                int[] variables = {i & 1, i >> 1 & 1, i >> 2 & 1};
                int[] values = {i >> 3 & 1, i >> 4 & 1};
                if (value(left, variables, values) != value(right, variables, values)) {
                    return false;
                }
            }
            return true;
        }
    }

    @Test
    void whatIsJoinedIsEqualInTheAlgebra() {
        int joined = 0;
        int withoutValue = 0;
        for (long seed = 0; seed < 400; seed++) {
            var random = new Random(seed);
            var algebra = new Algebra(random);
            TermBank bank = algebra.bank;
            var order = new KnuthBendixOrder(bank, Precedence.by(s -> s));
            var completion = new Completion(bank, order, Heuristic.SMALL, algebra);
            completion.leaveOut(term -> order.weight(term) > 9);
            int assumed = 0;
            for (int i = 0; i < 300 && assumed < 8; i++) {
                int left = algebra.term(2, false);
                int right = algebra.term(2, false);
                if (left != right && algebra.holds(left, right) && !completion.joins(left, right)) {
                    completion.assume(left, right, "law");
                    assumed++;
                    int[] picks = {30};
                    completion.run(() -> picks[0]-- == 0);
                }
            }
            for (int i = 0; i < 300; i++) {
                int left = algebra.term(3, true);
                int right = algebra.term(3, true);
                if (left != right && completion.joins(left, right)) {
                    assertTrue(
                            algebra.holds(left, right),
                            bank.toString(left) + " and " + bank.toString(right) + ", seed " + seed);
                    joined++;
                    withoutValue += algebra.value(left, new int[3], new int[2]) == NO_VALUE ? 1 : 0;
                }
            }
        }
        assertTrue(joined > 2_000 && withoutValue > 200, joined + " joined, " + withoutValue + " without a value");
    }

    @Test
    void aVariableOfOneSideStandsForNothingWithoutAValue() {
        var signature = new Signature();
        int sort = signature.sort("t");
        int zero = signature.symbol("0", sort);
        int one = signature.symbol("1", sort);
        int head = signature.symbol("head", sort, sort);
        int times = signature.symbol("*", sort, sort, sort);
        var bank = new TermBank(signature);
        int x = bank.variable(0, sort);
        int nil = bank.apply(zero);
        List<Boolean> answers = new ArrayList<>();
        for (boolean isPartial : new boolean[] {false, true}) {
            Partiality partiality = new Partiality() {
                @Override
                public boolean isPartial(int symbol) {
                    return isPartial && symbol == head;
                }

                @Override
                public boolean isUndefined(int symbol) {
                    return false;
                }

                @Override
                public boolean isPeculiar(int ofSort) {
                    return false;
                }
            };
            var order = new KnuthBendixOrder(bank, Precedence.byArity(signature));
            var completion = new Completion(bank, order, Heuristic.SMALL, partiality);
            completion.assume(bank.apply(times, x, nil), nil, "times zero");
            completion.run(() -> false);
            assertTrue(completion.joins(bank.apply(times, bank.apply(one), nil), nil));
            answers.add(completion.joins(bank.apply(times, bank.apply(head, nil), nil), nil));
        }
        assertEquals(List.of(true, false), answers);
    }
}
