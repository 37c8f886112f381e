package dev.assay.prove.relevance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.race.Race;
import dev.assay.race.RaceSettings;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Proofs that are learnt while facts are ranked, under many schedules. */
class LearnerRaceTest {
    private static final RaceSettings SETTINGS =
            RaceSettings.standard().seeded(9).schedules(100).keepingFailuresIn(Optional.empty());

    private static final List<String> NAMES = List.of("a", "b", "c");
    private static final List<Set<String>> FEATURES = List.of(Set.of("f"), Set.of("g"), Set.of("h"));

    private static Learner.Example example(String goal, String needed) {
        return new Learner.Example(goal, Set.of("f", goal), Set.of(needed));
    }

    /** What is ranked after these examples have been learnt. */
    private static List<Integer> ranked(Learner learner) {
        return Arrays.stream(learner.ranked(NAMES, FEATURES, Set.of("f")))
                .boxed()
                .toList();
    }

    private static List<Integer> after(Learner.Example... examples) {
        var learner = new Learner();
        List.of(examples).forEach(learner::learn);
        return ranked(learner);
    }

    @Test
    void aRankingGoesByAllProofsOfAMomentAndNoneIsLost() {
        Race.check(
                () -> {
                    var learner = new Learner();
                    var one = example("x", "b");
                    var two = example("y", "c");
                    var first = new Thread(() -> learner.learn(one));
                    var second = new Thread(() -> learner.learn(two));
                    first.start();
                    second.start();
                    List<Integer> seen = ranked(learner);
                    first.join();
                    second.join();
                    var possible = List.of(after(), after(one), after(two), after(one, two));
                    assertTrue(possible.contains(seen), () -> seen + " is none of " + possible);
                    assertEquals(2, learner.examples().size());
                    assertEquals(after(one, two), ranked(learner));
                },
                SETTINGS);
    }
}
