package dev.assay.syntax.isabelle.inner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ErrorSentencesTest {
    private static final InnerSyntax SYNTAX = new InnerSyntax(LibraryNotation.GRAMMAR, SampleContext.EMPTY);

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "(a then b; 4; expected , or ), found 'then'",
                "(x; 3; expected , or ), found the end of the text",
                "if a then b; 12; expected else, found the end of the text",
                "(if a then b); 13; expected else, found ')'",
                "a +; 4; expected a term, found the end of the text",
                "a + ) b; 5; expected a term, found ')'",
                "a); 2; unexpected ')'",
                "a ∧ ∀x. P; 5; what begins with '∀' needs brackets here",
                "f - if a then b else c; 5; what begins with 'if' needs brackets here",
                "∀x P; 5; expected . or a variable, found the end of the text",
                "∀x.; 4; expected a term, found the end of the text",
                "[a, b; 6; expected , or ], found the end of the text",
                "case x of None ⇒; 17; expected a term, found the end of the text",
                "x :: 5; 6; a number is a type only where the theory Numeral_Type is imported",
                "x :: foo; 6; there is no type named foo",
                "x :: (nat, nat) list; 6; the type list takes 1 argument, not 2",
                "x :: 'a::foo; 10; there is no class named foo",
                "f _; 3; _ can stand only in a pattern",
                "case x of f y ⇒ y; 11; the variable f cannot be applied in a pattern",
                "case x of Some y z ⇒ y; 11; the constructor Option.option.Some takes 1 arguments, not 2",
                "case x of rev y ⇒ y; 11; List.rev is no constructor",
                "case x of (y, y) ⇒ y; 15; the variable y occurs twice in a pattern",
                "case x of None ⇒ a | [] ⇒ b; 22; List.list.Nil and Option.option.None are constructors of different types",
                "CHR ''ab''; 1; CHR takes one character, not ''ab''",
                "a § b; 3; the symbol '§' has no meaning here",
                "a \\<foo> b; 3; the symbol '\\<foo>' has no meaning here",
                "f ''abc; 3; this string has no end",
                "f (* abc; 3; this comment has no end",
                "⦇abc = 1⦈; 2; no record has a field named abc",
                "⦇xpos = 1⦈; 2; the field ypos is missing after xpos",
            })
    void anErrorIsOneSentenceAtItsPlace(String text, int column, String sentence) {
        SyntaxException e = assertThrows(SyntaxException.class, () -> SYNTAX.term(InnerText.of(text)));
        assertEquals(column + ": " + sentence, e.position().column() + ": " + e.getMessage());
    }

    @Test
    void placesAreThoseOfTheFile() {
        var source = new Source("A.thy", "lemma\n  \"\\<forall>x. P x \\<and>\n   then\"");
        int start = source.text().indexOf('"') + 1;
        var text = new InnerText(source, start, source.text().length() - 1);
        SyntaxException e = assertThrows(SyntaxException.class, () -> SYNTAX.term(text));
        assertEquals("A.thy:3:4", e.position().toString());
        assertEquals("expected a term, found 'then'", e.getMessage());
    }

    @Test
    void bindingsAreSeparatedBySemicolons() {
        SyntaxException e = assertThrows(SyntaxException.class, () -> SYNTAX.term(InnerText.of("let x = a")));
        assertEquals("expected ; or in, found the end of the text", e.getMessage());
    }

    @Test
    void nothingIsNoTerm() {
        SyntaxException e = assertThrows(SyntaxException.class, () -> SYNTAX.term(InnerText.of("  ")));
        assertEquals("expected a term, found the end of the text", e.getMessage());
    }
}
