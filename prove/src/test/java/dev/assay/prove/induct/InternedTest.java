package dev.assay.prove.induct;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import org.junit.jupiter.api.Test;

class InternedTest {
    @Test
    void equalArraysHaveTheSameNumberAndOthersHaveOthers() {
        var interned = new Interned();
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < 5000; i++) {
                assertEquals(i, interned.number(new int[] {i / 70, i % 70}));
            }
        }
        assertEquals(5000, interned.count());
        assertArrayEquals(new int[] {1, 30}, interned.key(100));
    }

    /** Else the table becomes a list: the numbers of values are small and dense. */
    @Test
    void pairsOfSmallNumbersHardlyEverCollide() {
        var hashes = new HashSet<Integer>();
        for (int a = 0; a < 300; a++) {
            for (int b = 0; b < 300; b++) {
                hashes.add(Interned.hash(new int[] {a, b}) & 0xFFFFFF);
            }
        }
        assertTrue(hashes.size() > 89_000, () -> hashes.size() + " of 90,000");
    }
}
