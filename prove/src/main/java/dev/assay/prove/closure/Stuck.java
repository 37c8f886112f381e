package dev.assay.prove.closure;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.prove.goal.Goal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A goal that could not be proved, with all that is known there. */
public final class Stuck {
    private static final int EXPENSIVE = 40;
    private static final int MOST_PASSES = 12;

    /** What is left to show, said anew. */
    public record Statement(List<Term> premises, Term conclusion) {
        public Statement {
            premises = List.copyOf(premises);
        }
    }

    private final Goal goal;
    private final Graph graph;
    private final Blockers blockers;

    Stuck(Goal goal, Graph graph, Blockers blockers) {
        this.goal = goal;
        this.graph = graph;
        this.blockers = blockers;
    }

    public Goal goal() {
        return goal;
    }

    /** Classes that could be anything: what functions return, among the terms that the goal is about. */
    public List<Integer> subjects() {
        var result = new LinkedHashSet<Integer>();
        for (int n = 0; n < graph.count(); n++) {
            if (graph.isMarked(n)
                    && !graph.isDuplicate(n)
                    && graph.arguments(n).length > 0
                    && graph.construction(n) < 0
                    && graph.arguments(graph.best(n)).length > 0
                    && !blockers.isReducible(n)) {
                Type type = graph.type(n);
                if (!type.isFun() && !type.equals(Type.bool())) {
                    result.add(graph.find(n));
                }
            }
        }
        return List.copyOf(result);
    }

    /** What is left to show, as simple as it is known to be, with variables for the given classes. */
    public Optional<Statement> generalise(List<Integer> subjects) {
        var wording = new Wording(subjects);
        Term conclusion = goal.conclusion();
        Term said = conclusion.isApplied(Hol.EQ)
                ? wording.equation(conclusion.arguments().get(0), conclusion.arguments().get(1))
                : wording.of(graph.add(conclusion));
        if (said == null || said.isApplied(Hol.FALSE.name())) {
            return Optional.empty();
        }
        var premises = new LinkedHashSet<Term>();
        for (Term assumption : goal.assumptions()) {
            @Nullable Term premise = wording.premise(instance(assumption));
            if (premise != null) {
                premises.add(premise);
            }
        }
        return Optional.of(new Statement(List.copyOf(premises), said));
    }

    /** A hypothesis for all values, at the values that the goal is about. */
    private Term instance(Term hypothesis) {
        Term result = hypothesis;
        Set<Free> frees = goal.conclusion().frees();
        while (result instanceof Term.App(Term.Const(var all, var _), Term.Abs(var hint, var type, var body))
                && all.equals(Hol.ALL)
                && frees.contains(new Free(hint, type))) {
            result = body.instantiate(new Free(hint, type));
        }
        return result;
    }

    /** The cheapest term for each class. */
    private final class Wording {
        private final Map<Integer, Free> names = new HashMap<>();
        private final Map<Integer, Integer> costs = new HashMap<>();
        private final Map<Integer, Integer> nodes = new HashMap<>();
        private final Set<Free> hidden = new LinkedHashSet<>();

        Wording(List<Integer> subjects) {
            var fresh = new Fresh(goal.assumptions());
            fresh.avoid(goal.conclusion());
            for (int subject : subjects) {
                int root = graph.find(subject);
                names.put(root, fresh.variable("y", graph.type(root)));
                hidden.addAll(graph.term(graph.best(root)).frees());
            }
            boolean isChanged = true;
            for (int pass = 0; isChanged && pass < MOST_PASSES; pass++) {
                isChanged = false;
                for (int n = 0; n < graph.count(); n++) {
                    isChanged |= !graph.isDuplicate(n) && improve(n);
                }
            }
        }

        private boolean improve(int n) {
            int root = graph.find(n);
            int cost = names.containsKey(root) ? 1 : cost(n, root);
            if (cost < costs.getOrDefault(root, Integer.MAX_VALUE)) {
                costs.put(root, cost);
                nodes.put(root, n);
                return true;
            }
            return false;
        }

        private int cost(int n, int root) {
            int construction = graph.construction(root);
            int[] arguments = graph.arguments(n);
            if (construction >= 0 && !graph.symbols.isConstruction(graph.symbol(n), arguments.length)) {
                return Integer.MAX_VALUE;
            }
            int cost = graph.symbols.term(graph.symbol(n)) instanceof Free v && hidden.contains(v) ? EXPENSIVE : 1;
            if (blockers.isReducible(n)) {
                cost += EXPENSIVE;
            }
            for (int argument : arguments) {
                Integer part = costs.get(graph.find(argument));
                if (part == null) {
                    return Integer.MAX_VALUE;
                }
                cost += part;
            }
            return cost;
        }

        @Nullable
        Term of(int node) {
            int root = graph.find(node);
            Free name = names.get(root);
            if (name != null) {
                return name;
            }
            Integer chosen = nodes.get(root);
            return chosen == null ? null : inside(chosen);
        }

        /** The node itself with its arguments in other words. */
        private @Nullable Term inside(int n) {
            Term result = graph.symbols.term(graph.symbol(n));
            for (int argument : graph.arguments(n)) {
                @Nullable Term part = of(argument);
                if (part == null) {
                    return null;
                }
                result = new Term.App(result, part);
            }
            return result;
        }

        @Nullable
        Term equation(Term left, Term right) {
            @Nullable Term l = of(graph.add(left));
            @Nullable Term r = of(graph.add(right));
            return l == null || r == null ? null : Hol.mkEq(l, r);
        }

        /** An assumption that says something about what is named here, or null. */
        @Nullable
        Term premise(Term p) {
            if (p.isApplied(Hol.ALL) || p.isApplied(Hol.IMPLIES.name()) || p.isApplied(Hol.AND.name())) {
                return null;
            }
            if (!p.isApplied(Hol.EQ)) {
                return inside(graph.add(p));
            }
            Term left = p.arguments().get(0);
            Term right = p.arguments().get(1);
            if (left instanceof Free || right instanceof Free) {
                return null;
            }
            @Nullable Term l = inside(graph.add(left));
            @Nullable Term r = inside(graph.add(right));
            if (l == null || r == null || l.equals(r)) {
                return null;
            }
            return r.equals(Hol.TRUE) ? l : r.equals(Hol.FALSE) ? Hol.mkNot(l) : Hol.mkEq(l, r);
        }
    }
}
