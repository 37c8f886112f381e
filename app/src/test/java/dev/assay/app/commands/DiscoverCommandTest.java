package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Main;
import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Session;
import dev.assay.app.cli.Terminal;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiscoverCommandTest {
    private static final String LISTS = """
        theory Lists imports Main begin

        fun app :: "'a list \\<Rightarrow> 'a list \\<Rightarrow> 'a list" where
          "app [] ys = ys"
        | "app (x # xs) ys = x # app xs ys"

        fun reverse :: "'a list \\<Rightarrow> 'a list" where
          "reverse [] = []"
        | "reverse (x # xs) = app (reverse xs) [x]"

        end
        """;

    private static final String SORTING = """
        theory Sorting imports Main begin

        fun ins :: "nat \\<Rightarrow> nat list \\<Rightarrow> nat list" where
          "ins x [] = [x]"
        | "ins x (y # ys) = (if x \\<le> y then x # y # ys else y # ins x ys)"

        fun isort :: "nat list \\<Rightarrow> nat list" where
          "isort [] = []"
        | "isort (x # xs) = ins x (isort xs)"

        fun ordered :: "nat list \\<Rightarrow> bool" where
          "ordered [] = True"
        | "ordered [x] = True"
        | "ordered (x # y # zs) = (x \\<le> y \\<and> ordered (y # zs))"

        end
        """;

    private static final String HALVES = """
        theory Halves imports Main begin
        fun half :: "nat \\<Rightarrow> nat" where
          "half 0 = 0" | "half (Suc 0) = 0" | "half (Suc (Suc n)) = Suc (half n)"
        end
        """;

    private static final String QUEUES = """
        theory Queues imports Main begin
        datatype 'a queue = Queue "'a list" "'a list"
        fun elements :: "'a queue \\<Rightarrow> 'a list" where "elements (Queue front rear) = front @ rev rear"
        end
        """;

    private static final String PEANO = """
        (declare-datatype Nat ((Z) (S (pred Nat))))
        (define-fun-rec plus ((x Nat) (y Nat)) Nat
          (match x ((Z y) ((S z) (S (plus z y))))))
        (prove (forall ((x Nat)) (= (plus x Z) x)))
        """;

    @TempDir
    private Path directory;

    private String file(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text).toString();
    }

    @Test
    void lawsOfATheoryAreGroupedByFunctionAndNumbered() throws IOException {
        var run = Run.of("discover", file("Lists.thy", LISTS), "--tests", "500");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertEquals("""
            app
               1. app xs [] = xs
               2. app [] xs = xs
               3. app (x # xs) ys = x # app xs ys
               4. app (app xs ys) zs = app xs (app ys zs)
            reverse
               5. reverse [] = []
               6. reverse (reverse xs) = xs
               7. reverse [x] = [x]
               8. app (reverse xs) (reverse ys) = reverse (app ys xs)
            """, run.out().substring(0, run.out().indexOf("8 laws")));
    }

    @Test
    void aMissingLawIsExplainedByAProofOrACounterexample() throws IOException {
        String file = file("Lists.thy", LISTS);
        String proved = Run.of("discover", file, "--why", "reverse (x # xs) = app (reverse xs) [x]")
                .out();
        assertTrue(proved.contains("reverse (x # xs) = app (reverse xs) [x] follows:\n"), proved);
        assertTrue(proved.contains("   by 8. app (reverse xs) (reverse ys) = reverse (app ys xs)\n"), proved);
        String refuted = Run.of("discover", file, "--size", "3", "--why", "app xs ys = app ys xs")
                .out();
        assertTrue(refuted.contains("app xs ys = app ys xs is false:\n  xs = ["), refuted);
    }

    @Test
    void whatIsTrueOfSmallNumbersOnlyIsNotTold() throws IOException {
        var run = Run.of("discover", file("Halves.thy", HALVES), "--size", "5", "--tests", "1000");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("half (Suc (Suc m)) = Suc (half m)"), run.out());
        assertFalse(run.out().contains("half (half (half m)) = 0"), run.out());
        assertFalse(run.out().contains("half (Suc (half (half m))) = half (half m)"), run.out());
    }

    @Test
    void lawsAreToldInTermsOfWhatDefinitionsUse() throws IOException {
        var run = Run.of("discover", file("Queues.thy", QUEUES), "--size", "5", "--tests", "500");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("elements (Queue xs ys) = xs @ rev ys"), run.out());
        assertFalse(run.out().contains("rev (rev xs) = xs"), run.out());
    }

    @Test
    void lawsUnderAConditionAreFound() throws IOException {
        var run = Run.of(
                "discover", file("Sorting.thy", SORTING), "--conditional", "--size", "5", "--tests", "500", "--json");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("\"law\":\"ordered (ins m ms) ⟷ ordered ms\""), run.out());
        assertTrue(run.out().contains("\"law\":\"ordered ms ⟶ isort ms = ms\",\"isConditional\":true"), run.out());
        assertTrue(run.out().lines().allMatch(line -> line.startsWith("{\"file\":")), run.out());
    }

    @Test
    void functionsOfAProblemAreExploredWithoutItsSelectors() throws IOException {
        var run = Run.of("discover", file("peano.smt2", PEANO), "--tests", "500");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("plus m Z = m"), run.out());
        assertTrue(run.out().contains("plus n m = plus m n"), run.out());
        assertFalse(run.out().contains("pred"), run.out());
    }

    @Test
    void lawsAsATheoryAreReadAgain() throws IOException {
        String theory = Run.of("discover", file("Lists.thy", LISTS), "--size", "5", "--as-theory")
                .out();
        var run = Run.of("check", file("Lists_Laws.thy", theory), "--stats", "--json");
        assertEquals(ExitCode.OK, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().contains("\"unread\":0"), run.out());
    }

    @Test
    void provedLawsAreATheoryWithProofs() throws IOException {
        String lists = file("Lists.thy", LISTS);
        var run = Run.of("discover", lists, "--size", "3", "--tests", "500", "--prove", "--as-theory");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains(": \"app xs [] = xs\"\nproof (induct xs rule: "), run.out());
    }

    @Test
    void lawsAreTestedOnceMore() throws IOException {
        var run = Run.of("discover", file("Lists.thy", LISTS), "--size", "4", "--recheck", "2000");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.err().contains("no law refuted by 2000 further tests of each"), run.err());
    }

    @Test
    void furtherTestsOfLawsEndWhenTheRunDoes() throws IOException {
        var err = new StringWriter();
        Meter run = Budget.UNLIMITED.start();
        var out = new PrintWriter(Writer.nullWriter()) {
            @Override
            public void print(String laws) {
                run.cancel();
            }
        };
        var session = new Session(out, new PrintWriter(err), Terminal.NONE, false, Map.of(), run);
        String lists = file("Lists.thy", LISTS);
        int exitCode = Main.run(session, "discover", lists, "--size", "3", "--tests", "100", "--recheck", "2000000000");
        assertEquals(ExitCode.OK, exitCode, err.toString());
        assertTrue(err.toString().contains("not every law was tested 2000000000 times more: "), err.toString());
    }

    @Test
    void theWebPageHasAllLaws() throws IOException {
        Path page = directory.resolve("laws.html");
        var run = Run.of("discover", file("Lists.thy", LISTS), "--size", "3", "--html", page.toString());
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(Files.readString(page).contains("<td class=\"law\">reverse (reverse xs) = xs</td>"));
    }

    @Test
    void aFunctionThatDoesNotExistIsOneSentence() throws IOException {
        String file = file("Lists.thy", LISTS);
        var run = Run.of("discover", file, "--functions", "revers");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertEquals(file + ": 'revers' is not the name of a function\n", run.err());
    }

    @Test
    void sizeAndDepthExcludeEachOther() throws IOException {
        var run = Run.of("discover", file("Lists.thy", LISTS), "--size", "5", "--depth", "3");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("--size and --depth exclude each other"), run.err());
    }

    @Test
    void lawsOfAClassAreToldBySubjectTheMostInterestingFirst() {
        var run = Run.of(
                "discover", "--class", "java.util.Optional", "--size", "4", "--tests", "500", "--recheck", "500");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().startsWith("of all objects\n   1. Optional.of(x).get() = x\n"), run.out());
        assertTrue(run.out().contains("two names for the same\n"), run.out());
        assertTrue(run.out().contains("of special objects\n"), run.out());
        assertTrue(run.out().endsWith(" laws hold in 500 further tests each\n"), run.out());
    }

    @Test
    void moreThanTwentyLawsOfAKindAreToldOnlyToWhoAsks() {
        List<String> arguments = List.of(
                "discover", "--class", "java.util.ArrayDeque", "--size", "3", "--tests", "200", "--timeout", "600");
        var run = Run.of(arguments.toArray(String[]::new));
        assertTrue(run.out().contains(" more, which --all tells\n"), run.out());
        var all = new ArrayList<>(arguments);
        all.add("--all");
        var whole = Run.of(all.toArray(String[]::new));
        assertFalse(whole.out().contains("--all"), whole.out());
        assertTrue(whole.out().lines().count() > run.out().lines().count(), whole.out());
    }

    /** Prints, and does not return for some numbers. */
    public static final class Till {
        private int cents;

        public void pay(int amount) {
            System.out.println("paid " + amount);
            cents += Math.max(0, amount);
        }

        public int cents() {
            return cents;
        }

        @SuppressWarnings("InfiniteLoopStatement")
        public int spin(int number) {
            while (number == 5) {
                Thread.onSpinWait();
            }
            return number;
        }
    }

    @Test
    void whatNeverReturnsIsLeftOutAndWhatIsPrintedIsNotSeen() {
        var printed = new ByteArrayOutputStream();
        PrintStream out = System.out;
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            var run = Run.of("discover", "--class", Till.class.getName(), "--size", "4", "--tests", "500");
            assertEquals(ExitCode.OK, run.exitCode(), run.err());
            assertTrue(run.err().contains("Till.spin is left out: a call did not end\n"), run.err());
            assertTrue(run.out().contains("t..pay(0) = t\n"), run.out());
        } finally {
            System.setOut(out);
        }
        assertEquals("", printed.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aClassThatCannotBeMadeIsOneSentence() {
        var run = Run.of("discover", "--class", "java.lang.Math", "--functions", "wait");
        assertEquals(
                ExitCode.ERROR, Run.of("discover", "--class", "no.such.Type").exitCode());
        assertFalse(run.err().contains("Exception"), run.err());
    }

    @Test
    void optionsThatHaveNoEffectAreRefused() throws IOException {
        var conditional = Run.of("discover", "--class", "java.util.Optional", "--conditional");
        assertEquals(ExitCode.ERROR, conditional.exitCode());
        assertTrue(conditional.err().contains("--conditional has no effect with --class"), conditional.err());
        assertTrue(Run.of("discover", file("Sorting.thy", SORTING), "--all")
                .err()
                .contains("--all has no effect without --class"));
    }
}
