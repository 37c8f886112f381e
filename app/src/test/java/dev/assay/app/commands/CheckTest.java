package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckTest {
    private static final String THEORY = """
            theory Twice imports Main begin

            primrec twice :: "'a list \\<Rightarrow> 'a list" where
              "twice [] = []"
            | "twice (x # xs) = x # x # twice xs"

            lemma length_twice: "length (twice xs) = 2 * length xs"
              quickcheck [size = 3, expect = no_counterexample]
              by (induct xs) auto

            lemma "twice xs = xs @ xs"
              nunchaku [expect = none]
              oops

            end
            """;

    @TempDir
    private Path directory;

    private String file(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text).toString();
    }

    @Test
    void aCommandThatNoEngineAnswersIsNotRunAndNeverPassed() throws IOException {
        String file = file("Twice.thy", THEORY);
        var run = Run.of("check", "--stats", file);
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertEquals("", run.err());
        assertTrue(run.out().contains(file + ":8: quickcheck: no_counterexample, as expected\n"), run.out());
        assertTrue(run.out().contains(file + ":12: nunchaku: not run, expected none\n"), run.out());
        assertTrue(run.out().contains("2 commands: 1 as expected, 0 not, 1 not run\n"), run.out());
        assertTrue(run.out().contains("2 statements: 2 read, 0 unread"), run.out());
    }

    @Test
    void jsonHoldsOneObjectForEachCommandAndTheStatisticsLast() throws IOException {
        var lines = Run.of("check", "--json", "--stats", file("Twice.thy", THEORY))
                .out()
                .lines()
                .toList();
        assertEquals(3, lines.size());
        assertTrue(lines.get(0).contains("\"line\":8,\"command\":\"quickcheck\""), lines.get(0));
        assertTrue(lines.get(0).contains("\"outcome\":\"no_counterexample\",\"ok\":true"), lines.get(0));
        assertTrue(lines.get(1).contains("\"outcome\":\"not run\",\"ok\":false"), lines.get(1));
        assertTrue(lines.get(2).startsWith("{\"statements\":2,\"read\":2,\"unread\":0"), lines.get(2));
    }

    @Test
    void aFactThatIsNotThereIsToldUnasked() throws IOException {
        String text = "theory Facts imports Main begin\nlemmas a = no_such_fact\nlemmas b = refl\nend\n";
        for (String command : new String[] {"check", "try"}) {
            var run = Run.of(command, file("Facts.thy", text));
            assertTrue(run.err().contains("Facts.thy:2:12: there is no fact named no_such_fact."), run.err());
            assertEquals(1, run.err().lines().count(), run.err());
        }
    }

    @Test
    void anErrorInTheMiddleIsOneSentenceAndTheRestStillCounts() throws IOException {
        String file = file("Twice.thy", THEORY.replace("x # x # twice xs\"", "x # True # twice xs\""));
        var run = Run.of("check", "--stats", file("Broken.thy", THEORY.replace("= 2 *", "= 2 * *")));
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().contains("Broken.thy:7:"), run.err());
        assertTrue(run.out().contains("nunchaku: not run"), run.out());
        assertTrue(Run.of("check", file).err().contains("Twice.thy:5:"), "the type error is in line 5");
    }

    @Test
    void aMissingFileIsSaid() {
        var run = Run.of("check", "nowhere.thy");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertEquals("there is no file nowhere.thy\n", run.err());
    }
}
