package dev.assay.atp.superposition;

import dev.assay.sat.MinimalCore;
import dev.assay.sat.Solver;
import dev.assay.sat.Solvers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Shows step by step that constraints on names contradict one another: each step follows by unit propagation. */
final class SplitRefutation {
    /** Writes a step down and tells its number. */
    interface Writer {
        int conclude(List<Integer> premises, List<Integer> literals);
    }

    private final List<int[]> clauses;
    private final List<Integer> places;
    private final Writer writer;

    /** Constraints that are given in steps with these numbers. */
    SplitRefutation(List<Splitting.Constraint> constraints, List<Integer> places, Writer writer) {
        this.clauses = constraints.stream().map(Splitting.Constraint::literals).toList();
        this.places = places;
        this.writer = writer;
    }

    /** Some of the constraints that contradict one another, none of which can be left out. */
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
            int[] core = MinimalCore.of(solver, switches);
            if (core == null) {
                throw new IllegalStateException("the constraints do not contradict one another");
            }
            return Arrays.stream(core)
                    .sorted()
                    .mapToObj(s -> constraints.get(s - names - 1))
                    .toList();
        }
    }

    void write() {
        refute(List.of());
    }

    /** Writes that the decisions are not all true. */
    private int refute(List<Integer> decisions) {
        Set<Integer> known = new HashSet<>(decisions);
        Set<Integer> used = new LinkedHashSet<>();
        boolean isChanged = true;
        while (isChanged) {
            isChanged = false;
            for (int i = 0; i < clauses.size(); i++) {
                int[] open = Arrays.stream(clauses.get(i))
                        .filter(l -> !known.contains(-l))
                        .toArray();
                if (open.length == 0) {
                    used.add(places.get(i));
                    return conclude(used, decisions);
                }
                if (open.length == 1 && known.add(open[0])) {
                    used.add(places.get(i));
                    isChanged = true;
                }
            }
        }
        int decision = clauses.stream()
                .filter(c -> Arrays.stream(c).noneMatch(known::contains))
                .flatMapToInt(Arrays::stream)
                .filter(l -> !known.contains(-l))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the constraints do not contradict one another"));
        int first = refute(with(decisions, decision));
        int second = refute(with(decisions, -decision));
        return conclude(new LinkedHashSet<>(List.of(first, second)), decisions);
    }

    private static List<Integer> with(List<Integer> decisions, int decision) {
        var result = new ArrayList<>(decisions);
        result.add(decision);
        return result;
    }

    private int conclude(Set<Integer> premises, List<Integer> decisions) {
        return writer.conclude(
                List.copyOf(premises), decisions.stream().map(d -> -d).toList());
    }
}
