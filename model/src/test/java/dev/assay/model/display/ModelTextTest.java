package dev.assay.model.display;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.judge.Counterexample;
import dev.assay.judge.ValueText;
import dev.assay.model.Finding;
import dev.assay.model.ModelText;
import dev.assay.model.Modelled;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What users read of a countermodel. */
class ModelTextTest {
    private static List<String> variables(String definitions, String proposition, String... options) {
        Finding finding = Modelled.find(definitions, proposition, options);
        var context = Modelled.last("Main", definitions + "\nlemma \"" + proposition + "\" oops")
                .context();
        return ModelText.lines(
                        finding.model().orElseThrow(),
                        Set.of(Counterexample.Kind.VARIABLE),
                        new ValueText(context.printer().withWidth(Integer.MAX_VALUE), context.theory()),
                        name -> name)
                .stream()
                .skip(1)
                .map(String::strip)
                .toList();
    }

    @Test
    void recordsAreWrittenByTheirFields() {
        String records = "record point = px :: nat py :: nat\nrecord pixel = point + lit :: bool";
        assertEquals(List.of("p = ⦇px = 1, py = 0⦈"), variables(records, "px (p :: point) \\<le> py p", "card=2"));
        assertEquals(
                List.of("p = ⦇px = 0, py = 0, lit = True⦈"),
                variables(records, "\\<not> lit (p :: pixel)", "card=1", "card bool=2"));
    }

    @Test
    void charactersAndTextsAreWrittenAsSuch() {
        assertEquals(List.of("c = CHR ''a''"), variables("", "c \\<noteq> CHR ''a''"));
        assertEquals(List.of("s = ''ab''"), variables("", "s \\<noteq> ''ab''"));
        assertEquals(List.of("c = CHR 0x0A"), variables("", "c \\<noteq> CHR 0x0A"));
    }

    @Test
    void mapsAreWrittenByWhatTheyContain() {
        assertEquals(
                List.of("m = [a⇩1 ↦ True]", "x = a⇩1"),
                variables(
                        "",
                        "m x \\<noteq> Some True \\<or> (\\<exists>y. m y = Some False) \\<or> (\\<forall>y. m y \\<noteq> None)",
                        "card 'a=2"));
    }

    @Test
    void aRelationIsWrittenByItsPairs() {
        assertEquals(
                List.of("R = λx y. (x, y) ∈ {(a⇩1, a⇩2)}", "x = a⇩1", "y = a⇩2"),
                variables("", "R x y \\<longrightarrow> R y x \\<or> R x x \\<or> R y y", "card=2"));
    }

    @Test
    void aFunctionHasTheMostFrequentValueWhereNothingElseIsSaid() {
        assertEquals(
                List.of("x = a⇩1", "y = a⇩2", "z = a⇩3", "f = (λx. b⇩1)(a⇩3 := b⇩2)"),
                variables(
                        "",
                        "x \\<noteq> y \\<Longrightarrow> y \\<noteq> z \\<Longrightarrow> x \\<noteq> z \\<Longrightarrow> f x = f y \\<Longrightarrow> f x = (f z :: 'b)",
                        "card 'a=3",
                        "card 'b=2"));
    }

    @Test
    void aValueThatContainsItselfIsTheSolutionOfAnEquation() {
        String lists = "codatatype 'a llist = LNil | LC 'a \"'a llist\"";
        assertEquals(
                List.of("x = THE ω. ω = LC a⇩1 (LC a⇩2 ω)", "a = a⇩1", "b = a⇩2"),
                variables(lists, "x = LC a (LC b x) \\<Longrightarrow> a = b", "card=2"));
    }

    @Test
    void aValueOfADefinedTypeIsItsAbstraction() {
        String three = "typedef three = \"{0::nat, 1, 2}\" by auto";
        assertEquals(List.of("a = Abs_three 0", "b = Abs_three 1"), variables(three, "(a :: three) = b", "card=2"));
    }
}
