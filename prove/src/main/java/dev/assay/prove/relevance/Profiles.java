package dev.assay.prove.relevance;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import java.util.IdentityHashMap;
import java.util.List;

/** The symbols of facts, found out once for each. */
final class Profiles {
    private final Symbols symbols = new Symbols();
    private final IdentityHashMap<Thm, Profile.Shape> known = new IdentityHashMap<>();

    Symbols symbols() {
        return symbols;
    }

    Profile.Shape of(Signature signature, Candidate candidate) {
        return known.computeIfAbsent(
                candidate.theorem(), t -> Profile.ofFact(signature, symbols, t.conclusion(), candidate.theory()));
    }

    int[] ofGoal(Signature signature, List<Term> propositions) {
        return Profile.ofGoal(signature, symbols, propositions);
    }
}
