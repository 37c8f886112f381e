package dev.assay.lift;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every method of the examples does what the function does that it was lifted to. */
class ExamplesTest {
    private static final Path EXAMPLES = Path.of("..", "examples", "java");

    /** The system property {@code assay.inputs} asks for more. */
    private static final int INPUTS = Integer.getInteger("assay.inputs", 1000);

    @TestFactory
    List<DynamicTest> liftedFunctionsAgreeWithJava() throws IOException {
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            return files.filter(f -> f.toString().endsWith(".java"))
                    .sorted()
                    .map(f -> DynamicTest.dynamicTest(f.getFileName().toString(), () -> check(f)))
                    .toList();
        }
    }

    private static void check(Path file) throws IOException {
        Lifted lifted = Lifting.lift(JavaCode.read(file, List.of()));
        assertFalse(lifted.properties().isEmpty());
        assertEquals(List.of(), lifted.notes());
        var agreement = new Agreement(lifted);
        for (Lifted.Function function : lifted.functions()) {
            assertEquals(Optional.empty(), agreement.check(function, INPUTS, 0));
        }
    }
}
