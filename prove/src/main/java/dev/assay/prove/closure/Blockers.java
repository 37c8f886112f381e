package dev.assay.prove.closure;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds what keeps definitions from being used: a term of which nobody knows by which constructor it is built. */
final class Blockers {
    private final Theory theory;
    private final Graph graph;
    private final Map<Integer, List<Clause>> definitions;
    private final Set<Integer> values = new LinkedHashSet<>();
    private int best = -1;
    private int bestScore = Integer.MAX_VALUE;

    Blockers(Theory theory, Graph graph, Map<Integer, List<Clause>> definitions) {
        this.theory = theory;
        this.graph = graph;
        this.definitions = definitions;
    }

    /**
     * The node whose cases are best distinguished next, or -1.
     *
     * @param hypotheses what is known of variables besides what the graph has
     */
    int choose(Term conclusion, Collection<Integer> undecided, List<Term> hypotheses) {
        for (int condition : undecided) {
            offer(condition, 2, false);
        }
        for (int n = 0; n < graph.count(); n++) {
            if (graph.isMarked(n) && !graph.isDuplicate(n)) {
                blocked(n);
            }
        }
        offerValues(hypotheses);
        if (conclusion.isApplied(Hol.EQ) && Rules.sides(conclusion)[0].type().equals(Type.bool())) {
            offer(graph.add(Rules.sides(conclusion)[0]), 4, false);
            offer(graph.add(Rules.sides(conclusion)[1]), 4, false);
        }
        return best;
    }

    /** A variable of which nothing matters but what a function returns for it gives way to that: {@code reverse xs}, if xs is nowhere else. */
    private void offerValues(List<Term> hypotheses) {
        var outer = new HashSet<Integer>();
        var hidden = new HashSet<Integer>();
        for (int value : values) {
            boolean isFree = graph.arguments(graph.best(value)).length == 0
                    && hypotheses.stream().noneMatch(h -> h.frees().contains(graph.term(graph.best(value))));
            int around = isFree ? around(value, NESTING) : SEVERAL;
            if (around >= 0 && values.contains(around)) {
                outer.add(around);
                hidden.add(value);
            }
        }
        for (int value : values) {
            boolean isVariable = graph.arguments(graph.best(value)).length == 0;
            offer(value, 3, isVariable ? hidden.contains(value) : !outer.contains(value));
        }
    }

    private static final int NESTING = 3;
    private static final int NOWHERE = -1;
    private static final int SEVERAL = -2;

    /** The one class of terms directly around a class, where calls that were computed and data do not count. */
    private int around(int value, int nesting) {
        int result = NOWHERE;
        for (int n = 0; n < graph.count(); n++) {
            if (graph.isMarked(n) && !graph.isDuplicate(n) && isArgument(value, n) && !isReducible(n)) {
                int found = graph.construction(n) < 0
                        ? graph.find(n)
                        : nesting == 0 ? SEVERAL : around(graph.find(n), nesting - 1);
                if (found == SEVERAL || found >= 0 && result >= 0 && found != result) {
                    return SEVERAL;
                }
                result = found >= 0 ? found : result;
            }
        }
        return result;
    }

    private boolean isArgument(int value, int n) {
        for (int argument : graph.arguments(n)) {
            if (graph.find(argument) == value) {
                return true;
            }
        }
        return false;
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
            if (graph.type(blocker).equals(Type.bool())) {
                offer(blocker, 1, false);
            } else {
                values.add(graph.find(blocker));
            }
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

    /** @param isLast whether others are better taken apart before */
    private void offer(int node, int kind, boolean isLast) {
        if (graph.construction(node) >= 0) {
            return;
        }
        int subject = graph.best(node);
        Type type = graph.type(subject);
        // Conditions first, then variables, then what functions return: that is taken apart only at last.
        int score = 100 * (isLast ? kind + 10 : kind) + graph.weight(subject);
        if (score < bestScore && Exhaustion.isKnown(theory, type)) {
            best = subject;
            bestScore = score;
        }
    }
}
