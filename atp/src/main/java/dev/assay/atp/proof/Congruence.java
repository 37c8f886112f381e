package dev.assay.atp.proof;

import dev.assay.fol.FolTerm;
import dev.assay.fol.Formula;
import dev.assay.fol.Symbol;
import dev.assay.fol.clause.Literal;
import dev.assay.logic.Type;
import dev.assay.rewrite.egraph.EGraph;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What follows from equations and disequations between terms whose variables are like constants. */
final class Congruence {
    /** What an atom is equal to that holds, a variable, or a symbol at types. */
    private sealed interface Head {
        record True() implements Head {}

        record Of(FolTerm.Variable variable) implements Head {}

        record At(Symbol symbol, List<Type> types) implements Head {}
    }

    private record Distinct(int left, int right) {}

    /** Literals are not explained any further. */
    private enum Reason {
        LITERAL
    }

    private final Map<Head, Integer> heads = new HashMap<>();
    private final EGraph<Reason> graph = new EGraph<>();
    private final List<Distinct> distinct = new ArrayList<>();
    private final int verum = node(new Head.True(), List.of());

    private int node(Head head, List<FolTerm> arguments) {
        int number = heads.computeIfAbsent(head, _ -> heads.size());
        return graph.node(number, arguments.stream().mapToInt(this::node).toArray());
    }

    private int node(FolTerm term) {
        return switch (term) {
            case FolTerm.Variable v -> node(new Head.Of(v), List.of());
            case FolTerm.Application(var symbol, var types, var arguments) ->
                node(new Head.At(symbol, types), arguments);
        };
    }

    private int left(Formula atom) {
        return switch (atom) {
            case Formula.Atom(var symbol, var types, var arguments) -> node(new Head.At(symbol, types), arguments);
            case Formula.Equation(var left, var _) -> node(left);
            case Formula.Not _,
                    Formula.And _,
                    Formula.Or _,
                    Formula.Implies _,
                    Formula.Iff _,
                    Formula.Forall _,
                    Formula.Exists _ -> throw new IllegalArgumentException("no atom: " + atom);
        };
    }

    private int right(Formula atom) {
        return atom instanceof Formula.Equation(var _, var right) ? node(right) : verum;
    }

    /** Takes the literal, or its negation, to be true. */
    void assume(boolean isTrue, Literal literal) {
        int left = left(literal.atom());
        int right = right(literal.atom());
        if (literal.isPositive() == isTrue) {
            graph.merge(left, right, Reason.LITERAL);
        } else {
            distinct.add(new Distinct(left, right));
            graph.close();
        }
    }

    /** Mentions the literal, so that its terms are there. */
    void mention(Literal literal) {
        left(literal.atom());
        right(literal.atom());
        graph.close();
    }

    boolean isContradictory() {
        return distinct.stream().anyMatch(d -> graph.equal(d.left, d.right));
    }

    /** Whether the literal cannot be true. */
    boolean refutes(Literal literal) {
        int left = left(literal.atom());
        int right = right(literal.atom());
        graph.close();
        if (!literal.isPositive()) {
            return graph.equal(left, right);
        }
        return distinct.stream()
                .anyMatch(d -> graph.equal(d.left, left) && graph.equal(d.right, right)
                        || graph.equal(d.left, right) && graph.equal(d.right, left));
    }
}
