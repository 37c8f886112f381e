package dev.assay.prove.sledgehammer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.prove.isar.IsarChecker;
import dev.assay.prove.relevance.Relevance;
import dev.assay.run.Budget;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.TheoryTasks;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HammerEngineTest {
    private static final Task OPEN = new TheoryTasks(IsarChecker.repeatable(Duration.ofSeconds(1)))
            .read(
                    new Source("T.thy", "theory T imports Main begin\nlemma \"p (x::nat)\" oops\nend\n"),
                    Optional.empty())
            .tasks()
            .getFirst();

    private static Outcome run(List<Hunter> hunters, Meter meter) {
        // Without facts there is little to do before a prover gives up.
        Wishes none = Wishes.NONE.withFacts(List.of(), List.of(), true);
        return new HammerEngine(hunters, new Relevance(), none, 1).run(OPEN, meter, Reporter.silent(HammerEngine.NAME));
    }

    private static List<Hunter> own() {
        return Hunter.available("").stream()
                .filter(h -> h instanceof Hunter.Own)
                .toList();
    }

    @Test
    void theWordsAreTheSameWhetherProversGiveUpOrHaveNoTime() {
        String words = "provers: gave up: no proof by metis";
        try (Meter enough = Budget.UNLIMITED.withTime(Duration.ofMinutes(5)).start();
                Meter none = Budget.UNLIMITED.withTime(Duration.ZERO).start()) {
            assertEquals(words, run(own(), enough).summary());
            assertEquals(words, run(own(), none).summary());
        }
    }

    @Test
    void thatItWasStoppedForAnotherReasonIsTold() {
        try (Meter meter = Budget.UNLIMITED.start()) {
            meter.cancel();
            assertEquals(new Outcome.Unknown(HammerEngine.NAME, Limit.CANCELLED, ""), run(own(), meter));
        }
    }

    @Test
    void withoutProversNothingCanBeRun() {
        try (Meter meter = Budget.UNLIMITED.start()) {
            assertEquals(
                    "provers: gave up: no prover can be run",
                    run(List.of(), meter).summary());
        }
    }
}
