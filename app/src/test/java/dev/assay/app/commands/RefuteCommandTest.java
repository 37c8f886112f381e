package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RefuteCommandTest {
    @TempDir
    private Path directory;

    private String theory(String proposition) throws IOException {
        String text = "theory T imports Main begin\nlemma claim: \"" + proposition + "\" oops\nend\n";
        return Files.writeString(directory.resolve("T.thy"), text).toString();
    }

    @Test
    void aRefutedConjectureIsOneObjectAndExitCodeOne() throws IOException {
        var run = Run.of("refute", "--json", theory("refl r \\<Longrightarrow> sym r"));
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertEquals(1, run.out().lines().count(), run.out());
        assertTrue(
                run.out().contains("\"line\":2,\"name\":\"T.claim\",\"verdict\":\"refuted\",\"by\":\"models\""),
                run.out());
    }

    @Test
    void whatHasNoCountermodelIsCorroborated() throws IOException {
        var run = Run.of("refute", "-o", "card=1-3", theory("rev (rev xs) = xs"));
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("1 conjecture: 1 corroborated ("), run.out());
    }

    @Test
    void whatOnlyMayBeACountermodelRefutesNothing() throws IOException {
        var run = Run.of("refute", "-o", "card nat=3", theory("\\<exists>n::nat. \\<not> P n"));
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("only a countermodel that may be spurious"), run.out());
    }

    @Test
    void anOptionThatDoesNotExistIsOneSentence() throws IOException {
        var run = Run.of("refute", "-o", "colour=red", theory("True"));
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("there is no option colour"), run.err());
    }

    @Test
    void problemsInOtherLanguagesAreRefuted() throws IOException {
        Path problem = Files.writeString(
                directory.resolve("a.p"), "fof(a, axiom, ![X]: p(X,X)). fof(c, conjecture, ![X,Y]: p(X,Y)).");
        var run = Run.of("refute", problem.toString());
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
    }

    private String problem(String text) throws IOException {
        return Files.writeString(directory.resolve("b.p"), text).toString();
    }

    @Test
    void aProblemInTptpGetsAStatusAndAFiniteModel() throws IOException {
        var run = Run.of(
                "refute",
                problem(
                        "fof(a, axiom, ![X]: r(X,f(X))). fof(b, axiom, ![X]: ~ r(X,X)). fof(c, conjecture, f(a) = a)."));
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertTrue(run.out().startsWith("% SZS status CounterSatisfiable for "), run.out());
        assertTrue(run.out().contains("fof(domain_i, fi_domain, ! [X] : ( X = \"i1\" | X = \"i2\" ))."), run.out());
        assertTrue(run.out().contains("fof(r, fi_predicates, ( ~ r(\"i1\",\"i1\") & r(\"i1\",\"i2\")"), run.out());
    }

    @Test
    void axiomsWithoutAConjectureAreSatisfiable() throws IOException {
        var run = Run.of("refute", "--json", problem("fof(a, axiom, ?[X]: p(X)). fof(b, axiom, ?[X]: ~ p(X))."));
        assertTrue(run.out().contains("\"szs\":\"Satisfiable\""), run.out());
    }

    @Test
    void allAxiomsOfAProblemCountEvenIfTheyAreAboutSomethingElse() throws IOException {
        var run = Run.of(
                "refute", "-o", "card=1-2", problem("fof(a, axiom, p). fof(b, axiom, ~ p). fof(c, conjecture, q)."));
        assertEquals(ExitCode.OK, run.exitCode(), run.out());
        assertTrue(run.out().contains("% SZS status GaveUp"), run.out());
    }

    @Test
    void numbersInTptpAreNumbers() throws IOException {
        var run = Run.of("refute", problem("tff(c, conjecture, $sum(1,1) = 2)."));
        assertEquals(ExitCode.OK, run.exitCode(), run.out());
        assertTrue(run.out().contains("% SZS status GaveUp"), run.out());
        var other = Run.of("refute", problem("tff(c, conjecture, ![X: $int]: $less($sum(X,X), 4))."));
        assertEquals(ExitCode.REFUTED, other.exitCode(), other.out());
        assertTrue(other.out().contains("% SZS status CounterSatisfiable"), other.out());
    }

    @Test
    void aModelIsDrawnOnAPage() throws IOException {
        Path page = directory.resolve("page.html");
        Run.of("refute", "--html", page.toString(), theory("refl r \\<Longrightarrow> sym r"));
        String html = Files.readString(page);
        assertTrue(html.contains("<svg ") && html.contains(">r</text>"), html);
        assertEquals(html.indexOf("http"), html.indexOf("http://www.w3.org/2000/svg"), "only a name, no address");
    }

    @Test
    void anElementThatAFunctionMissesIsDrawn() throws IOException {
        Path page = directory.resolve("page.html");
        Run.of(
                "refute",
                "--html",
                page.toString(),
                theory("inj (f :: 'a \\<Rightarrow> 'b) \\<Longrightarrow> surj f"));
        String html = Files.readString(page);
        assertEquals(3, html.split("<rect class=\"node\"", -1).length - 1, html);
    }

    @Test
    void furtherCountermodelsAreShown() throws IOException {
        var run = Run.of("refute", "--another", "2", "-o", "card=3", theory("refl r \\<Longrightarrow> sym r"));
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.out());
        assertEquals(
                2, run.out().lines().filter(line -> line.strip().equals("or")).count(), run.out());
    }

    @Test
    void anAssumptionThatExcludesCountermodelsIsDropped() throws IOException {
        var run =
                Run.of("refute", "--explain", "-o", "card=1-2", theory("p \\<Longrightarrow> q \\<Longrightarrow> p"));
        assertEquals(ExitCode.OK, run.exitCode(), run.out());
        assertTrue(run.out().contains("Without assumption 1, p, it fails:"), run.out());
        assertFalse(run.out().contains("Without assumption 2"), run.out());
    }

    @Test
    void theReasonForNoCountermodelIsNamed() throws IOException {
        var run = Run.of(
                "refute", "--explain", "-o", "card=2", theory("P x \\<Longrightarrow> Q x \\<Longrightarrow> P x"));
        assertTrue(run.out().contains("What has no model together: assumption 1, the negated conclusion."), run.out());
    }

    @Test
    void severalModelsAndEvaluatedTermsAreShown() throws IOException {
        var run = Run.of(
                "refute",
                "-o",
                "card=2",
                "-o",
                "max_genuine=2",
                "-o",
                "eval=length xs",
                theory("xs = ([] :: bool list)"));
        assertTrue(run.out().contains("    or\n    xs = "), run.out());
        assertTrue(run.out().contains("size xs = 1"), run.out());
    }

    @Test
    void withoutAFileThereIsNothingToRefute() {
        var run = Run.of("refute");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().startsWith("assay refute: there is nothing to do: name a file"), run.err());
    }
}
