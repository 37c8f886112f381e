package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.infer.PreTerm;
import java.util.ArrayList;
import java.util.List;

/** Names, brackets, application, type constraints and tuples. */
final class AtomSyntax {
    private AtomSyntax() {}

    static void addTo(RuleList rules) {
        for (String kind : List.of("#identifier", "#long")) {
            rules.term(kind, 1000, (_, node) -> PreTerms.ident(node.text(0), node.position()));
        }
        rules.term("#variable", 1000, (_, node) -> new PreTerm.Free(node.text(0), node.position()));
        rules.term("_", 1000, (_, node) -> PreTerms.ident(PreTerms.DUMMY, node.position()));
        rules.term("( $term )", 1000, (t, node) -> t.term(node.child(0)));
        rules.term("$term:999 $term:1000", 999, AtomSyntax::application);
        rules.term(
                "$term:4 :: $type",
                3,
                (t, node) -> new PreTerm.Constraint(t.term(node.child(0)), t.type(node.child(1)), node.position()));
        rules.constant("()", 1000, Names.UNITY);
        rules.constant("( )", 1000, Names.UNITY);
        rules.term("( $term , $term,+ )", 1000, AtomSyntax::tuple);
        rules.rule(Category.INDEX, "⇘ $term ⇙", 1000, Meaning.Shape.EXPLICIT);
        rules.rule(Category.INDEX, "⇩ $term:1000", 1000, Meaning.Shape.EXPLICIT);
    }

    /** A loop: a function may have very many arguments. */
    private static PreTerm application(Translation t, Tree.Node node) {
        var arguments = new ArrayList<Tree>();
        Tree head = node;
        while (head instanceof Tree.Node next && next.production() == node.production()) {
            arguments.add(next.child(1));
            head = next.child(0);
        }
        PreTerm result = t.term(head);
        var position = result.position();
        for (Tree argument : arguments.reversed()) {
            result = new PreTerm.App(result, t.term(argument), position);
        }
        return result;
    }

    private static PreTerm tuple(Translation t, Tree.Node node) {
        var components = new ArrayList<PreTerm>();
        components.add(t.term(node.child(0)));
        components.addAll(t.terms(node.many(1)));
        PreTerm result = components.getLast();
        for (PreTerm component : components.subList(0, components.size() - 1).reversed()) {
            result = PreTerms.apply(Names.PAIR, component.position(), component, result);
        }
        return result;
    }
}
