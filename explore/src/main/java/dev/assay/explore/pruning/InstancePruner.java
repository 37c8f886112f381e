package dev.assay.explore.pruning;

import dev.assay.explore.Law;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.Set;

/**
 * Congruence closure over a universe of terms: a law stands for all its instances of which one side is in the universe.
 * What has a proof that leaves the universe for at most one step at a time is seen.
 */
public final class InstancePruner implements Pruner {
    /** Which instances of a law count. */
    public enum Scheme {
        /** One side in the universe. */
        RELAXED,
        /** Both sides in the universe. */
        STRICT
    }

    private final TermGraph graph = new TermGraph(new Heads());
    private final int depth;
    private final Scheme scheme;
    private final Map<Type, List<Term>> representatives = new HashMap<>();
    private final Set<Symbol> partial;
    private final Set<Type> peculiar;

    /**
     * @param depth of the universe
     * @param universe one term of each class suffices
     * @param partial symbols without a value for some arguments: a variable on one side of a law only does not stand for them
     */
    public InstancePruner(int depth, Scheme scheme, Iterable<Term> universe, Set<Symbol> partial) {
        this.depth = depth;
        this.scheme = scheme;
        this.partial = partial;
        this.peculiar = Strictness.peculiar(partial);
        for (Term term : universe) {
            representatives.computeIfAbsent(term.type(), t -> new ArrayList<>()).add(term);
        }
    }

    @Override
    public boolean proves(Term left, Term right) {
        return graph.areEqual(left, right);
    }

    /** Classes have no terms of their own here. */
    @Override
    public Term simplify(Term term) {
        return term;
    }

    @Override
    public void assume(Law law) {
        Term left = law.left();
        Term right = law.right();
        graph.merge(law, left, right);
        instances(law, left, right);
        if (scheme == Scheme.RELAXED) {
            instances(law, right, left);
        }
    }

    /** All with the first term in the universe; variables of the second alone range over what is less deep than it. */
    private void instances(Law law, Term driving, Term other) {
        var heights = new HashMap<Var, Integer>();
        measure(driving, depth, heights);
        SequencedSet<Var> own = driving.variables();
        if (scheme == Scheme.STRICT) {
            measure(other, depth, heights);
        }
        SequencedSet<Var> others = other.variables();
        var variables = new ArrayList<>(own);
        others.stream().filter(v -> !own.contains(v)).forEach(variables::add);
        List<Var> strict = Strictness.strict(driving, other);
        var ranges = new ArrayList<List<Term>>();
        for (Var variable : variables) {
            boolean isStrict = strict.contains(variable) || peculiar.contains(variable.type());
            int height = heights.getOrDefault(variable, depth - 1);
            ranges.add(representatives.getOrDefault(variable.type(), List.of()).stream()
                    .filter(t -> t.depth() <= height && !(isStrict && !Strictness.isTotal(t, partial)))
                    .toList());
        }
        range(law, driving, other, variables, ranges, new HashMap<>());
    }

    /** How deep a term may be at the deepest place of each variable. */
    private static void measure(Term term, int room, Map<Var, Integer> heights) {
        switch (term) {
            case Var variable -> heights.merge(variable, room, Math::min);
            case App(var symbol, var arguments) -> arguments.forEach(a -> measure(a, room - 1, heights));
        }
    }

    private void range(
            Law law, Term left, Term right, List<Var> variables, List<List<Term>> ranges, Map<Var, Term> chosen) {
        int place = chosen.size();
        if (place == variables.size()) {
            graph.merge(law, left.substitute(chosen), right.substitute(chosen));
            return;
        }
        for (Term term : ranges.get(place)) {
            chosen.put(variables.get(place), term);
            range(law, left, right, variables, ranges, chosen);
            chosen.remove(variables.get(place));
        }
    }
}
