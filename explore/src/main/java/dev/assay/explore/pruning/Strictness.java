package dev.assay.explore.pruning;

import dev.assay.explore.Symbol;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Functions have no value where an argument has none. So a law whose variable is on one side only does not hold for
 * terms without a value.
 */
final class Strictness {
    private Strictness() {}

    /** The variables that stand only for terms with a value; none if the other side has no value anyway. */
    static List<Var> strict(Term left, Term right) {
        if (isUndefined(left) || isUndefined(right)) {
            return List.of();
        }
        Set<Var> lefts = left.variables();
        Set<Var> rights = right.variables();
        return Stream.concat(
                        lefts.stream().filter(v -> !rights.contains(v)),
                        rights.stream().filter(v -> !lefts.contains(v)))
                .toList();
    }

    /** The types with a constant that has a value, and that no variable stands for: no law is about it unless it says so. */
    static Set<Type> peculiar(Set<Symbol> partial) {
        return partial.stream()
                .filter(s -> s.arity() == 0 && s.role() == Role.BACKGROUND)
                .map(Symbol::result)
                .collect(Collectors.toSet());
    }

    private static boolean isUndefined(Term term) {
        return term instanceof App(var symbol, var arguments) && symbol.role() == Role.UNDEFINED;
    }

    /** Whether the term has a value whatever its variables are. */
    static boolean isTotal(Term term, Set<Symbol> partial) {
        return switch (term) {
            case Var variable -> true;
            case App(var symbol, var arguments) ->
                !partial.contains(symbol) && arguments.stream().allMatch(a -> isTotal(a, partial));
        };
    }
}
