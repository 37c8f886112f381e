package dev.assay.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.library.LibraryProof.Status;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.prove.isar.IsarChecker;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What becomes of the proofs of theories of the library. */
class LibraryProofTest {
    private static final ProofChecker CHECKER = IsarChecker.within(Duration.ofMinutes(1));

    private static List<LibraryProof> proofs(ProofChecker checker, String imports, String... commands) {
        String text = "theory Toy imports " + imports + " begin\n" + String.join("\n", commands) + "\nend\n";
        return LibraryProof.of(Library.prove(new Source("Toy.thy", text), checker));
    }

    private static List<Status> statuses(List<LibraryProof> proofs) {
        return proofs.stream().map(LibraryProof::status).toList();
    }

    @Test
    void aLemmaWithARightProofRestsOnNothing() {
        List<LibraryProof> proofs = proofs(
                CHECKER,
                "Pure",
                "lemma both: \"P ⟶ Q ⟶ P ∧ Q\" by simp",
                "lemma again: \"P ⟶ P ∧ P\" by (simp add: both)");
        assertEquals(List.of(Status.PROVED, Status.PROVED), statuses(proofs));
    }

    @Test
    void aLemmaWithAWrongProofIsOnTrustAndNamedByAllThatUsesIt() {
        List<LibraryProof> proofs = proofs(
                CHECKER,
                "Pure",
                "lemma wrong: \"(x :: 'a) = y\" by simp",
                "lemma used: \"(f :: 'a ⇒ 'a) = g\" by (rule wrong)",
                "lemma unused: \"x = x\" by simp");
        assertEquals(List.of(Status.FAILED, Status.RESTING, Status.PROVED), statuses(proofs));
        assertEquals("Toy.thy:2:30", proofs.getFirst().stopped().toString());
        assertEquals("the method simp fails on x = y", proofs.getFirst().sentence());
        assertEquals(Set.of(new Trust.Library("Toy.wrong")), proofs.get(1).trust());
    }

    @Test
    void lemmasThatProveEachOtherAreNotProved() {
        List<LibraryProof> proofs = proofs(
                CHECKER,
                "Pure",
                "lemma one: \"(x :: 'a) = y\" by (rule two)",
                "lemma two: \"(x :: 'a) = y\" by (rule one)",
                "lemma itself: \"(x :: 'a) = y\" by (rule itself)");
        assertEquals(List.of(Status.FAILED, Status.RESTING, Status.FAILED), statuses(proofs));
        assertEquals(Set.of(new Trust.Library("Toy.one")), proofs.get(1).trust());
    }

    @Test
    void aTheoremThatRestsOnItselfOrOnALaterOneIsNoticed() {
        ProofChecker circular = proof -> new ProofChecker.Verdict.Checked(List.of(Thm.oracle(
                Hol.SIGNATURE,
                new Trust.Library("Toy.second"),
                proof.claim().conclusions().getFirst())));
        List<LibraryProof> proofs = proofs(
                circular,
                "Pure",
                "lemma first: \"P ⟶ P\" by simp",
                "lemma second: \"P ⟶ P\" by simp",
                "lemma third: \"P ⟶ P\" by simp");
        assertEquals(List.of(Status.CIRCULAR, Status.CIRCULAR, Status.RESTING), statuses(proofs));
        assertTrue(proofs.getFirst().sentence().endsWith("Toy.second"));
        assertTrue(proofs.getFirst().isOnTrust());
    }

    @Test
    void whatCommandsHaveToShowIsCountedByItself() {
        List<LibraryProof> proofs = proofs(
                CHECKER,
                "Pure",
                "class small = assumes same: \"(x :: 'a) = y\"",
                "datatype one = One",
                "datatype two = A | B",
                "instance one :: small by standard (metis one.exhaust)",
                "instance two :: small by standard simp",
                "lemma of_two: \"(x :: two) = y\" by (rule same)");
        assertEquals(
                List.of("instance", "instance", "lemma"),
                proofs.stream().map(LibraryProof::keyword).toList());
        assertEquals(List.of(Status.PROVED, Status.FAILED, Status.RESTING), statuses(proofs));
        assertEquals(
                new Proved(1, 0, 1, 0, 2, 0, 1, Set.of(new Trust.Library("instance Toy.two :: Toy.small"))),
                Proved.of(proofs));
    }

    @Test
    void factsThatAnInterpretationCopiesAreNoLemmasAndInheritTrust() {
        List<LibraryProof> proofs = proofs(
                CHECKER,
                "Pure",
                "locale same = fixes c :: \"'a\" assumes all: \"x = c\"",
                "begin",
                "lemma wrong: \"(x :: 'b) = y\" by simp",
                "end",
                "datatype one = One",
                "interpretation one: same One by standard (metis one.exhaust)",
                "lemma copied: \"(x :: 'b) = y\" by (rule one.wrong)");
        assertEquals(
                List.of("lemma", "interpretation", "lemma"),
                proofs.stream().map(LibraryProof::keyword).toList());
        assertEquals(List.of(Status.FAILED, Status.PROVED, Status.RESTING), statuses(proofs));
        assertEquals(Set.of(new Trust.Library("Toy.same.wrong")), proofs.get(2).trust());
    }

    @Test
    void methodsUseNothingOfTheLibraryThatDoesNotStandBefore() {
        var before = new HashSet<Trust>();
        var theories = new HashSet<String>();
        Library.prove("Orderings", IsarChecker.within(Duration.ofSeconds(2)), theory -> {
            theories.add(theory.context().name());
            for (LibraryProof proof : LibraryProof.of(theory)) {
                assertTrue(before.containsAll(proof.trust()), () -> proof.name() + " rests on " + proof.trust());
                if (proof.isOnTrust()) {
                    before.add(new Trust.Library(proof.name()));
                }
            }
            assertFalse(before.contains(new Trust.Library("HOL.refl")));
        });
        assertEquals(Set.of("HOL", "Orderings"), theories);
    }
}
