package dev.assay.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class OwnTimeTest {
    private long processor;
    private long clock;
    private boolean isWaiting;

    private final OwnTime time = new OwnTime(() -> processor, () -> clock, () -> isWaiting);

    @Test
    void whatOthersHaveOfTheProcessorDoesNotCount() {
        processor = 30;
        clock = 1_000;
        assertEquals(Duration.ofNanos(30), time.look());
        clock = 5_000;
        assertEquals(Duration.ofNanos(30), time.look());
    }

    @Test
    void whoWaitsForWhatNeverComesGrowsOldAllTheSame() {
        processor = 30;
        clock = 1_000;
        time.look();
        isWaiting = true;
        clock = 5_000;
        assertEquals(Duration.ofNanos(4_030), time.look());
    }
}
