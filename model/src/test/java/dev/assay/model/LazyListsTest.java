package dev.assay.model;

import static dev.assay.model.Modelled.find;
import static org.junit.jupiter.api.Assertions.assertEquals;

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
}
