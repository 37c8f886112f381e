package dev.assay.prove.relevance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.Theories;
import dev.assay.syntax.isabelle.TheoryDocument;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RelevanceTest {
    private static List<String> candidates(TheoryDocument document) {
        Theory theory = document.statements().getLast().context().theory();
        return new FactBase()
                .candidates(theory, "T", Theories.goal(document)).stream()
                        .map(Candidate::name)
                        .toList();
    }

    private static List<String> selected(TheoryDocument document, int most) {
        Theory theory = document.statements().getLast().context().theory();
        Conjecture goal = Theories.goal(document);
        List<Candidate> all = new FactBase().candidates(theory, "T", goal);
        return new SymbolFilter()
                .select(theory, all, goal.propositions(), List.of(), most).stream()
                        .map(Candidate::name)
                        .toList();
    }

    @Test
    void whatSharesRareSymbolsWithTheGoalComesFirst() {
        List<String> names = selected(Theories.of("lemma \"rev (rev (xs @ ys)) = xs @ ys\" oops"), 10);
        assertTrue(names.contains("List.rev_rev_ident"), names::toString);
        assertTrue(names.contains("List.rev_append"), names::toString);
    }

    @Test
    void neverMoreFactsAreChosenThanWanted() {
        TheoryDocument document = Theories.of("lemma \"rev (rev xs) = xs\" oops");
        for (int most : List.of(0, 1, 7, 100)) {
            assertTrue(selected(document, most).size() <= most);
        }
        assertEquals(100, selected(document, 100).size());
    }

    @Test
    void theGoalItselfIsNotAmongItsFactsWhateverItsVariablesAreCalled() {
        assertFalse(candidates(Theories.of("lemma \"(as @ bs) @ cs = as @ bs @ cs\" oops"))
                .contains("List.append_assoc"));
        assertTrue(candidates(Theories.of("lemma \"(as @ bs) @ as = as @ bs @ as\" oops"))
                .contains("List.append_assoc"));
    }

    @Test
    void inductionRulesAndFactsNotForProversAreLeftOut() {
        List<String> names = candidates(Theories.of(
                "lemma hidden [no_atp]: \"rev xs = rev xs @ []\" sorry",
                "lemma seen: \"rev xs @ [] = rev xs\" sorry",
                "lemma \"rev (rev xs) = xs\" oops"));
        assertFalse(names.contains("List.list.induct"));
        assertFalse(names.contains("Finite_Set.finite_induct"));
        assertFalse(names.contains("T.hidden"));
        assertTrue(names.contains("T.seen"));
    }

    @Test
    void whatWasNeededForALikeGoalComesFirstNextTime() {
        TheoryDocument document = Theories.of("lemma goal: \"rev (rev xs) = xs\" oops");
        Theory theory = document.statements().getLast().context().theory();
        Conjecture goal = Theories.goal(document);
        var relevance = new Relevance();
        List<Candidate> all = relevance.base().candidates(theory, "T", goal);
        String odd = "Nat.Suc_inject";
        Set<String> features = relevance.features(theory, goal);
        assertFalse(names(relevance.ranked(theory, all, goal, List.of(), 400))
                .subList(0, 30)
                .contains(odd));
        relevance.learner().learn(new Learner.Example("T.other", features, Set.of(odd)));
        assertTrue(names(relevance.ranked(theory, all, goal, List.of(), 400))
                .subList(0, 30)
                .contains(odd));
    }

    private static List<String> names(List<Candidate> candidates) {
        return candidates.stream().map(Candidate::name).toList();
    }
}
