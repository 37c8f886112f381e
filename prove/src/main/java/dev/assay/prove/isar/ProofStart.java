package dev.assay.prove.isar;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Claim;
import dev.assay.logic.proof.Conclusion;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.WrittenProof;
import dev.assay.logic.rules.Iterated;
import dev.assay.prove.goal.Goal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.UnaryOperator;

/** Where the proof of a statement begins: what is known, what is to be shown, and what the statement says then. */
final class ProofStart {
    private final WrittenProof proof;
    private final Claim claim;
    private final Block block;
    private final List<Goal> goals;

    /** From theorems for the goals to those for the conclusions. */
    private final UnaryOperator<List<Thm>> conclusions;

    ProofStart(WrittenProof proof) {
        this.proof = proof;
        this.claim = proof.claim();
        MethodContext context = known();
        var bindings = new HashMap<String, Term>();
        if (!claim.conclusions().isEmpty()) {
            bindings.put("?thesis", thesis());
        }
        block = new Block(context, bindings, List.of(), null);
        switch (proof.conclusion()) {
            case Conclusion.Shows(var groups) -> {
                Texts.bindPatterns(block, groups, claim.conclusions(), proof.position());
                goals = claim.conclusions().stream().map(Goal::of).toList();
                conclusions = theorems -> theorems;
            }
            case Conclusion.Obtains(var cases) -> {
                var obtaining = new Obtaining(
                        context.theory().signature(), claim.conclusions().getFirst(), cases);
                block.obtain(obtaining, cases);
                goals = List.of(new Goal(obtaining.rules(), obtaining.thesis()));
                conclusions = theorems -> List.of(obtaining.conclude(theorems.getFirst()));
            }
        }
    }

    Block block() {
        return block;
    }

    List<Goal> goals() {
        return goals;
    }

    /** The variables, and the premises under their names. */
    private MethodContext known() {
        var everything = new ArrayList<>(claim.located());
        everything.addAll(claim.premises());
        everything.addAll(claim.conclusions());
        var frees = new LinkedHashSet<Free>();
        everything.forEach(t -> frees.addAll(t.frees()));
        MethodContext context = proof.context().withLocalRules().fixingAll(frees);
        List<Thm> premises = claim.premises().stream()
                .map(p -> Thm.assume(context.theory().signature(), p))
                .toList();
        List<Proposition.Group> groups = proof.assumed();
        List<Thm> rules = StatedFacts.asRules(context.reader(), premises, Proposition.texts(groups));
        MethodContext known = StatedFacts.named(context.withFact("assms", rules, List.of()), groups, rules);
        int that = Proposition.texts(proof.conditions()).size();
        return that > 0 ? known.withFact("that", rules.subList(rules.size() - that, rules.size()), List.of()) : known;
    }

    /** The last conclusion as it was written. */
    private Term thesis() {
        Term last = claim.conclusions().getLast();
        return Thesis.of(last, premisesOfLast());
    }

    /** How many premises the text of the only conclusion has before it. */
    int premises() {
        return claim.conclusions().size() == 1 ? premisesOfLast() : 0;
    }

    private int premisesOfLast() {
        return proof.conclusion() instanceof Conclusion.Shows(var groups)
                        && !Proposition.texts(groups).isEmpty()
                ? proof.context().reader().premises(Proposition.texts(groups).getLast())
                : 0;
    }

    /** What the statement says, from theorems for the goals; an error at the place if it says something else. */
    List<Thm> whole(List<Thm> theorems, Position position) {
        var all = new ArrayList<Thm>();
        for (Thm theorem : conclusions.apply(theorems)) {
            Thm whole = Iterated.dischs(claim.premises(), theorem);
            all.add(Iterated.dischs(claim.located(), whole));
        }
        for (int i = 0; i < all.size(); i++) {
            Thm theorem = all.get(i);
            if (!theorem.hypotheses().isEmpty()) {
                throw new ProofError(
                        position,
                        "the proof rests on something that is not assumed: "
                                + theorem.hypotheses().iterator().next());
            }
            if (!theorem.conclusion().equals(claim.proposition(i))) {
                throw new ProofError(position, "the proof shows " + theorem.conclusion() + " instead");
            }
        }
        return all;
    }
}
