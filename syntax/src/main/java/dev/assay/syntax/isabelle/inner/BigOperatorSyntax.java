package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.infer.PreTerm;
import java.util.List;

/** Operators on the values of a body for all members of a set: sums, products, unions, suprema. */
final class BigOperatorSyntax {
    /** What is made of the set and of the function that gives the values. */
    @FunctionalInterface
    private interface Operator {
        PreTerm of(PreTerm function, PreTerm set, Position position);
    }

    private BigOperatorSyntax() {}

    static void addTo(RuleList rules) {
        for (String symbol : List.of("∑", "SUM")) {
            indexed(rules, symbol, folded(Names.SUM));
            lists(rules, symbol, Names.SUM_LIST);
        }
        total(rules, "∑", Names.SUM);
        total(rules, "∏", Names.PROD);
        for (String symbol : List.of("∏", "PROD")) {
            indexed(rules, symbol, folded(Names.PROD));
            lists(rules, symbol, Names.PROD_LIST);
        }
        for (String symbol : List.of("⋃", "UN")) {
            lattice(rules, symbol, image(Names.UNION));
        }
        for (String symbol : List.of("⋂", "INT")) {
            lattice(rules, symbol, image(Names.INTER));
        }
        for (String symbol : List.of("⨆", "SUP")) {
            lattice(rules, symbol, image(Names.SUP));
        }
        for (String symbol : List.of("⨅", "INF")) {
            lattice(rules, symbol, image(Names.INF));
        }
        lattice(rules, "MIN", image(Names.MIN));
        lattice(rules, "MAX", image(Names.MAX));
    }

    /** ∑A, for ∑x∈A. x. */
    private static void total(RuleList rules, String symbol, String constant) {
        rules.term(symbol, 1000, (_, node) -> {
            var position = node.position();
            PreTerm identity = new PreTerm.Lambda("x", PreTerm.DUMMY, new PreTerm.Bound(0, position), position);
            return PreTerms.apply(constant, position, identity);
        });
    }

    private static Operator folded(String constant) {
        return (function, set, position) -> PreTerms.apply(constant, position, function, set);
    }

    private static Operator image(String constant) {
        return (function, set, position) ->
                PreTerms.apply(constant, position, PreTerms.apply(Names.IMAGE, position, function, set));
    }

    /** ⊕x∈A. f x, ⊕x&lt;n. f x, ⊕x≤n. f x. */
    private static void bounded(RuleList rules, String symbol, Operator operator) {
        for (String membership : List.of("∈", ":")) {
            rules.term(
                    symbol + " $pattern " + membership + " $term . $term:10",
                    10,
                    (t, node) -> operator.of(
                            t.pattern(node.child(0)).abstraction(t.term(node.child(2))),
                            t.term(node.child(1)),
                            node.position()));
        }
        upTo(rules, symbol, "<", Names.LESS_THAN, operator);
        upTo(rules, symbol, "≤", Names.AT_MOST, operator);
        upTo(rules, symbol, "<=", Names.AT_MOST, operator);
    }

    private static void upTo(RuleList rules, String symbol, String relation, String interval, Operator operator) {
        rules.term(
                symbol + " $pattern " + relation + " $term . $term:10",
                10,
                (t, node) -> operator.of(
                        t.pattern(node.child(0)).abstraction(t.term(node.child(2))),
                        PreTerms.apply(interval, node.position(), t.term(node.child(1))),
                        node.position()));
    }

    private static void indexed(RuleList rules, String symbol, Operator operator) {
        bounded(rules, symbol, operator);
        range(rules, symbol, "..", Names.AT_LEAST_AT_MOST, operator);
        range(rules, symbol, "..<", Names.AT_LEAST_LESS_THAN, operator);
        rules.term(symbol + " $pattern | $term . $term:10", 10, (t, node) -> {
            Pattern pattern = t.pattern(node.child(0));
            PreTerm set = PreTerms.apply(Names.COLLECT, node.position(), pattern.abstraction(t.term(node.child(1))));
            return operator.of(pattern.abstraction(t.term(node.child(2))), set, node.position());
        });
    }

    /** ⊕x=a..b. f x. */
    private static void range(RuleList rules, String symbol, String dots, String interval, Operator operator) {
        rules.term(
                symbol + " $pattern = $term " + dots + " $term . $term:10",
                10,
                (t, node) -> operator.of(
                        t.pattern(node.child(0)).abstraction(t.term(node.child(3))),
                        PreTerms.apply(interval, node.position(), t.term(node.child(1)), t.term(node.child(2))),
                        node.position()));
    }

    /** ∑x←xs. f x. */
    private static void lists(RuleList rules, String symbol, String constant) {
        for (String arrow : List.of("←", "<-")) {
            rules.term(
                    symbol + " $pattern " + arrow + " $term . $term:10",
                    10,
                    (t, node) -> PreTerms.apply(
                            constant,
                            node.position(),
                            PreTerms.apply(
                                    Names.MAP,
                                    node.position(),
                                    t.pattern(node.child(0)).abstraction(t.term(node.child(2))),
                                    t.term(node.child(1)))));
        }
    }

    private static void lattice(RuleList rules, String symbol, Operator operator) {
        bounded(rules, symbol, operator);
        rules.term(symbol + " $patterns . $term:10", 10, (t, node) -> {
            PreTerm result = t.term(node.child(1));
            for (Pattern pattern : t.patterns(node.child(0)).reversed()) {
                result = operator.of(pattern.abstraction(result), PreTerms.universe(node.position()), node.position());
            }
            return result;
        });
    }
}
