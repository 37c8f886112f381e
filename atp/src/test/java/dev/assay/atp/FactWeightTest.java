package dev.assay.atp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.fol.encoding.Encoding;
import dev.assay.fol.hol.HolProblem;
import dev.assay.fol.hol.LambdaScheme;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.Source;
import dev.assay.syntax.tptp.TptpReader;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Facts that come first are the more relevant, and provers that can are told so. */
class FactWeightTest {
    private static final Question QUESTION = question("""
            fof(first, axiom, ![X]: (p(X) => q(X))).
            fof(second, axiom, ![X]: (q(X) => r(X, f(X)))).
            fof(third, axiom, ![X]: p(X)).
            fof(goal, conjecture, ![X]: r(X, f(X))).
            """);

    private static Question question(String text) {
        var document = TptpReader.read(new Source("q.p", text)).document();
        return new Question(HolProblem.of(document.theory(), document.conjectures(), document::name));
    }

    private static Slice slice(String encoding, String... options) {
        return new Slice(1, Encoding.named(encoding).orElseThrow(), LambdaScheme.LIFTING, List.of(options));
    }

    @Test
    void aSolverThatKnowsWeightsPaysLessForInstancesOfTheFirstFacts() {
        String text = QUESTION.text(InputFormat.SMTLIB, slice("n~").weighing()).text();
        List<Integer> weights = text.lines()
                .filter(line -> line.contains(":weight"))
                .map(line -> Integer.parseInt(line.replaceAll(".*:weight ([0-9]+).*", "$1")))
                .toList();
        assertEquals(List.of(0, 2, 5), weights, text);
        assertFalse(QUESTION.text(InputFormat.SMTLIB, slice("n~")).text().contains(":weight"));
    }

    @Test
    void aSymbolWeighsAsMuchAsTheFirstFactThatHasIt() {
        var symbols = QUESTION.text(InputFormat.FOF, slice("e")).symbols();
        assertEquals(1, symbols.get("p"));
        assertEquals(1, symbols.get("q"));
        // The goal has it, too.
        assertEquals(1, symbols.get("r"));
        assertTrue(question("fof(a, axiom, p). fof(b, axiom, q). fof(c, conjecture, p).")
                        .text(InputFormat.FOF, slice("e"))
                        .symbols()
                        .get("q")
                > 1);
    }

    @Test
    void eTakesTheWeights() {
        Prover e = Prover.ALL.stream()
                .filter(p -> p.name().equals("E"))
                .findFirst()
                .orElseThrow();
        var executable = e.find(System.getenv().getOrDefault("PATH", ""));
        assumeTrue(executable.isPresent(), "E is not installed");
        Prover weighing = e.with(slice("e", "-H(1*FunWeight(SimulateSOS,12,12,1.5,1.5,1,{symbols}))"));
        try (Meter meter = Budget.UNLIMITED.withTime(Duration.ofMinutes(1)).start()) {
            Answer answer = new ProverRun(weighing, executable.orElseThrow(), QUESTION).ask(meter);
            assertEquals(Status.THEOREM, answer.status(), answer.detail());
        }
    }
}
