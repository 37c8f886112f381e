package dev.assay.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.test.exhaustive.Exhaustive;
import dev.assay.test.quickcheck.Confirmation;
import dev.assay.test.quickcheck.Finding;
import dev.assay.test.random.Random;
import java.util.List;
import org.junit.jupiter.api.Test;

/** quickcheck-hol, items 33 and 43. */
class GeneratorsTest {
    private static final String BAGS = """
            typedef 'a bag = "{xs::'a list. distinct xs}" morphisms list_of Bag
              by (rule exI[of _ "[]"]) simp
            definition empty :: "'a bag" where "empty = Bag []"
            definition ins :: "'a \\<Rightarrow> 'a bag \\<Rightarrow> 'a bag" where "ins x d = Bag (List.insert x (list_of d))"
            """;

    private static final String TREES = """
            datatype tree = Tip | Node tree nat tree
            fun small :: "tree \\<Rightarrow> bool" where
              "small Tip = True" | "small (Node l x r) = (small l \\<and> small r \\<and> x < 2)"
            typedef small_tree = "{t. small t}" by (rule exI[of _ Tip]) simp
            """;

    /** The only lemma, in a theory that says how bags are made. */
    private static Finding bags(String lemma, Tester tester) {
        return Tested.one(
                BAGS + "quickcheck_generator bag constructors: empty, ins\nlemma \"" + lemma + "\" oops",
                Options.DEFAULT.withSize(5),
                tester);
    }

    @Test
    void valuesAreMadeByTheFunctionsThatTheTheoryNames() {
        for (Tester tester : List.<Tester>of(new Exhaustive(), new Random())) {
            Finding finding = bags("length (list_of (d::nat bag)) \\<le> 1", tester);
            assertTrue(finding.isGenuine(), Tested.text(finding));
            assertEquals(Confirmation.CONFIRMED, finding.confirmation());
        }
    }

    @Test
    void aPremiseThatOnlyDescribesASubtypeIsReplacedByTheSubtype() {
        Finding finding = bags("distinct (xs::nat list) \\<Longrightarrow> distinct (rev xs)", new Exhaustive());
        assertTrue(finding.verdict() instanceof Verdict.Survived, Tested.text(finding));
        Finding wrong = bags("distinct (xs::nat list) \\<Longrightarrow> length xs < 3", new Exhaustive());
        assertTrue(wrong.isGenuine(), Tested.text(wrong));
        assertEquals(Confirmation.CONFIRMED, wrong.confirmation());
        assertEquals("xs = [2, 1, 0]", Tested.text(wrong));
    }

    @Test
    void useSubtypeDoesSoForEverySubtype() {
        var options = Options.DEFAULT.with(List.of(new Options.Setting("use_subtype", "true")));
        Finding finding =
                Tested.one(TREES + "lemma \"small t \\<Longrightarrow> t = Tip\" oops", options, new Exhaustive());
        assertEquals("t = Node Tip 0 Tip", Tested.text(finding));
        assertEquals(Confirmation.CONFIRMED, finding.confirmation());
    }

    @Test
    void functionsToASingleValueInsidePairsAreNotListed() {
        String lemma =
                "inj (snd (Eps (\\<lambda>b::('a \\<Rightarrow> bool) \\<times> (int set \\<Rightarrow> 'a). x)))";
        Finding finding = Tested.lemma(lemma, Options.DEFAULT.withSize(2), new Exhaustive());
        assertTrue(!(finding.verdict() instanceof Verdict.Failed), Tested.text(finding));
    }
}
