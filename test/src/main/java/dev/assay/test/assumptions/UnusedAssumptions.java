package dev.assay.test.assumptions;

import dev.assay.judge.Judged;
import dev.assay.judge.Task;
import dev.assay.judge.Verdict;
import dev.assay.logic.Conjecture;
import dev.assay.test.Options;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Looks for assumptions without which tests still find nothing against a theorem. Larger sets are tried only where all
 * smaller ones can be left out, so that not all subsets are.
 *
 * @param judging has the testers work on a task
 */
public record UnusedAssumptions(Function<Task, Judged> judging) {
    /** The options under which a value that is not defined counts as a counterexample. */
    public static Options options(Options options) {
        return options.with(List.of(new Options.Setting("abort_potential", "true")));
    }

    /** The largest sets of assumptions, by their numbers from 1, that can be left out as far as tests can tell. */
    public List<List<Integer>> of(Task theorem) {
        int count = theorem.conjecture().assumptions().size();
        if (count == 0 || !survives(theorem, Set.of())) {
            return List.of();
        }
        List<Set<Integer>> level = IntStream.range(0, count)
                .mapToObj(Set::of)
                .filter(set -> survives(theorem, set))
                .toList();
        Set<Integer> single = level.stream().flatMap(Set::stream).collect(Collectors.toCollection(TreeSet::new));
        var found = new ArrayList<>(level);
        while (!level.isEmpty()) {
            level = larger(level, single).stream()
                    .filter(set -> survives(theorem, set))
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

    /** Whether tests were made, and found nothing. */
    private boolean survives(Task task, Set<Integer> dropped) {
        Conjecture theorem = task.conjecture();
        var kept = IntStream.range(0, theorem.assumptions().size())
                .filter(i -> !dropped.contains(i))
                .mapToObj(theorem.assumptions()::get)
                .toList();
        var weaker = new Conjecture(theorem.name(), theorem.position(), kept, theorem.conclusion());
        return judging.apply(Task.of(task.theory(), weaker, task.setting())).verdict() instanceof Verdict.Corroborated;
    }
}
