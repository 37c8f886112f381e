package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.infer.PreTerm;
import java.util.List;

/** The meta-logic's notation; its connectives are those of HOL, as there is one level of logic. */
final class MetaSyntax {
    private MetaSyntax() {}

    static void addTo(RuleList rules) {
        for (String arrow : List.of("⟹", "==>")) {
            rules.infix(arrow, -1, -2, -2, Names.IMPLIES);
        }
        rules.term("⟦ $term;+ ⟧ ⟹ $term:-2", -2, MetaSyntax::implications);
        rules.term("[| $term;+ |] ==> $term:-2", -2, MetaSyntax::implications);
        rules.term("⟦ $term;+ ⟧ ==> $term:-2", -2, MetaSyntax::implications);
        rules.term("[| $term;+ |] ⟹ $term:-2", -2, MetaSyntax::implications);
        for (String symbol : List.of("⋀", "!!")) {
            rules.binder(symbol, Priority.LOWEST, Priority.LOWEST, Names.ALL);
        }
        for (String symbol : List.of("≡", "==")) {
            rules.infix(symbol, 3, 2, -1, Names.EQ);
        }
        rules.infix("&&&", 3, -1, -1, Names.CONJ);
        rules.term("PROP $term:999", 999, (t, node) -> t.term(node.child(0)));
        for (String identity : List.of("Trueprop", "HOL.Trueprop", "Pure.prop")) {
            rules.term(identity + " $term:1000", 999, (t, node) -> t.term(node.child(0)));
        }
        rules.term("TERM $term:1000", 1000, MetaSyntax::trivially);
        for (String symbol : List.of("λ", "%")) {
            rules.term(
                    symbol + " $patterns . $term:3",
                    3,
                    (t, node) -> Pattern.abstraction(t.patterns(node.child(0)), t.term(node.child(1))));
        }
    }

    private static PreTerm implications(Translation t, Tree.Node node) {
        PreTerm result = t.term(node.child(1));
        for (PreTerm premise : t.terms(node.many(0)).reversed()) {
            result = PreTerms.apply(Names.IMPLIES, premise.position(), premise, result);
        }
        return result;
    }

    /** TERM t only says that t is a term. */
    private static PreTerm trivially(Translation t, Tree.Node node) {
        PreTerm term = t.term(node.child(0));
        return PreTerms.apply(Names.EQ, node.position(), term, term);
    }
}
