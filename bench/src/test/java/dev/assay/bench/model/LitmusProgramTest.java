package dev.assay.bench.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.model.Verdict;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Causality over several locations, T56: the ladder of the benchmark, as far as a test may take. */
class LitmusProgramTest {
    private static final Path MEMORY = Path.of("..", "examples", "memory");

    @ParameterizedTest // T56
    @CsvSource({"2, Relaxed, GENUINE", "2, Seq_Cst, NONE", "3, Relaxed, GENUINE", "3, Seq_Cst, NONE"})
    void theLastReadMayMissTheFirstWriteOnlyIfAllIsRelaxed(int locations, String order, Verdict verdict) {
        LitmusProgram program = LitmusProgram.causality(locations, order, order);
        assertEquals(3 * locations + 1, program.size());
        assertEquals(verdict, LitmusLadder.verdict(MEMORY, program, "True"));
    }
}
