package dev.assay.syntax.isabelle.inner;

import static org.junit.jupiter.api.Assertions.fail;

import dev.assay.logic.infer.TypeException;
import dev.assay.syntax.SyntaxException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whatever the text, it is read, or one of two exceptions says why not. */
class RandomTokensTest {
    private static final InnerSyntax SYNTAX = new InnerSyntax(LibraryNotation.GRAMMAR, SampleContext.EMPTY);

    private static final List<String> WORDS = List.of(
            ("( ) [ ] { } () [] {} , ; . | :: := = ≠ ∧ ∨ ¬ ⟶ ⟹ ≡ λ % ∀ ∃ ∃! ! ? THE SOME LEAST if then else let in case of"
                            + " ⇒ => ∈ : < ≤ .. ..< <.. ⋃ ∑ ∏ + - * # @ ` ↦ |-> [↦] ⦇ ⦈ (| |) … ← <- _ x y f xs Suc Some None Nil 0 1 5"
                            + " 2.5 0x1F ''a'' CHR STR TYPE 'a ?x nat list set op (+) ⟦ ⟧ [| |] ==> ⇧2 ⌊ ⌋ ⋀ ARG_MIN ∄ ⨆ PROP ‹ › \\<foo>"
                            + " (* *) xpos")
                    .split(" "));

    @Test
    void randomTokensAreReadOrRefused() {
        var random = new Random(7);
        for (int round = 0; round < 5_000; round++) {
            var text = new StringBuilder();
            int length = 1 + random.nextInt(14);
            for (int i = 0; i < length; i++) {
                text.append(WORDS.get(random.nextInt(WORDS.size()))).append(random.nextInt(6) == 0 ? "" : " ");
            }
            check(text.toString());
        }
    }

    /** Half-sensible texts go deeper: readings of the table with a token replaced. */
    @Test
    void mutatedTermsAreReadOrRefused() {
        var random = new Random(8);
        var seeds = List.of(
                "case xs of [] ⇒ a | [ y ] ⇒ f y | y # z # zs ⇒ g y",
                "{ f x | x y . P x ∧ Q y }",
                "[ ( x , y ) . x ← xs , Some y ← ys , P x ]",
                "∀ x ∈ A . ∃ y < x . let ( a , b ) = f y in a + b",
                "f ( x := y , z := w ) ( k ↦ v )",
                "⦇ xpos = 1 , ypos = 2 ⦈",
                "∑ i = 0 ..< n . f i + ( λ ( x , y ) . x ) p");
        for (int round = 0; round < 5_000; round++) {
            String[] words = seeds.get(random.nextInt(seeds.size())).split(" ");
            for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
                words[random.nextInt(words.length)] = WORDS.get(random.nextInt(WORDS.size()));
            }
            check(String.join(" ", words));
        }
    }

    private static void check(String text) {
        try {
            SYNTAX.read(InnerText.of(text));
        } catch (SyntaxException | TypeException e) {
            if (e.getMessage().isBlank()) {
                fail("no sentence for " + text);
            }
        } catch (RuntimeException | Error e) {
            fail("on " + text, e);
        }
    }
}
