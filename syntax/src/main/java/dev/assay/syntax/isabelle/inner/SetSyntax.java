package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;
import java.util.List;

/** Sets: enumerations and comprehensions. */
final class SetSyntax {
    private SetSyntax() {}

    static void addTo(RuleList rules) {
        rules.term("{}", 1000, (_, node) -> PreTerms.emptySet(node.position()));
        rules.term("{ }", 1000, (_, node) -> PreTerms.emptySet(node.position()));
        // The first element apart, so that what begins with a term in braces is read once.
        rules.term("{ $term }", 1000, (t, node) -> insert(t.terms(node.children()), node.position()));
        rules.term(
                "{ $term , $term,+ }",
                1000,
                (t, node) -> PreTerms.apply(
                        Names.INSERT,
                        node.position(),
                        t.term(node.child(0)),
                        insert(t.terms(node.many(1)), node.position())));
        rules.term(
                "{ $pattern . $term }",
                1000,
                (t, node) -> PreTerms.apply(
                        Names.COLLECT, node.position(), t.pattern(node.child(0)).abstraction(t.term(node.child(1)))));
        for (String membership : List.of("∈", ":")) {
            rules.term(
                    "{ $pattern " + membership + " $term . $term }",
                    1000,
                    (t, node) -> PreTerms.apply(
                            Names.COLLECT,
                            node.position(),
                            memberAnd(t, node.child(0), node.child(1), t.term(node.child(2)), node.position())));
        }
        rules.term("{ $term | $patterns . $term }", 1000, SetSyntax::collectValues);
        for (String membership : List.of(":", "∈")) {
            rules.term(
                    "SIGMA $pattern " + membership + " $term . $term:10",
                    10,
                    (t, node) -> PreTerms.apply(
                            Names.SIGMA,
                            node.position(),
                            t.term(node.child(1)),
                            t.pattern(node.child(0)).abstraction(t.term(node.child(2)))));
        }
        // One delimiter, so that the name alone can be used otherwise.
        rules.term("CARD( $type )", 1000, (t, node) -> {
            Type universe = Type.con(Names.SET, t.type(node.child(0)));
            return PreTerms.apply(
                    Names.CARD, node.position(), new PreTerm.Const(Names.TOP, List.of(universe), node.position()));
        });
    }

    private static PreTerm insert(List<PreTerm> elements, Position position) {
        PreTerm result = PreTerms.emptySet(position);
        for (PreTerm element : elements.reversed()) {
            result = PreTerms.apply(Names.INSERT, element.position(), element, result);
        }
        return result;
    }

    /** λp. p ∈ A ∧ P. */
    static PreTerm memberAnd(Translation t, Tree variable, Tree set, PreTerm condition, Position position) {
        Pattern pattern = t.pattern(variable);
        PreTerm member = PreTerms.apply(Names.MEMBER, position, pattern.term(), t.term(set));
        return pattern.abstraction(PreTerms.apply(Names.CONJ, position, member, condition));
    }

    /** {e | x y. P}, which is {u. ∃x y. u = e ∧ P}. */
    private static PreTerm collectValues(Translation t, Tree.Node node) {
        Position position = node.position();
        String name = t.fresh();
        PreTerm equation = PreTerms.apply(Names.EQ, position, PreTerms.ident(name, position), t.term(node.child(0)));
        PreTerm body = PreTerms.apply(Names.CONJ, position, equation, t.term(node.child(2)));
        PreTerm exists = Translation.bound(PreTerms.constant(Names.EX, position), t.patterns(node.child(1)), body);
        return PreTerms.apply(Names.COLLECT, position, new PreTerm.Lambda(name, PreTerm.DUMMY, exists, position));
    }
}
