package dev.assay.rank.report;

import dev.assay.rank.Call;
import dev.assay.rank.Granularity;
import dev.assay.rank.Order;
import dev.assay.rank.Ranking;
import dev.assay.rank.isolation.Answer;
import dev.assay.rank.study.Competitors;
import dev.assay.rank.study.Stability;
import dev.assay.rank.study.StudySheet;
import dev.assay.rank.study.SuiteGrading;
import dev.assay.rank.task.Competition;
import java.util.List;
import java.util.Optional;

/**
 * All that there is to say about a folder of programs.
 *
 * @param answers what each program says to the test of each bug; nothing for a granularity whose tests were not run again
 * @param notes what the reader should know, such as a submission that had to be mended
 */
public record Report(
        String title,
        long seed,
        Granularity granularity,
        boolean hasModel,
        Competition.Result result,
        Ranking<Call> ranking,
        List<List<Answer>> answers,
        List<String> notes,
        Optional<StudySheet> study,
        Optional<Stability> stability,
        Optional<Competitors.Pair> pair,
        List<SuiteGrading.Grade> grades) {
    public Order<Call> order() {
        return Order.of(ranking);
    }

    /** The programs by place, then by name. */
    public List<Integer> byPlace() {
        int[] positions = ranking.positions();
        return java.util.stream.IntStream.range(0, positions.length)
                .boxed()
                .sorted(java.util.Comparator.<Integer>comparingInt(i -> positions[i]))
                .toList();
    }

    /** The numbers of a program's bugs, from 1. */
    public List<Integer> bugsOf(int program) {
        return java.util.stream.IntStream.range(0, ranking.bugs().size())
                .filter(bug -> ranking.bugs().get(bug).failing().contains(program))
                .mapToObj(bug -> bug + 1)
                .toList();
    }

    /** What a program says to the test of a bug, if that is known. */
    public Optional<Answer> answer(int bug, int program) {
        return bug < answers.size() ? Optional.of(answers.get(bug).get(program)) : Optional.empty();
    }

    /** What is right for the test of a bug, if there is a model. */
    public Optional<Answer> expected(int bug) {
        return hasModel ? answer(bug, 0) : Optional.empty();
    }
}
