package dev.assay.model;

import static dev.assay.model.Modelled.find;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The acceptance tests about relations: T1 and T2, and others that are about sets alone. */
class RelationsTest {
    @Test // T1
    void thirtyPigeonsHaveNoRoomInTwentyNineHoles() {
        assertEquals(
                Verdict.NONE,
                find("", "\\<not> inj (nest :: 'p \\<Rightarrow> 'h)", "card 'p=30", "card 'h=29")
                        .verdict());
        assertEquals(
                Verdict.GENUINE,
                find("", "\\<not> inj (nest :: 'p \\<Rightarrow> 'h)", "card 'p=29", "card 'h=29")
                        .verdict());
    }

    /** Each of these is so in one way only: what is said holds, and its negation does not. */
    @ParameterizedTest // T2
    @CsvSource(delimiter = ';', textBlock = """
            {(A, B), (B, C)} O {(B, D), (C, A)} = {(A, D), (B, A)}
            {(A, B), (B, C)} `` {A, C} = {B}
            {(A, B), (B, C)}\\<inverse> `` {C} = {B}
            {(A, B), (B, C)}\\<inverse> = {(B, A), (C, B)}
            {A, B} \\<times> {C} = {(A, C), (B, C)}
            fst ` {(A, B), (B, C)} = {A, B} \\<and> snd ` {(A, B), (B, C)} = {B, C}
            {(A, B), (B, C)} \\<union> {(B, C), (C, D)} - {(A, B)} = {(B, C), (C, D)}
            {(A, B), (B, C)} \\<inter> {(B, C), (C, D)} = {(B, C)}
            ([A \\<mapsto> B, B \\<mapsto> C] ++ [B \\<mapsto> D]) B = Some D \\<and> ([A \\<mapsto> B, B \\<mapsto> C] ++ [B \\<mapsto> D]) A = Some B
            {(A, B), (B, C), (C, D)}\\<^sup>+ = {(A, B), (B, C), (C, D), (A, C), (B, D), (A, D)}
            {(A, B), (B, C), (C, A)}\\<^sup>+ = {A, B, C} \\<times> {A, B, C}
            {(A, B), (B, A)}\\<^sup>* = {A, B} \\<times> {A, B} \\<union> {(C, C), (D, D)}
            ({} :: (t \\<times> t) set)\\<^sup>+ = {} \\<and> ({} :: (t \\<times> t) set)\\<^sup>* = Id
            wf {(A, B), (B, C)} \\<and> \\<not> wf {(A, B), (B, A)}
            card {A, B, A, C} = 3 \\<and> finite {A, B}
            (\\<exists>!x. x \\<in> {A}) \\<and> \\<not> (\\<exists>!x. x \\<in> {A, B}) \\<and> \\<not> (\\<exists>!x::t. x \\<in> {})
            {p. case p of (x, y) \\<Rightarrow> x = A \\<and> y \\<in> {B, C}} = {(A, B), (A, C)}
            """)
    void anOperationOnRelationsIs(String proposition) {
        String four = "datatype t = A | B | C | D";
        assertEquals(Verdict.NONE, find(four, proposition, "card=4").verdict());
        assertEquals(
                Verdict.GENUINE,
                find(four, "\\<not> (" + proposition + ")", "card=4").verdict());
    }

    @Test // T3
    void threeElementsCanBeEqualInMoreThanSixWays() {
        Finding finding = find("", """
                {a, b, c} = {x, y, z} \\<longleftrightarrow> a = x \\<and> b = y \\<and> c = z \\<or> a = x \\<and> b = z \\<and> c = y
                \\<or> a = y \\<and> b = x \\<and> c = z \\<or> a = y \\<and> b = z \\<and> c = x
                \\<or> a = z \\<and> b = x \\<and> c = y \\<or> a = z \\<and> b = y \\<and> c = x""", "card=1-3");
        assertEquals(Verdict.GENUINE, finding.verdict());
        assertEquals(2, finding.models().getFirst().scope().usual());
    }

    @Test // T4
    void thereIsOneWayToTellTwoElementsApartButForTheirNames() {
        Finding finding = find("", "\\<not> (P x \\<and> \\<not> P y)", "card=2", "max_genuine=5");
        assertEquals(1, finding.models().size());
        assertEquals("a\u21e91", Modelled.value(finding, "x"));
        assertEquals("a\u21e92", Modelled.value(finding, "y"));
    }

    @ParameterizedTest // T4
    @CsvSource({"total_consts=false", "total_consts=true"})
    void thereAreTwoWaysToTellTwoElementsApart(String encoding) {
        Finding finding = find(
                "", "\\<not> (P x \\<and> \\<not> P y)", "card=2", "kodkod_sym_break=0", "max_genuine=5", encoding);
        assertEquals(2, finding.models().size());
    }
}
