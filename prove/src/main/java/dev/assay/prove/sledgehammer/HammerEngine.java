package dev.assay.prove.sledgehammer;

import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.prove.isar.DirectProof;
import dev.assay.prove.isar.DirectStep;
import dev.assay.prove.isar.Preplay;
import dev.assay.prove.isar.StructuredProof;
import dev.assay.prove.method.UsualProofs;
import dev.assay.prove.metis.Metis;
import dev.assay.prove.relevance.Candidate;
import dev.assay.prove.relevance.Relevance;
import dev.assay.run.Budget;
import dev.assay.run.Cost;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Our own first-order prover and all others on this machine, with the facts that may help. */
public final class HammerEngine implements Engine {
    public static final String NAME = "provers";

    private static final int MOST_FACTS = 400;
    private static final Duration PER_METHOD = Duration.ofSeconds(2);
    private static final Budget TRIVIAL = Budget.UNLIMITED.withSteps(5_000);

    private final List<Hunter> hunters;
    private final Relevance relevance;
    private final Wishes wishes;
    private final int jobs;

    /** @param jobs how many provers work at the same time */
    public HammerEngine(List<Hunter> hunters, Relevance relevance, Wishes wishes, int jobs) {
        this.hunters = hunters.stream()
                .filter(h -> wishes.provers().isEmpty()
                        || wishes.provers().stream().anyMatch(p -> h.name().equalsIgnoreCase(p)))
                .toList();
        this.relevance = relevance;
        this.wishes = wishes;
        this.jobs = jobs;
    }

    @Override
    public String name() {
        return NAME;
    }

    /** What it runs counts no steps. */
    @Override
    public long stepNanos() {
        return 0;
    }

    @Override
    public Aim aim() {
        return Aim.PROVE;
    }

    @Override
    public Cost cost() {
        return Cost.EXPENSIVE;
    }

    /** Where a language has engines of its own, the theory leaves out what provers would need. */
    @Override
    public boolean treats(Task task) {
        return task.setting().isDefinite();
    }

    @Override
    public Outcome run(Task task, Meter meter, Reporter reporter) {
        Optional<Found> trivial = trivial(task, meter);
        if (trivial.isPresent()) {
            return outcome(task, trivial.get(), meter);
        }
        List<Candidate> facts = facts(task);
        var sledgehammer = new Sledgehammer(
                new Request(task.theory(), task.conjecture(), facts, methods(task)), hunters, true, jobs);
        var faults = new LinkedHashMap<String, String>();
        var failures = new ArrayList<Outcome>();
        List<Found> found = sledgehammer.run(meter, report -> {
            switch (report) {
                case Sledgehammer.Report.Proof(var f) ->
                    reporter.message(f.prover() + (f.proof().isPresent() ? " has a proof" : " claims a proof"));
                case Sledgehammer.Report.Nothing(var prover, var fault) ->
                    fault.ifPresent(why -> faults.put(prover, why));
                case Sledgehammer.Report.Failed(var prover, var crash) ->
                    failures.add(new Outcome.Unknown(prover, crash, ""));
            }
        });
        if (!failures.isEmpty() && found.stream().noneMatch(f -> f.proof().isPresent())) {
            return failures.getFirst();
        }
        return found.isEmpty() ? nothing(faults, meter) : outcome(task, found.getFirst(), meter);
    }

    /** The same words for all of them: which prover runs out of time first depends on the load of the machine. */
    private Outcome nothing(Map<String, String> faults, Meter meter) {
        if (hunters.isEmpty()) {
            return Outcome.gaveUp(NAME, "no prover can be run");
        }
        List<String> silent = hunters.stream()
                .map(Hunter::name)
                .filter(h -> !faults.containsKey(h))
                .toList();
        String why = Stream.concat(
                        silent.isEmpty() ? Stream.of() : Stream.of("no proof by " + String.join(", ", silent)),
                        faults.entrySet().stream().map(f -> f.getKey() + ": " + f.getValue()))
                .collect(Collectors.joining("; "));
        return meter.stopped().filter(limit -> limit != Limit.OUT_OF_TIME).isPresent()
                ? Outcome.stopped(NAME, meter, why, "")
                : Outcome.gaveUp(NAME, why);
    }

