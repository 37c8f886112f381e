package dev.assay.syntax.isabelle.inner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.logic.infer.PreTerm;
import dev.assay.syntax.SyntaxException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Notation as theories declare it. */
class NotationTest {
    private static final Head F = new Head.Constant("Test.f");
    private static final Head G = new Head.Constant("Test.g");

    private static String read(Grammar grammar, String text) {
        return Shown.of(new InnerSyntax(grammar, SampleContext.EMPTY).term(InnerText.of(text)));
    }

    private static Grammar with(String template, int priority, Integer... arguments) {
        return Grammar.BASE.with(F, new MixfixSyntax.Template(template, List.of(arguments), priority));
    }

    @Test
    void aTemplateHasHolesForArguments() {
        assertEquals("(f a (g b))", read(with("(_ \\<turnstile>/ _)", 50, 51, 50), "a \\<turnstile> g b"));
        assertEquals("(f a b c)", read(with("_ where _ by _", 10, 11, 11, 11), "a where b by c"));
        assertEquals("(f a)", read(with("\\<langle>_\\<rangle>", 1000), "⟨a⟩"));
    }

    @Test
    void bracketsAndOtherMarksOfATemplateAreQuoted() {
        assertEquals("(f a b)", read(with("'(_ /'/ _')", 1000, 1), "(a / b)"));
        assertEquals("(f a)", read(with("_'_x", 900, 900), "a _x"));
        assertEquals("(f a b)", read(with("(2_ |>/ (\\<open>indent=3\\<close>_))", 50, 50, 51), "a |> b"));
        assertEquals("(f a b c)", read(with("_[_'/_]", 300, 300, 0, 0), "a[b/c]"));
    }

    @Test
    void aQuotedBlankSeparatesDelimiters() {
        assertEquals("(f a)", read(with("\\<parallel>' \\<parallel>_", 900, 900), "∥ ∥a"));
    }

    @Test
    void aTemplateWithoutHolesIsAName() {
        assertEquals("(g f)", read(with("\\<bottom>", 1000), "g ⊥"));
    }

    @Test
    void moreArgumentsFollowByApplication() {
        assertEquals("(f a b c)", read(with("\\<lbrakk>_\\<rbrakk>\\<^sub>e", 1000), "⟦a⟧⇩e b c"));
    }

    @Test
    void indexArgumentsAreWrittenOrMeanTheStructure() {
        Grammar grammar = with("_ \\<otimes>\\<index> _", 70, 70, 71);
        assertEquals("(f G a b)", read(grammar, "a ⊗⇘G⇙ b"));
        assertEquals("(f S (f S a b) c)", read(grammar, "a ⊗ b ⊗ c"));
    }

    @Test
    void infixesAssociateAsDeclared() {
        assertEquals("(f (f a b) c)", read(Grammar.BASE.with(F, MixfixSyntax.infixl("**", 70)), "a ** b ** c"));
        assertEquals("(f a (f b c))", read(Grammar.BASE.with(F, MixfixSyntax.infixr("**", 70)), "a ** b ** c"));
        Grammar grammar = Grammar.BASE.with(F, MixfixSyntax.infix("**", 70));
        assertEquals("(g f (f a))", read(grammar, "g (**) (f a)"));
        assertEquals("(f op a)", read(grammar, "op ** a"));
        assertThrows(SyntaxException.class, () -> read(grammar, "a ** b ** c"));
    }

    @Test
    void bindersBindEachVariable() {
        Grammar grammar = Grammar.BASE.with(F, new MixfixSyntax.Binder("\\<Pi>", 10, 10));
        assertEquals("(f (λx. (f (λy::nat. (g x y)))))", read(grammar, "Π x (y::nat). g x y"));
    }

    @Test
    void wordsOfTheNotationAreReserved() {
        Grammar grammar = Grammar.BASE.with(F, MixfixSyntax.infixl("plus", 65));
        assertEquals("(f a b)", read(grammar, "a plus b"));
        assertEquals("(a plus1 b)", read(grammar, "a plus1 b"));
        assertEquals("(a plus b)", read(Grammar.BASE, "a plus b"));
    }

    @Test
    void theLongestDelimiterCounts() {
        Grammar grammar = Grammar.BASE.with(F, MixfixSyntax.infixl("<", 50)).with(G, MixfixSyntax.infixl("<+", 50));
        assertEquals("(g a b)", read(grammar, "a<+b"));
        assertEquals("(f a b)", read(grammar, "a<b"));
    }

    @Test
    void removedNotationIsGone() {
        var plus = MixfixSyntax.infixl("plus", 65);
        Grammar grammar = Grammar.BASE.with(F, plus).with(G, plus).without(F, plus);
        assertEquals("(g a b)", read(grammar, "a plus b"));
        assertEquals("(a plus b)", read(grammar.without(G, plus), "a plus b"));
        assertEquals("(g a b)", read(grammar.without(F, plus), "a plus b"));
    }

    @Test
    void overloadedNotationIsAChoice() {
        var plus = MixfixSyntax.infixl("+", 65);
        Grammar grammar = Grammar.BASE.with(F, plus).with(G, plus);
        assertEquals("«(f a b) / (g a b)»", read(grammar, "a + b"));
        assertEquals("(h «f / g»)", read(grammar, "h (+)"));
    }

    @Test
    void theSameNotationTwiceIsNoChoice() {
        Grammar grammar = Grammar.BASE
                .with(new Head.Constant("List.list.Nil"), MixfixSyntax.Template.of("[]"))
                .with(new Head.Constant("HOL.All"), MixfixSyntax.binder("\\<forall>", 10));
        assertEquals("(All (λx. Nil))", read(grammar, "∀x. []"));
    }

    @Test
    void choicesAreSharedByTheReadingsAroundThem() {
        var plus = MixfixSyntax.infixl("+", 65);
        Grammar grammar = Grammar.BASE.with(F, plus).with(G, plus);
        var text = new StringBuilder("a");
        for (int i = 0; i < 60; i++) {
            text.append(" + a");
        }
        // Not 2⁶⁰ readings: 60 choices of two.
        int[] choices = {0};
        var term = new InnerSyntax(grammar, SampleContext.EMPTY).term(InnerText.of(text.toString()));
        Identifiers.forEachPart(term, part -> {
            if (part instanceof PreTerm.Choice) {
                choices[0]++;
            }
        });
        assertEquals(1 + 59 * 2, choices[0]);
    }

    @Test
    void variablesHaveNotationToo() {
        Grammar grammar = Grammar.BASE.with(new Head.Variable("mult"), MixfixSyntax.infixl("\\<cdot>", 70));
        assertEquals("(mult (mult a b) c)", read(grammar, "a ⋅ b ⋅ c"));
    }

    @Test
    void typesHaveNotation() {
        Grammar grammar = Grammar.BASE
                .withType("Product_Type.prod", MixfixSyntax.infixr("**", 20))
                .withType("List.list", new MixfixSyntax.Template("_ \\<^sup>*", List.of(1000), 1000));
        var syntax = new InnerSyntax(grammar, SampleContext.EMPTY);
        assertEquals("nat * bool list * nat", Shown.of(syntax.type(InnerText.of("nat ** bool⇧* ** nat"))));
    }
}
