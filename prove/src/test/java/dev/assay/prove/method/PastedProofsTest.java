package dev.assay.prove.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Conjecture;
import dev.assay.logic.proof.ProofChecker.Verdict;
import dev.assay.prove.isar.DirectProof;
import dev.assay.prove.isar.IsarChecker;
import dev.assay.prove.isar.StructuredProof;
import dev.assay.prove.metis.Metis;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.CheckedProof;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/** What is shown as a proof is a proof when it stands in the theory. */
class PastedProofsTest {
    private static final Duration EACH = Duration.ofMinutes(1);
    private static final long STEPS = 1_000;

    private static String goals() throws IOException {
        try (var stream = Objects.requireNonNull(PastedProofsTest.class.getResourceAsStream("Goals.thy"))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Optional<Metis.Proof> metis(Context context, Conjecture goal) {
        try (Meter meter = Budget.UNLIMITED.withSteps(STEPS).start()) {
            return Metis.prove(context.theory().signature(), List.of(), goal, meter);
        }
    }

    private static Optional<String> oneLine(Context context, Conjecture goal) {
        var usual = new UsualProofs(EACH);
        return metis(context, goal)
                .map(_ -> DirectProof.byMetis(List.of()))
                .or(() -> usual.found(context, goal, () -> false).map(UsualProofs.Proof::proof))
                .map(TheoryProofPrinter.in(context)::proof);
    }

    private static Optional<String> inSteps(Context context, Conjecture goal) {
        return metis(context, goal)
                .map(proof -> DirectProof.of(StructuredProof.of(proof.refutation(), goal), goal, List.of()))
                .map(proof -> TheoryProofPrinter.in(context)
                        .proof(proof, goal.variables())
                        .orElseThrow());
    }

    /** How many of the goals were proved; the proofs, put in the place of {@code oops}, are proofs. */
    private static int pasted(String theory, BiFunction<Context, Conjecture, Optional<String>> prover) {
        TheoryDocument document = Library.read(new Source("Goals.thy", theory), Optional.empty());
        assertTrue(document.failures().isEmpty(), document.failures()::toString);
        var texts = new ArrayList<String>();
        for (var statement : document.statements()) {
            if (statement.command().span().keyword().equals("lemma")) {
                Conjecture goal = statement.conjectures().getFirst();
                texts.add(prover.apply(statement.context(), goal).orElse("oops"));
            }
        }
        var result = new StringBuilder();
        String[] parts = theory.split("\\boops\\b", -1);
        assertEquals(texts.size() + 1, parts.length);
        for (int i = 0; i < parts.length; i++) {
            result.append(parts[i]).append(i < texts.size() ? texts.get(i) : "");
        }
        TheoryDocument again =
                Library.read(new Source("Goals.thy", result.toString()), Optional.empty(), IsarChecker.standard(EACH));
        assertTrue(again.failures().isEmpty(), again.failures()::toString);
        int proved = (int) texts.stream().filter(t -> !t.equals("oops")).count();
        int checked = 0;
        for (CheckedProof report : again.proofs()) {
            if (report.statement().command().span().keyword().equals("lemma")
                    && !report.statement().proof().ending().name().equals("OOPS")) {
                assertInstanceOf(Verdict.Checked.class, report.verdict(), report::toString);
                checked++;
            }
        }
        assertEquals(proved, checked);
        return proved;
    }

    @Test
    void proofsInOneLineAreAcceptedWhenTheyArePasted() throws IOException {
        assertTrue(pasted(goals(), PastedProofsTest::oneLine) >= 20);
    }

    @Test
    void proofsInStepsAreAcceptedWhenTheyArePasted() throws IOException {
        assertTrue(pasted(goals(), PastedProofsTest::inSteps) >= 4);
    }

    @Test
    void proofsUseTheAssumptionsOfTheirLocale() {
        String theory = """
                theory Goals imports Main begin
                locale involution = fixes f :: "'a \\<Rightarrow> 'a" assumes twice: "f (f x) = x"
                begin
                lemma "f x = f y \\<Longrightarrow> x = y" oops
                end
                end
                """;
        assertEquals(
                1,
                pasted(
                        theory,
                        (context, goal) -> metis(context, goal)
                                .map(_ -> TheoryProofPrinter.in(context).placed(DirectProof.byMetis(List.of())))));
    }
}
