package dev.assay.syntax.isabelle.inner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.logic.infer.PreTerm;
import dev.assay.syntax.SyntaxException;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/** Long and deep texts; a parser that is not linear on them does not come to an end. */
class LargeInputTest {
    private static final InnerSyntax SYNTAX = new InnerSyntax(LibraryNotation.GRAMMAR, SampleContext.EMPTY);

    private static int size(String text) {
        int[] size = {0};
        Identifiers.forEachPart(SYNTAX.term(InnerText.of(text)), part -> {
            if (!(part instanceof PreTerm.App)) {
                size[0]++;
            }
        });
        return size[0];
    }

    private static String repeated(String item, int count, String separator) {
        return String.join(separator, Collections.nCopies(count, item));
    }

    @Test
    void longLists() {
        assertEquals(30_001, size("[" + repeated("f x", 10_000, ", ") + "]"));
        assertEquals(30_001, size("{" + repeated("f x", 10_000, ", ") + "}"));
        assertEquals(19_999, size("(" + repeated("x", 10_000, ", ") + ")"));
    }

    @Test
    void longChainsOfOperators() {
        for (String operator : java.util.List.of("+", "#", "∧", "|", "⟹", "=")) {
            assertEquals(19_999, size(repeated("x", 10_000, " " + operator + " ")), operator);
        }
        assertEquals(10_000, size(repeated("x", 10_000, " ")));
    }

    @Test
    void deepBrackets() {
        assertEquals(1, size("(".repeat(50_000) + "x" + ")".repeat(50_000)));
        assertEquals(20_001, size("f (".repeat(20_000) + "x" + ")".repeat(20_000)));
        assertEquals(10_001, size("[".repeat(5_000) + "x" + "]".repeat(5_000)));
        assertEquals(10_001, size("{".repeat(5_000) + "x" + "}".repeat(5_000)));
    }

    @Test
    void deepBinders() {
        assertEquals(10_001, size("∀x. ".repeat(5_000) + "x"));
        assertEquals(6_001, size("{x. ".repeat(3_000) + "x" + "}".repeat(3_000)));
        assertEquals(15_001, size("if x then x else ".repeat(5_000) + "x"));
    }

    @Test
    void manyComprehensionsWhoseBarIsAlsoDisjunction() {
        SYNTAX.check(InnerText.of("{f x | x. ".repeat(300) + "P | Q" + "}".repeat(300)));
        SYNTAX.check(InnerText.of("case xs of [] ⇒ P | Q | y # ys ⇒ ".repeat(30) + "R"));
    }

    @Test
    void whatIsNotClosedFailsAsFast() {
        assertThrows(SyntaxException.class, () -> size("(".repeat(20_000) + "x" + ")".repeat(19_999)));
        assertThrows(SyntaxException.class, () -> size("f (x [ { ".repeat(300)));
        assertThrows(SyntaxException.class, () -> size("case ".repeat(1_000)));
    }
}
