package dev.assay.junitproof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.property.method.PropertyProver;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

/** What a property with {@code prove = true} is told. */
class SourceProverTest {
    private static final Path SOURCE = Path.of("src", "test", "java", "dev", "assay", "junitproof", "Proofs.java");

    private static PropertyProver.Answer answer(String name) throws InterruptedException {
        Method property = Arrays.stream(Proofs.class.getDeclaredMethods())
                .filter(m -> m.getName().equals(name))
                .findFirst()
                .orElseThrow();
        return ServiceLoader.load(PropertyProver.class)
                .findFirst()
                .orElseThrow()
                .prove(property, SOURCE, Duration.ofSeconds(60));
    }

    @Test
    void pureCodeIsProvedByInduction() throws InterruptedException {
        PropertyProver.Answer answer = answer("mirroringTwiceChangesNothing");
        assertEquals("proved by induction on tree", answer.sentence());
        assertTrue(answer.hasProof());
    }

    @Test
    void whatCannotBeLiftedIsToldWithItsPlace() throws InterruptedException {
        PropertyProver.Answer answer = answer("hashesAreNumbers");
        assertFalse(answer.hasProof());
        assertTrue(
                answer.sentence().contains("Proofs.java:27:16: Integer.toString is not known here"), answer.sentence());
    }
}
