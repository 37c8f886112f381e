package dev.assay.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.sat.Solver.Answer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Native code writes past {@code System.out}, so only another process can tell what a solver prints. */
class QuietTest {
    /** Asks each solver about clauses that contradict each other without any search, which makes CaDiCaL talk. */
    static final class Contradiction {
        public static void main(String[] args) {
            for (String name : Solvers.names()) {
                try (Solver solver = Solvers.named(name).orElseThrow().get()) {
                    solver.newVariable();
                    solver.addClause(1);
                    solver.addClause(-1);
                    if (solver.solve() != Answer.UNSATISFIABLE) {
                        System.out.println(name + " is wrong");
                    }
                }
            }
        }
    }

    @Test
    void solversPrintNothing() throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process = new ProcessBuilder(
                        java,
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Contradiction.class.getName())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals("", printed);
        assertEquals(0, process.waitFor());
    }
}
