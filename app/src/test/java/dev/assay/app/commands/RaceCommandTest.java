package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Main;
import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Session;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RaceCommandTest {
    private static final Path EXAMPLE = Path.of("..", "examples", "races", "Account.java");

    @TempDir
    private Path directory;

    private String compiled(Path source) {
        int code = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-g", "-d", directory.toString(), source.toString());
        assertEquals(0, code, source + " does not compile");
        return directory.toString();
    }

    private String compiled(String name, String text) throws IOException {
        return compiled(Files.writeString(directory.resolve(name + ".java"), text));
    }

    @Test
    void theExampleFailsWhereItSays() {
        var run = Run.of("race", "-cp", compiled(EXAMPLE), "--schedules", "300", "Account");
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertTrue(run.out().contains("Account.twoDeposits: fails under schedule"), run.out());
        assertTrue(run.out().contains("depositor writes Account.balance = 10   (Account.java:"), run.out());
        assertTrue(run.out().contains("Account.twoTransfers: fails under schedule"), run.out());
        assertTrue(run.out().contains("back at lock Account"), run.out());
        assertTrue(run.out().contains("Account.twoLockedDeposits: passed 30"), run.out());
    }

    @Test
    void aSourceFileIsNoClass() {
        var run = Run.of("race", "Account.java");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertEquals(
                "Account.java: not a class; name one that is compiled, as in -cp target/test-classes Account#deposit\n",
                run.err());
    }

    @Test
    void aRunThatIsStoppedTellsHowFarItCame() {
        var out = new StringWriter();
        var session = new Session(new PrintWriter(out), new PrintWriter(out), false, Map.of());
        session.run().cancel();
        Main.run(session, "race", "-cp", compiled(EXAMPLE), "Account#twoLockedDeposits");
        assertTrue(out.toString().contains("passed 0 schedules"), out.toString());
    }

    @Test
    void aSearchIsNamedInSmallOrCapitalLetters() {
        String path = compiled(EXAMPLE);
        var small = Run.of(
                "race", "-cp", path, "--search", "partial_order", "--schedules", "20", "Account#twoLockedDeposits");
        assertEquals(ExitCode.OK, small.exitCode(), small.err());
        assertEquals(
                small.out(),
                Run.of(
                                "race",
                                "-cp",
                                path,
                                "--search",
                                "PARTIAL_ORDER",
                                "--schedules",
                                "20",
                                "Account#twoLockedDeposits")
                        .out());
    }

    @Test
    void mainIsRunAndWhatItPrintsOrExitsWithIsNoneOfOurs() throws IOException {
        String path = compiled("Exits", """
                public class Exits {
                    static volatile boolean late;
                    public static void main(String[] arguments) {
                        new Thread(() -> late = true).start();
                        System.out.println("{");
                        System.exit(late ? 3 : 0);
                    }
                }
                """);
        var run = Run.of("race", "-cp", path, "--json", "Exits#main");
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertEquals(1, run.out().lines().count(), run.out());
        assertTrue(run.out().contains("\"outcome\":\"main ended the program with status 3\""), run.out());
        assertTrue(run.out().contains("\"output\":\"{\\n\""), run.out());
    }

    @Test
    void whatIsNotControlledIsNotJudged() throws IOException {
        String path = compiled("Odd", """
                public class Odd {
                    public static void main(String[] arguments) {
                        ProcessHandle.current().onExit();
                    }
                }
                """);
        var run = Run.of("race", "-cp", path, "Odd");
        assertEquals(ExitCode.ERROR, run.exitCode(), run.out());
        assertTrue(run.out().contains("Odd.main: cannot be judged"), run.out());
        assertTrue(run.out().contains("what that does cannot be controlled"), run.out());
    }

    private static final String FLAG = """
            public class Flag {
                int value;
                boolean ready;
                public void handOver() throws Exception {
                    Thread other = new Thread(() -> {
                        value = 5;
                        ready = true;
                    });
                    other.start();
                    if (ready && value != 5) {
                        throw new AssertionError("value " + value);
                    }
                    other.join();
                }
            }
            """;

    @Test
    void aDataRaceIsToldBesideTheResult() throws IOException {
        String path = compiled("Flag", FLAG);
        var run = Run.of("race", "-cp", path, "--schedules", "50", "Flag");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("Flag.handOver: passed 5"), run.out());
        assertTrue(run.out().contains("data race on Flag.ready"), run.out());
        assertTrue(run.out().contains("at Flag.handOver(Flag.java:10)"), run.out());
        var json = Run.of("race", "-cp", path, "--json", "--schedules", "50", "Flag");
        assertTrue(json.out().contains("\"verdict\":\"corroborated\""), json.out());
        assertTrue(json.out().contains("\"dataRaces\":[\"data race on Flag."), json.out());
    }

    @Test
    void aDataRaceIsAFailureIfAskedFor() throws IOException {
        var run = Run.of("race", "-cp", compiled("Flag", FLAG), "--data-races", "Flag");
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertTrue(run.out().contains("Flag.handOver: fails under schedule"), run.out());
        assertTrue(run.out().contains("data race on Flag."), run.out());
    }

    @Test
    void memoryMayBeAsJavaHasIt() throws IOException {
        var run = Run.of("race", "-cp", compiled("Flag", FLAG), "--memory", "java", "Flag");
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertTrue(run.out().contains("java.lang.AssertionError: value 0"), run.out());
    }

    @Test
    void limitsThatMakeNoSenseAreRefused() {
        String path = compiled(EXAMPLE);
        var run = Run.of("race", "-cp", path, "--steps", "0", "Account#twoDeposits");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("--steps takes a positive number, not '0'"), run.err());
        var none = Run.of("race", "-cp", path, "--delays", "0", "Account#twoDeposits");
        assertEquals(ExitCode.ERROR, none.exitCode());
        assertTrue(none.err().contains("delays must be at least one number, and positive, not [0]"), none.err());
    }
}
