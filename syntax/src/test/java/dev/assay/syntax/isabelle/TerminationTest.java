package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.define.termination.MeasureSearch;
import dev.assay.syntax.Source;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TerminationTest {
    private static TheoryDocument read(String body) {
        var document =
                Library.read(new Source("T.thy", "theory T imports Main begin\n" + body + "\nend"), Optional.empty());
        assertEquals(List.of(), document.failures());
        assertEquals(List.of(), document.errors());
        return document;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fun f :: \"nat ⇒ nat\" where \"f n = (if n = 0 then 0 else f (n div 2))\"",
                "fun f :: \"nat ⇒ bool list\" where \"f 0 = []\" | \"f (Suc n) = even n # f (Suc n div 2)\"",
                "fun f :: \"nat ⇒ nat ⇒ nat\" where \"f m n = (if n = 0 then m else f n (m mod n))\"",
                "fun f :: \"nat ⇒ nat ⇒ nat\" where \"f m n = (if n = 0 ∨ m < n then 0 else Suc (f (m - n) n))\"",
                "fun f :: \"nat ⇒ nat ⇒ nat list\" where \"f i j = (if i < j then i # f (i + 1) j else [])\"",
                "fun f :: \"int ⇒ int ⇒ int list\" where \"f i j = (if i ≤ j then i # f (i + 1) j else [])\"",
                "fun f :: \"int ⇒ int\" where \"f k = (if k = 0 then 0 else if k < 0 then f (k + 1) else f (k - 1))\"",
                "fun f :: \"int ⇒ nat\" where \"f k = (if k ≤ 1 then 0 else Suc (f (k div 2)))\"",
                "fun f :: \"'a list ⇒ 'a list\" where \"f xs = (if xs = [] then [] else last xs # f (butlast xs))\"",
                "fun f :: \"'a list ⇒ nat\" where \"f xs = (case xs of [] ⇒ 0 | _ ⇒ Suc (f (tl xs)))\"",
                "fun f :: \"nat ⇒ 'a list ⇒ 'a list list\" where \"f n xs = (if n = 0 ∨ xs = [] then [] else take n xs # f n (drop n xs))\"",
                "fun f :: \"'a list ⇒ nat\" where \"f xs = (if length xs ≤ 1 then 0 else let n = length xs div 2 in f (take n xs) + f (drop n xs))\"",
                "fun f :: \"nat × nat ⇒ nat\" where \"f (x, y) = (if x > y then f (x - y - 1, y) else if y > x then f (x, y - x - 1) else x)\"",
                "fun f :: \"nat ⇒ nat ⇒ nat\" where \"f x y = (if y > 0 then f x (y - 1) else if x > 0 then f (x - 1) 100 else 0)\"",
                "fun f g :: \"nat ⇒ bool\" where \"f n = (if n = 0 then True else g (n - 1))\" | \"g n = (if n = 0 then False else f (n - 1))\"",
                "fun f :: \"(nat ⇒ bool) ⇒ nat ⇒ nat ⇒ nat\" where \"f p l h = (if h ≤ l then l else let m = (l + h) div 2 in if p m then f p l m else f p (m + 1) h)\"",
                "function f :: \"int ⇒ int\" where \"n ≤ 0 ⟹ f n = 1\" | \"n > 0 ⟹ f n = n * f (n - 1)\" by auto termination by (relation \"measure nat\") auto",
            })
    void isDecidedByArithmetic(String function) {
        var document = read(function);
        assertEquals(0, document.statistics().claimed());
        assertEquals(1, document.statistics().admitted());
        assertTrue(document.notes().getLast().text().contains("terminates is decided by linear arithmetic"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fun f :: \"nat ⇒ nat\" where \"f n = (if n > 10 then f (n - 0) else 0)\"",
                "fun f :: \"nat ⇒ nat\" where \"f n = (if n > 10 then f (n + 1) else 0)\"",
                "fun f :: \"nat ⇒ nat\" where \"f n = (if n = 5 then 0 else f (n div 2))\"",
                "fun f :: \"int ⇒ int\" where \"f n = (if n < 10 then f (n - 1) else 0)\"",
                "fun f :: \"int ⇒ int\" where \"f n = (if n = 0 then 0 else f (n div 2))\"",
                "fun f :: \"nat ⇒ nat ⇒ nat\" where \"f x y = (if x = 0 then 0 else f (x - y) y)\"",
                "fun f :: \"nat ⇒ nat ⇒ nat\" where \"f m n = (if m = 0 then 0 else f n (m mod n))\"",
                "fun f :: \"'a list ⇒ nat\" where \"f xs = (if length xs = 3 then 0 else f (tl xs))\"",
                "fun f :: \"nat ⇒ 'a list ⇒ nat\" where \"f n xs = (if xs = [] then 0 else f n (drop n xs))\"",
                "fun f :: \"nat ⇒ nat ⇒ nat\" where \"f x y = (if x > 0 then f (x - 1) (y + 1) else if y > 0 then f (x + 1) (y - 1) else 0)\"",
            })
    void doesNotTerminateAndIsNotProved(String function) {
        assertEquals(1, read(function).statistics().claimed());
    }

    @Test
    void whatRestsOnArithmeticSaysSo() {
        var theory = read("fun f :: \"nat ⇒ nat\" where \"f n = (if n = 0 then 0 else f (n div 2))\"")
                .context()
                .theory();
        assertTrue(theory.fact("T.f.simps")
                .orElseThrow()
                .theorems()
                .getFirst()
                .trust()
                .contains(MeasureSearch.TRUST));
    }

    @Test
    void whatRanksShowNeedsNoArithmetic() {
        var document = read("fun f :: \"nat ⇒ nat\" where \"f 0 = 0\" | \"f (Suc n) = f n\"");
        assertEquals(0, document.statistics().admitted());
        var theory = document.context().theory();
        assertTrue(theory.fact("T.f.simps")
                .orElseThrow()
                .theorems()
                .getFirst()
                .trust()
                .isEmpty());
    }

    @Test
    void aCongruenceRuleOfAnotherFormIsNoReasonToRefuseAFunction() {
        var document = Theories.clean("""
                definition at :: "('a ⇒ 'b) ⇒ 'a ⇒ 'b" where "at f x = f x"
                lemma at_cong [fundef_cong]: "f x = g y ⟹ at f x = at g y" by (simp add: at_def)
                fun len :: "nat list ⇒ nat" where "len [] = 0" | "len (x # xs) = Suc (len xs)"
                lemma "len [] = 0" oops
                """);
        assertEquals("len [] = 0", Theories.last(document).conclusion().toString());
    }
}
