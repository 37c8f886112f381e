package dev.assay.fol.encoding;

import dev.assay.fol.Symbol;
import dev.assay.logic.Type;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Argument places whose types together mention all type parameters that arguments determine; a minimal such set. */
final class Cover {
    private Cover() {}

    static Set<Integer> of(Symbol symbol) {
        var wanted = new HashSet<Type.Var>();
        symbol.arguments().forEach(a -> a.forEachVariable(wanted::add));
        Set<Integer> chosen = new LinkedHashSet<>();
        var mentioned = new HashSet<Type.Var>();
        for (int i = 0; i < symbol.arity(); i++) {
            if (mentioned.addAll(symbol.arguments().get(i).variables())) {
                chosen.add(i);
            }
        }
        // A later place may make an earlier one superfluous.
        for (Integer place : List.copyOf(chosen)) {
            var rest = new HashSet<Type.Var>();
            chosen.stream()
                    .filter(i -> !i.equals(place))
                    .forEach(i -> rest.addAll(symbol.arguments().get(i).variables()));
            if (rest.containsAll(wanted)) {
                chosen.remove(place);
            }
        }
        return Set.copyOf(chosen);
    }
}
