package dev.assay.explore.discovery;

import dev.assay.explore.Law;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What holds for a type of which nothing is known holds for every type: a law at the others of a signature. */
final class TypeInstances {
    private record Use(Object origin, List<Type> arguments, Type result) {}

    private final Map<Use, Symbol> symbols = new HashMap<>();
    private final Set<Type> types = new LinkedHashSet<>();

    TypeInstances(Signature signature) {
        for (Symbol symbol : signature.symbols()) {
            symbols.put(new Use(symbol.origin(), symbol.arguments(), symbol.result()), symbol);
        }
        signature.types().forEach(t -> t.forEachPart(types::add));
        types.remove(Signature.ELEMENT);
    }

    List<Law> of(Law law) {
        var laws = new ArrayList<Law>();
        for (Type type : types) {
            Map<Type.Variable, Type> element = Map.of(Signature.ELEMENT, type);
            Optional<Term> left = at(law.left(), element);
            Optional<Term> right = left.flatMap(l -> at(law.right(), element));
            if (right.isPresent()) {
                Law instance = Law.of(left.get(), right.get());
                if (!instance.equals(law)) {
                    laws.add(instance);
                }
            }
        }
        return laws;
    }

    private Optional<Term> at(Term term, Map<Type.Variable, Type> element) {
        switch (term) {
            case Var(var type, var number) -> {
                return Optional.of(new Var(type.substitute(element), number));
            }
            case App(var symbol, var arguments) -> {
                var use = new Use(
                        symbol.origin(),
                        symbol.arguments().stream()
                                .map(t -> t.substitute(element))
                                .toList(),
                        symbol.result().substitute(element));
                Symbol other = symbols.get(use);
                if (other == null) {
                    return Optional.empty();
                }
                var below = new ArrayList<Term>();
                for (Term argument : arguments) {
                    Optional<Term> instance = at(argument, element);
                    if (instance.isEmpty()) {
                        return Optional.empty();
                    }
                    below.add(instance.get());
                }
                return Optional.of(new App(other, below));
            }
        }
    }
}
