package dev.assay.app.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.race.Race;
import dev.assay.race.RaceSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A run of the playground whose process, readers and stop button all come at once, under many schedules. */
class PlayRunRaceTest {
    private static final RaceSettings SETTINGS =
            RaceSettings.standard().seeded(6).schedules(300).keepingFailuresIn(Optional.empty());

    /** All events, as a browser asks for them. */
    private static void read(PlayRun run, List<PlayEvent> heard) {
        try {
            while (heard.isEmpty() || !(heard.getLast() instanceof PlayEvent.Ended)) {
                heard.addAll(run.from(heard.size(), 1000));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void everyReaderHearsTheSameEventsUpToTheFirstEnd() {
        Race.check(
                () -> {
                    var run = new PlayRun("thy", "");
                    var first = new ArrayList<PlayEvent>();
                    var second = new ArrayList<PlayEvent>();
                    var threads = List.of(
                            new Thread(() -> {
                                run.add(new PlayEvent.Ready());
                                run.add(new PlayEvent.Found(1, 1));
                                run.add(new PlayEvent.Ended(""));
                            }),
                            new Thread(run::cancel),
                            new Thread(() -> read(run, first)),
                            new Thread(() -> read(run, second)));
                    threads.forEach(Thread::start);
                    for (Thread thread : threads) {
                        thread.join();
                    }
                    assertEquals(first, second);
                    assertInstanceOf(PlayEvent.Ended.class, first.getLast());
                    assertEquals(
                            1,
                            first.stream()
                                    .filter(PlayEvent.Ended.class::isInstance)
                                    .count());
                },
                SETTINGS);
    }
}
