package dev.assay.atp;

import dev.assay.atp.proof.Tstp;
import dev.assay.atp.superposition.Judgement;
import dev.assay.atp.superposition.SuperpositionProver;
import dev.assay.fol.Problem;
import dev.assay.fol.Statement;
import dev.assay.fol.clause.Clausifier;
import dev.assay.fol.hol.LambdaScheme;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;

/** Our own prover, which is always there: superposition on the typed problem. */
public final class EmbeddedProver {
    public static final String NAME = "embedded";

    /** In the detail of an answer where a strategy made a mistake. */
    public static final String FAULTY = "is faulty, its proof is none";

    /** How long one of its steps takes on a usual machine. */
    public static final long STEP_NANOS = 12_000;

    private static final Slice SLICE = Slice.of(1, "n~", LambdaScheme.LIFTING);

    private final int jobs;
    private final Slice slice;

    private EmbeddedProver(int jobs, Slice slice) {
        this.jobs = jobs;
        this.slice = slice;
    }

    /** A prover that works on so many strategies at the same time. */
    public EmbeddedProver(int jobs) {
        this(jobs, SLICE);
    }

    /** The same on problems in another encoding, which must not be polymorphic. */
    public EmbeddedProver with(Slice other) {
        return new EmbeddedProver(jobs, other);
    }

    /** Its answer within the meter's time. */
    public Answer ask(Question question, Meter meter) {
        long start = System.nanoTime();
        Problem problem = question.encoded(slice);
        List<String> names = problem.statements().stream().map(Statement::name).toList();
        var text = new Question.Text("", names, Map.of());
        long memory =
                Math.min(meter.budget().memoryBytes(), Runtime.getRuntime().maxMemory() / 10 * 7);
        try (Meter own = meter.child(meter.budget().withJobs(jobs).withMemoryBytes(memory))) {
            var faults = new ConcurrentLinkedQueue<Judgement.Faulty>();
            Judgement judgement = SuperpositionProver.refute(Clausifier.definitional(problem), own, faults::add);
            double seconds = (System.nanoTime() - start) / 1e9;
            String work = judgement.inferences() + " inferences" + told(faults);
            return switch (judgement) {
                case Judgement.Refuted(var proof, var strategy, var _) ->
                    question.answer(
                                    NAME,
                                    new OutputReader.Reading(
                                            Optional.of(Status.UNSATISFIABLE),
                                            proof.usedAxioms(),
                                            Tstp.print(proof, !problem.isUntyped())),
                                    text,
                                    seconds)
                            .with("strategy " + strategy + ", " + work);
                case Judgement.Saturated(var _, var isComplete, var strategy, var _) ->
                    question.answer(
                                    NAME,
                                    new OutputReader.Reading(
                                            Optional.of(isComplete ? Status.SATISFIABLE : Status.GAVE_UP),
                                            List.of(),
                                            ""),
                                    text,
                                    seconds)
                            .with("saturated by strategy " + strategy + ", " + work);
                case Judgement.Stopped(var limit, var _, var _) ->
                    stopped(limit, seconds, limit.sentence() + ", " + work);
                case Judgement.Faulty _ -> Answer.without(NAME, Status.GAVE_UP, seconds, work);
            };
        } catch (BudgetExhausted e) {
            return stopped(
                    e.limit(), (System.nanoTime() - start) / 1e9, e.limit().sentence());
        }
    }

    private static String told(Collection<Judgement.Faulty> faults) {
        return faults.stream()
                .map(f -> "; strategy " + f.strategy() + " " + FAULTY + ": " + f.complaint())
                .collect(Collectors.joining());
    }

    private static Answer stopped(Limit limit, double seconds, String detail) {
        boolean isTime = limit == Limit.OUT_OF_TIME || limit == Limit.CANCELLED;
        return Answer.without(NAME, isTime ? Status.TIMEOUT : Status.GAVE_UP, seconds, detail);
    }
}
