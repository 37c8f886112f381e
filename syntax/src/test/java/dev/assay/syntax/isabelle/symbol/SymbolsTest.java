package dev.assay.syntax.isabelle.symbol;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SymbolsTest {
    @ParameterizedTest
    @CsvSource({
        "Rightarrow,⇒",
        "lambda,λ",
        "forall,∀",
        "lbrakk,⟦",
        "open,‹",
        "close,›",
        "comment,―",
        "^sub,⇩",
        "^bold,❙",
        "A,𝒜",
        "B,ℬ",
        "a,𝖺",
        "AA,𝔄",
        "ZZ,ℨ",
        "one,𝟭",
        "bool,𝔹",
        "nat,ℕ",
        "rightleftharpoons,⇌",
        "Squnion,⨆",
        "some,ϵ",
        "epsilon,ε",
        "^emph,∗",
        "^url,🌐"
    })
    void aSymbolIsTheSameByNameAndInUnicode(String name, String unicode) {
        assertEquals(unicode, Symbols.toUnicode("\\<" + name + ">"));
        assertEquals("\\<" + name + ">", Symbols.toAscii(unicode));
    }

    @Test
    void noTwoNamesHaveTheSameCode() {
        Set<Integer> codes = new HashSet<>();
        for (String name : Symbols.names()) {
            assertTrue(codes.add(Symbols.code(name)), name);
        }
        assertTrue(codes.size() > 350, "only " + codes.size());
    }

    @Test
    void theWayToUnicodeAndBackEndsWhereItBegan() {
        for (String name : Symbols.names()) {
            String ascii = "a \\<" + name + "> b";
            assertEquals(ascii, Symbols.toAscii(Symbols.toUnicode(ascii)));
        }
    }

    @Test
    void whatIsNotInTheTableStaysAsItIs() {
        assertEquals("\\<nonsense> \\<^const> \\< x", Symbols.toUnicode("\\<nonsense> \\<^const> \\< x"));
    }

    @Test
    void lambdaIsNoLetterButOtherGreekOnesAre() {
        assertFalse(Symbols.isLetter('λ'));
        assertTrue(Symbols.isLetter('α'));
        assertTrue(Symbols.isLetter(Symbols.known("AA")));
        assertFalse(Symbols.isLetter(Symbols.known("nat")));
        assertFalse(Symbols.isLetter('é'));
    }

    @Test
    void eachSymbolKnowsWhereItIsWritten() {
        String text = "xx\\<alpha>𝒜\\<foo>=";
        SymbolText symbols = SymbolText.of(text, 2, text.length());
        assertArrayEquals(new int[] {'α', 0x1D49C, Symbols.UNKNOWN, '='}, symbols.symbols());
        assertArrayEquals(new int[] {2, 10, 12, 18, 19}, symbols.offsets());
    }

    @Test
    void anEndInsideASymbolCutsIt() {
        assertEquals(3, SymbolText.of("\\<a>", 0, 3).length());
        assertEquals(1, SymbolText.of("𝒜", 0, 1).length());
        assertEquals(0, SymbolText.of("", 0, 0).length());
    }
}
