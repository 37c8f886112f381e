package dev.assay.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.property.Result;
import dev.assay.run.DeepStack;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No reader answers a mutated input with anything but a complaint of its own. */
class FuzzedReadersTest {
    /** Fewer where a reading takes long. */
    private static final Map<String, Integer> COUNTS = Map.of(
            ".thy",
            25,
            ".java",
            25,
            ".smt2",
            150,
            ".p",
            300,
            "rank.properties",
            300,
            "lsp",
            200,
            "http",
            100,
            "ROOT",
            300);

    @TempDir
    private Path work;

    @Test
    void mutatedInputsAreAnsweredWithSentences() throws IOException {
        List<FuzzedReader> readers = Fuzz.readers(Path.of("..", "examples"), work);
        for (FuzzedReader reader : readers) {
            try (reader) {
                Result result = DeepStack.call(() -> Fuzz.run(reader, COUNTS.get(reader.name()), 7));
                assertInstanceOf(Result.Passed.class, result.verdict(), result::toString);
            }
        }
    }
}
