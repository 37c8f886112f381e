package dev.assay.syntax.isabelle.outer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.syntax.Source;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OuterLexerTest {
    private static OuterLexer.Result lex(String text) {
        return OuterLexer.read(new Source("L.thy", text), Keywords.HOL);
    }

    /** KIND:text of every token but the last. */
    private static String tokens(String text) {
        List<Token> tokens = lex(text).tokens();
        return tokens.subList(0, tokens.size() - 1).stream()
                .map(token -> token.kind() + ":" + token.text())
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '§',
            value = {
                "lemma @ COMMAND:lemma",
                "where @ KEYWORD:where",
                "foo_1' @ IDENTIFIER:foo_1'",
                "\\<alpha>\\<^sub>1x @ IDENTIFIER:α⇩1x",
                "α⇩1x @ IDENTIFIER:α⇩1x",
                "S\\<^sub>1p.equation @ LONG_IDENTIFIER:S⇩1p.equation",
                "List.list.map @ LONG_IDENTIFIER:List.list.map",
                "class.foo @ LONG_IDENTIFIER:class.foo",
                "x. y @ IDENTIFIER:x COMMAND:. IDENTIFIER:y",
                "?x ?x.1 ?x1.2 @ VARIABLE:?x VARIABLE:?x.1 VARIABLE:?x1.2",
                "'a ?'a ?'b.3 @ TYPE_IDENTIFIER:'a TYPE_VARIABLE:?'a TYPE_VARIABLE:?'b.3",
                "12 1.5 1-4 @ NATURAL:12 FLOAT:1.5 NATURAL:1 SYMBOLIC:- NATURAL:4",
                "++ + = == === @ SYMBOLIC:++ KEYWORD:+ KEYWORD:= KEYWORD:== SYMBOLIC:===",
                "\\<Rightarrow> ⇒ \\<equiv> ⇌ @ SYMBOLIC:⇒ SYMBOLIC:⇒ KEYWORD:≡ KEYWORD:⇌",
                "\\<foo> @ SYMBOLIC:\\<foo>",
                ":: : ; , ( ) [ ] | @ KEYWORD::: KEYWORD:: KEYWORD:; KEYWORD:, KEYWORD:( KEYWORD:) KEYWORD:[ KEYWORD:] KEYWORD:|",
                "by .. @ COMMAND:by COMMAND:..",
                "\"a \\\" b\" @ STRING:a \\\" b",
                "`a = b` @ ALTERNATIVE_STRING:a = b",
                "\\<open>a \\<open>b\\<close>\\<close> @ CARTOUCHE:a \\<open>b\\<close>",
                "‹a ‹b›› @ CARTOUCHE:a ‹b›",
                "{* a {* b *} @ VERBATIM: a {* b ",
                "(* a (* b *) *) x @ COMMENT: a (* b *)  IDENTIFIER:x",
                "(*) *) @ COMMENT:) ",
                "\\<comment> \\<open>c\\<close> ― ‹d› @ FORMAL_COMMENT:\\<comment> \\<open>c\\<close> FORMAL_COMMENT:― ‹d›",
                "\\<^marker>‹tag x› \\<^term>‹y› @ FORMAL_COMMENT:\\<^marker>‹tag x› CONTROL:\\<^term>‹y›",
                "simp add: defs @ IDENTIFIER:simp IDENTIFIER:add KEYWORD:: IDENTIFIER:defs"
            })
    void everyKindOfTokenIsTold(String text, String expected) {
        assertEquals(expected.strip(), tokens(text).strip());
        assertEquals(List.of(), lex(text).errors());
    }

    @Test
    void tokensKnowWhereTheyAre() {
        Token token = lex("  \\<open>x\\<close> y").tokens().getFirst();
        assertEquals(2, token.start());
        assertEquals(18, token.end());
    }

    @Test
    void aCharacterThatBeginsNothingIsOneError() {
        OuterLexer.Result result = lex("lemma\n é x");
        assertEquals(
                "[L.thy:2:2: `é` begins nothing that can stand here.]",
                result.errors().toString());
        assertEquals(4, result.tokens().size());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '§',
            value = {
                "x \"abc @ L.thy:1:3: This string is never closed with `\"`.",
                "x `abc @ L.thy:1:3: This string is never closed with ```.",
                "x (* (* *) @ L.thy:1:3: This comment is never closed with `*)`.",
                "x ‹ ‹ › @ L.thy:1:3: This cartouche is never closed with `›`.",
                "x {* a @ L.thy:1:3: This verbatim text is never closed with `*}`."
            })
    void whatIsNotClosedIsOneErrorWhereItOpens(String text, String expected) {
        assertEquals("[" + expected + "]", lex(text).errors().toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '§',
            value = {"text \"x\" @ 7", "text ‹x› @ 7", "text \\<open>x\\<close> @ 13", "text {*x*} @ 8", "text x @ 6"})
    void whatIsQuotedKnowsWhereItBegins(String text, int column) {
        var read = Samples.only(Command.Text.class, text);
        assertEquals("x", read.text().text());
        assertEquals(column, read.text().position().column());
    }

    @Test
    void theEscapesOfAStringAreResolved() {
        var heading = Samples.only(Command.Heading.class, "section \"a\\\"b\\\\c\\065d\"");
        assertEquals("a\"b\\cAd", heading.text().text());
        assertEquals(10, heading.text().position().column());
    }
}
