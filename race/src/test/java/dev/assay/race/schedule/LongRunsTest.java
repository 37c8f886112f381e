package dev.assay.race.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Searches near a run take no more than a few times the run's length, and end with their time. */
class LongRunsTest {
    private static final Object COUNTER = new Object();

    /** Two strands that change one thing in turn. */
    private static Run run(int length, Outcome outcome) {
        var steps = new ArrayList<Step>();
        for (int i = 0; i < length; i++) {
            steps.add(new Step(
                    new Decision.Go(i % 2 == 0 ? "a" : "b", "increment"), Operation.write("increment", COUNTER)));
        }
        return new Run(outcome, steps, List.of(), List.of(), List.of(), "");
    }

    private static final Outcome TIME_IS_OVER = new Outcome.CutShort(Outcome.CutShort.Reason.TIME, 0);

    /** A program whose runs are cut short from the given one on. */
    private static Function<Strategy, Run> program(int length, int last, AtomicInteger runs) {
        return strategy ->
                runs.incrementAndGet() < last ? run(length, new Outcome.Returned("done")) : run(0, TIME_IS_OVER);
    }

    @Test
    void theDecisionsOfALongRunArePutOffInOnePassForEachRun() {
        var runs = new AtomicInteger();
        // If every pair of decisions were looked at, no computer would come to the end of this.
        Optional<Run> failure = Procrastination.of(20)
                .search(
                        run(200_000, new Outcome.Returned("done")),
                        program(200_000, 100, runs),
                        each -> each.outcome().failed(),
                        0);
        assertEquals(Optional.empty(), failure);
        assertEquals(20, runs.get());
    }

    @Test
    void aRunThatTimeHasCutShortIsTheLastOfItsLevel() {
        var runs = new AtomicInteger();
        Method.procrastinating(50, 50)
                .search(program(100, 7, runs), each -> each.outcome().failed(), Schedule.EMPTY, 0);
        // A level that goes on from another hears of it with its own next run.
        assertEquals(8, runs.get());
        runs.set(0);
        Method.repeating(50)
                .search(program(100, 7, runs), each -> each.outcome().failed(), Schedule.EMPTY, 0);
        assertEquals(7, runs.get());
    }

    @Test
    void aFailureIsNotMadeSimplerWhenTimeIsOver() {
        var runs = new AtomicInteger();
        Run failing = run(100, new Outcome.Exited("a", 1));
        assertEquals(failing, new FewerSwitches(program(100, 3, runs), 200).from(failing));
        assertEquals(3, runs.get());
    }
}
