package dev.assay.prove.method;

import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.logic.Conjecture;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.MethodContext;
import dev.assay.prove.relevance.Candidate;
import dev.assay.prove.relevance.Relevance;
import dev.assay.run.Cost;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The proofs in one line that users try first. */
public final class MethodEngine implements Engine {
    public static final String NAME = "methods";

    private static final Duration EACH = Duration.ofSeconds(2);

    /** So many facts for what a method leaves. */
    private static final int FEW_FACTS = 40;

    private final Relevance relevance;
    private final boolean isAfresh;
    private final double share;

    /**
     * @param isAfresh whether a fact that says the same as the goal may not be used
     * @param share of the time, as what methods do not prove soon they seldom prove at all
     */
    public MethodEngine(Relevance relevance, boolean isAfresh, double share) {
        this.relevance = relevance;
        this.isAfresh = isAfresh;
        this.share = share;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public long stepNanos() {
        return Methods.STEP_NANOS;
    }

    @Override
    public Aim aim() {
        return Aim.PROVE;
    }

    @Override
    public Cost cost() {
        return Cost.CHEAP;
    }

    @Override
    public Outcome run(Task task, Meter meter, Reporter reporter) {
        MethodContext context = task.setting().methods();
        Conjecture goal = task.conjecture();
        UsualProofs all = new UsualProofs(EACH);
        UsualProofs usual = isAfresh ? all.without(relevance.base().same(task.theory(), goal)) : all;
        try (Meter part = meter.slice(share)) {
            BooleanSupplier isStopped = () -> part.stopped().isPresent();
            Optional<UsualProofs.Proof> proof = usual.found(context, goal, isStopped)
                    .or(() -> isStopped.getAsBoolean() ? Optional.empty() : clarified(usual, context, task, part));
            return proof.<Outcome>map(p -> new Outcome.Proved(
                            NAME, p.theorem(), task.setting().proofs().placed(p.proof())))
                    .orElseGet(() -> Outcome.stopped(
                            NAME, part, "neither simp, auto, blast, arith nor simple induction proves it", ""));
        }
    }

    /** What auto leaves, from a few relevant facts. */
    private Optional<UsualProofs.Proof> clarified(UsualProofs usual, MethodContext context, Task task, Meter meter) {
        List<Candidate> candidates = isAfresh
                ? relevance.base().candidates(task.theory(), task.setting().source(), task.conjecture())
                : relevance.base().all(task.theory(), task.setting().source());
        List<Candidate> few = relevance.ranked(task.theory(), candidates, task.conjecture(), List.of(), FEW_FACTS);
        List<String> names = few.stream().map(Candidate::name).toList();
        List<Thm> facts = few.stream().map(Candidate::theorem).toList();
        return usual.clarified(context, task.conjecture(), names, facts, meter);
    }
}
