package dev.assay.atp.superposition;

import dev.assay.rewrite.KnuthBendixOrder;
import dev.assay.rewrite.LexicographicPathOrder;
import dev.assay.rewrite.Precedence;
import dev.assay.rewrite.Signature;
import dev.assay.rewrite.TermOrder;
import java.util.Comparator;

/** Orders made from what a problem looks like. */
record Ordering(Kind kind, Symbols precedence, Weights weights) {
    enum Kind {
        KNUTH_BENDIX,
        LEXICOGRAPHIC
    }

    /** Which symbols are the greater ones. */
    enum Symbols {
        /** Those with more arguments. */
        ARITY,
        /** Rare ones. */
        RARITY,
        /** Frequent ones. */
        FREQUENCY,
        /** Those that came first in the problem. */
        OCCURRENCE,
        /** Unary ones, then rare ones. */
        UNARY_FIRST
    }

    /** How much symbols weigh. */
    enum Weights {
        ONE,
        /** As much as any other, but nothing for a unary symbol that is the greatest: inverses move inwards. */
        NOTHING_FOR_UNARY,
        /** The more arguments the less. */
        BY_ARITY,
        /** The rarer the more. */
        BY_RARITY
    }

    /** Whether a smaller term may have more symbols. */
    boolean mayGrow() {
        return kind == Kind.LEXICOGRAPHIC;
    }

    TermOrder make(Logic logic, int[] occurrences) {
        Precedence made = precedence(logic, occurrences);
        return switch (kind) {
            case KNUTH_BENDIX -> new KnuthBendixOrder(logic.bank, made, weights(logic, made, occurrences));
            case LEXICOGRAPHIC -> new LexicographicPathOrder(logic.bank, made);
        };
    }

    /** Truth is least, then functions, then predicates, so that rewriting a term never makes an atom larger. */
    private Precedence precedence(Logic logic, int[] occurrences) {
        Signature signature = logic.signature;
        Comparator<Integer> kinds = Comparator.<Integer>comparingInt(s -> s == logic.trueSymbol ? 0 : 1)
                .thenComparingInt(s -> signature.resultSort(s) == logic.truth ? 1 : 0);
        Comparator<Integer> rarity = Comparator.comparingInt(s -> -occurrences[s]);
        Comparator<Integer> own = switch (precedence) {
            case ARITY -> Comparator.<Integer>comparingInt(signature::arity).thenComparing(rarity);
            case RARITY -> rarity.thenComparingInt(signature::arity);
            case FREQUENCY -> rarity.reversed().thenComparingInt(signature::arity);
            case OCCURRENCE -> Comparator.reverseOrder();
            case UNARY_FIRST ->
                Comparator.<Integer>comparingInt(s -> signature.arity(s) == 1 ? 1 : 0)
                        .thenComparing(rarity);
        };
        return Precedence.of(signature, kinds.thenComparing(own));
    }

    private int[] weights(Logic logic, Precedence made, int[] occurrences) {
        Signature signature = logic.signature;
        int[] result = new int[signature.symbolCount()];
        for (int s = 0; s < result.length; s++) {
            result[s] = switch (weights) {
                case ONE -> 1;
                case NOTHING_FOR_UNARY -> signature.arity(s) == 1 && made.greatest() == s ? 0 : 1;
                case BY_ARITY -> Math.max(1, 4 - signature.arity(s));
                case BY_RARITY -> 1 + 8 / (1 + Math.min(occurrences[s], 7));
            };
        }
        result[logic.trueSymbol] = 1;
        return result;
    }
}
