package dev.assay.explore.discovery;

import dev.assay.explore.Law;
import dev.assay.explore.Signature;
import dev.assay.explore.Term;
import dev.assay.explore.Term.Var;
import dev.assay.explore.pruning.Proof;
import dev.assay.explore.pruning.Saturation;
import dev.assay.explore.testing.Test;
import dev.assay.explore.testing.Trial;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Why a law was not told. */
public sealed interface Why {
    /** It follows from the laws that were. */
    record Follows(Proof proof) implements Why {}

    /** It is false: what its variables are, and what is then seen of its sides. */
    record Refuted(Map<Var, Object> values, Object left, Object right) implements Why {}

    /** It held in so many tests, but its terms were not looked at, or what it follows from was not seen. */
    record Open(int tests) implements Why {}

    /** Tests decide first: what is false needs no proof. */
    static Why of(Discovery discovery, Law law, Settings settings) {
        Signature signature = discovery.signature();
        var trial = new Trial(signature, settings.largest(), ~settings.seed());
        Optional<Test> refuting = trial.refute(law, settings.checks());
        if (refuting.isPresent()) {
            return refuted(law, trial, refuting.get());
        }
        var saturation = new Saturation(12, 20_000, 4, discovery.partial());
        discovery.laws().stream().filter(l -> l.condition().isEmpty()).forEach(saturation::assume);
        discovery.background().forEach(saturation::assume);
        return saturation
                .prove(law.left(), law.right())
                .<Why>map(Follows::new)
                .orElseGet(() -> new Open(settings.checks()));
    }

    private static Why refuted(Law law, Trial trial, Test test) {
        List<Term> variables = new ArrayList<>(law.left().variables());
        variables.addAll(law.right().variables());
        Map<Term, Object> all = trial.values(variables, test);
        var values = new LinkedHashMap<Var, Object>();
        for (Term variable : variables) {
            values.put((Var) variable, all.get(variable));
        }
        return new Refuted(values, trial.observe(law.left(), test), trial.observe(law.right(), test));
    }
}
