package dev.assay.atp.superposition;

import dev.assay.fol.clause.Clause;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;

/**
 * Finds out which strategies are good for which kinds of problems: all strategies on all {@link TrainingProblems}, each for the
 * same number of steps, then for each kind the strategies, one after the other, that solve most of what is still unsolved in the
 * fewest steps. The same every time, since steps are counted and not seconds. Arguments: how many steps.
 */
final class ScheduleTraining {
    private ScheduleTraining() {}

    /** @param steps how many each strategy needs, for those that solve it */
    private record Problem(String name, Map<String, Long> steps) {}

    public static void main(String[] arguments) {
        long limit = Long.parseLong(arguments[0]);
        Map<Traits.Kind, List<Problem>> kinds = new TreeMap<>();
        TrainingProblems.all().forEach((name, text) -> {
            List<Clause> clauses = Tptp.clauses(text);
            Traits.Kind kind = Traits.of(clauses).kind();
            var problem = new Problem(name, solved(clauses, kind, limit));
            System.out.println(kind + " " + problem);
            kinds.computeIfAbsent(kind, _ -> new ArrayList<>()).add(problem);
        });
        kinds.forEach((kind, problems) -> {
            System.out.println(kind + ", " + problems.size() + " problems");
            schedule(problems, limit).forEach(System.out::println);
        });
    }

    private static Map<String, Long> solved(List<Clause> clauses, Traits.Kind kind, long limit) {
        Map<String, Long> result = new LinkedHashMap<>();
        for (Approach approach : Schedule.ALL) {
            if (approach instanceof Completing && kind != Traits.Kind.UNIT_EQUALITY) {
                continue;
            }
            try (Meter meter = Budget.UNLIMITED.withSteps(limit).start()) {
                if (approach.attempt(clauses, meter) instanceof Judgement.Refuted) {
                    result.put(approach.name(), meter.stepsTaken());
                }
            }
        }
        return result;
    }

    /** Greedily: what solves most of the rest, and of those the one with the fewest steps. */
    private static List<String> schedule(List<Problem> problems, long limit) {
        var lines = new ArrayList<String>();
        Set<Problem> open = new HashSet<>(problems);
        while (true) {
            String best = "";
            int most = 0;
            long fewest = 0;
            for (Approach approach : Schedule.ALL) {
                int count = (int) open.stream()
                        .filter(p -> p.steps.containsKey(approach.name()))
                        .count();
                long steps = problems.stream()
                        .mapToLong(p -> p.steps.getOrDefault(approach.name(), limit))
                        .sum();
                if (count > most || count == most && count > 0 && steps < fewest) {
                    best = approach.name();
                    most = count;
                    fewest = steps;
                }
            }
            if (most == 0) {
                open.forEach(p -> lines.add("  unsolved: " + p.name));
                return lines;
            }
            String chosen = best;
            OptionalLong slowest = open.stream()
                    .mapToLong(p -> p.steps.getOrDefault(chosen, 0L))
                    .max();
            lines.add("  %s: %d more, the slowest in %d steps, %d steps for all"
                    .formatted(best, most, slowest.orElse(0), fewest));
            open.removeIf(p -> p.steps.containsKey(chosen));
        }
    }
}
