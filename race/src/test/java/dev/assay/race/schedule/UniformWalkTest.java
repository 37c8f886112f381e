package dev.assay.race.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UniformWalkTest {
    private static Action action(String strand, int number) {
        return new Action(new Decision.Go(strand, "step"), number, Operation.local("step"));
    }

    /** The order in which two strands take their steps. */
    private static String order(long seed, int a, int b) {
        var walk = new UniformWalk(seed, Map.of("a", a, "b", b));
        var enabled = new Enabled();
        var order = new StringBuilder();
        int leftOfA = a;
        int leftOfB = b;
        while (leftOfA + leftOfB > 0) {
            enabled.clear();
            if (leftOfA > 0) {
                enabled.add(action("a", 0));
            }
            if (leftOfB > 0) {
                enabled.add(action("b", 1));
            }
            String chosen = enabled.get(walk.choose(enabled)).decision().strand();
            order.append(chosen);
            if (chosen.equals("a")) {
                leftOfA--;
            } else {
                leftOfB--;
            }
        }
        return order.toString();
    }

    @Test
    void allOrdersAreAlike() {
        var counts = new HashMap<String, Integer>();
        final int each = 500;
        for (long seed = 0; seed < 5 * each; seed++) {
            counts.merge(order(seed, 4, 1), 1, Integer::sum);
        }
        assertEquals(5, counts.size(), counts::toString);
        counts.forEach((order, count) -> assertTrue(Math.abs(count - each) < each / 5, counts::toString));
    }
}
