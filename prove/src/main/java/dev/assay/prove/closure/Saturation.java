package dev.assay.prove.closure;

import dev.assay.rewrite.egraph.Matching;
import dev.assay.rewrite.egraph.Trigger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Makes instances of clauses until nothing new comes, or enough is enough. */
public final class Saturation {
    /** An instance that was found, by the classes of its variables. */
    private static final class Match {
        final Clause clause;
        final int[] classes;
        final boolean isMarked;

        Match(Clause clause, int[] classes, boolean isMarked) {
            this.clause = clause;
            this.classes = classes;
            this.isMarked = isMarked;
        }
    }

    /** Instances are the same if the clause and the classes are. */
    private record Done(Clause clause, List<Integer> classes) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Done(var c, var cs) && c == clause && cs.equals(classes);
        }

        @Override
        public int hashCode() {
            return 31 * System.identityHashCode(clause) + classes.hashCode();
        }
    }

    private static final int MOST_MATCHES = 4_000;

    /** After how many nodes matching looks whether it is to stop, which counts as a step. */
    private static final int LOOKS = 100;

    private final Graph graph;
    private final List<Clause> clauses;
    private final BooleanSupplier isStopped;
    private final int mostNodes;
    private final Set<Done> done = new HashSet<>();
    private final List<Match> matches = new ArrayList<>();
    private final Matching matching;
    private int looked;
    private boolean isOver;

    /** Conditions that kept a clause from being used and are neither true nor false. */
    private final Set<Integer> undecided = new java.util.LinkedHashSet<>();

    public Saturation(Graph graph, List<Clause> clauses, int mostNodes, BooleanSupplier isStopped) {
        this.graph = graph;
        this.clauses = clauses;
        this.mostNodes = mostNodes;
        this.isStopped = isStopped;
        this.matching = new Matching(graph, this::isOver);
    }

    Set<Integer> undecided() {
        return undecided;
    }

    /** Runs until the goal is reached, nothing changes, or so many rounds are over; true if the goal is reached. */
    public boolean run(int rounds, BooleanSupplier isReached) {
        graph.close();
        for (int round = 0; round < rounds; round++) {
            boolean isChanged = compute(isReached);
            if (isReached.getAsBoolean()) {
                return true;
            }
            undecided.clear();
            isChanged |= round(Clause.Kind.HYPOTHESIS);
            isChanged |= round(Clause.Kind.LEMMA);
            if (isReached.getAsBoolean()) {
                return true;
            }
            if (!isChanged || isFull()) {
                break;
            }
        }
        return false;
    }

    private boolean isFull() {
        return graph.count() > mostNodes || isStopped.getAsBoolean();
    }

    /** Definitions are used until no more can be. */
    private boolean compute(BooleanSupplier isReached) {
        boolean isChanged = false;
        while (!isFull() && !isReached.getAsBoolean() && round(Clause.Kind.DEFINITION)) {
            isChanged = true;
        }
        return isChanged;
    }

    private boolean round(Clause.Kind kind) {
        matches.clear();
        for (Clause clause : clauses) {
            if (clause.kind() == kind) {
                clause.triggers().forEach(trigger -> match(clause, trigger));
            }
        }
        boolean isChanged = false;
        for (Match match : List.copyOf(matches)) {
            if (isFull()) {
                return isChanged;
            }
            isChanged |= apply(match);
        }
        return isChanged;
    }

    private void match(Clause clause, Trigger trigger) {
        if (matches.size() > MOST_MATCHES) {
            return;
        }
        matching.find(trigger, () -> {
            var classes = new int[trigger.variables()];
            Arrays.setAll(classes, matching::value);
            boolean isMarked = true;
            for (int i = 0; i < trigger.roots(); i++) {
                isMarked &= graph.isMarked(matching.root(i));
            }
            matches.add(new Match(clause, classes, isMarked));
            return matches.size() > MOST_MATCHES;
        });
    }

    private boolean isOver() {
        looked++;
        isOver |= looked % LOOKS == 0 && isStopped.getAsBoolean();
        return isOver;
    }

    // Instances

    private boolean apply(Match match) {
        Clause clause = match.clause;
        int[] nodes = new int[match.classes.length];
        var roots = new ArrayList<Integer>(nodes.length);
        for (int i = 0; i < nodes.length; i++) {
            int bound = match.classes[i];
            nodes[i] = bound < 0 ? -1 : graph.best(bound);
            roots.add(bound < 0 ? -1 : graph.find(bound));
        }
        var key = new Done(clause, roots);
        if (done.contains(key)) {
            return false;
        }
        if (!canBeMade(clause, nodes)) {
            return false;
        }
        int[] conditions = new int[clause.conditions().size()];
        for (int i = 0; i < conditions.length; i += 2) {
            conditions[i] = graph.add(clause.conditions().get(i), nodes);
            conditions[i + 1] = graph.add(clause.conditions().get(i + 1), nodes);
            graph.close();
            if (!graph.equal(conditions[i], conditions[i + 1])) {
                undecided(conditions[i], conditions[i + 1], match.isMarked);
                return false;
            }
        }
        done.add(key);
        int before = graph.count();
        int left = graph.add(clause.left(), nodes);
        int right = graph.add(clause.right(), nodes);
        graph.close();
        if (match.isMarked && clause.kind() != Clause.Kind.LEMMA) {
            for (int n = before; n < graph.count(); n++) {
                graph.mark(n);
            }
        }
        if (graph.equal(left, right)) {
            return false;
        }
        graph.merge(new Reason.Instance(left, right, clause, nodes, conditions));
        return true;
    }

    private boolean canBeMade(Clause clause, int[] nodes) {
        return graph.canAdd(clause.left(), nodes)
                && graph.canAdd(clause.right(), nodes)
                && clause.conditions().stream().allMatch(part -> graph.canAdd(part, nodes));
    }

    private void undecided(int left, int right, boolean isMarked) {
        if (isMarked
                && (graph.equal(right, Graph.TRUE) || graph.equal(right, Graph.FALSE))
                && graph.construction(left) < 0) {
            undecided.add(left);
        }
    }
}
