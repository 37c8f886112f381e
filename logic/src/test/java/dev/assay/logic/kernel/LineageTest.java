package dev.assay.logic.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LineageTest {
    @Test
    void oneDescendsFromAnotherExactlyIfAWalkToTheRootMeetsIt() {
        var random = new Random(1);
        List<Lineage> all = new ArrayList<>(List.of(Lineage.root()));
        List<Integer> parents = new ArrayList<>(List.of(-1));
        for (int i = 1; i < 400; i++) {
            // Mostly deep, with forks near the end.
            int parent = Math.max(0, i - 1 - random.nextInt(random.nextInt(4) == 0 ? 40 : 3));
            parents.add(parent);
            all.add(all.get(parent).child());
        }
        for (int i = 0; i < all.size(); i++) {
            var ancestors = new ArrayList<Integer>();
            for (int at = i; at >= 0; at = parents.get(at)) {
                ancestors.add(at);
            }
            for (int j = 0; j < all.size(); j++) {
                assertEquals(ancestors.contains(j), all.get(i).descendsFrom(all.get(j)), i + " from " + j);
            }
        }
    }
}
