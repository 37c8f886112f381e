package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.infer.PreTerm;
import java.util.ArrayList;
import java.util.List;

/** case e of p₁ ⇒ t₁ | … | pₙ ⇒ tₙ. */
final class CaseSyntax {
    private CaseSyntax() {}

    static void addTo(RuleList rules) {
        rules.term("case $term of $clause|+", 10, CaseSyntax::caseOf);
        for (String lambda : List.of("λ", "%")) {
            rules.term(lambda + " $clause|+", 10, CaseSyntax::function);
        }
        for (String arrow : List.of("⇒", "=>")) {
            // What follows ⟹ is no part of the last clause.
            rules.rule(Category.CLAUSE, "$term " + arrow + " $term:0", 0, Meaning.Shape.CLAUSE);
        }
    }

    /** λp₁ ⇒ t₁ | … | pₙ ⇒ tₙ, which is λx. case x of p₁ ⇒ t₁ | … | pₙ ⇒ tₙ. */
    private static PreTerm function(Translation t, Tree.Node node) {
        String x = t.fresh();
        PreTerm cases = cases(t, node.many(0), PreTerms.ident(x, node.position()), node.position());
        return new PreTerm.Lambda(x, PreTerm.DUMMY, cases, node.position());
    }

    private static PreTerm caseOf(Translation t, Tree.Node node) {
        return cases(t, node.many(1), t.term(node.child(0)), node.position());
    }

    /** A choice where the patterns of the clauses can be read in several ways that fit together. */
    private static PreTerm cases(Translation t, List<Tree> trees, PreTerm value, Position position) {
        var patterns = new TermPatterns(t.context());
        var clauses = new ArrayList<List<CaseCompiler.Clause>>();
        for (Tree tree : trees) {
            Tree.Node clause = Translation.node(tree);
            List<Pattern> alternatives = patterns.alternatives(t.term(clause.child(0)));
            PreTerm body = t.term(clause.child(1));
            clauses.add(alternatives.stream()
                    .map(pattern -> new CaseCompiler.Clause(pattern, body))
                    .toList());
        }
        var compiler = new CaseCompiler(t, position);
        var readings = Combinations.of(clauses, TermPatterns.MOST, CaseSyntax::areOfOneType);
        return t.choice(
                readings.isEmpty()
                        ? List.of(clauses.stream().map(List::getFirst).toList())
                        : readings,
                reading -> compiler.compile(value, reading));
    }

    private static boolean areOfOneType(List<CaseCompiler.Clause> clauses) {
        return clauses.stream()
                        .map(CaseCompiler.Clause::pattern)
                        .filter(Pattern.Applied.class::isInstance)
                        .map(pattern ->
                                ((Pattern.Applied) pattern).constructor().family())
                        .distinct()
                        .count()
                <= 1;
    }
}
