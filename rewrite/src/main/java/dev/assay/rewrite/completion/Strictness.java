package dev.assay.rewrite.completion;

import dev.assay.rewrite.Match;
import dev.assay.rewrite.TermBank;
import dev.assay.rewrite.Unifier;
import java.util.LinkedHashSet;
import java.util.Set;

/** Which variables of an equation stand only for terms that have a value. */
final class Strictness {
    private static final int[] NONE = {};

    private final TermBank bank;
    private final Partiality partiality;

    Strictness(TermBank bank, Partiality partiality) {
        this.bank = bank;
        this.partiality = partiality;
    }

    /** Those of one side only, unless the other side has no value anyway, and those of peculiar sorts. */
    int[] variables(int left, int right) {
        if (partiality == Partiality.NONE) {
            return NONE;
        }
        Set<Integer> lefts = variables(left);
        Set<Integer> rights = variables(right);
        boolean isUndefined = isUndefined(left) || isUndefined(right);
        var all = new LinkedHashSet<>(lefts);
        all.addAll(rights);
        return all.stream()
                .filter(v -> !isUndefined && !(lefts.contains(v) && rights.contains(v))
                        || partiality.isPeculiar(bank.sort(v)))
                .mapToInt(v -> v)
                .toArray();
    }

    private Set<Integer> variables(int term) {
        var variables = new LinkedHashSet<Integer>();
        bank.collectVariables(term, variables);
        return variables;
    }

    private boolean isUndefined(int term) {
        return !bank.isVariable(term) && partiality.isUndefined(bank.symbol(term));
    }

    /** Whether the term has a value whatever its variables are. */
    boolean isTotal(int term) {
        if (bank.isVariable(term)) {
            return true;
        }
        if (partiality.isPartial(bank.symbol(term))) {
            return false;
        }
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            if (!isTotal(bank.argument(term, i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether these variables stand for terms with a value. */
    boolean allows(int[] variables, Match match) {
        for (int variable : variables) {
            if (!isTotal(match.instance(variable))) {
                return false;
            }
        }
        return true;
    }

    /** Whether these variables stand for terms with a value. */
    boolean allows(int[] variables, Unifier unifier) {
        for (int variable : variables) {
            if (!isTotal(unifier.apply(variable))) {
                return false;
            }
        }
        return true;
    }
}
