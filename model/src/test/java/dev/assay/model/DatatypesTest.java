package dev.assay.model;

import static dev.assay.model.Modelled.find;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.judge.Counterexample;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The acceptance tests about datatypes and functions on them: T5, T7, T11, T12, T14, T15. */
class DatatypesTest {
    @ParameterizedTest // T11
    @CsvSource(delimiter = ';', textBlock = """
            card=3 ; need=([B], [A])       ; genuine
            card=4 ; need=[A, C, B]        ; genuine
            card=3 ; need=[A, C, B]        ; none
            card=3 ; need=[B, B]           ; genuine
            card=2 ; need=[B, B]           ; none
            """)
    void aListIsRepresentedTogetherWithItsTails(String card, String need, String verdict) {
        assertEquals(
                verdict,
                find("datatype t = A | B | C", "xs \\<noteq> ([] :: t list)", card, need, "card t=3", "max_potential=0")
                        .verdict()
                        .toString());
    }

    @Test // T11
    void thereAreTwelveWaysToChooseThreeListsOfThreeLettersWithTheirTails() {
        // Which lists are represented is seen by what a function of lists is defined for.
        Finding finding = find(
                "datatype t = A | B | C",
                "\\<not> (distinct [xs, ys, zs] \\<and> f xs \\<and> f ys \\<and> f (zs :: t list))",
                "card=3",
                "card t=3",
                "max_genuine=500");
        var sets = new HashSet<>();
        for (Model model : finding.models()) {
            sets.add(model.parts(Set.of(Counterexample.Kind.VARIABLE)).stream()
                    .filter(part -> !part.name().equals("f"))
                    .map(part -> part.value().toString())
                    .collect(Collectors.toSet()));
        }
        assertEquals(12, sets.size());
    }

    private static final String TREES = "datatype tree = Leaf nat | Node (children: \"tree list\")";

    @ParameterizedTest // T12
    @CsvSource(delimiter = ';', textBlock = """
            t = Node ts \\<Longrightarrow> t \\<notin> set ts                                               ; none
            t = Node [u, w] \\<Longrightarrow> u = Node [v] \\<Longrightarrow> t \\<notin> {u, v, w}                 ; none
            ts = Node (Node ts # us) # vs \\<Longrightarrow> False                               ; none
            t = Node ts \\<Longrightarrow> u \\<in> set ts \\<Longrightarrow> u = Leaf 0                          ; genuine
            t = Node [u] \\<Longrightarrow> u \\<noteq> Node []                                        ; genuine
            """)
    void noTreeIsAmongItsDescendants(String proposition, String verdict) {
        assertEquals(
                verdict,
                find(TREES, proposition, "card=4", "max_potential=0").verdict().toString());
    }

    @Test // T14
    void quantifiersThatAreMovedInwardsSayTheSame() {
        assertEquals(
                Verdict.NONE,
                find(
                                "",
                                "(\\<exists>x y. p x \\<and> q x y \\<and> r y (f y y)) = (\\<exists>y. r y (f y y) \\<and> (\\<exists>x. p x \\<and> q x y))",
                                "card=1-3")
                        .verdict());
    }

    @Test // T15
    void aFunctionThatIsPassedOnNeedsNoTableOfFunctions() {
        assertEquals(
                Verdict.NONE,
                find("", "length (map (\\<lambda>n. n - 1) ns) = length (ns :: nat list)", "card=8")
                        .verdict());
        assertEquals(
                Verdict.GENUINE,
                find("", "map (\\<lambda>n. n - 1) ns = (ns :: nat list)", "card=2-4")
                        .verdict());
    }

    @Test
    void whatIsJustConstructedNeedNotBeRepresented() {
        // No list of more than one element is represented.
        assertEquals(
                Verdict.GENUINE,
                find("", "length [x, y, z] \\<noteq> 3", "card=2", "card nat=5").verdict());
        assertEquals(
                Verdict.GENUINE, find("", "[a, b, c] = [c, b, a]", "card=2").verdict());
        assertEquals(
                Verdict.NONE,
                find("", "rev [a, b, c] = [c, b, a]", "card=2", "max_potential=0")
                        .verdict());
    }

    @Test // T7
    void aFunctionOfEqualValuesIsOne() {
        String constant = "definition K where \"K x y = x\"";
        assertEquals(Verdict.NONE, find(constant, "K a a = a", "card=1-3").verdict());
        assertEquals(Verdict.GENUINE, find(constant, "K a b = b", "card=1-3").verdict());
    }

    @Test // T5
    void notAllNumbersAreEqual() {
        assertEquals(
                Verdict.GENUINE,
                find("", "\\<forall>x::nat. x = y", "card nat=2").verdict());
    }

    @Test
    void branchesThatHaveAConstructorInCommonHaveItWhicheverIsTaken() {
        String marks = """
                fun marks :: "'a set \\<Rightarrow> 'a list \\<Rightarrow> bool list" where
                  "marks A [] = []"
                | "marks A (x # xs) = (if x \\<in> A then True # marks A xs else False # marks A xs)"
                """;
        // No list of more than one truth value is represented.
        assertEquals(
                Verdict.GENUINE,
                find(marks, "marks A [a, b, c, d] \\<noteq> [True, False, True, False]", "card=2", "card 'a=4")
                        .verdict());
        assertEquals(
                Verdict.NONE,
                find(marks, "length (marks A [a, b, c, d]) = 4", "card=2", "max_potential=0")
                        .verdict());
        assertEquals(
                Verdict.GENUINE,
                find(marks, "length (marks A [a, b, c, d]) = 5", "card=2").verdict());
    }
}
