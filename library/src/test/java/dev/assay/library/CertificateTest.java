package dev.assay.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.assay.logic.Position;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.prove.isar.IsarChecker;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.CheckedProof;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which statements a certificate speaks for. */
class CertificateTest {
    private static final ProofChecker CHECKER = IsarChecker.within(Duration.ofMinutes(1));
    private static final Certificate EMPTY = new Certificate("k", new TreeMap<>());

    private static final String TYPE = "datatype two = A | B";
    private static final String SWAP = "fun swap where \"swap A = B\" | \"swap B = A\"";
    private static final String OTHER_SWAP = "fun swap where \"swap A = A\" | \"swap B = B\"";
    private static final String TWICE = "lemma twice: \"swap (swap x) = x\" by (cases x) simp_all";
    private static final String USED = "lemma used: \"swap (swap (swap x)) = swap x\" by (simp add: twice)";

    private static TheoryDocument read(ProofChecker checker, String... commands) {
        String text = "theory Toy imports Pure begin\n" + String.join("\n", commands) + "\nend\n";
        return Library.prove(new Source("Toy.thy", text), checker);
    }

    private static Set<String> settled(Certificate certificate, String... commands) {
        return certificate.settled(List.of(read(ProofChecker.NONE, commands))).stream()
                .map(Trust::what)
                .collect(Collectors.toSet());
    }

    @Test
    void whatWasProvedNeedNotBeOnTrust() {
        Certificate certificate = EMPTY.with(read(CHECKER, TYPE, SWAP, TWICE, USED));
        assertEquals(Set.of("Toy.twice", "Toy.used"), settled(certificate, TYPE, SWAP, TWICE, USED));
        assertEquals(Set.of(), settled(EMPTY, TYPE, SWAP, TWICE, USED));
    }

    @Test
    void aStatementWhoseDefinitionsHaveChangedIsOnTrustAgain() {
        Certificate certificate = EMPTY.with(read(CHECKER, TYPE, SWAP, TWICE));
        assertEquals(Set.of(), settled(certificate, TYPE, OTHER_SWAP, TWICE));
        assertEquals(Set.of(), settled(certificate, "datatype two = A | B | C", SWAP, TWICE));
    }

    @Test
    void whatElseTheTheoryDefinesDoesNotMatter() {
        Certificate certificate = EMPTY.with(read(CHECKER, TYPE, SWAP, TWICE));
        assertEquals(
                Set.of("Toy.twice"),
                settled(certificate, TYPE, SWAP, "definition other where \"other x = swap x\"", TWICE));
    }

    @Test
    void aStatementThatHasChangedIsOnTrustAgain() {
        Certificate certificate = EMPTY.with(read(CHECKER, TYPE, SWAP, TWICE));
        assertEquals(Set.of(), settled(certificate, TYPE, SWAP, "lemma twice: \"swap x = x\" by simp"));
    }

    @Test
    void whatRestsOnSomethingWithoutAProofIsOnTrust() {
        String[] commands = {
            TYPE, SWAP, "lemma wrong: \"swap x = x\" by simp", "lemma used: \"swap (swap x) = x\" by (simp add: wrong)"
        };
        Certificate certificate = EMPTY.with(read(CHECKER, commands));
        assertEquals(Set.of("Toy.used"), certificate.entries().keySet());
        assertEquals(Set.of(), settled(certificate, commands));
    }

    @Test
    void whatIsToBeProvedAgainAndIsNotTriedLeaves() {
        Certificate certificate = EMPTY.with(read(CHECKER, TYPE, SWAP, TWICE));
        TheoryDocument untried = read(
                proof -> new ProofChecker.Verdict.NotAttempted(proof.position(), "the time is over"),
                TYPE,
                SWAP,
                TWICE);
        assertEquals(Set.of("Toy.twice"), certificate.with(untried).entries().keySet());
        assertEquals(
                Set.of(), certificate.without(untried).with(untried).entries().keySet());
    }

    @Test
    void aNameIsProvedOnlyIfAllThatItStandsForIs() {
        TheoryDocument theory = read(CHECKER, TYPE, SWAP, TWICE);
        var untried = new CheckedProof(
                theory.proofs().getFirst().statement(),
                new ProofChecker.Verdict.NotAttempted(Position.NONE, "a part of it cannot be said yet"));
        var partly = new TheoryDocument(
                theory.context(),
                theory.entries(),
                theory.statements(),
                theory.questions(),
                theory.errors(),
                theory.notes(),
                theory.warnings(),
                theory.statistics(),
                theory.proofs(),
                List.of(untried),
                theory.imported());
        assertEquals(Set.of(), EMPTY.with(partly).entries().keySet());
    }

    @Test
    void aNameThatTwoTheoriesShareIsSettledOnlyIfBothStatementsAre() {
        TheoryDocument proved = read(CHECKER, TYPE, SWAP, TWICE);
        TheoryDocument other = read(ProofChecker.NONE, TYPE, OTHER_SWAP, TWICE);
        Certificate certificate = EMPTY.with(proved);
        assertEquals(Set.of(new Trust.Library("Toy.twice")), certificate.settled(List.of(proved)));
        assertEquals(Set.of(), certificate.settled(List.of(proved, other)));
    }

    @Test
    void statementsThatWouldSettleEachOtherAreOnTrust() {
        TheoryDocument theory = read(CHECKER, TYPE, SWAP, TWICE, USED);
        var entries = new TreeMap<>(EMPTY.with(theory).entries());
        entries.replaceAll((name, entry) ->
                new Certificate.Entry(entry.meaning(), Set.of(name.equals("Toy.used") ? "Toy.twice" : "Toy.used")));
        assertEquals(Set.of(), settled(new Certificate("k", entries), TYPE, SWAP, TWICE, USED));
    }

    @Test
    void aCertificateIsReadAsItWasWritten() {
        Certificate certificate = EMPTY.with(read(CHECKER, TYPE, SWAP, TWICE, USED));
        assertEquals(certificate, Certificate.read(certificate.text()));
    }

    @Test
    void anotherKernelHasAnotherDigest(@TempDir Path sources) throws IOException {
        Files.writeString(sources.resolve("Thm.java"), "class Thm {}");
        String before = Certificate.sources(sources);
        assertEquals(before, Certificate.sources(sources));
        Files.writeString(sources.resolve("Thm.java"), "class Thm { }");
        assertNotEquals(before, Certificate.sources(sources));
    }
}
