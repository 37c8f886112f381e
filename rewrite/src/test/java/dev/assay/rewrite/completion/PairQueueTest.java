package dev.assay.rewrite.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PairQueueTest {
    private record Pair(int score, int age) {}

    @Test
    void theBestOrTheOldestIsTakenWhicheverIsAskedFor() {
        var random = new Random(1);
        var queue = new PairQueue();
        var expected = new ArrayList<Pair>();
        for (int age = 0; age < 20_000; age++) {
            int score = random.nextInt(500);
            queue.add(score, age, 2 * age, score);
            expected.add(new Pair(score, age));
            for (int i = random.nextInt(3); i > 1 && !expected.isEmpty(); i--) {
                boolean isOldest = random.nextBoolean();
                Pair pair = isOldest
                        ? expected.getFirst()
                        : expected.stream()
                                .min(Comparator.comparingInt(Pair::score).thenComparingInt(Pair::age))
                                .orElseThrow();
                expected.remove(pair);
                if (isOldest) {
                    queue.takeOldest();
                } else {
                    queue.takeBest();
                }
                assertEquals(pair, new Pair(queue.place(), queue.outer()));
                assertEquals(2 * pair.age, queue.inner());
            }
            if (expected.size() > 60) {
                while (!expected.isEmpty()) {
                    expected.removeFirst();
                    queue.takeOldest();
                }
            }
        }
        for (int i = expected.size(); i > 0; i--) {
            queue.takeBest();
        }
        assertTrue(queue.isEmpty());
    }
}
