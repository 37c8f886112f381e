package dev.assay.explore.pruning;

import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Two results of rewriting one term.
 *
 * <pre>
 *   l = r     g[u] = d     σ = mgu(l, u)     u no variable
 *  ──────────────────────────────────────────────────────  overlap
 *                  g[r]σ = dσ
 * </pre>
 */
record CriticalPair(Term left, Term right) {
    /** Variables of the inner rule, so that rules share none. */
    private static final int APART = 1 << 20;

    int size() {
        return left.size() + right.size();
    }

    /** All overlaps of the inner rule with the left side of the outer one. */
    static void overlaps(Rule outer, Rule inner, Rewriting rewriting, Consumer<CriticalPair> consumer) {
        var apart = new HashMap<Var, Term>();
        inner.left.variables().forEach(v -> apart.put(v, new Var(v.type(), v.number() + APART)));
        inner.right.variables().forEach(v -> apart.put(v, new Var(v.type(), v.number() + APART)));
        overlaps(outer, inner, inner.left.substitute(apart), apart, outer.left, List.of(), rewriting, consumer);
    }

    private static void overlaps(
            Rule outer,
            Rule inner,
            Term pattern,
            Map<Var, Term> apart,
            Term place,
            List<Integer> path,
            Rewriting rewriting,
            Consumer<CriticalPair> consumer) {
        if (!(place instanceof App(var symbol, var arguments))) {
            return;
        }
        if (!(path.isEmpty() && outer == inner) && symbol == inner.head()) {
            Unifier.of(place, pattern).ifPresent(unifier -> {
                Map<Var, Term> outerBindings = bindings(outer, Map.of(), unifier);
                Map<Var, Term> innerBindings = bindings(inner, apart, unifier);
                if (rewriting.allows(outer, outerBindings)
                        && rewriting.allows(inner, innerBindings)
                        && descends(outer, outerBindings)
                        && descends(inner, innerBindings)) {
                    Term right = replace(outer.left, path, 0, inner.right.substitute(apart))
                            .substitute(unifier);
                    consumer.accept(new CriticalPair(outer.right.substitute(unifier), right));
                }
            });
        }
        for (int i = 0; i < arguments.size(); i++) {
            var below = new ArrayList<>(path);
            below.add(i);
            overlaps(outer, inner, pattern, apart, arguments.get(i), below, rewriting, consumer);
        }
    }

    /** A rule that goes up here is of no use in this direction. */
    private static boolean descends(Rule rule, Map<Var, Term> bindings) {
        return rule.isOriented
                || !KnuthBendix.isGreater(rule.right.substitute(bindings), rule.left.substitute(bindings));
    }

    private static Map<Var, Term> bindings(Rule rule, Map<Var, Term> apart, Map<Var, Term> unifier) {
        var bindings = new HashMap<Var, Term>();
        for (Term side : List.of(rule.left, rule.right)) {
            side.variables()
                    .forEach(v -> bindings.put(v, apart.getOrDefault(v, v).substitute(unifier)));
        }
        return bindings;
    }

    private static Term replace(Term term, List<Integer> path, int from, Term part) {
        if (from == path.size()) {
            return part;
        }
        App app = (App) term;
        var arguments = new ArrayList<>(app.arguments());
        int place = path.get(from);
        arguments.set(place, replace(arguments.get(place), path, from + 1, part));
        return new App(app.symbol(), arguments);
    }
}
