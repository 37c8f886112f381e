package dev.assay.rank;

import java.util.List;
import java.util.stream.IntStream;

/** Who has which bugs, and what place that gives. */
public record Ranking<T>(List<String> programs, List<Witness<T>> bugs) {
    public Ranking {
        programs = List.copyOf(programs);
        bugs = List.copyOf(bugs);
    }

    /** The bugs that a program has. */
    public List<Witness<T>> bugsOf(int program) {
        return bugs.stream().filter(bug -> bug.failing().contains(program)).toList();
    }

    /** How many bugs a program has: low is good. */
    public int rank(int program) {
        return (int)
                bugs.stream().filter(bug -> bug.failing().contains(program)).count();
    }

    /** How many tests a program passes: high is good. That a bug shows on many inputs or on few makes no difference. */
    public int score(int program) {
        return bugs.size() - rank(program);
    }

    /** The part of the tests that a program passes, which can be compared with that of another ranking. */
    public double normalizedScore(int program) {
        return bugs.isEmpty() ? 1 : (double) score(program) / bugs.size();
    }

    public int[] scores() {
        return IntStream.range(0, programs.size()).map(this::score).toArray();
    }

    /** The place of each program. */
    public int[] positions() {
        return positions(
                IntStream.range(0, programs.size()).mapToDouble(this::score).toArray());
    }

    /** Places as in sports: who has the same share a place, and the next one is after all of them. */
    public static int[] positions(double... scores) {
        return IntStream.range(0, scores.length)
                .map(i -> 1
                        + (int) IntStream.range(0, scores.length)
                                .filter(j -> scores[j] > scores[i])
                                .count())
                .toArray();
    }
}
