package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.TermPrinter;
import dev.assay.syntax.Source;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Functions between numbers that a text leaves out. */
class CoercionsTest {
    private static TheoryDocument read(String imports, String body) {
        return Library.read(
                new Source("T.thy", "theory T imports " + imports + " begin\n" + body + "\nend"), Optional.empty());
    }

    private static String shown(String imports, String body) {
        TheoryDocument document = read(imports, body);
        assertEquals(List.of(), document.failures());
        return TermPrinter.UNICODE
                .showConstantTypes(true)
                .showTypes(true)
                .print(Theories.last(document).conclusion());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '`', textBlock = """
            x + n = y                       ¦ x + real n = y
            n + x = y                       ¦ real n + x = y
            x = n + m                       ¦ x = real (n + m)
            sqrt (n + m) = x                ¦ sqrt (real n + real m) = x
            n / 2 = x                       ¦ real n / 2 = x
            (∑k<n. k / 2) = x               ¦ (∑k<n. real k / 2) = x
            real n / 2 ≤ n                  ¦ real n / 2 ≤ real n
            x ≤ i + n                       ¦ x ≤ real_of_int (i + int n)
            (if b then x else n) = x        ¦ (if b then x else real n) = x
            (n :: real) = x                 ¦ real n = x
            """)
    void areInsertedWhereTypesNeedThem(String form, String longer) {
        String start = "lemma fixes x y :: real and n m :: nat and i :: int and b :: bool shows \"";
        assertEquals(
                shown("Complex_Main", start + longer + "\" oops"), shown("Complex_Main", start + form + "\" oops"));
    }

    @Test
    void aTheoryMayDeclareItsOwn() {
        String nth = """
                declare [[coercion_enabled]]
                declare [[coercion "int :: nat ⇒ int"]]
                fun at :: "'a list ⇒ int ⇒ 'a" (infixl "!!" 100) where "(x # xs) !! i = (if i = 0 then x else xs !! (i - 1))"
                """;
        assertEquals(
                shown(
                        "Main",
                        nth
                                + "lemma \"(xs @ ys) !! i = (if i < int (size xs) then xs !! i else ys !! (i - int (size xs)))\" oops"),
                shown(
                        "Main",
                        nth
                                + "lemma \"(xs @ ys) !! i = (if i < size xs then xs !! i else ys !! (i - size xs))\" oops"));
    }

    @Test
    void withoutThemTypesHaveToFit() {
        assertEquals(
                1,
                read("Main", "lemma \"(i::int) = length xs\" oops").failures().size());
        assertEquals(
                1,
                read("Complex_Main", "declare [[coercion_enabled = false]] lemma \"(i::int) = length xs\" oops")
                        .failures()
                        .size());
    }

    @Test
    void whatCannotBeMendedIsSaidAsWithoutThem() {
        assertEquals(
                read("Main", "lemma \"(x::nat list) = (n::nat)\" oops")
                        .failures()
                        .toString(),
                read("Complex_Main", "lemma \"(x::nat list) = (n::nat)\" oops")
                        .failures()
                        .toString());
    }
}
