package dev.assay.explore.universe;

import dev.assay.explore.Domain;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Terms by depth, each made of representatives of classes that are less deep. */
public final class DepthUniverse {
    private final Signature signature;
    private final Map<Type, List<Term>> representatives = new HashMap<>();

    public DepthUniverse(Signature signature) {
        this.signature = signature;
    }

    /** Further terms are made of this one. */
    public void represent(Term term) {
        if (!(term instanceof App(var symbol, var arguments)) || symbol.role() != Role.UNDEFINED) {
            representatives.computeIfAbsent(term.type(), t -> new ArrayList<>()).add(term);
        }
    }

    /** All terms of exactly this depth. */
    public List<Term> terms(int depth) {
        var terms = new ArrayList<Term>();
        if (depth == 1) {
            for (Type type : signature.types()) {
                signature.domain(type).map(Domain::names).ifPresent(names -> {
                    for (int i = 0; i < names.size(); i++) {
                        terms.add(new Var(type, i));
                    }
                });
            }
        }
        for (Symbol symbol : signature.symbols()) {
            if ((symbol.arity() == 0) == (depth == 1)) {
                apply(symbol, depth - 1, 0, new ArrayList<>(), terms);
            }
        }
        return terms;
    }

    private void apply(Symbol symbol, int below, int deepest, List<Term> arguments, List<Term> terms) {
        int place = arguments.size();
        if (place == symbol.arity()) {
            if (deepest == below) {
                terms.add(new App(symbol, arguments));
            }
            return;
        }
        for (Term argument : representatives.getOrDefault(symbol.arguments().get(place), List.of())) {
            int depth = argument.depth();
            if (depth <= below) {
                arguments.add(argument);
                apply(symbol, below, Math.max(deepest, depth), arguments, terms);
                arguments.removeLast();
            }
        }
    }
}
