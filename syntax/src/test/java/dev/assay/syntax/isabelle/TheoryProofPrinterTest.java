package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.proof.Argument;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Method;
import dev.assay.logic.proof.ProofStep.By;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.TermArgument;
import dev.assay.logic.proof.Writing;
import dev.assay.syntax.isabelle.outer.OuterSyntax;
import java.util.List;
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
}
