package dev.assay.syntax.isabelle.outer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is in a file, it is read to its end, in linear time and bounded stack. */
class RobustnessTest {
    private static final String SAMPLE = """
            theory Sample imports Main keywords "conjure" :: thy_goal begin
            section \\<open>Trees\\<close> (* with (* nested *) comments *)
            datatype (elems: 'a) tree = Leaf ("\\<bullet>") | is_node: Node (left: "'a tree") 'a "'a tree" for map: tmap
            fun size' :: "'a tree \\<Rightarrow> nat" ("|_|" [10] 20) where
              base [simp]: "size' Leaf = 0" | "size' (Node l _ r) = Suc (size' l + size' r)"
            locale box = b: base x + fixes f :: "'a \\<Rightarrow> 'b" assumes inj: "inj f" begin
            lemma (in box) foo [simp, of x "y z"]: fixes n :: nat assumes "n > 0" shows "n = n" (is "?P")
              nitpick [card 'a = 1-4, expect = none] 1
            proof (cases n)
              case 0 then show ?thesis by auto
            next
              case (Suc m) \\<comment> \\<open>so\\<close> with inj[THEN sym] show ?thesis by (simp add: foo(1,2-3)) auto
            qed
            end
            inductive_set S for r :: "'a rel" where "x \\<in> S" | step: "\\<lbrakk>x \\<in> S\\<rbrakk> \\<Longrightarrow> y \\<in> S" monos m
            code_pred (modes: i => o => bool as p) S .
            values [expected "{}"] 3 "{x. S x}"
            conjure foo by auto
            translations "a" \\<rightleftharpoons> "b"
            instantiation tree :: (order) c begin instance .. end
            text {* old *} value `x`
            end
            """;

    private static TheoryText read(String text) {
        TheoryText theory = Samples.theory(text);
        theory.errors().stream()
                .limit(5)
                .forEach(error -> assertFalse(error.toString().isBlank()));
        return theory;
    }

    @Test
    void theSampleIsFineButForItsLastCommand() {
        assertEquals(
                1, read(SAMPLE).errors().size(), () -> read(SAMPLE).errors().toString());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void mutationsOfATheoryAreRead(long seed) {
        var random = new Random(seed);
        String pieces = "\"`‹›(*)[]{}|=:;,.?'\\\n é\u0000 𝒜\ud800";
        for (int round = 0; round < 500; round++) {
            var text = new StringBuilder(SAMPLE);
            int mutations = 1 + random.nextInt(6);
            for (int i = 0; i < mutations; i++) {
                int at = random.nextInt(Math.max(1, text.length()));
                int to = Math.min(text.length(), at + random.nextInt(12));
                switch (random.nextInt(4)) {
                    case 0 -> text.delete(at, to);
                    case 1 -> text.insert(at, pieces.charAt(random.nextInt(pieces.length())));
                    case 2 -> text.insert(random.nextInt(text.length() + 1), text.substring(at, to));
                    default -> text.setLength(random.nextInt(4) == 0 ? at : text.length());
                }
            }
            read(text.toString());
        }
    }

    @Test
    void everyBeginningOfATheoryIsRead() {
        for (int length = 0; length <= SAMPLE.length(); length++) {
            read(SAMPLE.substring(0, length));
        }
    }

    @Test
    void randomBytesAreRead() {
        var random = new Random(7);
        for (int round = 0; round < 200; round++) {
            byte[] bytes = new byte[random.nextInt(2000)];
            random.nextBytes(bytes);
            read(new String(bytes, StandardCharsets.ISO_8859_1));
            read(new String(bytes, StandardCharsets.UTF_8));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(*",
                "‹",
                "\\<open>",
                "(",
                "[",
                "{",
                "\"",
                "lemma (",
                "have ",
                "proof ",
                "declare [",
                "(* lemma\n"
            })
    void deepNestingIsRead(String opening) {
        read("lemma A " + opening.repeat(100_000));
        assertFalse(read(opening.repeat(100_000)).commands() == null);
    }

    @Test
    void balancedNestingIsRead() {
        assertTrue(read("text " + "‹".repeat(100_000) + "›".repeat(100_000))
                .errors()
                .isEmpty());
        assertTrue(read("(*".repeat(100_000) + "*)".repeat(100_000)).errors().isEmpty());
        assertTrue(read("lemma A by " + "(".repeat(100_000) + "x" + ")".repeat(100_000))
                .errors()
                .isEmpty());
    }

    @Test
    void aFileOfTenMegabytesIsRead() {
        String lemma = "lemma foo [simp]: \"\\<forall>x. x = x\" nitpick [card = 1-4] by (simp add: bar)\n";
        int count = 10_000_000 / lemma.length();
        assertEquals(count, read(lemma.repeat(count)).commands().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"lemma ", "lemma A oops x ", "é ", "datatype = ", "\" ", "\"\nlemma ", "(* \nlemma "})
    void aLongFileOfErrorsIsRead(String text) {
        assertFalse(read(text.repeat(500_000 / text.length())).errors().isEmpty());
    }
}
