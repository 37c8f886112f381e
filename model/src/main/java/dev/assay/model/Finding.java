package dev.assay.model;

import dev.assay.judge.Counterexample;
import dev.assay.model.scope.Scope;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What became of a search.
 *
 * @param models the counterexamples, the best first
 * @param searched how many scopes were searched, of how many
 * @param notes sentences about what went wrong on the way
 */
public record Finding(Verdict verdict, List<Model> models, int searched, int scopes, List<String> notes) {
    public Finding {
        models = List.copyOf(models);
        notes = List.copyOf(notes);
    }

    /** The same with one more sentence. */
    Finding with(String note) {
        var all = new ArrayList<>(notes);
        all.add(note);
        return new Finding(verdict, models, searched, scopes, all);
    }

    public Optional<Counterexample> model() {
        return models.stream().findFirst().map(Model::counterexample);
    }

    public Optional<Scope> scope() {
        return models.stream().findFirst().map(Model::scope);
    }
}
