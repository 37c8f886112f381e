package dev.assay.atp.superposition;

import dev.assay.run.Meter;
import dev.assay.sat.MinimalCore;
import dev.assay.sat.Solver;
import dev.assay.sat.Solvers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Shows step by step that constraints on names contradict one another, as a SAT solver that learns from conflicts: each
 * step is what it learnt, and follows by unit propagation.
 */
final class SplitRefutation {
    /** Writes a step down and tells its number. */
    interface Writer {
        int conclude(List<Integer> premises, List<Integer> literals);
    }

    private static final int NONE = -1;

    /** Cores that are larger are not made smaller. */
    private static final int LARGE = 400;

    private final List<int[]> clauses;

    /** The steps of the clauses. */
    private final List<Integer> places;

    private final Writer writer;
    private final Meter meter;

    // The literals that are true, in the order in which they became so, and for each the level and the clause that made
    // it so
    private final List<Integer> trail = new ArrayList<>();
    private final Map<Integer, Integer> levels = new HashMap<>();
    private final Map<Integer, Integer> reasons = new HashMap<>();
    private int level;

    /** Constraints that are given in steps with these numbers. */
    SplitRefutation(List<Splitting.Constraint> constraints, List<Integer> places, Writer writer, Meter meter) {
        this.clauses = new ArrayList<>(
                constraints.stream().map(Splitting.Constraint::literals).toList());
        this.places = new ArrayList<>(places);
        this.writer = writer;
        this.meter = meter;
    }

    /** Some of the constraints that contradict one another; if there are not very many, none can be left out. */
    static List<Splitting.Constraint> core(List<Splitting.Constraint> constraints) {
        try (Solver solver = Solvers.embedded()) {
            int names = constraints.stream()
                    .flatMapToInt(c -> Arrays.stream(c.literals()))
                    .map(Math::abs)
                    .max()
                    .orElse(0);
            IntStream.range(0, names + constraints.size()).forEach(_ -> solver.newVariable());
            int[] switches = new int[constraints.size()];
            for (int i = 0; i < switches.length; i++) {
                switches[i] = names + 1 + i;
                int[] literals = constraints.get(i).literals();
                int[] switched = Arrays.copyOf(literals, literals.length + 1);
                switched[literals.length] = -switches[i];
                solver.addClause(switched);
            }
            if (solver.solve(switches) != Solver.Answer.UNSATISFIABLE) {
                throw new IllegalStateException("the constraints do not contradict one another");
            }
            int[] core = solver.failed();
            int[] smaller = core.length > LARGE ? core : MinimalCore.of(solver, core);
            core = smaller == null ? core : smaller;
            return Arrays.stream(core)
                    .sorted()
                    .mapToObj(s -> constraints.get(s - names - 1))
                    .toList();
        }
    }

    /** Writes the empty clause last. */
    void write() {
        while (true) {
            int conflict = propagate();
            if (conflict < 0) {
                decide();
            } else if (level == 0) {
                learn(conflict);
                return;
            } else {
                meter.step();
                int[] learnt = learn(conflict);
                backtrack(Arrays.stream(learnt)
                        .map(l -> levels.getOrDefault(-l, 0))
                        .filter(l -> l < level)
                        .max()
                        .orElse(0));
                clauses.add(learnt);
            }
        }
    }

    /** Makes true what must be; the number of a clause that is false then, or −1. */
    private int propagate() {
        boolean isChanged = true;
        while (isChanged) {
            isChanged = false;
            for (int i = 0; i < clauses.size(); i++) {
                int open = 0;
                int unit = 0;
                for (int literal : clauses.get(i)) {
                    if (levels.containsKey(literal)) {
                        open = 2;
                        break;
                    }
                    if (!levels.containsKey(-literal)) {
                        open++;
                        unit = literal;
                    }
                }
                if (open == 0) {
                    return i;
                }
                if (open == 1) {
                    assign(unit, i);
                    isChanged = true;
                }
            }
        }
        return -1;
    }

    private void assign(int literal, int reason) {
        levels.put(literal, level);
        reasons.put(literal, reason);
        trail.add(literal);
    }

    private void decide() {
        int decision = clauses.stream()
                .filter(c -> Arrays.stream(c).noneMatch(levels::containsKey))
                .flatMapToInt(Arrays::stream)
                .filter(l -> !levels.containsKey(-l))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the constraints do not contradict one another"));
        level++;
        assign(decision, NONE);
    }

    private void backtrack(int target) {
        while (!trail.isEmpty() && levels.getOrDefault(trail.getLast(), 0) > target) {
            int literal = trail.removeLast();
            levels.remove(literal);
            reasons.remove(literal);
        }
        level = target;
    }

    /**
     * Resolves the false clause with the reasons of its literals, the latest first, until one literal of this level is left,
     * or on level 0 none at all; and writes the result down.
     */
    private int[] learn(int conflict) {
        Set<Integer> literals = new LinkedHashSet<>();
        Set<Integer> used = new LinkedHashSet<>();
        used.add(places.get(conflict));
        Arrays.stream(clauses.get(conflict)).forEach(literals::add);
        for (int i = trail.size() - 1; i >= 0; i--) {
            int literal = trail.get(i);
            int reason = reasons.getOrDefault(literal, NONE);
            boolean isDone = level > 0
                    && literals.stream()
                                    .filter(l -> levels.getOrDefault(-l, 0) == level)
                                    .count()
                            == 1;
            if (isDone) {
                break;
            }
            if (literals.contains(-literal) && reason != NONE) {
                literals.remove(-literal);
                Arrays.stream(clauses.get(reason)).filter(l -> l != literal).forEach(literals::add);
                used.add(places.get(reason));
            }
        }
        places.add(writer.conclude(List.copyOf(used), List.copyOf(literals)));
        return literals.stream().mapToInt(Integer::intValue).toArray();
    }
}
