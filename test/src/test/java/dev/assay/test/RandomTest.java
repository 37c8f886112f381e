package dev.assay.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.test.quickcheck.Finding;
import dev.assay.test.random.Random;
import java.util.List;
import org.junit.jupiter.api.Test;

class RandomTest {
    @Test
    void aCounterexampleIsMadeAsSmallAsItGets() {
        Finding finding = Tested.lemma("length (xs::nat list) < 4", Options.DEFAULT, new Random());
        assertEquals("xs = [0, 0, 0, 0]", Tested.text(finding));
    }

    @Test
    void theSameSeedGivesTheSameCounterexample() {
        String proposition = "map f (rev xs) = map f (xs::int list)";
        Finding first = Tested.lemma(proposition, Options.DEFAULT, new Random());
        assertTrue(first.isGenuine(), Tested.text(first));
        assertEquals(Tested.text(first), Tested.text(Tested.lemma(proposition, Options.DEFAULT, new Random())));
    }

    @Test
    void aDrawnFunctionKeepsItsValues() {
        assertEquals(
                "survived",
                Tested.text(Tested.lemma("(f::nat \\<Rightarrow> nat) x = f x", Options.DEFAULT, new Random())));
        Finding finding = Tested.lemma("(f::nat \\<Rightarrow> nat) x = f y", Options.DEFAULT, new Random());
        assertTrue(finding.isGenuine(), Tested.text(finding));
    }

    @Test
    void valuesOfEveryKindAreDrawn() {
        for (String statement : List.of(
                "x \\<noteq> (True, Enum.a\\<^sub>3)",
                "(x::int) \\<ge> 0",
                "(x::nat list list) \\<noteq> [[0], []]",
                "x \\<noteq> (UNIV :: Enum.finite_2 set)",
                "(x::nat option \\<times> nat) \\<noteq> (Some 1, 2)")) {
            Finding finding = Tested.lemma(
                    statement, Options.DEFAULT.with(List.of(new Options.Setting("iterations", "2000"))), new Random());
            assertTrue(finding.isGenuine(), statement + ": " + Tested.text(finding));
        }
    }
}
