package dev.assay.race.instrument;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.race.Race;
import dev.assay.race.RaceResult;
import dev.assay.race.RaceSettings;
import dev.assay.race.programs.Bugs;
import dev.assay.race.programs.LibraryPrograms;
import dev.assay.race.programs.Programs;
import dev.assay.race.scheduler.Limits;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ControlTest {
    private static RaceSettings settings() {
        return RaceSettings.standard().seeded(1).schedules(300).keepingFailuresIn(Optional.empty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monitors",
                "waitAndNotify",
                "locks",
                "conditions",
                "readWriteLocks",
                "synchronizers",
                "queues",
                "atomicsAndMaps",
                "executors",
                "scheduled",
                "virtualThreads",
                "longWaits",
                "futures",
                "forkJoin",
                "exchange",
                "interrupts",
                "parallelStreams"
            })
    void rightProgramsPassUnderEverySchedule(String program) {
        RaceResult result = Race.test(Programs.class, program, settings());
        assertEquals(Optional.empty(), result.failure(), result::toString);
        assertTrue(result.decisions() > result.schedules(), result::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"waitAndNotify", "conditions", "synchronizers", "queues", "executors", "futures"})
    void rightProgramsPassWhenThreadsWakeForNoReason(String program) {
        RaceResult result = Race.test(Programs.class, program, settings().limits(Limits.STANDARD.wakingSpuriously()));
        assertEquals(Optional.empty(), result.failure(), result::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"collectionsThatLockThemselves", "callbacksUnderALock", "viewsLockTheSame", "pipes"})
    void classesOfTheJdkThatLockThemselvesLockUnderControl(String program) {
        RaceResult result = Race.test(LibraryPrograms.class, program, settings());
        assertEquals(Optional.empty(), result.failure(), result::toString);
    }

    @Test
    void aMethodDeclaredAtomicIsOneStep() {
        RaceSettings settings = settings();
        assertTrue(Race.test(LibraryPrograms.class, "slowCounter", settings)
                .failure()
                .isPresent());
        assertEquals(
                Optional.empty(),
                Race.test(
                                LibraryPrograms.class,
                                "slowCounter",
                                settings.atomic("dev.assay.race.programs.LibraryPrograms#slowly"))
                        .failure());
        assertEquals(
                Optional.empty(),
                Race.test(LibraryPrograms.class, "atomicCounter", settings).failure());
    }

    @Test
    void aMethodOfTheJdkDeclaredAtomicIsAStep() {
        assertEquals(
                Optional.empty(),
                Race.test(LibraryPrograms.class, "files", settings()).failure());
        assertTrue(Race.test(LibraryPrograms.class, "files", settings().atomic("java.nio.file.Files"))
                .failure()
                .isPresent());
    }

    @Test
    void aThreadThatIsNotControlledIsNamed() {
        String text = Race.test(Bugs.class, "intruder", settings().schedules(1)).toString();
        assertTrue(text.contains("the thread Cleaner-"), text);
        assertTrue(text.contains("runs code of the program, but is not controlled"), text);
        assertTrue(text.contains("at dev.assay.race.programs.Bugs."), text);
    }

    @Test
    void aCallThatDealsInAnUncontrolledClassIsNamed() {
        String text =
                Race.test(Bugs.class, "futureOfTheJdk", settings().schedules(1)).toString();
        assertTrue(
                text.contains(
                        "dev.assay.race.programs.Bugs calls java.lang.Process.onExit, which deals in the JDK's own"
                                + " CompletableFuture: what that does cannot be controlled"),
                text);
    }

    @Test
    void aClassThatCannotBeInstrumentedIsNamed() {
        var tooNew = new ClassLoader(ControlTest.class.getClassLoader()) {
            @Override
            public InputStream getResourceAsStream(String name) {
                try (InputStream file = super.getResourceAsStream(name)) {
                    byte[] bytes = file.readAllBytes();
                    bytes[7] = 99;
                    return new ByteArrayInputStream(bytes);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        };
        var loader = new RaceLoader(tooNew, Instrumentation.of(Granularity.FINE));
        var error = assertThrows(LinkageError.class, () -> loader.loadClass(Bugs.class.getName()));
        assertEquals(
                "the class dev.assay.race.programs.Bugs cannot be instrumented, so it cannot be controlled: "
                        + "Unsupported class file major version 99",
                error.getMessage());
    }
}
