package dev.assay.model.monotonic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.logic.Sort;
import dev.assay.logic.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Constants with definitions, types with constructors, axioms and classes. */
class DefinitionsTest {
    private static final Statements STATEMENTS = Statements.of("""
            datatype 'a bush = Tip | Fork "'a bush" 'a "'a bush"
            fun leaves :: "'a bush \\<Rightarrow> 'a set" where
              "leaves Tip = {}"
            | "leaves (Fork l x r) = {x} \\<union> leaves l \\<union> leaves r"
            fun others :: "'a bush \\<Rightarrow> 'a set" where
              "others Tip = UNIV"
            | "others (Fork l x r) = others l \\<inter> others r - {x}"
            fun flip :: "'a bush \\<Rightarrow> 'a bush" where
              "flip Tip = Tip"
            | "flip (Fork l x r) = Fork (flip r) x (flip l)"
            inductive steps for r :: "'a \\<Rightarrow> 'a \\<Rightarrow> bool" where
              "steps r x x"
            | "r x y \\<Longrightarrow> steps r y z \\<Longrightarrow> steps r x z"
            inductive reaches for r :: "'a \\<Rightarrow> 'a \\<Rightarrow> bool" and x where
              "r x y \\<Longrightarrow> reaches r x y"
            | "reaches r x y \\<Longrightarrow> r y z \\<Longrightarrow> reaches r x z"
            coinductive forever for r :: "'a \\<Rightarrow> 'a \\<Rightarrow> bool" where
              "r x y \\<Longrightarrow> forever r y \\<Longrightarrow> forever r x"
            definition crowded :: "'a set \\<Rightarrow> bool" where "crowded A = (\\<exists>x\\<in>A. \\<exists>y\\<in>A. x \\<noteq> y)"
            definition full :: "'a set \\<Rightarrow> bool" where "full A = (\\<forall>x. x \\<in> A)"
            datatype 'a holder = Holder "'a \\<Rightarrow> bool"
            codatatype 'a river = River 'a "'a river"
            primcorec still :: "'a \\<Rightarrow> 'a river" where "still x = River x (still x)"
            typedef 'a pack = "{x::'a. True}" by simp

            lemma leaves_flipped: "leaves (flip t) = leaves (t::'a bush)" oops
            lemma leaves_full: "leaves (t::'a bush) = UNIV" oops
            lemma others_opposite: "others (t::'a bush) = - leaves t" oops
            lemma stepping: "steps r x (y::'a)" oops
            lemma reaching: "reaches r x (y::'a)" oops
            lemma reached: "{y. reaches r x (y::'a)} = A" oops
            lemma going: "forever r (x::'a)" oops
            lemma crowding: "crowded (A::'a set)" oops
            lemma filling: "full (A::'a set)" oops
            lemma emptying: "\\<not> full (A::'a set)" oops
            lemma held: "Holder p = Holder (q::'a \\<Rightarrow> bool)" oops
            lemma held_all: "Holder (\\<lambda>x::'a. True) = h" oops
            lemma held_all_or_none: "Holder (\\<lambda>x::'a. True) = h \\<and> h \\<noteq> Holder (\\<lambda>x. False)" oops
            lemma streams: "River x s = River y (t::'a river)" oops
            lemma flowing: "still x = River (y::'a) s" oops
            lemma packed: "p = (q::'a pack)" oops
            lemma unspecified: "undefined = (x::'a)" oops
            lemma ordered: "x \\<le> (y::'b::order)" oops

            typedecl thing
            axiomatization special :: "thing \\<Rightarrow> bool" where
              all_special: "special x"
            axiomatization first :: thing and last :: thing where
              only: "x = first \\<or> x = last"
            definition several where "several = (\\<exists>x y::thing. x \\<noteq> y)"
            lemma things: "special x" oops
            lemma ends: "first = last" oops
            lemma many_things: several oops

            typedecl point
            axiomatization near :: "point \\<Rightarrow> point \\<Rightarrow> bool" where
              near_sym: "near x y \\<Longrightarrow> near y x"
            lemma points: "near x y" oops
            lemma some_points: "\\<not> several_points \\<or> x \\<noteq> (y::point)" oops
            """);

    private static String calculi(String lemma) {
        return STATEMENTS.monotonic(lemma);
    }

    @Test
    void recursiveFunctionsOverDatatypes() {
        assertEquals("M2 M3", calculi("leaves_flipped"));
        assertEquals("", calculi("leaves_full"));
        assertEquals("M3", calculi("others_opposite"));
    }

    @Test
    void leastPredicatesAreExtendedByFalse() {
        assertEquals("M3", calculi("reaching"));
        assertEquals("M3", calculi("reached"));
    }

    @Test
    void everyNewValueReachesItself() {
        assertEquals("M3", calculi("stepping"));
    }

    @Test
    void aGreatestPredicateIsNotExtendedByFalse() {
        assertEquals("M3", calculi("going"));
    }

    @Test
    void smallDefinitionsAreUnfolded() {
        assertEquals("M1 M2 M3", calculi("crowding"));
        assertEquals("M3", calculi("filling"));
        assertEquals("M1 M2 M3", calculi("emptying"));
    }

    @Test
    void functionsInsideOfDatatypesAreAnnotatedToo() {
        assertEquals("M2 M3", calculi("held"));
        assertEquals("M3", calculi("held_all"));
        assertEquals("", calculi("held_all_or_none"));
    }

    @Test
    void whatIsNotLookedIntoIsNotMonotonic() {
        assertEquals("M1 M2 M3", calculi("streams"));
        assertEquals("", calculi("flowing"));
        assertEquals(Obstacle.Rule.UNKNOWN_CONSTANT, rule("flowing"));
        assertEquals("", calculi("packed"));
        assertEquals(Obstacle.Rule.UNKNOWN_TYPE, rule("packed"));
    }

    private static Obstacle.Rule rule(String lemma) {
        Judgement judgement = STATEMENTS.judge(lemma, Statements.A, Calculus.M3);
        return assertInstanceOf(Judgement.PerhapsNot.class, judgement)
                .obstacles()
                .getFirst()
                .rule();
    }

    @Test
    void anUnspecifiedValueIsLikeAVariable() {
        assertEquals("M1 M2 M3", calculi("unspecified"));
    }

    @Test
    void theAxiomsOfAClassCount() {
        Type ordered = Type.var("'b", Sort.of("Orderings.order"));
        assertEquals("", STATEMENTS.monotonic("ordered", ordered));
        Judgement judgement = STATEMENTS.judge("ordered", ordered, Calculus.M3);
        List<String> origins = assertInstanceOf(Judgement.PerhapsNot.class, judgement).obstacles().stream()
                .map(Obstacle::origin)
                .distinct()
                .toList();
        assertEquals(true, origins.contains("axiom order_antisym"), origins.toString());
    }

    @Test
    void theAxiomsOfATypeCount() {
        assertEquals("", STATEMENTS.monotonic("things", Type.con("Test.thing")));
        assertEquals("", STATEMENTS.monotonic("ends", Type.con("Test.thing")));
        assertEquals("M3", STATEMENTS.monotonic("points", Type.con("Test.point")));
    }

    @Test
    void aDefinitionMayDependOnATypeThatItsTypeDoesNotShow() {
        Judgement judgement = STATEMENTS.judge("many_things", Type.con("Test.thing"), Calculus.M3);
        List<Obstacle> obstacles =
                assertInstanceOf(Judgement.PerhapsNot.class, judgement).obstacles();
        assertEquals(
                List.of("axiom Test.only"),
                obstacles.stream().map(Obstacle::origin).distinct().toList());
    }
}
