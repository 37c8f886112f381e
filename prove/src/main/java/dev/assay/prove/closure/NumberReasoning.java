package dev.assay.prove.closure;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.arith.LinearArithmetic;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What linear arithmetic says of the numbers in a graph. Each consequence is a clause without variables, under what it
 * follows from: congruence closure takes it from there.
 */
final class NumberReasoning {
    private static final Set<String> OPERATIONS =
            Set.of(HolNames.PLUS, HolNames.MINUS, HolNames.UMINUS, HolNames.TIMES);
    private static final Set<String> RELATIONS = Set.of(HolNames.LESS, HolNames.LESS_EQ);
    private static final int MOST_CLASSES = 24;
    private static final int MOST_QUESTIONS = 12;

    static final Type INTEGERS = Type.con(HolNames.INT);

    /** What a proof calls it. */
    static final String NAME = "arith";

    private final Theory theory;
    private final Symbols symbols;
    private final LinearArithmetic arithmetic;

    private NumberReasoning(Theory theory, Symbols symbols) {
        this.theory = theory;
        this.symbols = symbols;
        this.arithmetic = LinearArithmetic.of(theory);
    }

    /** Nothing if the theory knows no numbers. */
    static Optional<NumberReasoning> of(Theory theory, Symbols symbols) {
        return theory.fact("Orderings.antisym").isEmpty()
                ? Optional.empty()
                : Optional.of(new NumberReasoning(theory, symbols));
    }

    /** Clauses by which something in the graph becomes equal that was not before. */
    List<Clause> consequences(Graph graph, Term conclusion) {
        var nodes = new ArrayList<Integer>();
        for (int n = 0; n < graph.count(); n++) {
            if (!graph.isDuplicate(n) && (isOperation(graph, n) || isRelation(graph, n))) {
                nodes.add(n);
            }
        }
        if (nodes.isEmpty()) {
            return List.of();
        }
        List<Thm> facts = facts(graph, nodes);
        var result = new ArrayList<Clause>();
        Optional<Thm> absurd = arithmetic.refute(facts);
        if (absurd.isPresent()) {
            add(absurd.get(), facts, result);
            return result;
        }
        identities(graph, nodes, result);
        if (conclusion.isApplied(Hol.EQ)
                && isNumber(conclusion.arguments().get(0).type())) {
            Term wanted = Hol.mkEq(
                    word(graph, graph.add(conclusion.arguments().get(0))),
                    word(graph, graph.add(conclusion.arguments().get(1))));
            arithmetic.prove(wanted, facts).ifPresent(t -> add(t, facts, result));
        }
        int questions = 0;
        for (int n : nodes) {
            // What is neither more nor less is the same.
            if (isRelation(graph, n) && graph.construction(n) >= 0 && questions++ < MOST_QUESTIONS) {
                int[] sides = graph.arguments(n);
                if (!graph.equal(sides[0], sides[1])) {
                    arithmetic
                            .prove(Hol.mkEq(word(graph, sides[0]), word(graph, sides[1])), facts)
                            .ifPresent(t -> add(t, facts, result));
                }
            }
            if (isRelation(graph, n) && graph.construction(n) < 0 && questions++ < MOST_QUESTIONS) {
                Term relation = said(graph, n);
                arithmetic
                        .prove(relation, facts)
                        .or(() -> arithmetic.prove(Hol.mkNot(relation), facts))
                        .ifPresent(t -> add(t, facts, result));
            }
        }
        return result;
    }

    private boolean isOperation(Graph graph, int n) {
        return graph.symbols.term(graph.symbol(n)) instanceof Const(var name, var type)
                && OPERATIONS.contains(name)
                && isNumber(type.resultType());
    }

    private boolean isRelation(Graph graph, int n) {
        return graph.symbols.term(graph.symbol(n)) instanceof Const(var name, var type)
                && RELATIONS.contains(name)
                && graph.arguments(n).length == 2
                && isNumber(type.domain());
    }

    private static boolean isNumber(Type type) {
        return LinearArithmetic.isWhole(type);
    }

    /** The smallest term for a class. */
    private static Term word(Graph graph, int node) {
        return graph.term(graph.best(node));
    }

    /** The node with the smallest terms for its arguments. */
    private static Term said(Graph graph, int node) {
        Term result = graph.symbols.term(graph.symbol(node));
        for (int argument : graph.arguments(node)) {
            result = new Term.App(result, word(graph, argument));
        }
        return result;
    }

    /** What the graph knows: which sums are equal to something simpler, and which relations hold. */
    private List<Thm> facts(Graph graph, List<Integer> nodes) {
        var facts = new LinkedHashSet<Term>();
        for (int n : nodes) {
            Term said = said(graph, n);
            if (isOperation(graph, n)) {
                Term simple = word(graph, n);
                if (!simple.equals(said)) {
                    facts.add(Hol.mkEq(said, simple));
                }
            } else if (graph.equal(n, Graph.TRUE)) {
                facts.add(said);
            } else if (graph.equal(n, Graph.FALSE)) {
                facts.add(Hol.mkNot(said));
            }
        }
        return facts.stream().map(f -> Thm.assume(theory.signature(), f)).toList();
    }

    /** Sums that are the same whatever their parts are. */
    private void identities(Graph graph, List<Integer> nodes, List<Clause> result) {
        var words = new LinkedHashSet<Term>();
        for (int n : nodes) {
            if (isOperation(graph, n)) {
                words.add(said(graph, n));
            }
            for (int argument : graph.arguments(n)) {
                words.add(word(graph, argument));
            }
        }
        List<Term> all = words.stream().limit(MOST_CLASSES).toList();
        for (int i = 0; i < all.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (!graph.equal(graph.add(all.get(i)), graph.add(all.get(j)))) {
                    arithmetic.identity(all.get(i), all.get(j)).ifPresent(t -> result.addAll(clauses(t)));
                }
            }
        }
    }

    private void add(Thm theorem, List<Thm> facts, List<Clause> result) {
        Thm implication = theorem;
        for (Thm fact : facts.reversed()) {
            if (theorem.hypotheses().contains(fact.conclusion())) {
                implication = Thm.disch(fact.conclusion(), implication);
            }
        }
        result.addAll(clauses(implication));
    }

    private List<Clause> clauses(Thm theorem) {
        return Clause.of(NAME, Clause.Kind.LEMMA, theorem, theorem.conclusion().frees(), symbols);
    }
}
