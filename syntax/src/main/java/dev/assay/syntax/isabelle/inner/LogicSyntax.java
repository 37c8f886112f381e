package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;
import java.util.List;

/** The connectives of HOL, conditionals and local definitions. */
final class LogicSyntax {
    private LogicSyntax() {}

    static void addTo(RuleList rules) {
        rules.infix("=", 50, 51, 50, Names.EQ);
        for (String symbol : List.of("∧", "&")) {
            rules.infix(symbol, 36, 35, 35, Names.CONJ);
        }
        for (String symbol : List.of("∨", "|")) {
            rules.infix(symbol, 31, 30, 30, Names.DISJ);
        }
        for (String symbol : List.of("⟶", "-->")) {
            rules.infix(symbol, 26, 25, 25, Names.IMPLIES);
        }
        for (String symbol : List.of("¬", "~")) {
            rules.constant(symbol + " $term:40", 40, Names.NOT);
            rules.constant("(" + symbol + ")", 1000, Names.NOT);
        }
        for (String symbol : List.of("⟷", "<->")) {
            operator(
                    rules,
                    symbol,
                    26,
                    25,
                    25,
                    (_, node) -> new PreTerm.Const(Names.EQ, List.of(Type.bool()), node.position()));
        }
        for (String symbol : List.of("≠", "~=")) {
            operator(
                    rules,
                    symbol,
                    50,
                    51,
                    50,
                    (_, node) -> {
                        var position = node.position();
                        PreTerm equality = PreTerms.apply(
                                Names.EQ, position, PreTerms.ident("x", position), PreTerms.ident("y", position));
                        return new PreTerm.Lambda(
                                "x",
                                PreTerm.DUMMY,
                                new PreTerm.Lambda(
                                        "y", PreTerm.DUMMY, PreTerms.apply(Names.NOT, position, equality), position),
                                position);
                    },
                    (t, node) -> PreTerms.apply(
                            Names.NOT,
                            node.position(),
                            PreTerms.apply(Names.EQ, node.position(), t.term(node.child(0)), t.term(node.child(1)))));
        }
        rules.constant("if $term then $term else $term:10", 10, Names.IF);
        rules.term("let $binding;+ in $term:10", 10, LogicSyntax::let);
        rules.rule(Category.BINDING, "$pattern = $term", 0, Meaning.Shape.BINDING);
    }

    private static void operator(
            RuleList rules, String symbol, int left, int right, int priority, Meaning.OfTerm alone) {
        operator(
                rules,
                symbol,
                left,
                right,
                priority,
                alone,
                (t, node) -> PreTerms.apply(alone.translate(t, node), t.term(node.child(0)), t.term(node.child(1))));
    }

    /** An infix that is no constant, alone and with operands. */
    private static void operator(
            RuleList rules,
            String symbol,
            int left,
            int right,
            int priority,
            Meaning.OfTerm alone,
            Meaning.OfTerm applied) {
        rules.term("$term:" + left + " " + symbol + " $term:" + right, priority, applied);
        rules.term("(" + symbol + ")", 1000, alone);
    }

    private static PreTerm let(Translation t, Tree.Node node) {
        return local(t, node.many(0), t.term(node.child(1)));
    }

    /** let p₁ = t₁; …; pₙ = tₙ in body. */
    static PreTerm local(Translation t, List<Tree> bindings, PreTerm body) {
        PreTerm result = body;
        for (Tree tree : bindings.reversed()) {
            Tree.Node binding = Translation.node(tree);
            PreTerm value = t.term(binding.child(1));
            result = PreTerms.apply(
                    Names.LET,
                    binding.position(),
                    value,
                    t.pattern(binding.child(0)).abstraction(result));
        }
        return result;
    }
}
