package dev.assay.prove.sledgehammer;

import dev.assay.atp.Answer;
import dev.assay.atp.EmbeddedProver;
import dev.assay.atp.Question;
import dev.assay.fol.hol.HolProblem;
import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Fact;
import dev.assay.prove.metis.Metis;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The embedded prover on a problem as it stands, all axioms at once; its proof is done again in the kernel. */
public final class SaturationEngine implements Engine {
    private static final Budget REPLAY = Metis.worth(Duration.ofSeconds(5));

    private final int jobs;

    public SaturationEngine(int jobs) {
        this.jobs = jobs;
    }

    @Override
    public String name() {
        return EmbeddedProver.NAME;
    }

    @Override
    public long stepNanos() {
        return EmbeddedProver.STEP_NANOS;
    }

    @Override
    public Aim aim() {
        return Aim.PROVE;
    }

    /** Of a theory with a library, the provers choose facts. */
    @Override
    public boolean treats(Task task) {
        return !task.theory().axioms().isEmpty() && task.setting().source().isEmpty();
    }

    @Override
    public Outcome run(Task task, Meter meter, Reporter reporter) {
        var question = new Question(HolProblem.of(
                task.theory(), List.of(task.conjecture()), task.setting().names()));
        Answer answer = new EmbeddedProver(jobs).ask(question, meter);
        return switch (answer.status()) {
            case THEOREM, UNSATISFIABLE ->
                replayed(task, answer, meter)
                        .<Outcome>map(proof -> new Outcome.Proved(
                                name(),
                                proof.theorem(),
                                answer.proof(),
                                answer.used(),
                                !proof.refutation().usesGoal()))
                        .orElseGet(() -> new Outcome.Claimed(name(), answer.used(), answer.proof()));
            case COUNTER_SATISFIABLE, SATISFIABLE ->
                Outcome.gaveUp(
                        name(),
                        "it does not follow: all consequences of the axioms are known, but there is no finite model yet");
            case TIMEOUT, GAVE_UP, ERROR -> Outcome.stopped(name(), meter, reason(answer), "");
        };
    }

    private static String reason(Answer answer) {
        return answer.status().word() + (answer.detail().isEmpty() ? "" : " (" + answer.detail() + ")");
    }

    private static Optional<Metis.Proof> replayed(Task task, Answer answer, Meter meter) {
        List<Thm> used = task.theory().axioms().stream()
                .filter(fact -> answer.used().contains(task.setting().names().apply(fact.name())))
                .map(Fact::theorems)
                .flatMap(List::stream)
                .toList();
        try (Meter own = meter.child(REPLAY)) {
            return Metis.prove(task.theory().signature(), used, task.conjecture(), own);
        }
    }
}
