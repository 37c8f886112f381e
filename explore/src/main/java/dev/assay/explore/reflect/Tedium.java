package dev.assay.explore.reflect;

import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which terms of a class with many methods are passed over, since there would be far too many: the largest ones, unless they are about one
 * or two functions, as associativity and inverses are; and those about single objects, which are sums rather than laws.
 */
final class Tedium implements Predicate<Term> {
    private static final int MANY_FUNCTIONS = 13;
    private static final int MANY_CONSTANTS = 3;
    private static final int LARGE = 4;
    private static final int FEW = 2;

    private final Set<Symbol> functions = new HashSet<>();
    private final Set<Symbol> constants = new HashSet<>();

    Tedium(Signature signature, Type own) {
        for (Symbol symbol : signature.symbols()) {
            if (symbol.role() == Role.FOREGROUND) {
                functions.add(symbol);
                if (symbol.arity() == 0 && symbol.result().equals(own)) {
                    constants.add(symbol);
                }
            }
        }
    }

    @Override
    public boolean test(Term term) {
        if (functions.size() < MANY_FUNCTIONS || term.size() < LARGE - 1) {
            return false;
        }
        boolean hasMany = constants.size() >= MANY_CONSTANTS;
        if (term.variables().isEmpty()) {
            return hasMany || term.size() >= LARGE;
        }
        return term.size() > LARGE && !isAboutFew(term) || hasMany && term.size() >= LARGE && mentions(term, constants);
    }

    private boolean isAboutFew(Term term) {
        var used = new HashSet<Symbol>();
        collect(term, used);
        return used.size() <= FEW && functions.containsAll(used) && !mentions(term, constants);
    }

    private static void collect(Term term, Set<Symbol> symbols) {
        if (term instanceof App(var symbol, var arguments)) {
            symbols.add(symbol);
            arguments.forEach(argument -> collect(argument, symbols));
        }
    }

    private static boolean mentions(Term term, Set<Symbol> symbols) {
        return switch (term) {
            case Var unused -> false;
            case App(var symbol, var arguments) ->
                symbols.contains(symbol) || arguments.stream().anyMatch(argument -> mentions(argument, symbols));
        };
    }
}
