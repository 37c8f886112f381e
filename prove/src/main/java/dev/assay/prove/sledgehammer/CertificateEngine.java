package dev.assay.prove.sledgehammer;

import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.logic.kernel.Thm;
import dev.assay.prove.isar.ProofText;
import dev.assay.prove.method.FactNames;
import dev.assay.prove.method.LocaleAssumptions;
import dev.assay.prove.method.UsualProofs;
import dev.assay.prove.metis.Metis;
import dev.assay.prove.relevance.FactBase;
import dev.assay.run.Budget;
import dev.assay.run.Cost;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import dev.assay.syntax.isabelle.Context;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A proof that was found before, done again from what its certificate says. */
public final class CertificateEngine implements Engine {
    private static final String NAME = "certificate";

    private static final Duration KNOWN = Duration.ofSeconds(3);

    private final Certificates certificates;
    private final FactBase base;

    public CertificateEngine(Certificates certificates, FactBase base) {
        this.certificates = certificates;
        this.base = base;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Cost cost() {
        return Cost.INSTANT;
    }

    @Override
    public boolean treats(Task task) {
        return task.setting().methods().isPresent() && certificates.has(task.conjecture());
    }

    @Override
    public Outcome run(Task task, Meter meter, Reporter reporter) {
        var context = (Context) task.setting().methods().orElseThrow();
        return certificates
                .facts(task.conjecture())
                .flatMap(names -> byMetis(task, context, names, meter))
                .or(() -> certificates.method(task.conjecture()).flatMap(text -> byMethod(task, context, text)))
                .orElseGet(() -> Outcome.gaveUp(NAME, "it does not prove the goal any more"));
    }

    private Optional<Outcome> byMetis(Task task, Context context, List<String> names, Meter meter) {
        Map<String, Thm> known = new HashMap<>();
        base.all(task.theory(), context.name()).forEach(c -> known.put(c.name(), c.theorem()));
        if (!known.keySet().containsAll(names)) {
            return Optional.empty();
        }
        List<Thm> theorems = names.stream().map(known::get).toList();
        try (Meter own = meter.child(Budget.UNLIMITED.withTime(KNOWN))) {
            return Metis.prove(task.theory().signature(), theorems, task.conjecture(), own)
                    .map(proof -> new Outcome.Proved(
                            NAME,
                            proof.theorem(),
                            LocaleAssumptions.written(
                                    context,
                                    ProofText.oneLine(names.stream()
                                            .map(n -> FactNames.written(context, n))
                                            .toList())),
                            names,
                            !proof.refutation().usesGoal()));
        }
    }

    private static Optional<Outcome> byMethod(Task task, Context context, String text) {
        return new UsualProofs(KNOWN)
                .again(text, context, task.conjecture())
                .map(proof ->
                        new Outcome.Proved(NAME, proof.theorem(), LocaleAssumptions.written(context, proof.text())));
    }
}
