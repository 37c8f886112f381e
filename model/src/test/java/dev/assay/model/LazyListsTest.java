package dev.assay.model;

import static dev.assay.model.Modelled.find;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The acceptance test about lazy lists that stay as they are: T22. */
class LazyListsTest {
    @Test // T22
    void anInfiniteListStaysTheSameWhateverIsAppended() {
        String append = """
                codatatype 'a llist = LNil | LCons 'a "'a llist"
                primcorec lappend where
                  "lappend xs ys = (case xs of LNil \\<Rightarrow> ys | LCons x zs \\<Rightarrow> LCons x (lappend zs ys))"
                """;
        Finding finding = find(append, "lappend xs ys = xs \\<longleftrightarrow> ys = LNil", "card=1");
        assertEquals(Verdict.GENUINE, finding.verdict());
        assertEquals(
                Verdict.NONE,
                find(append, "ys = LNil \\<Longrightarrow> lappend xs ys = xs", "card=1-3", "max_potential=0")
                        .verdict());
    }

    @Test
    void whatIsSaidOfAListThatContainsItselfIsConfirmedByEvaluation() {
        String lists = "codatatype 'a llist = LNil | LC 'a \"'a llist\"";
        assertTrue(find(lists, "x \\<noteq> LC a x").models().getFirst().isConfirmed());
        assertTrue(find(lists, "x = LC a (LC b x) \\<Longrightarrow> a = b")
                .models()
                .getFirst()
                .isConfirmed());
        assertEquals(
                Verdict.NONE,
                find(lists, "x = LC a (LC a x) \\<Longrightarrow> y = LC a y \\<Longrightarrow> x = y", "card=1-3")
                        .verdict());
    }
}
