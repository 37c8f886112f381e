package dev.assay.race.registry;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.race.example.ShrinkComparison;
import dev.assay.race.schedule.Method;
import org.junit.jupiter.api.Test;

class ShrinkComparisonTest {
    @Test
    void reusedSchedulesAndDelaysMakeMoreMinimalCasesThanChance() { // AT15
        var comparison = new ShrinkComparison(5);
        ShrinkComparison.Line chance = comparison.measure(Method.repeating(1));
        ShrinkComparison.Line standard = comparison.measure(Method.standardShrinking());
        assertTrue(standard.minimal() > chance.minimal(), standard + " against " + chance);
        assertTrue(standard.length() < chance.length(), standard + " against " + chance);
    }
}
