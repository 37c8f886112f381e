package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.infer.PreTerm;
import java.util.ArrayList;
import java.util.List;

/** Lists: enumerations, ranges and comprehensions. */
final class ListSyntax {
    private ListSyntax() {}

    static void addTo(RuleList rules) {
        rules.constant("[]", 1000, Names.NIL);
        rules.constant("[ ]", 1000, Names.NIL);
        rules.term("[ $term ]", 1000, (t, node) -> PreTerms.list(t.terms(node.children()), node.position()));
        // The first element apart, so that what begins with a term in brackets is read once.
        rules.term(
                "[ $term , $term,+ ]",
                1000,
                (t, node) -> PreTerms.apply(
                        Names.CONS,
                        node.position(),
                        t.term(node.child(0)),
                        PreTerms.list(t.terms(node.many(1)), node.position())));
        rules.constant("[ $term ..< $term ]", 1000, Names.UPT);
        rules.constant("[ $term .. $term ]", 1000, Names.UPTO);
        rules.term("[ $term . $qualifier,+ ]", 1000, ListSyntax::comprehension);
        rules.rule(Category.QUALIFIER, "$term", 0, Meaning.Shape.CONDITION);
        rules.rule(Category.QUALIFIER, "let $binding;+", 0, Meaning.Shape.LOCAL);
        for (String arrow : List.of("←", "<-")) {
            rules.term(
                    "[ $pattern " + arrow + " $term . $term ]",
                    1000,
                    (t, node) -> PreTerms.apply(
                            Names.FILTER,
                            node.position(),
                            t.pattern(node.child(0)).abstraction(t.term(node.child(2))),
                            t.term(node.child(1))));
            rules.rule(Category.QUALIFIER, "$term " + arrow + " $term", 0, Meaning.Shape.GENERATOR);
        }
    }

    /** [e. qualifiers], from the last qualifier to the first. */
    private static PreTerm comprehension(Translation t, Tree.Node node) {
        PreTerm element = t.term(node.child(0));
        var qualifiers = node.many(1);
        PreTerm result = PreTerms.list(List.of(element), node.position());
        for (int i = qualifiers.size() - 1; i >= 0; i--) {
            Tree.Node qualifier = Translation.node(qualifiers.get(i));
            Position position = qualifier.position();
            result = switch ((Meaning.Shape) qualifier.production().meaning()) {
                case CONDITION ->
                    PreTerms.apply(
                            Names.IF,
                            position,
                            t.term(qualifier.child(0)),
                            result,
                            PreTerms.constant(Names.NIL, position));
                case LOCAL -> LogicSyntax.local(t, qualifier.many(0), result);
                default -> generated(t, qualifier, i == qualifiers.size() - 1 ? element : null, result);
            };
        }
        return result;
    }

    /** Over a last generator of a plain variable the elements are mapped; else lists are, and put together. */
    private static PreTerm generated(
            Translation t,
            Tree.Node generator,
            @org.jspecify.annotations.Nullable PreTerm lastElement,
            PreTerm elements) {
        Position position = generator.position();
        Pattern pattern = new TermPatterns(t.context()).of(t.term(generator.child(0)));
        PreTerm list = t.term(generator.child(1));
        if (!(pattern instanceof Pattern.Applied)) {
            if (lastElement != null) {
                return PreTerms.apply(Names.MAP, position, pattern.abstraction(lastElement), list);
            }
            return concatenated(pattern.abstraction(elements), list, position);
        }
        String name = t.fresh();
        var clauses = new ArrayList<CaseCompiler.Clause>();
        clauses.add(new CaseCompiler.Clause(pattern, elements));
        clauses.add(new CaseCompiler.Clause(
                new Pattern.Anything(PreTerm.DUMMY, position), PreTerms.constant(Names.NIL, position)));
        PreTerm cases = new CaseCompiler(t, position).compile(PreTerms.ident(name, position), clauses);
        return concatenated(new PreTerm.Lambda(name, PreTerm.DUMMY, cases, position), list, position);
    }

    private static PreTerm concatenated(PreTerm function, PreTerm list, Position position) {
        return PreTerms.apply(Names.CONCAT, position, PreTerms.apply(Names.MAP, position, function, list));
    }
}
