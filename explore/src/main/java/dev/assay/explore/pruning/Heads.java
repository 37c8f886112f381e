package dev.assay.explore.pruning;

import dev.assay.explore.Symbol;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import dev.assay.rewrite.Signature;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The symbols, and the variables that are constants, as the symbols of a first-order signature. */
final class Heads {
    private final Signature signature = new Signature();
    private final Map<Type, Integer> sorts = new HashMap<>();
    private final List<Type> types = new ArrayList<>();
    private final Map<Object, Integer> numbers = new HashMap<>();
    private final List<Object> heads = new ArrayList<>();

    Signature signature() {
        return signature;
    }

    int of(Symbol symbol) {
        Integer known = numbers.get(symbol);
        if (known != null) {
            return known;
        }
        int result = sort(symbol.result());
        int[] arguments = symbol.arguments().stream().mapToInt(this::sort).toArray();
        return add(symbol, signature.symbol(symbol.name(), result, arguments));
    }

    int of(Var variable) {
        int sort = sort(variable.type());
        Integer known = numbers.get(variable);
        return known != null ? known : add(variable, signature.symbol("x" + variable.number(), sort));
    }

    private int add(Object head, int number) {
        numbers.put(head, number);
        heads.add(head);
        return number;
    }

    int sort(Type type) {
        Integer known = sorts.get(type);
        if (known != null) {
            return known;
        }
        int sort = signature.sort(type.toString());
        sorts.put(type, sort);
        types.add(type);
        // Each sort has a least constant.
        of(new Var(type, 0));
        return sort;
    }

    Type type(int sort) {
        return types.get(sort);
    }

    /** The term with these arguments. */
    Term term(int number, List<Term> arguments) {
        return heads.get(number) instanceof Symbol symbol ? new App(symbol, arguments) : (Var) heads.get(number);
    }

    /** What it adds to the size of a term. */
    int size(int number) {
        return isOf(number, Role.APPLICATION) ? 0 : 1;
    }

    /** Variables are less than all symbols, and those come as they are declared. */
    int rank(int number) {
        return heads.get(number) instanceof Symbol symbol
                ? symbol.index()
                : Integer.MIN_VALUE + ((Var) heads.get(number)).number();
    }

    boolean isOf(int number, Role role) {
        return heads.get(number) instanceof Symbol symbol && symbol.role() == role;
    }

    boolean isAmong(int number, Set<Symbol> symbols) {
        return heads.get(number) instanceof Symbol symbol && symbols.contains(symbol);
    }
}
