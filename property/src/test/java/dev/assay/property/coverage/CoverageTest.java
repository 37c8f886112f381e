package dev.assay.property.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.property.Gens;
import dev.assay.property.Property;
import dev.assay.property.Result;
import dev.assay.property.coverage.sample.Format;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class CoverageTest {
    private static final int TRIES = 100_000;

    @SuppressWarnings("unchecked")
    private static Predicate<List<Byte>> instrumented() throws ReflectiveOperationException {
        var loader = new CoverageLoader(CoverageTest.class.getClassLoader(), Format.class.getPackageName());
        Class<?> type = loader.loadClass(Format.class.getName());
        return (Predicate<List<Byte>>) type.getDeclaredConstructor().newInstance();
    }

    @Test
    void coverageFindsWhatChanceDoesNot() throws ReflectiveOperationException {
        Result byChance = Property.forAll(Gens.bytes().list())
                .tries(TRIES)
                .seed(1)
                .forgetful()
                .holds(new Format());
        assertInstanceOf(Result.Passed.class, byChance.verdict());

        Predicate<List<Byte>> format = instrumented();
        for (long seed = 1; seed <= 5; seed++) {
            Result guided = Property.forAll(Gens.bytes().list())
                    .guidedBy(new Coverage())
                    .tries(TRIES)
                    .seed(seed)
                    .forgetful()
                    .test(bytes -> assertTrue(format.test(bytes)));
            var falsified = assertInstanceOf(Result.Falsified.class, guided.verdict());
            assertEquals(
                    "[65, 83, 89, 17, 99, 0]",
                    falsified.shrunk().arguments().getFirst().value());
        }
    }

    @Test
    void aNewWayThroughTheCodeIsNewOnce() throws ReflectiveOperationException {
        Predicate<List<Byte>> format = instrumented();
        var coverage = new Coverage();
        coverage.start();
        assertTrue(format.test(List.of()));
        assertTrue(coverage.isNew());
        coverage.start();
        assertTrue(format.test(List.of()));
        assertEquals(false, coverage.isNew());
        coverage.start();
        assertTrue(format.test(List.of((byte) 'A', (byte) 0, (byte) 0, (byte) 0, (byte) 0, (byte) 0)));
        assertTrue(coverage.isNew());
        assertTrue(coverage.size() > 2);
    }
}
