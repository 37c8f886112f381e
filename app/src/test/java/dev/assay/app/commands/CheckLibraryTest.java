package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import dev.assay.judge.Task;
import dev.assay.run.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code assay check --proofs --library} and {@code assay prove --library}. */
class CheckLibraryTest {
    private static final String THEORY = """
            theory Toy imports HOL begin

            lemma wrong: "(x :: 'a) = y"
              by simp

            lemma used: "(f :: 'a => 'a) = g"
              by (rule wrong)

            lemma right: "P --> Q --> P"
              by simp

            end
            """;

    @TempDir
    private Path directory;

    private String toy() throws IOException {
        return Files.writeString(directory.resolve("Toy.thy"), THEORY).toString();
    }

    @Test
    void eachProofThatFailsIsALineAndAllAreCounted() throws IOException {
        String file = toy();
        var run = Run.of("check", "--proofs", "--library=" + file, "--verbose");
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        List<String> lines = run.out().lines().toList();
        assertEquals(file + ":4:3: Toy.wrong: failed: the method simp fails on x = y", lines.get(0));
        assertEquals(file + ":6:1: Toy.used: rests on Toy.wrong", lines.get(1));
        assertTrue(
                lines.get(2)
                        .startsWith(
                                "Toy: 3 lemmas: 1 proved, 1 proved from what is on trust, 1 on trust; "
                                        + "0 obligations: 0 shown, 0 shown from what is on trust, 0 open; on trust and used: 1 ("),
                run.out());
        assertTrue(lines.get(3).startsWith("all: 3 lemmas: 1 proved, "), run.out());
    }

    @Test
    void oneLemmaCanBeCheckedAlone() throws IOException {
        var run = Run.of("check", "--proofs", "--library=" + toy(), "--goal", "right", "--json");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        List<String> lines = run.out().lines().toList();
        assertEquals(3, lines.size(), run.out());
        assertTrue(
                lines.get(0)
                        .startsWith(
                                "{\"theory\":\"Toy\",\"name\":\"Toy.right\",\"command\":\"lemma\",\"line\":9,\"column\":1,"
                                        + "\"status\":\"proved\","),
                run.out());
        assertTrue(
                lines.get(1).startsWith("{\"theory\":\"Toy\",\"lemmas\":1,\"proved\":1,\"resting\":0,\"onTrust\":0,"),
                run.out());
        assertTrue(lines.get(2).startsWith("{\"theory\":\"all\",\"lemmas\":1,"), run.out());
    }

    @Test
    void aTheoryOfTheLibraryIsCheckedOnTopOfWhatItImports() {
        var run = Run.of("check", "--proofs", "--library=Set", "--goal", "subsetI");
        assertEquals(ExitCode.OK, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().startsWith("Set: 1 lemmas: "), run.out());
    }

    @Test
    void whatIsCertifiedAndNotProvedAgainLeavesTheCertificate() throws IOException {
        String text = """
                theory Fun imports Set begin

                lemma id_apply: "(x :: 'a) = y"
                  by simp

                lemma another: "(x :: 'a) = y"
                  by simp

                end
                """;
        String file = Files.writeString(directory.resolve("Fun.thy"), text).toString();
        Path before = directory.resolve("before");
        Path after = directory.resolve("after");
        Run.of("check", "--proofs", "--library=" + file, "--goal", "another", "--certificate", before.toString());
        var run = Run.of("check", "--proofs", "--library=" + file, "--recheck", "--certificate", after.toString());
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().contains("Fun.id_apply: failed: "), run.out());
        assertTrue(run.out().contains("Fun.another: not attempted: the certificate does not have it"), run.out());
        List<String> left = new ArrayList<>(Files.readAllLines(before));
        left.removeAll(Files.readAllLines(after));
        assertEquals(
                List.of("Fun.id_apply"),
                left.stream().map(line -> line.split("\t")[0]).toList());
    }

    @Test
    void whatIsNotCertifiedIsNotTriedAgain() throws IOException {
        var run = Run.of("check", "--proofs", "--library=" + toy(), "--recheck");
        assertEquals(ExitCode.OK, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().contains("Toy.wrong: not attempted: the certificate does not have it"), run.out());
    }

    @Test
    void whatDoesNotGoWithTheLibraryIsRefused() {
        assertEquals(ExitCode.ERROR, Run.of("check", "--library").exitCode());
        assertEquals(
                ExitCode.ERROR,
                Run.of("check", "--proofs", "--goal", "conjI", "A.thy").exitCode());
        assertEquals(ExitCode.ERROR, Run.of("check").exitCode());
        var run = Run.of("check", "--proofs", "--library=Nowhere");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertEquals("Nowhere: there is no theory Nowhere in the library\n", run.err());
    }

    @Test
    void aProofIsLookedForFromWhatStandsBefore() throws IOException {
        String file = toy();
        var run = Run.of("prove", "--library=" + file, "--goal", "right", "--no-cache", "--timeout", "20");
        assertEquals(ExitCode.OK, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().contains("right: proved by "), run.out());
    }

    @Test
    void aSampleOfTheLibraryBeginsLikeALargerOne() {
        List<Task> facts = LibraryFacts.tasks("Fun");
        Seed seed = new Seed(7);
        List<Task> many = Prove.drawn(facts, 20, seed);
        assertEquals(20, many.size());
        assertEquals(many.subList(0, 5), Prove.drawn(facts.reversed(), 5, seed));
        assertNotEquals(many, facts.subList(0, 20));
        assertNotEquals(many, Prove.drawn(facts, 20, new Seed(8)));
    }

    @Test
    void oneOfTheLemmasOfATheoryIsDrawn() throws IOException {
        var run = Run.of("prove", "--library=" + toy(), "--sample", "1", "--no-cache", "--timeout", "1", "--json");
        assertEquals(1, run.out().lines().count(), run.out() + run.err());
        var without = Run.of("prove", "--sample", "1");
        assertEquals(ExitCode.ERROR, without.exitCode());
        assertTrue(without.err().contains("--sample needs --library"), without.err());
        var none = Run.of("prove", "--library=Fun", "--sample", "0");
        assertEquals(ExitCode.ERROR, none.exitCode());
        assertTrue(none.err().contains("--sample takes a positive number, not '0'"), none.err());
    }

    @Test
    void theFactsOfATheoryAreThoseThatItsImportsDoNotHave() {
        List<String> names = LibraryFacts.tasks("Fun").stream().map(Task::name).toList();
        assertTrue(names.contains("Fun.inj_on_def"), names.toString());
        assertTrue(names.stream().noneMatch(name -> name.startsWith("Set.")), names.toString());
        assertEquals(List.of(), LibraryFacts.tasks("Lattice_Syntax"));
    }
}
