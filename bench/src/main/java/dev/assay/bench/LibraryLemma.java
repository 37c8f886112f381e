package dev.assay.bench;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.relevance.Candidate;
import dev.assay.prove.relevance.Relevance;
import dev.assay.syntax.Goal;
import java.util.ArrayList;
import java.util.List;

/**
 * A lemma of the library as a goal.
 *
 * @param place its place among the facts of the theory, of which only those before it may be used
 */
record LibraryLemma(Theory theory, int place) {
    /** So many lemmas of a theory, at even distances. */
    static List<LibraryLemma> sample(Theory theory, int wanted) {
        List<String> names = theory.factNames();
        var lemmas = new ArrayList<LibraryLemma>();
        for (int i = 0; i < names.size(); i++) {
            Fact fact = theory.fact(names.get(i)).orElseThrow();
            boolean isLemma = fact.theorems().size() == 1
                    && fact.theorems()
                            .getFirst()
                            .trust()
                            .contains(new dev.assay.logic.kernel.Trust.Library(names.get(i)));
            if (isLemma && names.get(i).contains(".")) {
                lemmas.add(new LibraryLemma(theory, i));
            }
        }
        var result = new ArrayList<LibraryLemma>();
        for (int i = 0; i < Math.min(wanted, lemmas.size()); i++) {
            result.add(lemmas.get((int) ((long) i * lemmas.size() / wanted)));
        }
        return result;
    }

    private String name() {
        return theory.factNames().get(place);
    }

    Conjecture goal() {
        return Goal.of(name(), Position.NONE, theory.theorem(name()).conclusion());
    }

    /** The most relevant of the facts before it, best first. */
    List<Candidate> facts(Relevance relevance, int most) {
        Conjecture goal = goal();
        String current = name().substring(0, name().indexOf('.'));
        List<Candidate> before =
                relevance.base().candidates(theory, theory.factNames().subList(0, place), current, goal);
        return relevance.ranked(theory, before, goal, List.of(), most);
    }
}