    /** A proof that needs no facts, for which no prover has to be asked. */
    private static Optional<Found> trivial(Task task, Meter meter) {
        long start = System.nanoTime();
        try (Meter own = meter.child(TRIVIAL)) {
            return Metis.prove(task.theory().signature(), List.of(), task.conjecture(), own)
                    .map(proof -> new Found(
                            Hunter.METIS,
                            List.of(),
                            Optional.of(new Reconstruction.ByMetis(proof, List.of())),
                            (System.nanoTime() - start) / 1e9,
                            0));
        }
    }

    // Facts

    private List<Candidate> facts(Task task) {
        String theory = task.setting().source();
        List<Candidate> candidates = wishes.isAfresh()
                ? relevance.base().candidates(task.theory(), theory, task.conjecture())
                : relevance.base().all(task.theory(), theory);
        var deleted = new HashSet<>(wishes.deleted());
        List<Candidate> allowed =
                candidates.stream().filter(c -> !isNamed(task, c, deleted)).toList();
        int most = wishes.mostFacts() > 0 ? wishes.mostFacts() : MOST_FACTS;
        var added = new HashSet<>(wishes.added());
        var result = new ArrayList<>(
                allowed.stream().filter(c -> isNamed(task, c, added)).toList());
        if (!wishes.onlyAdded()) {
            // What the user names says what the goal is about.
            List<Term> named =
                    result.stream().map(c -> c.theorem().conclusion()).toList();
            relevance.ranked(task.theory(), allowed, task.conjecture(), named, most).stream()
                    .filter(c -> !result.contains(c))
                    .forEach(result::add);
        }
        return result.subList(0, Math.min(most, result.size()));
    }

    private static boolean isNamed(Task task, Candidate candidate, HashSet<String> names) {
        if (names.isEmpty()) {
            return false;
        }
        String text = text(task, candidate);
        return names.contains(text) || names.contains(text.replaceAll("\\([0-9]+\\)$", ""));
    }

    /** The name of a fact as it is written where the conjecture stands. */
    private static String text(Task task, Candidate candidate) {
        return task.setting().source().isEmpty()
                ? task.setting().names().apply(candidate.name())
                : task.setting().proofs().fact(candidate.name());
    }

    // Replay

    /** Replay by rewriting and arithmetic, for what {@code metis} does not know. */
    private static Request.Methods methods(Task task) {
        var usual = new UsualProofs(PER_METHOD);
        return (facts, isStopped) -> usual.from(
                        facts.stream().map(Candidate::name).toList(),
                        task.setting().methods(),
                        task.conjecture(),
                        isStopped)
                .map(proof -> new Reconstruction.ByMethod(proof.proof(), proof.theorem()));
    }

    private Outcome outcome(Task task, Found found, Meter meter) {
        if (found.proof().isEmpty()) {
            return new Outcome.Claimed(
                    found.prover(),
                    found.facts().stream().map(c -> text(task, c)).toList(),
                    "");
        }
        Reconstruction proof = found.proof().get();
        String text = switch (proof) {
            case Reconstruction.ByMetis byMetis -> text(task, byMetis, meter);
            case Reconstruction.ByMethod(var method, var _) ->
                task.setting().proofs().placed(method);
        };
        return new Outcome.Proved(
                found.prover(),
                proof.theorem(),
                text,
                found.facts().stream().map(Candidate::name).toList(),
                found.isFromContradiction());
    }

    private String text(Task task, Reconstruction.ByMetis byMetis, Meter meter) {
        // The steps of a proof in a locale would assume what is no assumption there.
        Optional<String> inSteps =
                wishes.isStructured() && !task.setting().methods().isInLocale()
                        ? structured(task, byMetis, meter)
                        : Optional.empty();
        return inSteps.orElseGet(() -> task.setting()
                .proofs()
                .placed(DirectProof.byMetis(
                        byMetis.used().stream().map(Candidate::name).toList())));
    }

    private static Optional<String> structured(Task task, Reconstruction.ByMetis byMetis, Meter meter) {
        Conjecture goal = task.conjecture();
        StructuredProof structured = StructuredProof.of(byMetis.proof().refutation(), goal);
        boolean isOneStep = structured.steps().size() <= 1
                && structured.steps().stream().allMatch(DirectStep.Have.class::isInstance);
        List<Thm> theorems = byMetis.given().stream().map(Candidate::theorem).toList();
        if (isOneStep || !Preplay.succeeds(structured, theorems, task.theory().signature(), meter)) {
            return Optional.empty();
        }
        List<String> names = byMetis.given().stream().map(Candidate::name).toList();
        return task.setting().proofs().proof(DirectProof.of(structured, goal, names), goal.variables());
    }
}
