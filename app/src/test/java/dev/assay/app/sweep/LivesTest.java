package dev.assay.app.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.run.Limit;
import dev.assay.run.process.Ending;
import dev.assay.run.process.WorkerAnswer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LivesTest {
    private static WorkerAnswer died(Ending ending) {
        return new WorkerAnswer.Died("sweep", ending, "");
    }

    /** Whatever a task brings about by itself: an exit, a crash of the machine code, a full heap, an exception, no end. */
    static Stream<WorkerAnswer> ownFaults() {
        return Stream.of(
                died(new Ending.Exited(1)),
                died(new Ending.Signalled(11)),
                died(new Ending.Signalled(6)),
                died(new Ending.OutOfMemory("Java heap space")),
                new WorkerAnswer.Failed("sweep", "no such clause", ""),
                new WorkerAnswer.Stopped("sweep", Limit.OUT_OF_TIME));
    }

    @ParameterizedTest
    @MethodSource("ownFaults")
    void aTaskThatTwoWorkersDieOverByThemselvesIsGivenUp(WorkerAnswer fault) {
        assertFalse(Lives.ALL.after(fault).isOver());
        assertTrue(Lives.ALL.after(fault).after(fault).isOver());
    }

    @Test
    void workersThatOthersKillAreReplacedTenTimes() {
        WorkerAnswer killed = died(new Ending.Signalled(9));
        Lives left = Lives.ALL;
        int asked = 0;
        while (!left.isOver()) {
            left = left.after(killed);
            asked++;
        }
        assertEquals(10, asked);
    }

    @Test
    void aKillDoesNotMakeADeathCountMore() {
        WorkerAnswer killed = died(new Ending.Signalled(9));
        WorkerAnswer crashed = died(new Ending.Signalled(11));
        assertFalse(Lives.ALL.after(killed).after(crashed).after(killed).isOver());
        assertTrue(Lives.ALL.after(killed).after(crashed).after(crashed).isOver());
    }
}
