package dev.assay.syntax.isabelle.inner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.syntax.Source;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LexerTest {
    private static String tokens(String text) {
        return Lexer.tokens(LibraryNotation.GRAMMAR.lexicon(), InnerText.of(text)).stream()
                .filter(token -> token.kind() != Token.Kind.END)
                .map(token -> token.kind() + " " + token.text())
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "x'_1; IDENTIFIER x'_1",
                "x\\<^sub>1\\<^sub>2; IDENTIFIER x⇩1⇩2",
                "x\\<^sup>2; IDENTIFIER x DELIMITER ⇧2",
                "α\\<beta>; IDENTIFIER αβ",
                "λx; DELIMITER λ IDENTIFIER x",
                "\\<lambda>x; DELIMITER λ IDENTIFIER x",
                "\\<A>\\<AA>; IDENTIFIER 𝒜𝔄",
                "List.append; LONG_IDENTIFIER List.append",
                "x. y; IDENTIFIER x DELIMITER . IDENTIFIER y",
                "?x ?x.1 ?'a; VARIABLE ?x VARIABLE ?x.1 TYPE_UNKNOWN ?'a",
                "'a 'a1; TYPE_VARIABLE 'a TYPE_VARIABLE 'a1",
                "12 2.5 0xFf 0b10; NUMERAL 12 DECIMAL 2.5 NUMERAL 0xFf NUMERAL 0b10",
                "0..5; DELIMITER 0 DELIMITER .. NUMERAL 5",
                "''a\\'b''; STRING a'b",
                "a''b; IDENTIFIER a''b",
                "‹a ‹b››; CARTOUCHE a ‹b›",
                "\\<open>a\\<close>; CARTOUCHE a",
                "iff if; IDENTIFIER iff DELIMITER if",
                "EX!x EX x; DELIMITER EX! IDENTIFIER x DELIMITER EX IDENTIFIER x",
                "a<=b; IDENTIFIER a DELIMITER <= IDENTIFIER b",
                "(*) (* x *) (+); DELIMITER (*) DELIMITER (+)",
                "a \\<comment> \\<open>b\\<close> c; IDENTIFIER a IDENTIFIER c",
                "a \\<^cancel>\\<open>b\\<close> c; IDENTIFIER a IDENTIFIER c",
                "a (* (* *) *) b; IDENTIFIER a IDENTIFIER b",
            })
    void theLongestTokenCounts(String text, String expected) {
        assertEquals(expected, tokens(text));
    }

    @Test
    void tokensKnowTheirOffsets() {
        var source = new Source("A.thy", "lemma \"\\<forall>x. \\\"\\<alpha>\n  y\"");
        var text = new InnerText(source, 7, source.text().length() - 1);
        var lexicon = LibraryNotation.GRAMMAR.lexicon().with("\"");
        assertEquals(
                "7 1:8 | 16 1:17 | 17 1:18 | 19 1:20 | 21 1:22 | 32 2:3 | 33 2:4",
                Lexer.tokens(lexicon, text).stream()
                        .map(token -> token.offset() + " " + token.position().line() + ":"
                                + token.position().column())
                        .collect(Collectors.joining(" | ")));
    }
}
