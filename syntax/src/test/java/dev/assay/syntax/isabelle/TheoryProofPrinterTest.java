package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.proof.Argument;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.FoundProof;
import dev.assay.logic.proof.FoundProof.Statement;
import dev.assay.logic.proof.FoundProof.Step;
import dev.assay.logic.proof.Method;
import dev.assay.logic.proof.ProofStep.By;
import dev.assay.logic.proof.ProofStep.Kind;
import dev.assay.logic.proof.ProofStep.Link;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.TermArgument;
import dev.assay.logic.proof.Writing;
import dev.assay.syntax.isabelle.outer.OuterSyntax;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TheoryProofPrinterTest {
    private static final TheoryProofPrinter PLAIN = new TheoryProofPrinter(Writing.SHORT);

    private static By read(String text) {
        return OuterSyntax.proof(text).orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "by simp",
                "by (simp add: a b(2) c(1,3-5,7-))",
                "by (auto simp: a intro!: b split: c)",
                "by (induct xs ys arbitrary: u v rule: f.induct) auto",
                "by (cases \"f x\") (auto simp del: a)",
                "by (metis a[of x \"y + z\"] b[OF c _] d[THEN [2] e] f[where x = \"g y\" and z = u] g[symmetric])",
                "by (rule a, simp)",
                "by (auto; metis a)",
                "by (simp | auto | (rule a; blast))",
                "by (use a in simp)",
                "by (rule a, simp?, (rule b)+)",
                "by (simp (no_asm))"
            })
    void aProofInOneLineIsWrittenAsItIsRead(String text) {
        String again = PLAIN.proof(read(text));
        assertEquals(text.replaceAll("\\s", ""), again.replaceAll("\\s", ""));
        assertEquals(again, PLAIN.proof(read(again)));
    }

    @Test
    void theArgumentsOfAMethodAreData() {
        Method.Named induct = (Method.Named)
                read("by (induct xs \"f y\" arbitrary: z rule: r(1))").initial();
        assertEquals(
                List.of("xs", "f y"),
                induct.first().arguments().stream()
                        .map(argument -> ((Quoted) argument).text())
                        .toList());
        assertTrue(induct.sections("arbitrary").getFirst().arguments().getFirst() instanceof Quoted);
        assertTrue(induct.sections("rule").getFirst().arguments().getFirst() instanceof FactReference.Named);
        Method.Named simp = (Method.Named) read("by (simp (no_asm))").initial();
        assertTrue(simp.first().arguments().stream().allMatch(Argument.Word.class::isInstance));
    }

    @Test
    void dataIsWrittenWithTheNamesOfItsPlace() {
        Context main = Library.context("Main");
        var xs = new TermArgument.Given(new Free("xs", Type.bool()));
        var metis = Method.named(
                "metis", FactReference.named("List.append_Nil2"), FactReference.named("List.rev.simps(2)"));
        assertEquals(
                "by (induct xs) (metis append_Nil2 rev.simps(2))",
                TheoryProofPrinter.in(main).proof(By.of(Method.named("induct", xs), metis)));
    }

    @Test
    void aTextThatIsNoProofInOneLineIsNone() {
        assertTrue(OuterSyntax.proof("proof qed").isEmpty());
        assertTrue(OuterSyntax.proof("lemma x").isEmpty());
    }

    private static final Type NAT = Type.con("Nat.nat");

    private static Term number(Context main, String text) {
        return main.terms(List.of(Quoted.of("test", text)), List.of(new Free("n", NAT)))
                .getFirst();
    }

    private static Step have(Optional<Link> link, Statement statement, FoundProof proof) {
        return new Step.State(link, Kind.HAVE, "", statement, proof);
    }

    @Test
    void aProofInStepsIsWrittenInIsar() {
        Context main = Library.context("Main");
        var n = new Free("n", NAT);
        Term equation = number(main, "n + 0 = n");
        FoundProof simp = FoundProof.by(Method.named("simp"));
        FoundProof proof = new FoundProof.InSteps(
                Method.named("rule", FactReference.named("HOL.conjI")),
                List.of(
                        List.of(
                                new Step.Fix(List.of(n)),
                                new Step.Assume("asm", List.of(new Statement.Says(equation))),
                                new Step.State(
                                        Optional.empty(),
                                        Kind.SHOW,
                                        "",
                                        new Statement.Thesis(),
                                        new FoundProof.InOneStep(
                                                List.of(FactReference.named("asm")), By.of(Method.named("this"))))),
                        List.of(
                                new Step.Block(
                                        Optional.of(Link.MOREOVER),
                                        List.of(have(Optional.empty(), new Statement.Says(equation), simp))),
                                new Step.State(
                                        Optional.of(Link.ULTIMATELY),
                                        Kind.SHOW,
                                        "",
                                        new Statement.Rule(List.of(n), List.of(equation), equation),
                                        FoundProof.inSteps(List.of())))));
        assertEquals("""
                proof (rule conjI)
                  fix n
                  assume asm: "n + 0 = n"
                  show ?thesis using asm .
                next
                  moreover
                  { have "n + 0 = n" by simp }
                  ultimately show "⋀n. n + 0 = n ⟹ n + 0 = n"
                  proof -
                  qed
                qed""", TheoryProofPrinter.in(main).proof(proof, List.of(n)).orElseThrow());
    }

    @Test
    void dotsStandForTheLeftSideOfTheNextEquation() {
        Context main = Library.context("Main");
        Statement plain = new Statement.NextEquation(number(main, "n + 0"), number(main, "n"));
        Statement choice = new Statement.NextEquation(number(main, "if n = 0 then n else 0"), number(main, "0 * n"));
        FoundProof proof = FoundProof.inSteps(List.of(
                have(Optional.of(Link.ALSO), plain, FoundProof.by(Method.named("simp"))),
                have(Optional.of(Link.ALSO), choice, FoundProof.by(Method.named("auto")))));
        assertEquals(
                """
                proof -
                  also have "… = n" by simp
                  also have "… = 0 * n" by auto
                qed""",
                TheoryProofPrinter.in(main)
                        .proof(proof, List.of(new Free("n", NAT)))
                        .orElseThrow());
    }

    @Test
    void whatWouldBeReadAsSomethingElseIsNotWritten() {
        Context main = Library.context("Main");
        // The name means a constant there.
        Term hidden = new Free("rev", Type.bool());
        FoundProof proof = FoundProof.inSteps(
                List.of(have(Optional.empty(), new Statement.Says(hidden), FoundProof.by(Method.named("simp")))));
        assertEquals(Optional.empty(), TheoryProofPrinter.in(main).proof(proof, List.of()));
        assertEquals(Optional.empty(), PLAIN.proof(proof, List.of()));
    }
}
