package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.infer.PreTerm;
import java.util.List;

/** Quantifiers and descriptions, also with a bound on the variable. */
final class QuantifierSyntax {
    /** How a relation between the variable and its bound is written, and what it means. */
    private record Relation(String symbol, Bound meaning) {}

    @FunctionalInterface
    private interface Bound {
        PreTerm of(PreTerm variable, PreTerm bound, Position position);
    }

    private static final List<Relation> RELATIONS = List.of(
            new Relation("<", (x, b, p) -> PreTerms.apply(Names.LESS, p, x, b)),
            new Relation("≤", (x, b, p) -> PreTerms.apply(Names.LESS_EQ, p, x, b)),
            new Relation("<=", (x, b, p) -> PreTerms.apply(Names.LESS_EQ, p, x, b)),
            new Relation(">", (x, b, p) -> PreTerms.apply(Names.LESS, p, b, x)),
            new Relation("≥", (x, b, p) -> PreTerms.apply(Names.LESS_EQ, p, b, x)),
            new Relation(">=", (x, b, p) -> PreTerms.apply(Names.LESS_EQ, p, b, x)),
            new Relation("≠", QuantifierSyntax::different),
            new Relation("~=", QuantifierSyntax::different),
            new Relation("⊂", (x, b, p) -> PreTerms.apply(PreTerms.onSets(Names.LESS, p), x, b)),
            new Relation("⊆", (x, b, p) -> PreTerms.apply(PreTerms.onSets(Names.LESS_EQ, p), x, b)));

    /** A colon belongs to the quantifiers in ASCII only. */
    private static List<String> membership(String symbol) {
        return symbol.charAt(0) < 128 ? List.of("∈", ":") : List.of("∈");
    }

    private QuantifierSyntax() {}

    static void addTo(RuleList rules) {
        for (String symbol : List.of("∀", "ALL", "!")) {
            rules.binder(symbol, 10, 10, Names.ALL);
            bounded(rules, symbol, Names.ALL, Names.IMPLIES);
            members(rules, symbol, Names.BALL);
        }
        for (String symbol : List.of("∃", "EX", "?")) {
            rules.binder(symbol, 10, 10, Names.EX);
            bounded(rules, symbol, Names.EX, Names.CONJ);
            members(rules, symbol, Names.BEX);
        }
        for (String symbol : List.of("∃!", "EX!", "?!")) {
            rules.binder(symbol, 10, 10, Names.EX1);
            bounded(rules, symbol, Names.EX1, Names.CONJ);
            restricted(rules, symbol, Names.EX1);
        }
        rules.term(
                "∄ $patterns . $term:10",
                10,
                (t, node) -> PreTerms.apply(
                        Names.NOT,
                        node.position(),
                        Translation.bound(
                                PreTerms.constant(Names.EX, node.position()),
                                t.patterns(node.child(0)),
                                t.term(node.child(1)))));
        rules.binder("THE", 10, 10, Names.THE);
        for (String symbol : List.of("SOME", "ϵ", "@")) {
            rules.binder(symbol, 10, 10, Names.EPS);
        }
        rules.binder("LEAST", 10, 10, Names.LEAST);
        rules.binder("GREATEST", 10, 10, Names.GREATEST);
        restricted(rules, "LEAST", Names.LEAST);
        optimum(rules, "ARG_MIN", Names.ARG_MIN);
        optimum(rules, "ARG_MAX", Names.ARG_MAX);
    }

    /** Qx &lt; b. P, which is Qx. x &lt; b ∘ P. */
    private static void bounded(RuleList rules, String symbol, String quantifier, String connective) {
        for (Relation relation : RELATIONS) {
            rules.term(symbol + " $pattern " + relation.symbol + " $term . $term:10", 10, (t, node) -> {
                Position position = node.position();
                Pattern pattern = t.pattern(node.child(0));
                PreTerm bound = relation.meaning.of(pattern.term(), t.term(node.child(1)), position);
                PreTerm body = PreTerms.apply(connective, position, bound, t.term(node.child(2)));
                return PreTerms.apply(quantifier, position, pattern.abstraction(body));
            });
        }
    }

    /** Qx∈A. P, which is Q A (λx. P). */
    private static void members(RuleList rules, String symbol, String quantifier) {
        for (String membership : membership(symbol)) {
            rules.term(
                    symbol + " $pattern " + membership + " $term . $term:10",
                    10,
                    (t, node) -> PreTerms.apply(
                            quantifier,
                            node.position(),
                            t.term(node.child(1)),
                            t.pattern(node.child(0)).abstraction(t.term(node.child(2)))));
        }
    }

    /** Qx∈A. P, which is Qx. x ∈ A ∧ P. */
    private static void restricted(RuleList rules, String symbol, String quantifier) {
        for (String membership : membership(symbol)) {
            rules.term(
                    symbol + " $pattern " + membership + " $term . $term:10",
                    10,
                    (t, node) -> PreTerms.apply(
                            quantifier,
                            node.position(),
                            SetSyntax.memberAnd(
                                    t, node.child(0), node.child(1), t.term(node.child(2)), node.position())));
        }
    }

    /** ARG_MIN f x. P. */
    private static void optimum(RuleList rules, String symbol, String constant) {
        rules.term(
                symbol + " $term:1000 $pattern . $term:10",
                10,
                (t, node) -> PreTerms.apply(
                        constant,
                        node.position(),
                        t.term(node.child(0)),
                        t.pattern(node.child(1)).abstraction(t.term(node.child(2)))));
    }

    private static PreTerm different(PreTerm variable, PreTerm bound, Position position) {
        return PreTerms.apply(Names.NOT, position, PreTerms.apply(Names.EQ, position, variable, bound));
    }
}
