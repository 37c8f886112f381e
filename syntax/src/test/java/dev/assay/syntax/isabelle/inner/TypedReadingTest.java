package dev.assay.syntax.isabelle.inner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.infer.TypeException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Readings with types and abbreviations. */
class TypedReadingTest {
    private static final TermPrinter PRINTER =
            TermPrinter.UNICODE.showBrackets(true).showTypes(true);

    private static Term read(InnerContext context, String text) {
        return new InnerSyntax(LibraryNotation.GRAMMAR, context).read(InnerText.of(text));
    }

    private static Term read(String text) {
        return read(SampleContext.EMPTY, text);
    }

    @Test
    void constantsAndVariablesGetTypes() {
        assertEquals(Type.bool(), read("Suc n < m").type());
        assertEquals(
                Type.con("List.list", Type.con("Nat.nat")), read("x # [Suc 0]").type());
        assertEquals(read("∀x. x = x"), read("ALL y. y = y"));
    }

    @Test
    void patternsAreTyped() {
        assertEquals(
                Type.con("Nat.nat"), read("case [Suc 0] of [] ⇒ 0 | y # ys ⇒ y").type());
        assertEquals(Type.con("Nat.nat"), read("(λ(x, y). Suc x) p").type());
    }

    @Test
    void statementsShareTheirVariables() {
        var texts = List.of(InnerText.of("x = y"), InnerText.of("Suc y = z"));
        var terms = new InnerSyntax(LibraryNotation.GRAMMAR, SampleContext.EMPTY).read(texts);
        assertEquals(
                "Nat.nat", ((Type.Con) terms.get(0).frees().iterator().next().type()).name());
    }

    @Test
    void overloadedNotationIsDecidedByTypes() {
        var plus = MixfixSyntax.infixl("\\<oplus>", 65);
        Grammar grammar = LibraryNotation.GRAMMAR
                .with(LibraryNotation.constant("Test.addNat"), plus)
                .with(LibraryNotation.constant("Test.addSet"), plus);
        var syntax = new InnerSyntax(grammar, SampleContext.EMPTY);
        assertEquals(
                "Nat.nat", ((Type.Con) syntax.read(InnerText.of("Suc a ⊕ b")).type()).name());
        assertEquals(
                "Set.set",
                ((Type.Con) syntax.read(InnerText.of("{Suc a} ⊕ b ⊕ c")).type()).name());
    }

    @Test
    void typeErrorsPassThrough() {
        assertThrows(TypeException.class, () -> read("Suc True"));
    }

    @Test
    void abbreviationsAreExpandedAndReduced() {
        var abbreviations = Abbreviations.NONE
                .with("Orderings.ord_class.greater", read("λx y. y < x"))
                .with("Set.not_member", read("λx A. ¬ x ∈ A"));
        var context = SampleContext.EMPTY.with(abbreviations);
        assertEquals(read("b < (a::nat)"), read(context, "(a::nat) > b"));
        assertEquals(read("¬ (Suc x ∈ A)"), read(context, "Suc x ∉ A"));
        assertEquals(read("λ(y::nat). y < x"), read(context, "(>) (x::nat)"));
        assertEquals(read("(λx y. y < x) :: nat ⇒ nat ⇒ bool"), read(context, "(>) :: nat ⇒ nat ⇒ bool"));
    }

    @Test
    void abbreviationsMayUseEarlierOnes() {
        var first = Abbreviations.NONE.with("Orderings.ord_class.greater", read("λx y. y < x"));
        Term second = read("λA x. x ∉ A ∧ x > (0::nat)");
        var context = SampleContext.EMPTY.with(
                first.with("Set.not_member", read("λx A. ¬ x ∈ A")).with("List.rev", second));
        assertEquals(
                read("λA x. ¬ x ∈ A ∧ (0::nat) < x"),
                context.abbreviations().expand(new Term.Const("List.rev", second.type())));
    }

    @Test
    void functionsGivenToAbbreviationsAreApplied() {
        var abbreviations = Abbreviations.NONE
                .with("Set.subset_eq", read("λA B. ∀x. x ∈ A ⟶ x ∈ B"))
                .with("List.rev", read("λP. ∀x. P x"));
        Term allOf = new Term.Const("List.rev", Type.fun(Type.fun(Type.con("Nat.nat"), Type.bool()), Type.bool()));
        Term even = read("λn. n = Suc 0");
        assertEquals(read("∀n. n = Suc 0"), abbreviations.expand(Term.app(allOf, even)));
    }

    @Test
    void sortsAreSetsOfClasses() {
        var syntax = new InnerSyntax(LibraryNotation.GRAMMAR, SampleContext.EMPTY);
        assertEquals(Sort.of("order"), syntax.sort(InnerText.of("order")));
        assertEquals(Sort.of("order", "zero"), syntax.sort(InnerText.of("{zero, order}")));
        assertEquals(Sort.TOP, syntax.sort(InnerText.of("{}")));
        assertEquals(Sort.TOP, syntax.sort(InnerText.of("type")));
        assertEquals(Type.var("'a", Sort.of("order")), syntax.type(InnerText.of("'a::order")));
    }

    @Test
    void emptySetsAreSets() {
        assertEquals("{} = A", TermPrinter.UNICODE.print(read("{} = A")));
        assertEquals("Set.set", ((Type.Con) read("{}").type()).name());
    }

    @Test
    void printedTermsShowTheirBrackets() {
        assertEquals("((x::nat) < (Suc x)) ∧ (y::bool)", PRINTER.print(read("x < Suc x ∧ y")));
    }
}
