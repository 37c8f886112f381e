package dev.assay.model.monotonic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Which calculi see which formulas through, by the table of examples that the calculi were published with. */
class CalculiTest {
    private static final String ALL = "M1 M2 M3";
    private static final String SETS = "M2 M3";
    private static final String NONE = "";

    private static final Statements STATEMENTS = Statements.of("""
            lemma two: "\\<exists>(x::'a) y. x \\<noteq> y" oops
            lemma fixpoint: "f x = (x::'a) \\<and> f y \\<noteq> y" oops
            lemma tables: "(x::bool \\<Rightarrow> 'a) = y" oops
            lemma sets: "(s::'a set) = t" oops
            lemma predicates: "(s::'a \\<Rightarrow> bool) = t" oops
            lemma singletons: "{y::'a} = {z}" oops
            lemma comprehensions: "(\\<lambda>x::'a. x = y) = (\\<lambda>x. x = z)" oops
            lemma unsatisfiable: "(\\<forall>x::'a. f x = x) \\<and> f y \\<noteq> y" oops
            lemma single: "True \\<and> (\\<forall>(x::'a) y. x = y)" oops
            lemma exactly_two: "\\<exists>(x::'a) y. x \\<noteq> y \\<and> (\\<forall>z. z = x \\<or> z = y)" oops
            lemma covariant: "True \\<and> (\\<forall>F f g h. f \\<in> F \\<and> g \\<in> F \\<and> f (a::'a) \\<noteq> g a \\<longrightarrow> h \\<in> F)" oops

            typedecl monkey
            typedecl banana
            lemma village: "(\\<forall>m::monkey. owns m (one m) \\<and> owns m (two m)) \\<and> (\\<forall>m. one m \\<noteq> two m)
              \\<and> (\\<forall>(b::banana) m n. owns m b \\<and> owns n b \\<longrightarrow> m = n)" oops

            lemma append_set: "set ((xs::'a list) @ ys) = set xs \\<union> set ys" oops
            lemma append_distinct: "distinct ((xs::'a list) @ ys) \\<longrightarrow> distinct xs \\<and> distinct ys" oops
            lemma append_disjoint: "distinct ((xs::'a list) @ ys) \\<longrightarrow> set xs \\<inter> set ys = {}" oops

            lemma empty: "(\\<lambda>x::'a. False) = p" oops
            lemma universal: "(\\<lambda>x::'a. True) = p" oops
            lemma empty_is_universal: "(\\<lambda>x::'a. False) = (\\<lambda>x. True)" oops
            lemma complement: "- (s::'a set) = t" oops
            lemma complement_of_finite: "finite s \\<and> - (s::'a set) = t" oops
            lemma complement_finite: "finite s \\<and> - (s::'a set) = t \\<and> finite t" oops
            lemma bounded: "\\<forall>x\\<in>(A::'a set). q x" oops
            lemma associative: "(r O s) O (t::('a \\<times> 'a) set) = r O (s O t)" oops
            lemma curried: "(\\<lambda>(x::'a) z. \\<exists>y. r x y \\<and> s y z) = t" oops
            lemma eta: "(\\<lambda>(x::'a) (y::'a). r x y) = (r::'a \\<Rightarrow> 'a \\<Rightarrow> bool)" oops
            lemma propositional: "((A::'a set) \\<inter> - B) \\<union> B = UNIV" oops
            lemma propositional_false: "((A::'a set) \\<inter> - A) = UNIV" oops
            """);

    @Test // T30
    void thereAreTwoThings() {
        assertEquals(ALL, STATEMENTS.monotonic("two"));
        assertEquals(NONE, STATEMENTS.antimonotonic("two"));
    }

    @Test // T31
    void aFunctionHasAFixedPointAndAnotherPoint() {
        assertEquals(ALL, STATEMENTS.monotonic("fixpoint"));
        assertEquals(ALL, STATEMENTS.antimonotonic("fixpoint"));
    }

    @Test // T32
    void equalityOfTablesOverTruthValues() {
        assertEquals(ALL, STATEMENTS.monotonic("tables"));
        assertEquals(ALL, STATEMENTS.antimonotonic("tables"));
    }

    @Test // T33
    void equalityOfSets() {
        for (String lemma : new String[] {"sets", "predicates", "singletons"}) {
            assertEquals(SETS, STATEMENTS.monotonic(lemma), lemma);
            assertEquals(ALL, STATEMENTS.antimonotonic(lemma), lemma);
        }
    }

    @Test // T34
    void equalityOfComprehensionsNeedsTheThirdCalculus() {
        assertEquals("M3", STATEMENTS.monotonic("comprehensions"));
        assertEquals(ALL, STATEMENTS.antimonotonic("comprehensions"));
    }

    @Test // T35
    void noCalculusSeesThatAFormulaIsUnsatisfiable() {
        assertEquals(NONE, STATEMENTS.monotonic("unsatisfiable"));
        assertEquals(ALL, STATEMENTS.antimonotonic("unsatisfiable"));
    }

    @Test // T36
    void atMostOneThing() {
        assertEquals(NONE, STATEMENTS.monotonic("single"));
        assertEquals(ALL, STATEMENTS.antimonotonic("single"));
    }

    @Test // T37
    void exactlyTwoThings() {
        assertEquals(NONE, STATEMENTS.monotonic("exactly_two"));
        assertEquals(NONE, STATEMENTS.antimonotonic("exactly_two"));
    }

    @Test // T41
    void setsOfPredicatesAreNotCovariant() {
        assertEquals(NONE, STATEMENTS.monotonic("covariant"));
    }

    @Test // T38
    void bananasAreMonotonicAndMonkeysAreNot() {
        assertEquals("M3", STATEMENTS.monotonic("village", STATEMENTS.type("village", "banana")));
        assertEquals(NONE, STATEMENTS.monotonic("village", STATEMENTS.type("village", "monkey")));
    }

    @Test // T39
    void lemmasAboutLists() {
        assertEquals(SETS, STATEMENTS.monotonic("append_set"));
        assertEquals(ALL, STATEMENTS.antimonotonic("append_set"));
        assertEquals(ALL, STATEMENTS.monotonic("append_distinct"));
        assertEquals(ALL, STATEMENTS.antimonotonic("append_distinct"));
        assertEquals(SETS, STATEMENTS.monotonic("append_disjoint"));
        assertEquals(ALL, STATEMENTS.antimonotonic("append_disjoint"));
    }

    @Test // T40
    void theThirdCalculusTypesSetsByTheirComprehensions() {
        assertEquals("M3", STATEMENTS.monotonic("empty"));
        assertEquals("M3", STATEMENTS.monotonic("universal"));
        assertEquals(NONE, STATEMENTS.monotonic("empty_is_universal"));
        assertEquals("M3", STATEMENTS.monotonic("complement"));
        assertEquals("M3", STATEMENTS.monotonic("complement_of_finite"));
        assertEquals(NONE, STATEMENTS.monotonic("complement_finite"));
        assertEquals("M3", STATEMENTS.monotonic("bounded"));
        assertEquals("M3", STATEMENTS.monotonic("eta"));
    }

    @Test // T40
    void relationsAreComposed() {
        assertEquals("M3", STATEMENTS.monotonic("curried"));
        assertEquals("M3", STATEMENTS.monotonic("associative"));
    }

    @Test // T43
    void annotationsSolvePropositionalProblems() {
        assertEquals("M3", STATEMENTS.monotonic("propositional"));
        assertEquals(NONE, STATEMENTS.monotonic("propositional_false"));
    }
}
