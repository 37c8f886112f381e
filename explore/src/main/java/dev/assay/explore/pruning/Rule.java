package dev.assay.explore.pruning;

import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.Term.Var;
import java.util.List;
import java.util.Set;

/** An equation to be used from left to right, always or only where that makes a term smaller. */
final class Rule {
    final Term left;
    final Term right;
    final int size;
    final boolean isOriented;
    final List<Var> strict;
    final List<Var> onlyRight;

    Rule(Term left, Term right) {
        this.left = left;
        this.right = right;
        this.size = left.size();
        this.isOriented = KnuthBendix.isGreater(left, right);
        Set<Var> lefts = left.variables();
        Set<Var> rights = right.variables();
        this.strict = Strictness.strict(left, right);
        this.onlyRight = rights.stream().filter(v -> !lefts.contains(v)).toList();
    }

    Symbol head() {
        return ((Term.App) left).symbol();
    }

    /** The same equation from right to left. */
    Rule reversed() {
        return new Rule(/* left= */ right, /* right= */ left);
    }
}
