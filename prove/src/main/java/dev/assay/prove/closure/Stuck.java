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
import java.util.Objects;
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

    /** The assumptions without quantifiers, each of them a node. */
    private List<Term> facts() {
        List<Term> facts = goal.assumptions().stream()
                .map(this::instance)
                .filter(p -> !p.isApplied(Hol.ALL) && !p.isApplied(Hol.IMPLIES.name()) && !p.isApplied(Hol.AND.name()))
                .toList();
        facts.forEach(graph::add);
        graph.close();
        return facts;
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
        List<Term> facts = facts();
        var wording = new Wording(subjects);
        Term conclusion = goal.conclusion();
        Term said = conclusion.isApplied(Hol.EQ)
                ? wording.equation(
                        conclusion.arguments().get(0), conclusion.arguments().get(1))
                : wording.of(graph.add(conclusion));
        if (said == null) {
            return Optional.empty();
        }
        var premises = new LinkedHashSet<Term>();
        for (Term fact : facts) {
            @Nullable Term premise = wording.premise(fact);
            if (premise != null) {
                premises.add(premise);
            }
        }
        premises.addAll(wording.equations());
        return said.equals(Hol.FALSE)
                ? denial(List.copyOf(premises))
                : Optional.of(new Statement(List.copyOf(premises), said));
    }

    /** Where the premises contradict each other, the last one is to be denied. */
    private static Optional<Statement> denial(List<Term> premises) {
        if (premises.isEmpty()) {
            return Optional.empty();
        }
        Term last = premises.getLast();
        Term denied = last.isApplied(Hol.NOT.name()) ? last.arguments().getFirst() : Hol.mkEq(last, Hol.FALSE);
        return Optional.of(new Statement(premises.subList(0, premises.size() - 1), denied));
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

        /** An assumption that is not an equation, or says whether something is true; otherwise null. */
        @Nullable
        Term premise(Term p) {
            if (!p.isApplied(Hol.EQ)) {
                return inside(graph.add(p));
            }
            @Nullable Term left = inside(graph.add(p.arguments().get(0)));
            Term right = p.arguments().get(1);
            return left == null
                    ? null
                    : right.equals(Hol.TRUE) ? left : right.equals(Hol.FALSE) ? Hol.mkNot(left) : null;
        }

        /** Two ways to say the same, for each class that has them. */
        List<Term> equations() {
            var first = new HashMap<Integer, Integer>();
            var second = new HashMap<Integer, Integer>();
            for (int n = 0; n < graph.count(); n++) {
                int root = graph.find(n);
                boolean isCandidate = !graph.isDuplicate(n)
                        && graph.arguments(n).length > 0
                        && !graph.type(n).equals(Type.bool())
                        && !blockers.isReducible(n)
                        && own(n) < EXPENSIVE;
                if (!isCandidate) {
                    continue;
                }
                Integer best = first.get(root);
                if (best == null || own(n) < own(best)) {
                    first.put(root, n);
                    if (best != null) {
                        second.put(root, best);
                    }
                } else if (!second.containsKey(root) || own(n) < own(second.get(root))) {
                    second.put(root, n);
                }
            }
            var result = new ArrayList<Term>();
            second.forEach((root, n) -> {
                @Nullable Term l = inside(Objects.requireNonNull(first.get(root)));
                @Nullable Term r = inside(n);
                if (l != null && r != null && !l.equals(r)) {
                    result.add(Hol.mkEq(l, r));
                }
            });
            return result;
        }

        /** What it costs to say it by this node. */
        private int own(int n) {
            long cost = 1;
            for (int argument : graph.arguments(n)) {
                cost += costs.getOrDefault(graph.find(argument), EXPENSIVE);
            }
            return (int) Math.min(cost, 2 * EXPENSIVE);
        }
    }
}
