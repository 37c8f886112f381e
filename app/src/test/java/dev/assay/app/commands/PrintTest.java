package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrintTest {
    @TempDir
    private Path directory;

    private String file(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text).toString();
    }

    @Test
    void whatIsPrintedReadsTheSameAgain() throws IOException {
        String tip = file("nat.smt2", """
            (declare-datatype Nat ((Z) (S (p Nat))))
            (define-fun-rec plus ((x Nat) (y Nat)) Nat (match x ((Z y) ((S z) (S (plus z y))))))
            (prove (forall ((x Nat)) (= (plus x Z) x)))
            """);
        String tptp = file("group.p", """
            fof(unit, axiom, ![X]: mult(e, X) = X).
            fof(goal, conjecture, mult(e, e) = e).
            """);
        for (String path : new String[] {tip, tptp}) {
            var once = Run.of("print", path);
            assertEquals(ExitCode.OK, once.exitCode(), once.err());
            String again = file("again-" + Path.of(path).getFileName(), once.out());
            assertEquals(once.out(), Run.of("print", again).out());
        }
    }

    @Test
    void withJsonEachFileIsAnObjectAndSoIsWhatIsWrongWithIt() throws IOException {
        String good = file("good.p", "fof(goal, conjecture, p | ~ p).\n");
        String bad = file("bad.p", "fof(goal, conjecture, p.\n");
        var run = Run.of("print", "--json", good, bad);
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertEquals("", run.err());
        JsonObject shown =
                JsonParser.parseString(run.out().lines().toList().get(0)).getAsJsonObject();
        assertEquals(good, shown.get("file").getAsString());
        assertEquals(Run.of("print", good).out(), shown.get("text").getAsString());
        JsonObject wrong =
                JsonParser.parseString(run.out().lines().toList().get(1)).getAsJsonObject();
        assertTrue(wrong.get("complaint").getAsString().contains("bad.p:1:"), run.out());
    }

    @Test
    void aTheoryIsShownWithItsTypesAndReadsTheSameAgain() throws IOException {
        String path = file("T.thy", """
            theory T imports Main begin
            (* a remark *)
            fun twice where "twice f x = f (f x)"
            lemma "twice Suc n = n + 2" nitpick [expect = none] by simp
            end
            """);
        var once = Run.of("print", path);
        assertEquals(ExitCode.OK, once.exitCode(), once.err());
        assertEquals("""
            theory T imports Main begin

            fun twice where "twice (f::'a ⇒ 'a) (x::'a) = f (f x)"

            lemma "twice Suc (n::nat) = n + 2"
              nitpick [expect = none]
              sorry

            end
            """, once.out());
        String again = Files.createDirectory(directory.resolve("again"))
                .resolve("T.thy")
                .toString();
        Files.writeString(Path.of(again), once.out());
        assertEquals(once.out(), Run.of("print", again).out());
    }

    @Test
    void whatIsNotUnderstoodInATheoryIsSaidAndTheRestShown() throws IOException {
        String path =
                file("T.thy", "theory T imports Main begin\nlemma \"Suc True\" oops\nlemma \"x = x\" by simp\nend\n");
        var run = Run.of("print", path);
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("T.thy:2:8"), run.err());
        assertTrue(run.out().contains("lemma \"(x::'a) = x\""), run.out());
    }

    @Test
    void anErrorIsOneSentenceWithItsPlaceAndTheOtherFilesAreStillShown() throws IOException {
        String bad = file("bad.p", "fof(a, axiom, p(X).\n");
        String good = file("good.p", "fof(a, axiom, p).\n");
        var run = Run.of("print", bad, good);
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().contains("bad.p:1:"), run.err());
        assertTrue(run.out().contains("fof(a, axiom"), run.out());
    }

    @Test
    void aMissingFileAndAnUnknownKindAreSaid() {
        assertEquals(
                "there is no file nowhere.p\n", Run.of("print", "nowhere.p").err());
        assertTrue(Run.of("print", directory.toString()).err().contains(": not a theory (.thy), "));
    }
}
