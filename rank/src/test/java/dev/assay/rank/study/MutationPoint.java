package dev.assay.rank.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;

/**
 * A place in a program that can be faulty, in one of several ways.
 *
 * @param excludes faults at other places that make no sense together with one here
 */
public record MutationPoint(String name, List<String> alternatives, Set<String> excludes) {
    /** How much more likely a place is left as it is than made faulty, so that most mutants still do something. */
    public static final int SELDOM = 5;

    public MutationPoint {
        alternatives = List.copyOf(alternatives);
        excludes = Set.copyOf(excludes);
    }

    public MutationPoint(String name, String... alternatives) {
        this(name, List.of(alternatives), Set.of());
    }

    /** The faults of one mutant drawn at random. */
    public static Set<String> draw(List<MutationPoint> points, SplittableRandom random) {
        Set<String> faults = new TreeSet<>();
        for (MutationPoint point : points) {
            boolean excluded = point.excludes.stream().anyMatch(faults::contains);
            if (!excluded && random.nextInt(SELDOM + 1) == 0) {
                faults.add(point.alternatives.get(random.nextInt(point.alternatives.size())));
            }
        }
        return faults;
    }

    /** All mutants that there are. */
    public static List<Set<String>> all(List<MutationPoint> points) {
        List<Set<String>> mutants = List.of(Set.of());
        for (MutationPoint point : points) {
            var more = new ArrayList<>(mutants);
            for (Set<String> mutant : mutants) {
                if (point.excludes.stream().noneMatch(mutant::contains)) {
                    for (String alternative : point.alternatives) {
                        Set<String> faulty = new TreeSet<>(mutant);
                        faulty.add(alternative);
                        more.add(faulty);
                    }
                }
            }
            mutants = more;
        }
        return mutants;
    }
}
