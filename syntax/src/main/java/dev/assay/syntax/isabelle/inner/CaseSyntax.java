package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.infer.PreTerm;
import java.util.ArrayList;
import java.util.List;

/** case e of p₁ ⇒ t₁ | … | pₙ ⇒ tₙ. */
final class CaseSyntax {
    private CaseSyntax() {}

    static void addTo(RuleList rules) {
        rules.term("case $term of $clause|+", 10, CaseSyntax::caseOf);
        for (String arrow : List.of("⇒", "=>")) {
            rules.rule(Category.CLAUSE, "$term " + arrow + " $term", 0, Meaning.Shape.CLAUSE);
        }
    }

    private static PreTerm caseOf(Translation t, Tree.Node node) {
        var patterns = new TermPatterns(t.context());
        var clauses = new ArrayList<CaseCompiler.Clause>();
        for (Tree tree : node.many(1)) {
            Tree.Node clause = Translation.node(tree);
            Pattern pattern = patterns.of(t.term(clause.child(0)));
            clauses.add(new CaseCompiler.Clause(pattern, t.term(clause.child(1))));
        }
        return new CaseCompiler(t, node.position()).compile(t.term(node.child(0)), clauses);
    }
}
