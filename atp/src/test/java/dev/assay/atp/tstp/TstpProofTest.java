package dev.assay.atp.tstp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class TstpProofTest {
    private static final String OF_E = """
            # SZS output start CNFRefutation
            fof(c_0_0, axiom, (![X1]:(rev(rev(X1))=X1)), file('<stdin>', rev_rev)).
            fof(c_0_1, negated_conjecture, (?[X1]:rev(rev(rev(X1)))!=rev(X1)), file('<stdin>', goal)).
            cnf(c_0_2, negated_conjecture, (rev(rev(rev(esk1_0)))!=rev(esk1_0)), inference(split_conjunct,[status(thm)],[inference(skolemize,[status(esa)],[c_0_1])])).
            cnf(c_0_3, plain, (rev(rev(X1))=X1), inference(split_conjunct,[status(thm)],[c_0_0])).
            cnf(c_0_9, plain, (unused), inference(fake,[status(thm)],[c_0_0])).
            cnf(c_0_4, negated_conjecture, ($false), inference(cn,[status(thm)],[inference(rw,[status(thm)],[c_0_2, c_0_3])]), ['proof']).
            # SZS output end CNFRefutation
            """;

    @Test
    void nestedInferencesBecomeOneStepWithAllParents() {
        List<ProofStep> steps = TstpProof.read(OF_E);
        assertEquals(6, steps.size());
        ProofStep last = steps.getLast();
        assertTrue(last.isFalse());
        assertEquals(List.of("cn", "rw"), last.rule());
        assertEquals(List.of("c_0_2", "c_0_3"), last.parents());
    }

    @Test
    void linesOfTheInputKnowTheirNamesInTheProblem() {
        List<ProofStep> steps = TstpProof.read(OF_E);
        assertEquals("rev_rev", steps.get(0).source());
        assertEquals("![X1]:(rev(rev(X1))=X1)", steps.get(0).formula());
        assertEquals(List.of(), steps.get(0).parents());
        assertEquals("", steps.get(2).source());
    }

    @Test
    void onlyAncestorsOfTheContradictionAreKept() {
        List<String> names = ProofStep.pruned(TstpProof.read(OF_E)).stream()
                .map(ProofStep::name)
                .toList();
        assertEquals(List.of("c_0_0", "c_0_1", "c_0_2", "c_0_3", "c_0_4"), names);
    }

    @Test
    void vampireNamesItsParentsInTheSameWay() {
        List<ProofStep> steps = TstpProof.read("""
                fof(f1,axiom,(
                  ! [X0] : p(X0)),
                  file('problem.p',ax1)).
                fof(f5,plain,(
                  $false),
                  inference(subsumption_resolution,[],[f3,f4])).
                """);
        assertEquals("ax1", steps.getFirst().source());
        assertEquals(List.of("f3", "f4"), steps.getLast().parents());
        assertTrue(steps.getLast().isFalse());
    }

    @Test
    void theProofsOfSpassAreUnderstood() {
        List<ProofStep> steps = SpassProof.read("""
                1[0:Inp] ||  -> p(a)*.
                2[0:Inp] || p(U)* -> q(U).
                3[0:Res:1.0,2.0] ||  -> q(a)*.
                4[0:Inp] || q(a)* -> .
                5[0:MRR:3.0,4.0] ||  -> .
                """);
        assertEquals(5, steps.size());
        assertEquals(List.of("1", "2"), steps.get(2).parents());
        assertEquals(List.of("Res"), steps.get(2).rule());
        assertTrue(steps.getLast().isFalse());
        assertEquals(5, ProofStep.pruned(steps).size());
    }

    @Test
    void zipperpositionQuotesItsRules() {
        List<ProofStep> steps = TstpProof.read("""
                thf(p_type, type, p: $i > $o).
                thf(zf_stmt_0, conjecture, (?[X: $i]: (p @ X)), file('x.p', 'goal')).
                thf(zf_stmt_1, negated_conjecture, (~ (?[X: $i]: (p @ X))), inference('cnf.neg', [status(esa)], [zf_stmt_0])).
                thf(zip_1, plain, ![X0: $i]: ~ (p @ X0), inference('cnf', [status(esa)], [zf_stmt_1])).
                thf(zip_2, plain, $false, inference('sup-', [status(thm)], [zip_1, ax])).
                """);
        assertEquals(4, steps.size());
        assertEquals("goal", steps.getFirst().source());
        assertEquals(List.of("sup-"), steps.getLast().rule());
        assertEquals(List.of("zip_1", "ax"), steps.getLast().parents());
        assertTrue(steps.getLast().isFalse());
    }

    @Test
    void whatVampireIntroducesHasNoParents() {
        List<ProofStep> steps = TstpProof.read("""
                tff(f3,plain,( ! [X0] : (sP0(X0) | p(X0)) ), introduced(predicate_definition_introduction,[new_symbols(naming,[sP0])])).
                tff(f7,plain,( $false ), inference(unit_resulting_resolution,[],[f3,f5])).
                """);
        assertEquals(List.of(), steps.getFirst().parents());
        assertEquals("", steps.getFirst().source());
        assertTrue(steps.getLast().isFalse());
    }
}
