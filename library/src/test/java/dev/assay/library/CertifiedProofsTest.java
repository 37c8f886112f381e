package dev.assay.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.kernel.Trust;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.logic.proof.ProofChecker.Verdict;
import dev.assay.prove.isar.IsarChecker;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import java.io.IOException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What the certificate says to be proved is proved again: a tenth of it each day, another one every day. */
class CertifiedProofsTest {
    /** Into how many parts they are divided; with one part, all are proved again. */
    private static final int PARTS = Integer.getInteger("assay.library.parts", 10);

    @Test
    void aPartOfTheCertifiedStatementsIsProvedAgain() throws IOException {
        // Which part, so that one that failed can be tried again.
        int part = Integer.getInteger(
                "assay.library.part",
                Math.toIntExact(LocalDate.now(ZoneOffset.UTC).toEpochDay() % PARTS));
        List<TheoryDocument> theories =
                Library.theories().stream().map(Library::theory).toList();
        Set<Trust> settled = Certificate.ofThisBuild().settled(theories);
        assertTrue(!settled.isEmpty(), "the certificate is not of this kernel, or of another library");
        var checker = IsarChecker.within(Duration.ofMinutes(2));
        // What a command has to show may be tried in several ways, of which one is enough.
        var proved = new TreeMap<String, Boolean>();
        ProofChecker sampling = proof -> {
            // What a command has to show is proved together, under several names.
            boolean isLemma = proof.name().indexOf(' ') < 0;
            boolean isDrawn = (isLemma || PARTS == 1)
                    && Math.floorMod(proof.name().hashCode(), PARTS) == part % PARTS
                    && settled.contains(new Trust.Library(proof.name()));
            Verdict verdict =
                    isDrawn ? checker.check(proof) : new Verdict.NotAttempted(proof.position(), "it was not drawn");
            if (isDrawn) {
                proved.merge(proof.name(), isProved(verdict, settled), Boolean::logicalOr);
            }
            return verdict;
        };
        var ofMain = new HashSet<String>();
        Library.prove("Main", sampling, theory -> ofMain.add(theory.context().name()));
        for (String other : Library.theories()) {
            if (!ofMain.contains(other)) {
                Library.prove(Library.source(other), sampling);
            }
        }
        proved.values().removeIf(isProved -> isProved);
        assertEquals(Set.of(), proved.keySet(), "part " + part);
    }

    /** Whether there are theorems, and they rest on nothing that is still on trust. */
    private static boolean isProved(Verdict verdict, Set<Trust> settled) {
        return verdict instanceof Verdict.Checked(var theorems)
                && theorems.stream().allMatch(theorem -> settled.containsAll(theorem.trust()));
    }
}
