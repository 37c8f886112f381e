package dev.assay.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.Measurement;
import dev.assay.bench.measure.Row;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MeasurementTest {
    @Test
    void theMedianAndTheQuartilesAreThoseOfTheRounds() {
        Measurement measurement = Measurement.of(4, 1, 3, 2, 100);
        assertEquals(3, measurement.median());
        assertEquals((4 - 2) / 2.0 / 3, measurement.spread(), 1e-9);
    }

    @Test
    void contestantsTakeTurnsAndWarmUpFirst() {
        var order = new ArrayList<String>();
        int rounds = Effort.QUICK.warmUps() + Effort.QUICK.rounds();
        List<Measurement> times =
                Measurement.compare(Effort.QUICK, List.of(() -> order.add("rival"), () -> order.add("ours")));
        assertEquals(2, times.size());
        assertEquals(2 * rounds, order.size());
        for (int i = 0; i < order.size(); i++) {
            assertEquals(i % 2 == 0 ? "rival" : "ours", order.get(i));
        }
    }

    @Test
    void whatTakesTooLongIsMeasuredOnce() {
        var order = new ArrayList<String>();
        Measurement.compareWithin(
                Effort.FULL, Duration.ZERO, List.of(() -> order.add("rival"), () -> order.add("ours")));
        assertEquals(List.of("rival", "ours"), order);
    }

    @Test
    void aRowHasTheRatioOfTheMedians() {
        Row row = Row.of(
                "b",
                "r",
                new Row.Contestant("rival", Measurement.of(2), 1000),
                new Row.Contestant("ours", Measurement.of(1), 1000),
                "ms");
        assertEquals(new Row("b", "r", "rival", 2000, 1000, "ms", 0.5, 0), row);
    }
}
