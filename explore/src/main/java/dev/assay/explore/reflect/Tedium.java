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
 * Which terms of a class are passed over: large ones about single objects are sums, not laws, and where a class has many
 * constants there are more of them than of anything else.
 */
final class Tedium implements Predicate<Term> {
    private static final int MANY = 3;
    private static final int LARGE = 4;

    private final Set<Symbol> constants = new HashSet<>();

    Tedium(Signature signature, Type own) {
        for (Symbol symbol : signature.symbols()) {
            if (symbol.role() == Role.FOREGROUND
                    && symbol.arity() == 0
                    && symbol.result().equals(own)) {
                constants.add(symbol);
            }
        }
    }

    @Override
    public boolean test(Term term) {
        boolean hasMany = constants.size() >= MANY;
        return term.variables().isEmpty()
                ? term.size() >= (hasMany ? LARGE - 1 : LARGE)
                : hasMany && term.size() >= LARGE && mentionsConstant(term);
    }

    private boolean mentionsConstant(Term term) {
        return switch (term) {
            case Var unused -> false;
            case App(var symbol, var arguments) ->
                constants.contains(symbol) || arguments.stream().anyMatch(this::mentionsConstant);
        };
    }
}
