package dev.assay.rewrite.completion;

import dev.assay.rewrite.Match;
import dev.assay.rewrite.TermBank;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Proofs as chains of steps: what a result needs, and whether each step is one. */
public final class Chains {
    private final Positions positions;
    private final Match match;

    public Chains(TermBank bank) {
        positions = new Positions(bank);
        match = new Match(bank);
    }

    /** The lemmas that a result rests on, directly or not, each after those that it rests on, the result last. */
    public static List<Lemma> needed(List<Lemma> lemmas, Lemma result) {
        var needed = new TreeMap<Integer, Lemma>();
        var open = new ArrayList<Lemma>(List.of(result));
        while (!open.isEmpty()) {
            if (open.removeLast().reason() instanceof Lemma.Reason.Chain(var steps)) {
                for (Step step : steps) {
                    Lemma used = lemmas.get(step.lemma());
                    if (needed.putIfAbsent(used.number(), used) == null) {
                        open.add(used);
                    }
                }
            }
        }
        var sorted = new ArrayList<>(needed.values());
        sorted.add(result);
        return sorted;
    }

    /** Whether every chain leads from its left side to its right side by steps with lemmas before it. */
    public boolean areSound(List<Lemma> proof) {
        var known = new TreeMap<Integer, Lemma>();
        for (Lemma lemma : proof) {
            if (lemma.reason() instanceof Lemma.Reason.Chain(var steps)) {
                int here = lemma.left();
                for (Step step : steps) {
                    Lemma used = known.get(step.lemma());
                    if (used == null || step.from() != here || !isStep(used, step)) {
                        return false;
                    }
                    here = step.to();
                }
                if (here != lemma.right()) {
                    return false;
                }
            }
            known.put(lemma.number(), lemma);
        }
        return true;
    }

    private boolean isStep(Lemma used, Step step) {
        int from = positions.at(step.from(), step.position());
        int to = positions.at(step.to(), step.position());
        if (positions.replaced(step.from(), step.position(), to) != step.to()) {
            return false;
        }
        match.clear();
        return match.match(step.backwards() ? used.right() : used.left(), from)
                && match.match(step.backwards() ? used.left() : used.right(), to);
    }
}
