package dev.assay.syntax.isabelle.inner;

import java.util.List;

/** The notation that theories do not declare, since it takes code to translate it: one file per family. */
final class BaseSyntax {
    private BaseSyntax() {}

    static List<Production> productions() {
        var rules = new RuleList();
        AtomSyntax.addTo(rules);
        TypeSyntax.addTo(rules);
        PatternSyntax.addTo(rules);
        MetaSyntax.addTo(rules);
        LogicSyntax.addTo(rules);
        QuantifierSyntax.addTo(rules);
        CaseSyntax.addTo(rules);
        NumeralSyntax.addTo(rules);
        StringSyntax.addTo(rules);
        SetSyntax.addTo(rules);
        IntervalSyntax.addTo(rules);
        BigOperatorSyntax.addTo(rules);
        ListSyntax.addTo(rules);
        UpdateSyntax.addTo(rules);
        RecordSyntax.addTo(rules);
        MonadSyntax.addTo(rules);
        return rules.productions();
    }
}
