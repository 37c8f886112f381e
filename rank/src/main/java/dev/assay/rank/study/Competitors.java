package dev.assay.rank.study;

import dev.assay.rank.Ranking;
import dev.assay.rank.Suite;
import dev.assay.rank.Witness;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * How much the choice of competitors matters. No program runs again: who fails a test does not depend on who else competes, so
 * the bugs of some of them follow from the signatures of all.
 *
 * @param seen a test for each signature
 */
public record Competitors<T>(List<String> programs, Collection<Witness<T>> seen) {
    public Competitors {
        programs = List.copyOf(programs);
        seen = List.copyOf(seen);
    }

    /** The ranking if only these had competed. */
    public Ranking<T> ranking(int... competitors) {
        Map<Object, Witness<T>> restricted = new LinkedHashMap<>();
        for (Witness<T> each : seen) {
            var failing = each.failing().restrictedTo(competitors);
            restricted.putIfAbsent(failing, new Witness<>(each.test(), each.replay(), failing));
        }
        return new Ranking<>(
                IntStream.of(competitors).mapToObj(programs::get).toList(),
                Suite.of(restricted.values()).tests());
    }

    /** The scores of two of them, and the same as parts of each run's suite. */
    public record Pair(Scatter scores, Scatter normalized) {}

    /** Ranks two programs so many times, each time with so many others, drawn anew. */
    public Pair pair(int first, int second, int others, int rankings, long seed) {
        var random = new SplittableRandom(seed);
        var scores = new ArrayList<Scatter.Point>();
        var normalized = new ArrayList<Scatter.Point>();
        for (int i = 0; i < rankings; i++) {
            Ranking<T> ranking = ranking(drawn(first, second, others, random));
            scores.add(new Scatter.Point(ranking.score(0), ranking.score(1)));
            normalized.add(new Scatter.Point(ranking.normalizedScore(0), ranking.normalizedScore(1)));
        }
        String one = programs.get(first);
        String other = programs.get(second);
        return new Pair(new Scatter(one, other, scores, false), new Scatter(one, other, normalized, true));
    }

    private int[] drawn(int first, int second, int others, SplittableRandom random) {
        var rest = new ArrayList<>(IntStream.range(0, programs.size())
                .filter(i -> i != first && i != second)
                .boxed()
                .toList());
        var result = new int[2 + Math.min(others, rest.size())];
        result[0] = first;
        result[1] = second;
        for (int i = 2; i < result.length; i++) {
            result[i] = rest.remove(/* index */ random.nextInt(rest.size()));
        }
        return result;
    }
}
