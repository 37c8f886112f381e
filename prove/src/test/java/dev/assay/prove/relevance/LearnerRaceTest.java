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

    /** So that a ranking by neighbours before a proof and by probabilities after it is none of those of a moment. */
    private static final List<String> NAMES = List.of("a", "b", "c", "d");

    private static final List<Set<String>> FEATURES = List.of(Set.of("g"), Set.of(), Set.of(), Set.of("g"));

    private static Learner.Example first() {
        return new Learner.Example("x", Set.of("f"), Set.of("b"));
    }

    private static Learner.Example second() {
        return new Learner.Example("y", Set.of("g"), Set.of("c"));
    }

    /** What is ranked after these examples have been learnt. */
    private static List<Integer> ranked(Learner learner) {
        return Arrays.stream(learner.ranked(NAMES, FEATURES, Set.of("f", "g")))
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
                    var one = first();
                    var two = second();
                    var learning = new Thread(() -> learner.learn(one));
                    var learningToo = new Thread(() -> learner.learn(two));
                    learning.start();
                    learningToo.start();
                    List<Integer> seen = ranked(learner);
                    learning.join();
                    learningToo.join();
                    var possible = List.of(after(), after(one), after(two), after(one, two));
                    assertTrue(possible.contains(seen), () -> seen + " is none of " + possible);
                    assertEquals(2, learner.examples().size());
                    assertEquals(after(one, two), ranked(learner));
                },
                SETTINGS);
    }
}
