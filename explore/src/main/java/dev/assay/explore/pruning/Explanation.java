package dev.assay.explore.pruning;

import dev.assay.explore.Law;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.pruning.Proof.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How an equation follows from instances of laws. Terms that are equal, by an instance or by congruence, hang together in
 * a forest; the way between two of them is the proof, where a link by congruence is in turn explained by the arguments.
 */
final class Explanation {
    /** An instance of a law; variables are constants here. */
    record Instance(Law law, Term left, Term right) {}

    private record Shape(Object head, List<Integer> classes) {}

    private final List<Term> terms = new ArrayList<>();
    private final Map<Term, Integer> numbers = new HashMap<>();
    private final List<@Nullable Integer> next = new ArrayList<>();
    private final List<@Nullable Law> reasons = new ArrayList<>();

    private Explanation() {}

    static Optional<Proof> of(Term left, Term right, List<Instance> instances) {
        var explanation = new Explanation();
        int from = explanation.add(left);
        int to = explanation.add(right);
        for (Instance instance : instances) {
            explanation.link(explanation.add(instance.left), explanation.add(instance.right), instance.law);
        }
        explanation.close();
        if (explanation.root(from) != explanation.root(to)) {
            return Optional.empty();
        }
        var steps = new ArrayList<Step>();
        explanation.explain(from, to, steps);
        return Optional.of(new Proof(left, steps));
    }

    private int add(Term term) {
        Integer known = numbers.get(term);
        if (known != null) {
            return known;
        }
        if (term instanceof App(var symbol, var arguments)) {
            arguments.forEach(this::add);
        }
        int number = terms.size();
        terms.add(term);
        numbers.put(term, number);
        next.add(null);
        reasons.add(null);
        return number;
    }

    private int number(Term term) {
        return Objects.requireNonNull(numbers.get(term));
    }

    private int root(int node) {
        int at = node;
        for (Integer up = next.get(at); up != null; up = next.get(at)) {
            at = up;
        }
        return at;
    }

    /** Makes one link, without a law if it is by congruence; false if they hang together already. */
    private boolean link(int from, int to, @Nullable Law law) {
        if (root(from) == root(to)) {
            return false;
        }
        // Turn the way from here to the root, so that a link can begin here.
        Integer at = from;
        Integer target = to;
        Law reason = law;
        while (at != null) {
            Integer up = next.get(at);
            Law old = reasons.get(at);
            next.set(at, target);
            reasons.set(at, reason);
            target = at;
            reason = old;
            at = up;
        }
        return true;
    }

    private void close() {
        boolean isChanged = true;
        while (isChanged) {
            isChanged = false;
            var table = new HashMap<Shape, Integer>();
            for (int node = 0; node < terms.size(); node++) {
                if (terms.get(node) instanceof App(var symbol, var arguments) && !arguments.isEmpty()) {
                    var classes = arguments.stream().map(a -> root(number(a))).toList();
                    Integer other = table.putIfAbsent(new Shape(symbol, classes), node);
                    isChanged |= other != null && link(node, other, null);
                }
            }
        }
    }

    private void explain(int from, int to, List<Step> steps) {
        var ahead = new HashSet<Integer>();
        for (Integer at = to; at != null; at = next.get(at)) {
            ahead.add(at);
        }
        int meeting = from;
        while (!ahead.contains(meeting)) {
            int up = next.get(meeting);
            explain(meeting, up, reasons.get(meeting), steps);
            meeting = up;
        }
        var back = new ArrayList<Integer>();
        for (int at = to; at != meeting; at = next.get(at)) {
            back.add(at);
        }
        for (int at : back.reversed()) {
            explain(next.get(at), at, reasons.get(at), steps);
        }
    }

    private void explain(int from, int to, @Nullable Law law, List<Step> steps) {
        if (law != null) {
            steps.add(new Step(law, terms.get(to)));
            return;
        }
        App start = (App) terms.get(from);
        App end = (App) terms.get(to);
        var arguments = new ArrayList<>(start.arguments());
        for (int i = 0; i < arguments.size(); i++) {
            var inner = new ArrayList<Step>();
            explain(number(arguments.get(i)), number(end.arguments().get(i)), inner);
            for (Step step : inner) {
                arguments.set(i, step.term());
                steps.add(new Step(step.law(), new App(start.symbol(), arguments)));
            }
        }
    }
}
