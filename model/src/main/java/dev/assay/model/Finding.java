package dev.assay.model;

import dev.assay.logic.engine.Counterexample;
import dev.assay.model.scope.Scope;
import java.util.List;
import java.util.Optional;

/**
 * What became of a search.
 *
 * @param model the counterexample, if there is one
 * @param scope where it was found
 * @param searched how many scopes were searched, of how many
 * @param notes sentences about what went wrong on the way
 */
public record Finding(
        Verdict verdict,
        Optional<Counterexample> model,
        Optional<Scope> scope,
        int searched,
        int scopes,
        List<String> notes) {
    public Finding {
        notes = List.copyOf(notes);
    }
}
