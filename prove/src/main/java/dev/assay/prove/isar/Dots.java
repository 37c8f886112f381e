package dev.assay.prove.isar;

import dev.assay.logic.Term;
import dev.assay.logic.proof.TermReader;
import java.util.Map;

/** {@code …}, which stands for the last argument of the fact before. */
final class Dots {
    private Dots() {}

    static void bind(Map<String, Term> bindings, Term fact) {
        if (fact instanceof Term.App(var _, var last)) {
            bindings.put(TermReader.DOTS, last);
        }
    }
}
