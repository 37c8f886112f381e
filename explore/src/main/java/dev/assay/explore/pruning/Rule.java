package dev.assay.explore.pruning;

import dev.assay.explore.Law;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.Term.Var;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An equation to be used from left to right, always or only where that makes a term smaller. */
final class Rule {
    final Term left;
    final Term right;
    final int size;
    final boolean isOriented;
    final List<Var> onlyLeft;
    final List<Var> onlyRight;
    final Origin origin;

    /** Where a rule comes from. */
    sealed interface Origin {
        record Stated(Law law) implements Origin {}

        /** A way from the left to the right side. */
        record Derived(List<Application> way) implements Origin {}
    }

    /** One step of a way: an instance of a rule at a place in a term, perhaps from right to left. */
    record Application(Rule rule, Map<Var, Term> substitution, List<Integer> path, boolean isReversed) {
        Application reversed() {
            return new Application(rule, substitution, path, !isReversed);
        }

        /** The same step in a term where this one's is at a place. */
        Application below(List<Integer> outer) {
            var whole = new ArrayList<>(outer);
            whole.addAll(path);
            return new Application(rule, substitution, whole, isReversed);
        }
    }

    Rule(Term left, Term right, Origin origin) {
        this.left = left;
        this.right = right;
        this.size = left.size();
        this.isOriented = KnuthBendix.isGreater(left, right);
        Set<Var> lefts = left.variables();
        Set<Var> rights = right.variables();
        this.onlyLeft = lefts.stream().filter(v -> !rights.contains(v)).toList();
        this.onlyRight = rights.stream().filter(v -> !lefts.contains(v)).toList();
        this.origin = origin;
    }

    Symbol head() {
        return ((Term.App) left).symbol();
    }

    /** The same equation from right to left. */
    Rule reversed() {
        List<Application> way = List.of(new Application(this, Map.of(), List.of(), true));
        return new Rule(right, left, new Origin.Derived(way));
    }
}
