package dev.assay.app.serve;

import dev.assay.app.report.Resource;
import java.util.List;

/** A text to begin with. */
record PlayExample(String title, String language, String text) {
    static final List<PlayExample> ALL = List.of(
            of("A queue of two lists", "thy", "Queue"),
            of("Reversing, with lemmas found", "thy", "Reverse"),
            of("Relations, with a drawn model", "thy", "Relations"),
            of("Insertion sort (TIP)", "smt2", "Sort"),
            of("Groups (TPTP)", "p", "Groups"));

    private static PlayExample of(String title, String language, String file) {
        return new PlayExample(title, language, Resource.text(PlayExample.class, "examples/" + file + "." + language));
    }
}
