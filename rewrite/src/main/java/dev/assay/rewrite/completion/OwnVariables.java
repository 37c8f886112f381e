package dev.assay.rewrite.completion;

import dev.assay.rewrite.Signature;
import dev.assay.rewrite.TermBank;
import dev.assay.rewrite.TermOrder;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Variables that only one side of an equation has: whatever stands for them, the other side is the same. */
final class OwnVariables {
    private final TermBank bank;
    private final TermOrder order;
    private final Strictness strictness;

    OwnVariables(TermBank bank, TermOrder order, Strictness strictness) {
        this.bank = bank;
        this.order = order;
        this.strictness = strictness;
    }

    /** The term with the least constant for each variable that the other term does not have, if there is such a constant. */
    int replaced(int term, int other) {
        int result = term;
        for (int number = 0; number < bank.variableBound(term); number++) {
            for (int sort = 0; sort < bank.signature().sortCount(); sort++) {
                int variable = bank.variable(number, sort);
                if (bank.contains(result, variable) && !bank.contains(other, variable)) {
                    OptionalInt least = leastConstant(sort);
                    result = least.isPresent() ? bank.replace(result, variable, least.getAsInt()) : result;
                }
            }
        }
        return result;
    }

    private OptionalInt leastConstant(int sort) {
        Signature signature = bank.signature();
        return IntStream.range(0, signature.symbolCount())
                .filter(s -> signature.arity(s) == 0 && signature.resultSort(s) == sort)
                .map(s -> bank.apply(s))
                .filter(strictness::isTotal)
                .reduce((a, b) -> order.isGreater(a, b) ? b : a);
    }
}
