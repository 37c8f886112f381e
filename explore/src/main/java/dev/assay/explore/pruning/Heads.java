package dev.assay.explore.pruning;

import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The symbols, and the variables that are constants, by the numbers that they have in graphs of terms. */
final class Heads {
    private final Map<Object, Integer> numbers = new HashMap<>();
    private final List<Object> heads = new ArrayList<>();

    int of(Symbol symbol) {
        return number(symbol);
    }

    int of(Var variable) {
        return number(variable);
    }

    private int number(Object head) {
        Integer known = numbers.putIfAbsent(head, heads.size());
        if (known != null) {
            return known;
        }
        heads.add(head);
        return heads.size() - 1;
    }

    /** The term with these arguments. */
    Term term(int number, List<Term> arguments) {
        return heads.get(number) instanceof Symbol symbol ? new App(symbol, arguments) : (Var) heads.get(number);
    }

    Type type(int number) {
        return heads.get(number) instanceof Symbol symbol ? symbol.result() : ((Var) heads.get(number)).type();
    }

    /** What it adds to the size of a term. */
    int size(int number) {
        return heads.get(number) instanceof Symbol symbol && symbol.role() == Symbol.Role.APPLICATION ? 0 : 1;
    }

    boolean isAmong(int number, Set<Symbol> symbols) {
        return heads.get(number) instanceof Symbol symbol && symbols.contains(symbol);
    }
}
