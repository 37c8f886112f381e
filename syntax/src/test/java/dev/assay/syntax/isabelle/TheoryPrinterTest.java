package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Conjecture;
import dev.assay.syntax.Source;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TheoryPrinterTest {
    private static Source theory(String body) {
        return new Source("T.thy", "theory T imports Main begin\n" + body + "\nend\n");
    }

    private static PrintedTheory printed(String body) {
        PrintedTheory printed = TheoryPrinter.print(theory(body), Optional.empty());
        assertEquals(List.of(), printed.document().failures());
        return printed;
    }

    private static List<Conjecture> conjectures(TheoryDocument document) {
        return document.statements().stream()
                .flatMap(statement -> statement.conjectures().stream())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "datatype 'a tree = Leaf | Node \"'a tree\" 'a \"'a tree\" lemma \"Node l x r ≠ Leaf\" by simp",
                "datatype e = V nat | Add e e (infixl \"⊞\" 65) lemma \"V (n + 1) ⊞ x ⊞ y = z\" oops",
                "type_synonym 'a pred = \"'a ⇒ bool\" lemma \"(P :: nat pred) 0\" oops",
                "record point = px :: nat py :: nat lemma \"px (r⦇px := 1⦈) = 1\" oops",
                "typedef three = \"{0::nat, 1, 2}\" by blast lemma \"Rep_three x < 3\" oops",
                "definition twice :: \"nat ⇒ nat\" (\"tw _\" [80] 80) where [simp]: \"tw n = n + n\" lemma \"tw 1 ="
                        + " 2\" oops",
                "abbreviation \"big n ≡ n > (3::nat)\" lemma \"big 4\" oops",
                "axiomatization c :: nat where c: \"c > 0\" and d: \"c < 5\" lemma \"c = 1\" oops",
                "fun fib :: \"nat ⇒ nat\" where \"fib 0 = 0\" | \"fib (Suc 0) = 1\" | \"fib (Suc (Suc n)) = fib n +"
                        + " fib (Suc n)\"",
                "fun snd3 where \"snd3 (_, y, _) = y\" lemma \"snd3 (a, b, c) = b\" oops",
                "inductive ev :: \"nat ⇒ bool\" where zero: \"ev 0\" | step: \"ev n ⟹ ev (Suc (Suc n))\"",
                "inductive_set tc for r :: \"('a × 'a) set\" where b: \"p ∈ r ⟹ p ∈ tc r\"",
                "class foo = fixes foo :: \"'a ⇒ 'a\" assumes foo: \"foo (foo x) = x\" begin lemma \"foo x = foo y ⟹ x"
                        + " = y\" oops end",
                "instantiation list :: (type) plus begin fun plus_list where \"plus_list [] ys = ys\" | \"plus_list (x"
                        + " # xs) ys = x # (xs + ys)\" instance .. end",
                "locale l = fixes f :: \"'a ⇒ 'a\" assumes i: \"f (f x) = x\" begin definition \"g x = f (f x)\" lemma"
                        + " \"g x = x\" oops end lemma (in l) \"g (f x) = f (g x)\" oops",
                "context fixes n :: nat assumes \"n > 0\" begin lemma \"n ≠ 0\" oops end",
                "lemma \"[] = []\" by simp lemma \"(0 :: 'a :: zero) = 0\" by simp lemma \"∃x. P x\" oops",
                "lemma \"(case xs of [] ⇒ 0 | y # ys ⇒ y) = (let z = 1 in z :: nat)\" oops",
                "lemma \"''ab'' = x\" oops lemma \"{x. x < (3::nat)} = {0..2}\" oops lemma \"(SOME x. x ∈ A) ∈ A\""
                        + " oops",
                "lemma fixes n :: nat assumes \"n > 0\" shows \"⋀m. m < n ⟹ m ≠ n\" oops",
                "lemma obtains m :: nat where \"m > n\" oops",
                "lemma \"f -` A ∪ R `` B ⊆ C × D\" oops lemma \"xs ! n = (if b then hd xs else last (xs @ ys))\" oops",
                "quotient_type m = \"nat × nat\" / \"λ(a, b) (c, d). a + d = c + b\" sorry lift_definition z :: m is"
                        + " \"(0, 0)\" done",
            })
    void whatIsPrintedMeansTheSameAndPrintsTheSame(String body) {
        PrintedTheory once = printed(body);
        assertEquals(0, once.asWritten(), once.text());
        assertTrue(once.elaborated() > 0, once.text());
        PrintedTheory twice = TheoryPrinter.print(new Source("T.thy", once.text()), Optional.empty());
        assertEquals(List.of(), twice.document().failures());
        assertEquals(once.text(), twice.text());
        var first = conjectures(once.document());
        var second = conjectures(twice.document());
        assertEquals(first.size(), second.size());
        for (int i = 0; i < first.size(); i++) {
            assertEquals(first.get(i).assumptions(), second.get(i).assumptions());
            assertEquals(first.get(i).conclusion(), second.get(i).conclusion());
        }
    }

    @Test
    void aTrialThatFailsLeavesTheBlockAsItIs() {
        PrintedTheory printed = printed("class c = fixes g :: \"'a ⇒ 'a\" instantiation nat :: c begin "
                + "definition g_nat_def: \"g = (max 1 :: nat ⇒ nat)\" instance .. end lemma \"g x = (y :: nat)\" oops");
        assertTrue(printed.text().contains("g (x::nat) = (y::nat)"), printed.text());
    }

    @Test
    void proofsBecomeSorryAndCommentsGo() {
        String text = printed("""
            lemma a: "rev (rev xs) = xs" (* easy *)
              quickcheck [expect = no_counterexample]
              apply (induct xs)
              quickcheck
              apply auto
              done
            lemma b: "x = y"
            proof - show ?thesis sorry qed
            """).text();
        assertEquals("""
            theory T imports Main begin

            lemma a: "rev (rev (xs::'a list)) = xs"
              quickcheck [expect = no_counterexample]
              sorry

            lemma b: "(x::'a) = (y::'a)"
              sorry

            end
            """, text);
    }

    @Test
    void notationOfTheTheoryIsPrinted() {
        String text = printed("datatype e = V nat | Add e e (infixl \"⊞\" 65)\nlemma \"Add (V n) (Add x y) = z\" oops")
                .text();
        assertTrue(text.contains("\"V (n::nat) ⊞ ((x::e) ⊞ (y::e)) = (z::e)\""), text);
    }

    @Test
    void whatHasNoMeaningIsARemark() {
        String text =
                printed("ML ‹val x = 1 (* (* *) ›\nlemma \"x = x\" by simp").text();
        assertTrue(text.contains("(* ML: "), text);
    }
}
