package dev.assay.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.race.Race;
import dev.assay.race.RaceSettings;
import dev.assay.run.Budget;
import dev.assay.run.Ending;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.Portfolio;
import dev.assay.run.Reporter;
import dev.assay.run.Search;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A portfolio of two searches, under many schedules. */
class PortfolioRaceTest {
    private static final RaceSettings SETTINGS =
            RaceSettings.standard().seeded(3).schedules(150).keepingFailuresIn(Optional.empty());

    private record Answering(String name, int steps) implements Search<String> {
        @Override
        public String run(Meter meter, Reporter reporter) {
            for (int i = 0; i < steps; i++) {
                meter.step();
            }
            return name;
        }

        @Override
        public String summary(String answer) {
            return answer;
        }
    }

    private static Portfolio.Result<String> run(Meter run, int first, int second) {
        return Portfolio.<String>of(_ -> true, List.of(new Answering("a", first), new Answering("b", second)))
                .run(Budget.UNLIMITED.withJobs(2).withSteps(1000), run, _ -> {});
    }

    @Test
    void whoNeedsFewerStepsWinsWhicheverComesFirst() {
        Race.check(
                () -> {
                    try (Meter run = Budget.UNLIMITED.start()) {
                        assertEquals("a", run(run, 3, 5).winner().orElseThrow().name());
                    }
                    try (Meter run = Budget.UNLIMITED.start()) {
                        assertEquals("b", run(run, 5, 3).winner().orElseThrow().name());
                    }
                },
                SETTINGS);
    }

    @Test
    void aRunThatIsStoppedMeanwhileEnds() {
        Race.check(
                () -> {
                    try (Meter run = Budget.UNLIMITED.start()) {
                        var stopping = new Thread(run::cancel);
                        stopping.start();
                        var result = run(run, 3, 5);
                        stopping.join();
                        assertEquals(2, result.runs().size());
                        assertTrue(result.runs().stream()
                                .allMatch(r -> r.answer().isPresent()
                                        || r.ending() instanceof Ending.Unanswered<String>(var reason, var _)
                                                && reason == Limit.CANCELLED));
                    }
                },
                SETTINGS);
    }
}
