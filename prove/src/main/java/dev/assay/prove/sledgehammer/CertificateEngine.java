package dev.assay.prove.sledgehammer;

import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.ProofStep;
import dev.assay.prove.isar.DirectProof;
import dev.assay.prove.method.UsualProofs;
import dev.assay.prove.metis.Metis;
import dev.assay.prove.relevance.FactBase;
import dev.assay.run.Cost;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A proof that was found before, done again from what its certificate says. */
public final class CertificateEngine implements Engine {
    private static final String NAME = "certificate";

    private static final Duration KNOWN = Duration.ofSeconds(3);

    private final Certificates certificates;
    private final FactBase base;
    private final Function<String, Optional<ProofStep.By>> reader;

    /** @param reader of proofs in one line, as certificates have them */
    public CertificateEngine(
            Certificates certificates, FactBase base, Function<String, Optional<ProofStep.By>> reader) {
        this.certificates = certificates;
        this.base = base;
        this.reader = reader;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Aim aim() {
        return Aim.PROVE;
    }

    @Override
    public Cost cost() {
        return Cost.INSTANT;
    }

    @Override
    public boolean treats(Task task) {
        return certificates.has(task.conjecture());
    }

    @Override
    public Outcome run(Task task, Meter meter, Reporter reporter) {
        return certificates
                .facts(task.conjecture())
                .flatMap(names -> byMetis(task, names, meter))
                .or(() -> certificates.method(task.conjecture()).flatMap(text -> byMethod(task, text)))
                .orElseGet(() -> Outcome.gaveUp(NAME, "it does not prove the goal any more"));
    }

    private Optional<Outcome> byMetis(Task task, List<String> names, Meter meter) {
        Map<String, Thm> known = new HashMap<>();
        base.all(task.theory(), task.setting().source()).forEach(c -> known.put(c.name(), c.theorem()));
        if (!known.keySet().containsAll(names)) {
            return Optional.empty();
        }
        List<Thm> theorems = names.stream().map(known::get).toList();
        try (Meter own = meter.child(Metis.worth(KNOWN))) {
            return Metis.prove(task.theory().signature(), theorems, task.conjecture(), own)
                    .map(proof -> new Outcome.Proved(
                            NAME,
                            proof.theorem(),
                            task.setting().proofs().placed(DirectProof.byMetis(names)),
                            names,
                            !proof.refutation().usesGoal()));
        }
    }

    private Optional<Outcome> byMethod(Task task, String text) {
        return reader.apply(text)
                .flatMap(proof ->
                        new UsualProofs(KNOWN).again(proof, task.setting().methods(), task.conjecture()))
                .map(proof -> new Outcome.Proved(
                        NAME, proof.theorem(), task.setting().proofs().placed(proof.proof())));
    }
}
