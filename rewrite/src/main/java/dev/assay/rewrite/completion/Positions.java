package dev.assay.rewrite.completion;

import dev.assay.rewrite.TermBank;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Places in terms, numbered as one meets them going from the root to the arguments, from left to right. */
final class Positions {
    private final TermBank bank;

    Positions(TermBank bank) {
        this.bank = bank;
    }

    /** The subterm at a place. */
    int at(int term, int index) {
        int here = term;
        int rest = index;
        while (rest > 0) {
            rest--;
            int i = 0;
            while (rest >= bank.size(bank.argument(here, i))) {
                rest -= bank.size(bank.argument(here, i++));
            }
            here = bank.argument(here, i);
        }
        return here;
    }

    /** Which arguments lead from the root to a place. */
    List<Integer> path(int term, int index) {
        var path = new ArrayList<Integer>();
        int here = term;
        int rest = index;
        while (rest > 0) {
            rest--;
            int i = 0;
            while (rest >= bank.size(bank.argument(here, i))) {
                rest -= bank.size(bank.argument(here, i++));
            }
            path.add(i);
            here = bank.argument(here, i);
        }
        return Collections.unmodifiableList(path);
    }

    /** The term with another one at that place. */
    int replaced(int term, int index, int replacement) {
        return index == 0 ? replacement : replaced(term, path(term, index), 0, replacement);
    }

    /** The term with another one at the end of that path. */
    int replaced(int term, List<Integer> path, int replacement) {
        return replaced(term, path, 0, replacement);
    }

    private int replaced(int term, List<Integer> path, int depth, int replacement) {
        if (depth == path.size()) {
            return replacement;
        }
        var arguments = new int[bank.arity(term)];
        for (int i = 0; i < arguments.length; i++) {
            int argument = bank.argument(term, i);
            arguments[i] = i == path.get(depth) ? replaced(argument, path, depth + 1, replacement) : argument;
        }
        return bank.apply(bank.symbol(term), arguments);
    }

    int at(int term, List<Integer> path) {
        int here = term;
        for (int i : path) {
            here = bank.argument(here, i);
        }
        return here;
    }
}
