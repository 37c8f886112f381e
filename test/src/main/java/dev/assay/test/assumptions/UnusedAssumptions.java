package dev.assay.test.assumptions;

import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.Seed;
import dev.assay.test.Options;
import dev.assay.test.Tester;
import dev.assay.test.Verdict;
import dev.assay.test.quickcheck.Quickcheck;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Looks for assumptions without which tests still find nothing against a theorem. Larger sets are tried only where all
 * smaller ones can be left out, so that not all subsets are.
 *
 * @param time for each set of assumptions
 */
public record UnusedAssumptions(Theory theory, Options options, List<Tester> testers, Duration time, Seed seed) {
    public UnusedAssumptions {
        testers = List.copyOf(testers);
    }

    /** The largest sets of assumptions, by their numbers from 1, that can be left out as far as tests can tell. */
    public List<List<Integer>> of(Conjecture theorem, Meter all) {
        int count = theorem.assumptions().size();
        if (count == 0 || !survives(theorem, Set.of(), all)) {
            return List.of();
        }
        List<Set<Integer>> level = IntStream.range(0, count)
                .mapToObj(Set::of)
                .filter(set -> survives(theorem, set, all))
                .toList();
        Set<Integer> single = level.stream().flatMap(Set::stream).collect(Collectors.toCollection(TreeSet::new));
        var found = new ArrayList<>(level);
        while (!level.isEmpty()) {
            level = larger(level, single).stream()
                    .filter(set -> survives(theorem, set, all))
                    .toList();
            found.addAll(level);
        }
        return found.stream()
                .filter(set -> found.stream().noneMatch(other -> other.size() > set.size() && other.containsAll(set)))
                .map(set -> set.stream().map(i -> i + 1).sorted().toList())
                .toList();
    }

    /** As in "unnecessary assumptions 1 and 2, or 3". */
    public static String sentence(List<List<Integer>> sets) {
        boolean isOne = sets.stream().allMatch(set -> set.size() == 1);
        return (isOne ? "unnecessary assumption " : "unnecessary assumptions ")
                + sets.stream()
                        .map(set -> set.stream().map(String::valueOf).collect(Collectors.joining(" and ")))
                        .collect(Collectors.joining(", or "));
    }

    /** The sets with one more element, of which all smaller ones are known. */
    private static Set<Set<Integer>> larger(List<Set<Integer>> level, Set<Integer> single) {
        Set<Set<Integer>> known = Set.copyOf(level);
        Set<Set<Integer>> result = new LinkedHashSet<>();
        for (Set<Integer> set : level) {
            for (Integer element : single) {
                var more = new TreeSet<>(set);
                if (more.add(element) && more.stream().allMatch(e -> known.contains(without(more, e)))) {
                    result.add(Set.copyOf(more));
                }
            }
        }
        return result;
    }

    private static Set<Integer> without(Set<Integer> set, Integer element) {
        return set.stream().filter(e -> !e.equals(element)).collect(Collectors.toUnmodifiableSet());
    }

    /** Whether tests were made, and found nothing: a value that is not defined counts as a counterexample. */
    private boolean survives(Conjecture theorem, Set<Integer> dropped, Meter all) {
        all.check();
        var kept = IntStream.range(0, theorem.assumptions().size())
                .filter(i -> !dropped.contains(i))
                .mapToObj(theorem.assumptions()::get)
                .toList();
        var weaker = new Conjecture(theorem.name(), theorem.position(), kept, theorem.conclusion());
        Options deciding = options.with(List.of(new Options.Setting("abort_potential", "true")));
        try (Meter meter = all.child(Budget.UNLIMITED.withTime(time).withSeed(seed))) {
            return switch (Quickcheck.run(theory, weaker, deciding, testers, meter)
                    .verdict()) {
                case Verdict.Survived(var tests, var _) -> tests > 0;
                case Verdict.Refuted _, Verdict.NotExecutable _, Verdict.Failed _ -> false;
                case Verdict.Unknown _, Verdict.Stopped _ ->
                    (meter.stopped().isPresent() || meter.timeLeft().isZero())
                            && all.stopped().isEmpty();
            };
        }
    }
}
