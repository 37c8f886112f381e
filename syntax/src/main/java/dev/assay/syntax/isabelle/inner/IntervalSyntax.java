package dev.assay.syntax.isabelle.inner;

/** Intervals as sets. */
final class IntervalSyntax {
    private IntervalSyntax() {}

    static void addTo(RuleList rules) {
        rules.constant("{ $term .. $term }", 1000, Names.AT_LEAST_AT_MOST);
        rules.constant("{ $term ..< $term }", 1000, Names.AT_LEAST_LESS_THAN);
        rules.constant("{ $term <.. $term }", 1000, Names.GREATER_THAN_AT_MOST);
        rules.constant("{ $term <..< $term }", 1000, Names.GREATER_THAN_LESS_THAN);
        rules.constant("{ $term .. }", 1000, Names.AT_LEAST);
        rules.constant("{ $term <.. }", 1000, Names.GREATER_THAN);
        rules.constant("{ .. $term }", 1000, Names.AT_MOST);
        rules.constant("{ ..< $term }", 1000, Names.LESS_THAN);
    }
}
