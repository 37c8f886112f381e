package dev.assay.syntax.isabelle.inner;

import static dev.assay.syntax.isabelle.inner.Category.PATTERN;
import static dev.assay.syntax.isabelle.inner.Category.PATTERNS;

/** What binders bind: x, x::nat, _, (x, (y, z)). */
final class PatternSyntax {
    private PatternSyntax() {}

    static void addTo(RuleList rules) {
        rules.rule(PATTERN, "#identifier", 1000, Meaning.Shape.NAME);
        rules.rule(PATTERN, "#identifier :: $type", 0, Meaning.Shape.TYPED_NAME);
        rules.rule(PATTERN, "_", 1000, Meaning.Shape.DUMMY);
        rules.rule(PATTERN, "_ :: $type", 0, Meaning.Shape.TYPED_DUMMY);
        rules.rule(PATTERN, "()", 1000, Meaning.Shape.UNIT);
        rules.rule(PATTERN, "( $pattern )", 1000, Meaning.Shape.ENCLOSED);
        rules.rule(PATTERN, "( $pattern , $pattern,+ )", 1000, Meaning.Shape.TUPLE);
        // A type may stand without brackets at the last variable only: elsewhere it would take in what follows.
        rules.rule(PATTERNS, "$pattern", 0, Meaning.Shape.LAST);
        rules.rule(PATTERNS, "$pattern:1 $patterns", 0, Meaning.Shape.MORE);
    }
}
