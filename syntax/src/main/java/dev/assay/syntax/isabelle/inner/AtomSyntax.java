package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.infer.PreTerm;
import dev.assay.syntax.SyntaxException;
import java.util.ArrayList;
import java.util.List;

/** Names, brackets, application, type constraints and tuples. */
final class AtomSyntax {
    private AtomSyntax() {}

    private static final Meaning.OfTerm NAME = (_, node) -> PreTerms.ident(node.text(0), node.position());
    private static final Meaning.OfTerm ENCLOSED = (t, node) -> t.term(node.child(0));
    private static final Meaning.OfTerm APPLICATION = AtomSyntax::application;

    static void addTo(RuleList rules) {
        for (String kind : List.of("#identifier", "#long")) {
            rules.term(kind, 1000, NAME);
            rules.term("CONST " + kind, 1000, AtomSyntax::constant);
        }
        rules.term("#variable", 1000, (_, node) -> new PreTerm.Free(node.text(0), node.position()));
        rules.term("_", 1000, (_, node) -> PreTerms.ident(PreTerms.DUMMY, node.position()));
        rules.term("( $term )", 1000, ENCLOSED);
        rules.term("$term:999 $term:1000", 999, APPLICATION);
        rules.term(
                "$term:4 :: $type",
                3,
                (t, node) -> new PreTerm.Constraint(t.term(node.child(0)), t.type(node.child(1)), node.position()));
        rules.constant("()", 1000, Names.UNITY);
        rules.constant("( )", 1000, Names.UNITY);
        rules.term("( $term , $term,+ )", 1000, AtomSyntax::tuple);
        rules.rule(Category.ARGUMENTS, "$term", 0, new Meaning.Syntactic(""));
        rules.rule(Category.ARGUMENTS, "$term , $arguments", 0, new Meaning.Syntactic("_args"));
        rules.rule(Category.INDEX, "⇘ $term ⇙", 1000, Meaning.Shape.EXPLICIT);
        rules.rule(Category.INDEX, "⇩ $term:1000", 1000, Meaning.Shape.EXPLICIT);
    }

    static boolean isName(Tree.Node node) {
        return node.production().meaning() == NAME;
    }

    /** Whether it is a term in parentheses. */
    static boolean isEnclosed(Tree.Node node) {
        return node.production().meaning() == ENCLOSED;
    }

    static boolean isApplication(Tree.Node node) {
        return node.production().meaning() == APPLICATION;
    }

    /** CONST c is the constant even where the name means a variable. */
    private static PreTerm constant(Translation t, Tree.Node node) {
        String name = node.text(0);
        return PreTerms.constant(
                t.context()
                        .constant(name)
                        .orElseThrow(() -> new SyntaxException(node.position(), "there is no constant named " + name)),
                node.position());
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
