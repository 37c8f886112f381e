package dev.assay.prove.relevance;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Both filters together. What is found out about facts is kept, so one object should serve all goals of a run. It learns from proofs that
 * were known before the run only: which goals come first, and which of them are proved in time, must not change what is said of others.
 */
public final class Relevance {
    private final FactBase base = new FactBase();
    private final Profiles profiles = new Profiles();
    private final SymbolFilter filter = new SymbolFilter(profiles);
    private final Learner learner = new Learner();
    private final IdentityHashMap<Profile.Shape, Set<String>> known = new IdentityHashMap<>();

    public FactBase base() {
        return base;
    }

    public Learner learner() {
        return learner;
    }

    /**
     * The most relevant of the candidates, best first.
     *
     * @param chained what the user has chained into the goal
     */
    public synchronized List<Candidate> ranked(
            Theory theory, List<Candidate> candidates, Conjecture goal, List<Term> chained, int most) {
        List<Candidate> bySymbols = filter.select(theory, candidates, goal.propositions(), chained, most);
        var names = new ArrayList<String>();
        var features = new ArrayList<Set<String>>();
        var numbers = new IdentityHashMap<Candidate, Integer>();
        for (Candidate c : candidates) {
            numbers.put(c, names.size());
            names.add(c.name());
            features.add(features(theory, c));
        }
        int[] byLearning = learner.ranked(names, features, features(theory, goal));
        int[] symbols = bySymbols.stream().mapToInt(numbers::get).toArray();
        int[] both = Fusion.of(candidates.size(), List.of(symbols, byLearning), List.of(1.0, 1.0));
        var result = new ArrayList<Candidate>();
        for (int i = 0; i < both.length && result.size() < most; i++) {
            result.add(candidates.get(both[i]));
        }
        return result;
    }

    private Set<String> features(Theory theory, Candidate candidate) {
        Profile.Shape profile = profiles.of(theory.signature(), candidate);
        return known.computeIfAbsent(profile, p -> {
            Set<String> features = Learner.features(p.main(), profiles.symbols());
            features.addAll(Learner.features(p.right(), profiles.symbols()));
            return features;
        });
    }

    /** What a goal is about, for the learner. */
    public synchronized Set<String> features(Theory theory, Conjecture goal) {
        return Learner.features(profiles.ofGoal(theory.signature(), goal.propositions()), profiles.symbols());
    }
}
