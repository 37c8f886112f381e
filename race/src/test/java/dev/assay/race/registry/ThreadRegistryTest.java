package dev.assay.race.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.race.example.Registry;
import dev.assay.race.example.ThreadRegistry;
import dev.assay.race.example.ThreadRegistryMachine;
import dev.assay.race.instrument.Granularity;
import dev.assay.race.parallel.ParallelFailure;
import dev.assay.race.parallel.ParallelTest;
import dev.assay.race.schedule.Schedule;
import dev.assay.race.scheduler.Limits;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The registry as Java programmers write it: its classes are instrumented. */
class ThreadRegistryTest {
    private static ParallelTest<ThreadRegistryMachine.Model, ThreadRegistry> test(Registry.Version version) {
        return ParallelTest.of(ThreadRegistryMachine.class, Granularity.COARSE, version.name())
                .seeded(3)
                .prefix(4);
    }

    /** Preemption between the insertion and the request does what overtaking does among processes. */
    @Test
    void twoClientsFindTheFirstRace() {
        ParallelFailure<?, ?> failure =
                test(Registry.Version.ORIGINAL).tests(500).find().orElseThrow();
        assertEquals("no order of the branches' commands explains their answers", failure.reason());
        assertTrue(failure.program().size() <= 4, failure.toString());
    }

    @Test
    void twoClientsFindTheSecondRace() {
        ParallelFailure<?, ?> failure =
                test(Registry.Version.BOTH_ENTRIES).tests(500).find().orElseThrow();
        assertTrue(failure.program().size() <= 5, failure.toString());
    }

    /** What time is left after a failure was found bounds how far it is shrunk, too. */
    @Test
    void withoutTimeAFailureIsNotShrunk() {
        var test = test(Registry.Version.ORIGINAL).tests(500);
        var large = test.findLarge().orElseThrow();
        var late = test.within(Limits.STANDARD.until(System.nanoTime() - 1)).shrink(large);
        assertEquals(large.program().toString(), late.program().toString());
    }

    @Test
    void aFailureReplaysFromItsStoredSchedule() {
        var test = test(Registry.Version.ORIGINAL).tests(500);
        var failure = test.find().orElseThrow();
        Schedule stored = Schedule.parse(failure.schedule().text());
        for (int i = 0; i < 100; i++) {
            assertEquals(
                    Optional.of(failure.toString().replaceAll("@[0-9a-f]+", "")),
                    test.replay(failure.program(), stored)
                            .map(each -> each.toString().replaceAll("@[0-9a-f]+", "")));
        }
    }

    @Test
    void aFailureIsTriedFirstNextTime(@TempDir Path directory) {
        var test = test(Registry.Version.ORIGINAL).tests(500).keepingFailuresIn(Optional.of(directory), "registry");
        var failure = test.findLarge().orElseThrow();
        var unlikely = test.tests(0);
        assertEquals(failure.origin(), unlikely.findLarge().orElseThrow().origin());
        String text = failure.origin().orElseThrow();
        assertEquals(
                failure.program().toString(),
                test(Registry.Version.ORIGINAL)
                        .replaying(text)
                        .findLarge()
                        .orElseThrow()
                        .program()
                        .toString());
        assertEquals(
                Optional.empty(),
                test(Registry.Version.LIVE_ONLY).replaying(text).findLarge());
    }
}
