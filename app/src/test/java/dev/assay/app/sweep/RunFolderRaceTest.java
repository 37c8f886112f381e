package dev.assay.app.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.race.Race;
import dev.assay.race.RaceSettings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Workers that hand in rows of one sweep at the same time, under many schedules. */
class RunFolderRaceTest {
    private static final RaceSettings SETTINGS =
            RaceSettings.standard().seeded(7).schedules(100).keepingFailuresIn(Optional.empty());
    private static final Plan PLAN = new Plan(Plan.Kind.TEST, Optional.empty(), 1, 1, 0, List.of(), "", "", "test");

    private static Row row(String file, int index) {
        return new Row(file, index, 1, "c", "unknown", null, List.of(), 0, "", "", null, List.of(), false);
    }

    private static void handIn(RunFolder run, String file) {
        try {
            run.add(row(file, 0));
            run.add(row(file, 1));
            run.finish(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void noRowIsLostAndNoneIsThereTwice() {
        Race.check(
                () -> {
                    Path folder = Files.createTempDirectory("run");
                    try (var run = RunFolder.open(folder, PLAN)) {
                        var first = new Thread(() -> handIn(run, "A.thy"));
                        var second = new Thread(() -> handIn(run, "B.thy"));
                        first.start();
                        second.start();
                        first.join();
                        second.join();
                        assertEquals(Map.of("unknown", 4), run.verdicts());
                    }
                    assertEquals(
                            List.of("A.thy 0", "A.thy 1", "B.thy 0", "B.thy 1"),
                            RunFolder.read(folder).rows().stream()
                                    .map(r -> r.file() + " " + r.index())
                                    .sorted()
                                    .toList());
                    try (var again = RunFolder.open(folder, PLAN)) {
                        assertEquals(Optional.empty(), again.rest("A.thy"));
                        assertEquals(Map.of("unknown", 4), again.verdicts());
                    }
                    for (String name : List.of("lock", "plan.json", "rows.jsonl", "done.txt")) {
                        Files.delete(folder.resolve(name));
                    }
                    Files.delete(folder);
                },
                SETTINGS);
    }
}
