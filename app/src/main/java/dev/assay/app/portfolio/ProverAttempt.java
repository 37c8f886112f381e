package dev.assay.app.portfolio;

import dev.assay.app.prove.LocaleAssumptions;
import dev.assay.judge.Outcome;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.ProofPrinter;
import dev.assay.logic.proof.Writing;
import dev.assay.prove.isar.ProofText;
import dev.assay.prove.method.UsualProofs;
import dev.assay.prove.relevance.Candidate;
import dev.assay.prove.relevance.Relevance;
import dev.assay.prove.sledgehammer.Found;
import dev.assay.prove.sledgehammer.Hunter;
import dev.assay.prove.sledgehammer.Reconstruction;
import dev.assay.prove.sledgehammer.Request;
import dev.assay.prove.sledgehammer.Sledgehammer;
import dev.assay.run.Cost;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Our own first-order prover and all others on this machine, with the facts that may help. */
final class ProverAttempt extends Attempt {
    private static final int MOST_FACTS = 400;
    private static final Duration PER_METHOD = Duration.ofSeconds(2);

    private final List<Hunter> hunters;
    private final Relevance relevance;

    ProverAttempt(Task task, Grounds grounds, List<Hunter> hunters, Relevance relevance) {
        super(task, grounds);
        this.hunters = List.copyOf(hunters);
        this.relevance = relevance;
    }

    @Override
    public String name() {
        return "provers";
    }

    @Override
    public Cost cost() {
        return Cost.EXPENSIVE;
    }

    @Override
    Outcome work(Meter meter, Reporter reporter) {
        List<Candidate> candidates = relevance.base().all(task().theory(), theoryName());
        List<Candidate> facts =
                relevance.ranked(task().theory(), candidates, task().conjecture(), List.of(), MOST_FACTS);
        // One processor is for the engines beside it.
        int jobs = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        var request = new Request(task().theory(), task().conjecture(), facts, otherMethods());
        var sledgehammer = new Sledgehammer(request, hunters, true, jobs);
        var reasons = new ArrayList<String>();
        List<Found> found = sledgehammer.run(meter, report -> {
            switch (report) {
                case Sledgehammer.Report.Proof(var f) ->
                    reporter.message(f.prover() + (f.proof().isPresent() ? " has a proof" : " claims a proof"));
                case Sledgehammer.Report.Nothing(var prover, var reason) -> reasons.add(prover + ": " + reason);
            }
        });
        return found.isEmpty()
                ? stopped(meter, reasons.isEmpty() ? "no prover can be run" : String.join(", ", reasons), "")
                : said(found.getFirst());
    }

    private Outcome said(Found found) {
        List<String> names = found.facts().stream().map(this::text).toList();
        if (found.proof().isEmpty()) {
            return claimed(
                    found.prover(),
                    "not replayed in the kernel; it used " + (names.isEmpty() ? "no facts" : String.join(", ", names)),
                    "");
        }
        relevance.learn(task().theory(), task().conjecture(), found.facts());
        String text = switch (found.proof().get()) {
            case Reconstruction.ByMetis _ -> ProofText.oneLine(names);
            case Reconstruction.ByMethod(var method, var _) -> printer().proof(method);
        };
        String written = task().origin() instanceof Task.Origin.OfTheory(var statement)
                ? LocaleAssumptions.written(statement.context(), text)
                : text;
        return proved(
                found.prover(),
                found.isFromContradiction() ? written + "\nThe facts alone contradict one another." : written,
                found.proof().get().theorem());
    }

    /** Replay by rewriting and arithmetic, for what {@code metis} does not know. */
    private Request.Methods otherMethods() {
        MethodContext context = task().origin() instanceof Task.Origin.OfTheory(var statement)
                ? statement.context()
                : MethodContext.of(task().theory());
        var usual = new UsualProofs(PER_METHOD);
        return (facts, isStopped) -> usual.from(
                        facts.stream().map(Candidate::name).toList(), context, task().conjecture(), isStopped)
                .map(proof -> new Reconstruction.ByMethod(proof.proof(), proof.theorem()));
    }

    private ProofPrinter printer() {
        return task().origin() instanceof Task.Origin.OfTheory(var statement)
                ? TheoryProofPrinter.in(statement.context())
                : new TheoryProofPrinter(Writing.SHORT);
    }

    private String theoryName() {
        return task().origin() instanceof Task.Origin.OfTheory(var statement)
                ? statement.context().name()
                : "";
    }

    /** The name of a fact as it is written where the conjecture stands. */
    private String text(Candidate candidate) {
        String full = candidate.name();
        return switch (task().origin()) {
            case Task.Origin.OfTheory(var statement) -> text(statement.context(), full);
            case Task.Origin.OfTptp(var document) -> document.name(full);
            case Task.Origin.OfTip _, Task.Origin.OfJava _, Task.Origin.OfJavaAlone _ -> full;
            case Task.Origin.Other(var words) -> words.apply(full);
        };
    }

    private static String text(Context context, String full) {
        int number = full.endsWith(")") ? full.lastIndexOf('(') : -1;
        return number < 0
                ? context.factText(full)
                : context.factText(full.substring(0, number)) + full.substring(number);
    }
}
