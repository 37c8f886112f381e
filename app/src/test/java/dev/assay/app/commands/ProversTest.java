package dev.assay.app.commands;

import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import dev.assay.app.provers.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProversTest {
    @TempDir
    private Path bin;

    /** Those that are looked for on the path; a library may be on this machine whatever the path is. */
    private static final Set<String> TOOLS = Tool.ALL.stream().map(Tool::name).collect(toSet());

    private void script(String name, String body) throws IOException {
        Path file = Files.writeString(bin.resolve(name), "#!/bin/sh\n" + body + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** The command with nothing but our scripts on its path. */
    private Run provers(String... options) {
        var args = new String[options.length + 1];
        args[0] = "provers";
        System.arraycopy(options, 0, args, 1, options.length);
        Run run = Run.in(Map.of("PATH", bin.toString()), args);
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertEquals("", run.err());
        return run;
    }

    private static Map<String, JsonObject> byName(Run run) {
        return run.out()
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .collect(toMap(row -> row.get("name").getAsString(), Function.identity()));
    }

    @Test
    void everyKnownToolIsOneJsonObject() {
        Map<String, JsonObject> rows = byName(provers("--json"));
        rows.keySet().retainAll(TOOLS);
        assertEquals(TOOLS, rows.keySet());
        for (JsonObject row : rows.values()) {
            assertEquals(Set.of("name", "kind", "status", "version", "path", "install", "detail"), row.keySet());
            assertEquals("missing", row.get("status").getAsString());
            assertTrue(row.get("version").isJsonNull());
            assertTrue(row.get("path").isJsonNull());
            assertTrue(row.get("install").getAsString().startsWith("http") || isMac(), row.toString());
        }
    }

    private static boolean isMac() {
        return System.getProperty("os.name").startsWith("Mac");
    }

    @Test
    void aToolThatAnswersIsFoundWithTheVersionItPrints() throws IOException {
        script("eprover", "[ \"$1\" = --version ] && echo 'E 3.2.5 Puttabong Moondrop (0123abcd)'");
        script("minisat", "echo 'USAGE: minisat [options] <input-file>' >&2; exit 1");
        Map<String, JsonObject> rows = byName(provers("--json"));

        assertEquals("found", rows.get("E").get("status").getAsString());
        assertEquals("first-order prover", rows.get("E").get("kind").getAsString());
        assertEquals("3.2.5 Puttabong Moondrop", rows.get("E").get("version").getAsString());
        assertEquals(
                bin.resolve("eprover").toString(), rows.get("E").get("path").getAsString());
        assertTrue(rows.get("E").get("install").isJsonNull());

        assertEquals("found", rows.get("MiniSat").get("status").getAsString());
        assertTrue(rows.get("MiniSat").get("version").isJsonNull());
    }

    @Test
    void aToolThatMisbehavesIsReportedAndDoesNotDisturbTheRest() throws IOException {
        script("z3", "echo 'Z3 version 4.99.1 - 64 bit'");
        script("vampire", "head -c 1000000 /dev/zero | tr '\\0' '#'");
        script("cvc5", "kill -SEGV $$");
        script("cadical", "exit 3");
        script("kissat", "sleep 1000");
        script("picosat", "printf '\\033[2J\\007 \\377\\n'");
        Files.createDirectory(bin.resolve("eprover"));
        Files.writeString(bin.resolve("SPASS"), "not a program");
        Files.setPosixFilePermissions(bin.resolve("SPASS"), PosixFilePermissions.fromString("rwxr-xr-x"));
        Map<String, JsonObject> rows = byName(provers("--json", "--timeout", "2"));

        assertEquals("4.99.1", rows.get("Z3").get("version").getAsString());
        assertBroken(".*, printed #{60}…", rows.get("Vampire"));
        assertBroken("died: signal 11 \\(SIGSEGV\\), printed nothing", rows.get("cvc5"));
        assertBroken("exited with code 3, printed nothing", rows.get("CaDiCaL"));
        assertBroken("no answer within 2 s", rows.get("Kissat"));
        assertBroken("exited with code 0, printed .*", rows.get("PicoSAT"));
        assertFalse(rows.get("PicoSAT").get("detail").getAsString().chars().anyMatch(Character::isISOControl));
        assertEquals("missing", rows.get("E").get("status").getAsString());
        assertBroken(".*", rows.get("SPASS"));
    }

    private static void assertBroken(String detail, JsonObject row) {
        assertEquals("broken", row.get("status").getAsString(), row.toString());
        assertTrue(row.get("detail").getAsString().matches(detail), row.toString());
    }

    @Test
    void aToolThatHangsIsKilledWithItsChildren() throws IOException {
        Path pids = bin.resolve("pids");
        script("z3", "sleep 1000 & echo $! > '" + pids + "'; echo $$ >> '" + pids + "'; wait");
        assertBroken(
                "no answer within 1 s",
                byName(provers("--json", "--timeout", "1")).get("Z3"));

        List<Optional<ProcessHandle>> processes = Files.readAllLines(pids).stream()
                .map(pid -> ProcessHandle.of(Long.parseLong(pid)))
                .toList();
        assertEquals(2, processes.size());
        for (Optional<ProcessHandle> process : processes) {
            process.ifPresent(handle -> handle.onExit().join());
        }
    }

    @Test
    void aChildLeftBehindDoesNotHoldUsUp() throws IOException {
        script("z3", "sleep 10 & echo 'Z3 version 4.99.1 - 64 bit'");
        assertEquals(
                "4.99.1",
                byName(provers("--json", "--timeout", "1"))
                        .get("Z3")
                        .get("version")
                        .getAsString());
    }

    @Test
    void theTableSaysInWordsWhatIsThereAndHowToGetTheRest() throws IOException {
        script("z3", "echo 'Z3 version 4.99.1 - 64 bit'");
        script("cvc5", "exit 3");
        script("apt-get", "exit 1");
        // The columns are as wide as what is in them.
        String out = provers().out().replaceAll(" +", " ");

        assertTrue(out.contains("\n Z3 4.99.1 " + bin.resolve("z3") + "\n"), out);
        assertTrue(out.contains("\nSMT solvers\n Z3 (embedded) "), out);
        assertTrue(
                out.contains("found, but does not answer: exited with code 3, printed nothing (" + bin.resolve("cvc5")),
                out);
        assertTrue(out.contains("\n E missing, install with: sudo apt-get install eprover\n"), out);
        assertTrue(out.contains("\n Vampire missing, see https://github.com/vprover/vampire/releases\n"), out);
        long others = out.lines()
                .filter(line -> line.endsWith("comes with Assay") || line.contains("(library)"))
                .count();
        assertTrue(out.endsWith((1 + others) + " of " + (TOOLS.size() + others) + " can be used.\n"), out);
        assertTrue(provers("--verbose").out().contains("(looked for leo3, leo-iii"));
    }

    @Test
    void quietShowsOnlyWhatAnswers() throws IOException {
        script("z3", "echo 'Z3 version 4.99.1 - 64 bit'");
        script("cvc5", "exit 3");
        assertTrue(provers("--quiet").out().replaceAll(" +", " ").contains("\n Z3 4.99.1 " + bin.resolve("z3") + "\n"));
        Map<String, JsonObject> rows = byName(provers("--quiet", "--json"));
        rows.keySet().retainAll(TOOLS);
        assertEquals(Set.of("Z3"), rows.keySet());
    }

    @Test
    void aProverThatProvesEverythingFailsItsTest() throws IOException {
        script("eprover", "[ \"$1\" = --version ] && echo 'E 9.9 Liar' || echo '# SZS status Theorem'");
        script("z3", "[ \"$1\" = --version ] && echo 'Z3 version 4.99.1 - 64 bit' || echo unknown");
        Map<String, JsonObject> rows = byName(provers("--json", "--test"));

        assertEquals("broken", rows.get("E").get("status").getAsString());
        assertEquals("proves what does not follow", rows.get("E").get("detail").getAsString());
        assertEquals("broken", rows.get("Z3").get("status").getAsString());
        JsonObject own = rows.get("embedded");
        assertEquals("embedded", own.get("status").getAsString(), own.toString());
        assertEquals("first-order prover", own.get("kind").getAsString());
        assertTrue(
                own.get("detail").getAsString().matches("proves in .*, tells its axioms, refutes .*"), own.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"E", "SPASS", "Z3", "cvc5", "CVC4", "CaDiCaL", "CryptoMiniSat", "MiniSat", "PicoSAT", "Vampire"})
    void theRealToolAnswersWhereItIsInstalled(String name) {
        JsonObject row = byName(Run.of("provers", "--json", "--timeout", "60")).get(name);
        if (row.get("status").getAsString().equals("missing")) {
            System.out.println("NOT TESTED, because not installed: " + name);
        }
        assumeTrue(!row.get("status").getAsString().equals("missing"), name + " is not installed");
        assertEquals("found", row.get("status").getAsString(), row.toString());
        assertEquals(name.equals("MiniSat"), row.get("version").isJsonNull(), row.toString());
    }
}
