package dev.assay.rank;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** No program is asked twice for the same test, as small tests come up often. */
final class Remembered<T> implements Inference.Trial<T> {
    private final Inference.Trial<T> trial;
    /** Tests that everybody was asked for, with who fails them. */
    private final Map<T, Signature> known = new HashMap<>();
    /** Tests that some were asked for. */
    private final Map<T, Asked> partly = new HashMap<>();

    private record Asked(Signature programs, Signature failing) {
        static final Asked NOBODY = new Asked(Signature.of(), Signature.of());

        Asked and(Signature more, Signature failingToo) {
            return new Asked(programs.union(more), failing.union(failingToo));
        }
    }

    Remembered(Inference.Trial<T> trial) {
        this.trial = trial;
    }

    @Override
    public List<Signature> run(List<T> tests) {
        List<T> unknown = tests.stream()
                .filter(test -> !known.containsKey(test))
                .distinct()
                .toList();
        if (!unknown.isEmpty()) {
            List<Signature> found = trial.run(unknown);
            for (int i = 0; i < unknown.size(); i++) {
                known.put(unknown.get(i), found.get(i));
                partly.remove(unknown.get(i));
            }
        }
        var signatures = new ArrayList<Signature>(tests.size());
        for (T test : tests) {
            signatures.add(java.util.Objects.requireNonNull(known.get(test)));
        }
        return signatures;
    }

    @Override
    public Signature failing(T test, Signature among) {
        Signature all = known.get(test);
        if (all != null) {
            return all.and(among);
        }
        Asked asked = partly.getOrDefault(test, Asked.NOBODY);
        Signature others = among.without(asked.programs());
        if (!others.isEmpty()) {
            asked = asked.and(others, trial.failing(test, others));
            partly.put(test, asked);
        }
        return asked.failing().and(among);
    }
}
