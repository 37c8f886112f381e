package dev.assay.syntax.isabelle.outer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ErrorsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '§',
            value = {
                "datatype = A @ 2:10: `datatype` needs the name of the type, but there is `=`.",
                "datatype t = A | @ 2:17: `datatype` needs a constructor, but it ends here.",
                "typedef t \"x\" by auto @ 2:11: `typedef` needs `=`, but there is `\"x\"`.",
                "definition foo :: where \"x\" @ 2:19: `definition` needs a type, but there is `where`.",
                "definition f (infixl 65) where \"x\" @ 2:22: `definition` needs a template in quotes, but there is `65`.",
                "definition f (\"_\" [1,x] 5) where \"x\" @ 2:22: `definition` needs a priority, but there is `x`.",
                "fun f \"f x = x\" @ 2:16: `fun` needs `where`, but it ends here.",
                "lemma assumes \"A\" by x @ 2:18: `lemma` needs `shows` or `obtains`, but it ends here.",
                "lemma foo: by auto @ 2:11: `lemma` needs a proposition, but it ends here.",
                "instantiation t :: c @ 2:21: `instantiation` needs `begin`, but it ends here.",
                "nitpick [card = 1 @ 2:18: `nitpick` needs `]` after the options, but it ends here.",
                "declare foo[simp @ 2:17: `declare` needs `]` after the attributes, but it ends here.",
                "translations \"a\" \"b\" @ 2:18: `translations` needs ⇀, ↽ or ⇌, but there is `\"b\"`.",
                "hide_const (shut) x @ 2:13: `hide_const` needs `open`, but there is `shut`.",
                "type_synonym t = nat nat @ 2:22: `type_synonym` is complete before `nat`, which does not belong to it.",
                "qed @ 2:1: `qed` has no statement to prove.",
                "lemma \"A\" @ 2:1: The proof of this `lemma` does not end before the next `end`.",
                "lemma \"A\" oops (x) @ 2:16: `oops` is complete before `(x)`, which does not belong to it.",
                "lemma \"A @ 2:7: This string is never closed with `\"`."
            })
    void anErrorIsOneSentenceWithItsPlaceAndTheRestIsRead(String text, String expected) {
        TheoryText theory = Samples.theory("theory T imports Main begin\n" + text + "\nend");
        assertEquals(
                "Sample.thy:" + expected.replace("`(x)`", "`(`"),
                theory.errors().stream().map(OuterError::toString).collect(Collectors.joining("; ")));
        assertNotNull(theory.header());
        assertInstanceOf(ContextCommand.End.class, theory.commands().getLast());
    }

    @Test
    void anUnknownCommandIsOneErrorAndWhatIsAroundItIsRead() {
        TheoryText theory = Samples.theory("""
                definition "a = 1"
                conjure foo "bar"
                lemma "A" oops
                frobnicate x
                lemma "B" by auto
                """);
        assertEquals(
                List.of(
                        "Sample.thy:2:1: There is no command `conjure`.",
                        "Sample.thy:4:1: There is no command `frobnicate`."),
                theory.errors().stream().map(OuterError::toString).toList());
        assertEquals(
                List.of("Definition", "Unread", "Statement", "Unread", "Statement"),
                theory.commands().stream()
                        .map(command -> command.getClass().getSimpleName())
                        .toList());
    }

    @Test
    void aMissingQuoteDoesNotSwallowTheStatementsAfterIt() {
        TheoryText theory = Samples.theory("""
                lemma "A" by auto
                lemma "B by auto
                lemma "C" by auto
                definition "d = 1"
                """);
        assertEquals(
                "Sample.thy:2:7: This string is never closed with `\"`.",
                theory.errors().getFirst().toString());
        assertEquals(1, theory.errors().size());
        assertEquals(
                2,
                theory.commands().stream()
                        .filter(FactCommand.Statement.class::isInstance)
                        .count());
        assertInstanceOf(ConstantCommand.Definition.class, theory.commands().getLast());
    }

    @Test
    void aMissingEndOfACommentDoesNotSwallowTheStatementsAfterIt() {
        TheoryText theory = Samples.theory("(* open\nlemma \"A\" by auto\nlemma \"B\" by auto\n");
        assertEquals(1, theory.errors().size());
        assertEquals(2, theory.commands().size());
    }

    @Test
    void aTextWithoutAHeaderIsReadAllTheSame() {
        TheoryText theory = Samples.theory("lemma A sorry");
        assertNull(theory.header());
        assertEquals(List.of(), theory.errors());
    }

    @Test
    void tokensBeforeAnyCommandAreOneError() {
        assertEquals(
                "[Sample.thy:1:1: `foo` belongs to no command.]",
                Samples.theory("foo bar baz\nlemma A sorry").errors().toString());
    }
}
