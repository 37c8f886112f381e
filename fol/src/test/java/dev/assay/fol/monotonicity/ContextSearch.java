package dev.assay.fol.monotonicity;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Literal;
import dev.assay.fol.monotonicity.Verdict.Behaviour;
import dev.assay.logic.Type;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The improved calculus by its definition: all contexts are tried. */
final class ContextSearch {
    private ContextSearch() {}

    static int count(List<Clause> clauses, Type sort, List<String> predicates) {
        return count(clauses.stream().map(c -> new Disequations(c).resolved()).toList(), sort, predicates, Map.of());
    }

    private static int count(List<Clause> clauses, Type sort, List<String> predicates, Map<String, Behaviour> context) {
        if (context.size() == predicates.size()) {
            return clauses.stream().allMatch(c -> isMonotonic(c, sort, context)) ? 1 : 0;
        }
        int result = 0;
        for (Behaviour behaviour : Behaviour.values()) {
            var extended = new HashMap<>(context);
            extended.put(predicates.get(context.size()), behaviour);
            result += count(clauses, sort, predicates, extended);
        }
        return result;
    }

    private static boolean isMonotonic(Clause clause, Type sort, Map<String, Behaviour> context) {
        var guarded = new HashSet<FolTerm>();
        for (Literal literal : clause.literals()) {
            switch (literal.atom()) {
                case Formula.Atom(var symbol, var _, var arguments) -> {
                    Behaviour wanted = literal.isPositive() ? Behaviour.TRUE : Behaviour.FALSE;
                    if (context.get(symbol.name()) == wanted) {
                        guarded.addAll(arguments);
                    }
                }
                case Formula.Equation(var left, var right) -> {
                    if (!literal.isPositive() && !(left.isVariable() && right.isVariable())) {
                        guarded.add(left.isVariable() ? left : right);
                    }
                }
                default -> throw new IllegalArgumentException(literal.toString());
            }
        }
        return clause.literals().stream().allMatch(l -> isMonotonic(l, sort, context, guarded));
    }

    private static boolean isMonotonic(
            Literal literal, Type sort, Map<String, Behaviour> context, Set<FolTerm> guarded) {
        return switch (literal.atom()) {
            case Formula.Equation(var left, var right) ->
                !literal.isPositive() || isSafe(left, sort, guarded) && isSafe(right, sort, guarded);
            case Formula.Atom(var symbol, var _, var arguments) -> {
                Behaviour behaviour = context.get(symbol.name());
                Behaviour wanted = literal.isPositive() ? Behaviour.TRUE : Behaviour.FALSE;
                yield behaviour == wanted
                        || behaviour == Behaviour.COPY
                        || arguments.stream().allMatch(a -> isSafe(a, sort, guarded));
            }
            default -> throw new IllegalArgumentException(literal.toString());
        };
    }

    private static boolean isSafe(FolTerm term, Type sort, Set<FolTerm> guarded) {
        return !(term instanceof Variable v) || !v.type().equals(sort) || guarded.contains(v);
    }
}
