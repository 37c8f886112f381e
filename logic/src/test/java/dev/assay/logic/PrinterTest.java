package dev.assay.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PrinterTest {
    private static final Type NAT = Type.con("Nat.nat");
    private static final Type A = Type.var("'a");
    private static final Type B = Type.var("'b");
    private static final Type LIST = Type.con("List.list", NAT);
    private static final Type SET = Type.con("Set.set", NAT);

    private static final Term x = new Term.Free("x", NAT);
    private static final Term y = new Term.Free("y", NAT);
    private static final Term xs = new Term.Free("xs", LIST);
    private static final Term s = new Term.Free("S", SET);
    private static final Term p = new Term.Free("p", Type.bool());
    private static final Term q = new Term.Free("q", Type.bool());
    private static final Term r = new Term.Free("r", Type.bool());
    private static final Term f = new Term.Free("f", Type.fun(NAT, NAT));
    private static final Term P = new Term.Free("P", Type.fun(NAT, Type.bool()));

    private static Term apply(String constant, Type result, Term... arguments) {
        var types = Stream.of(arguments).map(Term::type).toList();
        return Term.app(new Term.Const(constant, Type.fun(types, result)), arguments);
    }

    private static Term eq(Term left, Term right) {
        return apply("HOL.eq", Type.bool(), left, right);
    }

    private static Term conj(Term left, Term right) {
        return apply("HOL.conj", Type.bool(), left, right);
    }

    private static Term disj(Term left, Term right) {
        return apply("HOL.disj", Type.bool(), left, right);
    }

    private static Term implies(Term left, Term right) {
        return apply("HOL.implies", Type.bool(), left, right);
    }

    private static Term not(Term term) {
        return apply("HOL.Not", Type.bool(), term);
    }

    private static Term plus(Term left, Term right) {
        return apply("Groups.plus_class.plus", left.type(), left, right);
    }

    private static Term times(Term left, Term right) {
        return apply("Groups.times_class.times", left.type(), left, right);
    }

    private static Term pair(Term left, Term right) {
        return apply("Product_Type.Pair", Type.con("Product_Type.prod", left.type(), right.type()), left, right);
    }

    private static Term cons(Term head, Term tail) {
        return apply("List.list.Cons", LIST, head, tail);
    }

    private static Term nil() {
        return new Term.Const("List.list.Nil", LIST);
    }

    private static Term insert(Term element, Term set) {
        return apply("Set.insert", SET, element, set);
    }

    private static Term empty() {
        return new Term.Const("Orderings.bot_class.bot", SET);
    }

    private static Term lambda(Term variable, Term body) {
        return Term.lambda((Term.Free) variable, body);
    }

    private static Term quantified(String quantifier, Term variable, Term body) {
        return apply(quantifier, Type.bool(), lambda(variable, body));
    }

    private static Term all(Term variable, Term body) {
        return quantified("HOL.All", variable, body);
    }

    private static Term numeral(String bits) {
        Term number = new Term.Const("Num.num.One", Type.con("Num.num"));
        for (char bit : bits.substring(1).toCharArray()) {
            number = apply("Num.num.Bit" + bit, Type.con("Num.num"), number);
        }
        return apply("Num.numeral_class.numeral", NAT, number);
    }

    private static Term ifThenElse(Term condition, Term yes, Term no) {
        return apply("HOL.If", yes.type(), condition, yes, no);
    }

    private static Term let(Term variable, Term value, Term body) {
        return apply("HOL.Let", body.type(), value, lambda(variable, body));
    }

    static Stream<Arguments> types() {
        Type option = Type.con("Option.option", NAT);
        return Stream.of(
                arguments(NAT, "nat", "nat"),
                arguments(A, "'a", "'a"),
                arguments(Type.fun(Type.con("List.list", A), option), "'a list ⇒ nat option", "'a list => nat option"),
                arguments(
                        Type.fun(Type.fun(NAT, Type.bool()), Type.bool()),
                        "(nat ⇒ bool) ⇒ bool",
                        "(nat => bool) => bool"),
                arguments(Type.fun(List.of(NAT, NAT), A), "nat ⇒ nat ⇒ 'a", "nat => nat => 'a"),
                arguments(Type.con("Product_Type.prod", A, B), "'a × 'b", "'a * 'b"),
                arguments(Type.con("Sum_Type.sum", A, B), "'a + 'b", "'a + 'b"),
                arguments(
                        Type.con("Product_Type.prod", Type.con("Product_Type.prod", A, B), A),
                        "('a × 'b) × 'a",
                        "('a * 'b) * 'a"),
                arguments(
                        Type.con("Product_Type.prod", A, Type.con("Product_Type.prod", A, B)),
                        "'a × 'a × 'b",
                        "'a * 'a * 'b"),
                arguments(
                        Type.con("Sum_Type.sum", Type.con("Product_Type.prod", A, B), A),
                        "'a × 'b + 'a",
                        "'a * 'b + 'a"),
                arguments(
                        Type.con("Product_Type.prod", Type.con("Sum_Type.sum", A, B), A),
                        "('a + 'b) × 'a",
                        "('a + 'b) * 'a"),
                arguments(Type.con("Map.map", A, B), "('a, 'b) map", "('a, 'b) map"),
                arguments(Type.con("List.list", Type.fun(A, B)), "('a ⇒ 'b) list", "('a => 'b) list"),
                arguments(Type.con("List.list", Type.con("List.list", A)), "'a list list", "'a list list"));
    }

    @ParameterizedTest
    @MethodSource("types")
    void typesArePrinted(Type type, String unicode, String ascii) {
        assertEquals(unicode, TypePrinter.UNICODE.print(type));
        assertEquals(ascii, TypePrinter.ASCII.print(type));
    }

    static Stream<Arguments> terms() {
        Term zero = new Term.Const("Groups.zero_class.zero", NAT);
        Term one = new Term.Const("Groups.one_class.one", NAT);
        return Stream.of(
                arguments(x, "x", "x"),
                arguments(Term.app(f, x), "f x", "f x"),
                arguments(Term.app(f, Term.app(f, x)), "f (f x)", "f (f x)"),
                arguments(lambda(x, x), "λx. x", "%x. x"),
                arguments(lambda(x, lambda(y, x)), "λx y. x", "%x y. x"),
                arguments(Term.app(lambda(x, x), y), "(λx. x) y", "(%x. x) y"),
                arguments(lambda(x, lambda(x, x)), "λx xa. xa", "%x xa. xa"),
                arguments(new Term.Abs("y", NAT, y), "λya. y", "%ya. y"),
                arguments(Term.app(f, Term.app(lambda(x, x), x)), "f ((λx. x) x)", "f ((%x. x) x)"),
                arguments(new Term.Abs("g", NAT, new Term.Const("My.g", NAT)), "λga. g", "%ga. g"),
                arguments(new Term.Abs("", NAT, new Term.Bound(0)), "λx. x", "%x. x"),
                arguments(new Term.Const("HOL.True", Type.bool()), "True", "True"),
                arguments(conj(p, conj(q, r)), "p ∧ q ∧ r", "p & q & r"),
                arguments(conj(conj(p, q), r), "(p ∧ q) ∧ r", "(p & q) & r"),
                arguments(conj(p, disj(q, r)), "p ∧ (q ∨ r)", "p & (q | r)"),
                arguments(disj(conj(p, q), r), "p ∧ q ∨ r", "p & q | r"),
                arguments(implies(implies(p, q), r), "(p ⟶ q) ⟶ r", "(p --> q) --> r"),
                arguments(implies(p, implies(q, r)), "p ⟶ q ⟶ r", "p --> q --> r"),
                arguments(eq(x, y), "x = y", "x = y"),
                arguments(eq(p, q), "p ⟷ q", "p <-> q"),
                arguments(eq(p, conj(q, r)), "p ⟷ q ∧ r", "p <-> q & r"),
                arguments(implies(eq(p, q), r), "(p ⟷ q) ⟶ r", "(p <-> q) --> r"),
                arguments(not(p), "¬ p", "~ p"),
                arguments(not(not(p)), "¬ ¬ p", "~ ~ p"),
                arguments(not(conj(p, q)), "¬ (p ∧ q)", "~ (p & q)"),
                arguments(conj(not(p), q), "¬ p ∧ q", "~ p & q"),
                arguments(not(eq(x, y)), "x ≠ y", "x ~= y"),
                arguments(not(not(eq(x, y))), "¬ x ≠ y", "~ x ~= y"),
                arguments(all(x, Term.app(P, x)), "∀x. P x", "ALL x. P x"),
                arguments(all(x, all(y, eq(x, y))), "∀x y. x = y", "ALL x y. x = y"),
                arguments(all(x, quantified("HOL.Ex", y, eq(x, y))), "∀x. ∃y. x = y", "ALL x. EX y. x = y"),
                arguments(quantified("HOL.Ex1", x, Term.app(P, x)), "∃!x. P x", "EX! x. P x"),
                arguments(conj(p, all(x, Term.app(P, x))), "p ∧ (∀x. P x)", "p & (ALL x. P x)"),
                arguments(all(x, conj(Term.app(P, x), q)), "∀x. P x ∧ q", "ALL x. P x & q"),
                arguments(apply("HOL.All", Type.bool(), P), "All P", "All P"),
                arguments(apply("HOL.The", NAT, lambda(x, Term.app(P, x))), "THE x. P x", "THE x. P x"),
                arguments(apply("Hilbert_Choice.Eps", NAT, lambda(x, Term.app(P, x))), "SOME x. P x", "SOME x. P x"),
                arguments(ifThenElse(p, x, y), "if p then x else y", "if p then x else y"),
                arguments(plus(ifThenElse(p, x, y), x), "(if p then x else y) + x", "(if p then x else y) + x"),
                arguments(
                        ifThenElse(p, x, ifThenElse(q, x, y)),
                        "if p then x else if q then x else y",
                        "if p then x else if q then x else y"),
                arguments(let(x, y, plus(x, x)), "let x = y in x + x", "let x = y in x + x"),
                arguments(
                        let(x, zero, let(y, Term.app(f, x), plus(x, y))),
                        "let x = 0; y = f x in x + y",
                        "let x = 0; y = f x in x + y"),
                arguments(pair(x, pair(y, p)), "(x, y, p)", "(x, y, p)"),
                arguments(pair(pair(x, y), p), "((x, y), p)", "((x, y), p)"),
                arguments(Term.app(f, Term.app(f, plus(x, y))), "f (f (x + y))", "f (f (x + y))"),
                arguments(nil(), "[]", "[]"),
                arguments(cons(x, cons(plus(x, y), nil())), "[x, x + y]", "[x, x + y]"),
                arguments(cons(x, cons(y, xs)), "x # y # xs", "x # y # xs"),
                arguments(apply("List.append", LIST, cons(x, nil()), xs), "[x] @ xs", "[x] @ xs"),
                arguments(empty(), "{}", "{}"),
                arguments(insert(x, insert(y, empty())), "{x, y}", "{x, y}"),
                arguments(insert(x, s), "insert x S", "insert x S"),
                arguments(apply("Set.Collect", SET, lambda(x, Term.app(P, x))), "{x. P x}", "{x. P x}"),
                arguments(apply("Set.member", Type.bool(), x, s), "x ∈ S", "x : S"),
                arguments(not(apply("Set.member", Type.bool(), x, s)), "x ∉ S", "x ~: S"),
                arguments(zero, "0", "0"),
                arguments(plus(zero, one), "0 + 1", "0 + 1"),
                arguments(numeral("101010"), "42", "42"),
                arguments(numeral("1"), "numeral One", "numeral One"),
                arguments(times(plus(x, y), numeral("10")), "(x + y) * 2", "(x + y) * 2"),
                arguments(plus(x, times(y, x)), "x + y * x", "x + y * x"),
                arguments(plus(plus(x, y), x), "x + y + x", "x + y + x"),
                arguments(plus(x, plus(y, x)), "x + (y + x)", "x + (y + x)"),
                arguments(apply("Orderings.ord_class.less_eq", Type.bool(), x, y), "x ≤ y", "x <= y"),
                arguments(apply("Orderings.ord_class.less_eq", Type.bool(), s, s), "S ⊆ S", "S <= S"),
                arguments(new Term.Const("HOL.conj", conj(p, q).head().type()), "(∧)", "(&)"),
                arguments(new Term.App(conj(p, q).head(), p), "(∧) p", "(&) p"),
                arguments(Term.app(f, new Term.Const("Other.f", NAT)), "f Other.f", "f Other.f"),
                arguments(Term.app(ifThenElse(p, f, f), x), "(if p then f else f) x", "(if p then f else f) x"));
    }

    @ParameterizedTest
    @MethodSource("terms")
    void termsArePrinted(Term term, String unicode, String ascii) {
        assertEquals(unicode, TermPrinter.UNICODE.print(term));
        assertEquals(ascii, TermPrinter.ASCII.print(term));
        assertEquals(ascii, term.toString());
    }

    @Test
    void sortsAreShownOnRequest() {
        var type = Type.con("List.list", Type.var("'a", Sort.of("Orderings.order", "Groups.zero")));
        assertEquals(
                "'a::{zero,order} list", TypePrinter.UNICODE.withSorts(true).print(type));
        assertEquals("'a list", TypePrinter.UNICODE.print(type));
    }

    @Test
    void typesOfVariablesAreShownOnceOnRequest() {
        var printer = TermPrinter.UNICODE.showTypes(true);
        assertEquals("(x::nat) = x", printer.print(eq(x, x)));
        assertEquals("∀(x::nat) (y::nat). x = y", printer.print(all(x, all(y, eq(x, y)))));
        assertEquals("λx::nat. (f::nat ⇒ nat) x", printer.print(lambda(x, Term.app(f, x))));
    }

    @Test
    void aVariableOfTwoTypesShowsItsTypeEverywhere() {
        Term other = new Term.Free("x", Type.bool());
        assertEquals(
                "((x::bool), (x::nat), (x::bool))",
                TermPrinter.UNICODE.showTypes(true).print(pair(other, pair(x, other))));
    }

    @Test
    void bracketsAreShownOnRequest() {
        assertEquals(
                "(p ∧ (q ∧ r)) ⟶ (¬ p)",
                TermPrinter.UNICODE.showBrackets(true).print(implies(conj(p, conj(q, r)), not(p))));
    }

    @Test
    void looseBoundVariablesAreNamedByTheBindersGiven() {
        Term body = Term.app(f, new Term.Bound(1));
        assertEquals("f n", TermPrinter.UNICODE.print(body, List.of("m", "n")));
        assertEquals("f B.1", TermPrinter.UNICODE.print(body));
    }

    @Test
    void namesCanBeShortenedOtherwise() {
        Term term = apply("List.rev", LIST, nil());
        assertEquals("List.rev []", TermPrinter.UNICODE.withNames(name -> name).print(term));
    }

    @Test
    void notationCanBeExtended() {
        var notation = Notation.HOL.with("My.glue", Mixfix.infixl(65, "⊕", "++"));
        Term term = apply("My.glue", NAT, x, apply("My.glue", NAT, x, y));
        assertEquals("x ⊕ (x ⊕ y)", TermPrinter.UNICODE.withNotation(notation).print(term));
        assertEquals("glue x (glue x y)", TermPrinter.UNICODE.print(term));
    }

    @Test
    void aLongTermIsBrokenIntoLines() {
        Term premise = eq(plus(x, y), plus(y, x));
        Term term = implies(premise, implies(all(x, eq(Term.app(f, x), plus(x, x))), premise));
        assertEquals("""
            x + y = y + x ⟶
            (∀x. f x = x + x) ⟶
            x + y = y + x\
            """, TermPrinter.UNICODE.withWidth(30).print(term));
        assertEquals(
                """
                if x + y = y + x
                then f x
                else f (f (f x))\
                """,
                TermPrinter.UNICODE
                        .withWidth(20)
                        .print(ifThenElse(premise, Term.app(f, x), Term.app(f, Term.app(f, Term.app(f, x))))));
        assertEquals(
                """
                [x + y,
                 x + y,
                 x + y]\
                """,
                TermPrinter.UNICODE.withWidth(12).print(cons(plus(x, y), cons(plus(x, y), cons(plus(x, y), nil())))));
    }

    @Test
    void noLineIsLongerThanItsWidthWhereThatCanBe() {
        Term sum = IntStream.range(0, 200).mapToObj(i -> x).reduce(y, PrinterTest::plus);
        TermPrinter.UNICODE.withWidth(40).print(sum).lines().forEach(line -> assertTrue(line.length() <= 40, line));
    }

    @Test
    void aListOfTwentyThousandElementsIsPrinted() throws InterruptedException {
        Term list = nil();
        for (int i = 0; i < 20_000; i++) {
            list = cons(x, list);
        }
        Term deep = list;
        var text = new StringBuilder();
        var thread = new Thread(null, () -> text.append(TermPrinter.UNICODE.print(deep)), "deep", 512L << 20);
        thread.start();
        thread.join();
        assertEquals(60_000, text.length());
    }

    @Test
    void differentTermsHaveDifferentTexts() {
        // Constants here take their types from their arguments, except Nil, which has only one.
        assertDistinct(TermPrinter.ASCII.showTypes(true).showBrackets(true));
        assertDistinct(TermPrinter.UNICODE.showTypes(true));
        assertDistinct(TermPrinter.ASCII.showTypes(true).showConstantTypes(true));
    }

    private static void assertDistinct(TermPrinter printer) {
        var terms = new RandomTerms(5);
        Map<String, Term> printed = new HashMap<>();
        for (int i = 0; i < 8_000; i++) {
            Term term = terms.next();
            String text = printer.print(term);
            assertFalse(text.contains("B."), text);
            Term other = printed.putIfAbsent(text, term);
            assertTrue(other == null || other.equals(term), text);
        }
        assertTrue(printed.size() > 4_000);
    }
}
