package dev.assay.prove.isar;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.ReadingException;
import dev.assay.prove.method.FactReading;
import java.util.List;

/**
 * The theorems that references to facts mean in a proof. One from before the statement is about all values, whatever the
 * proof calls its own variables.
 *
 * @param before what is known where the statement stands
 */
record References(MethodContext before) {
    List<Thm> read(List<FactReference> references, FactReading here) {
        return references.stream()
                .flatMap(reference -> general(reference, here.theorems(List.of(reference))).stream())
                .toList();
    }

    private List<Thm> general(FactReference reference, List<Thm> theorems) {
        if (!(reference instanceof FactReference.Named(var _, var _, var attributes)) || !attributes.isEmpty()) {
            return theorems;
        }
        List<Thm> old;
        try {
            old = before.theorems(reference);
        } catch (ReadingException e) {
            // It was named in the proof.
            return theorems;
        }
        return statements(old).equals(statements(theorems))
                ? theorems.stream()
                        .map(t -> FactReading.marked(t, this::isFixed))
                        .toList()
                : theorems;
    }

    private static List<Term> statements(List<Thm> theorems) {
        return theorems.stream().map(Thm::conclusion).toList();
    }

    private boolean isFixed(Free variable) {
        return before.fixed(variable.name()).isPresent();
    }
}
