package dev.assay.prove.closure;

import dev.assay.logic.Term;
import dev.assay.logic.Theory;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.rules.Rules;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Finds what keeps definitions from being used: a term of which nobody knows by which constructor it is built. */
final class Blockers {
    private final Theory theory;
    private final Graph graph;
    private final Map<Integer, List<Clause>> definitions;
    private int best = -1;
    private int bestScore = Integer.MAX_VALUE;

    Blockers(Theory theory, Graph graph, Map<Integer, List<Clause>> definitions) {
        this.theory = theory;
        this.graph = graph;
        this.definitions = definitions;
    }

    /** The node whose cases are best distinguished next, or -1. */
    int choose(Term conclusion, Collection<Integer> undecided) {
        for (int condition : undecided) {
            offer(condition, 2);
        }
        for (int n = 0; n < graph.count(); n++) {
            if (graph.isMarked(n) && !graph.isDuplicate(n)) {
                blocked(n);
            }
        }
        if (conclusion.isApplied(Hol.EQ) && Rules.sides(conclusion)[0].type().equals(Type.bool())) {
            offer(graph.add(Rules.sides(conclusion)[0]), 4);
            offer(graph.add(Rules.sides(conclusion)[1]), 4);
        }
        return best;
    }

    /** Whether a definition applies to the node. */
    boolean isReducible(int n) {
        return definitions.getOrDefault(graph.symbol(n), List.of()).stream()
                .map(clause -> ((Pattern.Node) clause.left()).arguments())
                .anyMatch(patterns -> patterns.size() == graph.arguments(n).length
                        && obstacle(patterns, graph.arguments(n)) == APPLIES);
    }

    private void blocked(int n) {
        int blocker = -1;
        for (Clause clause : definitions.getOrDefault(graph.symbol(n), List.of())) {
            List<Pattern> patterns = ((Pattern.Node) clause.left()).arguments();
            if (patterns.size() != graph.arguments(n).length) {
                continue;
            }
            int found = obstacle(patterns, graph.arguments(n));
            if (found == APPLIES) {
                return;
            }
            if (found >= 0 && blocker < 0) {
                blocker = found;
            }
        }
        if (blocker >= 0) {
            // A truth value decides at once what is chosen; it goes before values that are taken apart.
            offer(blocker, graph.type(blocker).equals(Type.bool()) ? 1 : 3);
        }
    }

    private static final int APPLIES = -1;
    private static final int CLASHES = -2;

    /** The first argument that is not known well enough, or whether the patterns match or never will. */
    private int obstacle(List<Pattern> patterns, int[] arguments) {
        int result = APPLIES;
        for (int i = 0; i < arguments.length; i++) {
            if (patterns.get(i) instanceof Pattern.Node(var symbol, var inner)) {
                int construction = graph.construction(arguments[i]);
                int found = construction < 0
                        ? graph.find(arguments[i])
                        : graph.symbol(construction) != symbol
                                ? CLASHES
                                : obstacle(inner, graph.arguments(construction));
                if (found == CLASHES) {
                    return CLASHES;
                }
                if (result == APPLIES) {
                    result = found;
                }
            }
        }
        return result;
    }

    private void offer(int node, int kind) {
        if (graph.construction(node) >= 0) {
            return;
        }
        int subject = graph.best(node);
        Type type = graph.type(subject);
        boolean isVariable = graph.arguments(subject).length == 0;
        boolean isTruth = type.equals(Type.bool());
        // Conditions first, then variables, then what functions return: that is taken apart only at last.
        int score = 100 * (isTruth || isVariable ? kind : kind + 10) + graph.weight(subject);
        if (score < bestScore && Exhaustion.isKnown(theory, type)) {
            best = subject;
            bestScore = score;
        }
    }
}
