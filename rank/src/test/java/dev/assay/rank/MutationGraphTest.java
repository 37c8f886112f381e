package dev.assay.rank;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.rank.study.MutationGraph;
import dev.assay.rank.study.MutationGraph.Difference;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The anonymizer's mutants by their faults (figures 3.11 and 3.12) against what was inferred. */
class MutationGraphTest {
    private static final MutationGraph GRAPH = new MutationGraph(IntStream.rangeClosed(0, 16)
            .mapToObj(i -> i == 0
                    ? Optional.<Set<String>>empty()
                    : Optional.<Set<String>>of(Anonymizer.numbered(i - 1).mutations().stream()
                            .map(Enum::name)
                            .collect(Collectors.toCollection(TreeSet::new))))
            .toList());

    private static final Ranking<String> RANKING = new Ranking<>(
            AnonymizerStudyTest.NAMES, AnonymizerStudyTest.inferred(1).suite().tests());

    @Test
    void fourFaultsAreACube() {
        // Each of 16 sets has an arrow for each fault that it lacks.
        assertEquals(32, GRAPH.arrows().size());
    }

    @Test
    void whereTake1HidesTheUnderscoreNodesAreMerged() {
        List<List<Integer>> groups = List.of(
                List.of(1),
                List.of(2, 10),
                List.of(3),
                List.of(4, 12),
                List.of(5),
                List.of(6, 14),
                List.of(7),
                List.of(8, 16),
                List.of(9),
                List.of(11),
                List.of(13),
                List.of(15));
        assertEquals(20, GRAPH.arrows(groups).size());
    }

    @Test
    void take1SubsumesTheUnderscore() {
        var subsumed = GRAPH.differences(RANKING).stream()
                .filter(Difference.Subsumed.class::isInstance)
                .map(Difference.Subsumed.class::cast)
                .toList();
        assertEquals(
                Set.of(List.of(2, 10), List.of(4, 12), List.of(6, 14), List.of(8, 16)),
                subsumed.stream()
                        .map(each -> List.of(each.fewer(), each.more()))
                        .collect(Collectors.toSet()));
        assertTrue(subsumed.stream().allMatch(each -> each.hidden().equals(Set.of("UNDERSCORE"))));
    }

    @Test
    void theDotInterferesWithTheAt() {
        var interfering = GRAPH.differences(RANKING).stream()
                .filter(Difference.Interfering.class::isInstance)
                .map(Difference.Interfering.class::cast)
                .map(each -> List.of(each.fewer(), each.more()))
                .toList();
        assertTrue(interfering.contains(List.of(5, 7)), interfering.toString());
        assertTrue(interfering.contains(List.of(13, 15)), interfering.toString());
        assertFalse(interfering.contains(List.of(1, 2)));
    }

    @Test
    void togetherWithTheAtTake1SubsumesTheDot() {
        var dominated = GRAPH.differences(RANKING).stream()
                .filter(Difference.Dominated.class::isInstance)
                .toList();
        assertTrue(dominated.contains(new Difference.Dominated(7, 6)), dominated.toString());
        assertTrue(dominated.contains(new Difference.Dominated(15, 14)), dominated.toString());
    }

    @Test
    void aTestThatFindsAFaultOnlyWithoutAnotherIsFlagged() {
        var warnings = GRAPH.warnings(RANKING);
        assertTrue(
                warnings.stream()
                        .anyMatch(each -> each.detects().equals(Set.of("AT"))
                                && each.unless().equals(Set.of("DOT"))),
                warnings.toString());
    }
}
