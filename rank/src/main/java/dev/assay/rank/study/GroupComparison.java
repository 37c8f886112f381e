package dev.assay.rank.study;

import dev.assay.rank.statistics.Correlation;
import dev.assay.rank.statistics.Sample;
import dev.assay.rank.statistics.Welch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Scores of all, of each group, and how likely such a difference between two groups is by chance.
 *
 * @param test between the two groups, if there are two with two members each
 */
public record GroupComparison(Sample all, Map<String, Sample> groups, Optional<Welch> test) {
    /** The scores of programs whose group is known; an empty name stands for no group. */
    public static GroupComparison of(List<Double> scores, List<String> groups) {
        Map<String, List<Double>> members = new LinkedHashMap<>();
        for (int i = 0; i < scores.size(); i++) {
            if (!groups.get(i).isEmpty()) {
                members.computeIfAbsent(groups.get(i), _ -> new ArrayList<>()).add(scores.get(i));
            }
        }
        Map<String, Sample> samples = new LinkedHashMap<>();
        members.forEach((group, each) -> samples.put(group, sample(each)));
        List<Sample> both = List.copyOf(samples.values());
        boolean comparable = both.size() == 2 && both.stream().allMatch(each -> each.count() > 1);
        return new GroupComparison(
                sample(scores),
                samples,
                comparable ? Optional.of(Welch.of(both.getFirst(), both.getLast())) : Optional.empty());
    }

    private static Sample sample(List<Double> numbers) {
        return Sample.of(numbers.stream().mapToDouble(each -> each).toArray());
    }

    /** How much the grades of a person agree with the scores. */
    public static double agreement(List<Double> scores, List<Double> grades) {
        return Correlation.spearman(
                scores.stream().mapToDouble(each -> each).toArray(),
                grades.stream().mapToDouble(each -> each).toArray());
    }
}
