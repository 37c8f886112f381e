package dev.assay.app.provers;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CensusTest {
    /** A solver such as a module might bring. */
    public static final class PocketSolver implements Embedded {
        @Override
        public String name() {
            return "Pocket";
        }

        @Override
        public Kind kind() {
            return Kind.SAT;
        }

        @Override
        public String version() {
            return "1.2";
        }
    }

    @Test
    void aSolverOnTheClassPathIsBuiltIn(@TempDir Path classes) throws IOException, InterruptedException {
        Path services = Files.createDirectories(classes.resolve("META-INF/services"));
        Files.writeString(services.resolve(Embedded.class.getName()), PocketSolver.class.getName());
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (var loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, before)) {
            thread.setContextClassLoader(loader);
            List<Finding> findings = new Census(Map.of(), Duration.ofSeconds(1)).take(List.of());
            assertTrue(findings.contains(new Finding.BuiltIn("Pocket", Kind.SAT, "1.2")), findings.toString());
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Test
    void whatComesWithAssayIsBuiltIn() throws InterruptedException {
        List<String> names = new Census(Map.of(), Duration.ofSeconds(1))
                .take(List.of()).stream().map(Finding::name).toList();
        assertTrue(names.containsAll(List.of("Z3 (embedded)", "cvc5 (embedded)")), names.toString());
        assertFalse(names.contains("Pocket"));
    }
}
