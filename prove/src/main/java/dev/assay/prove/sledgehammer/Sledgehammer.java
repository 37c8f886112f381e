package dev.assay.prove.sledgehammer;

import dev.assay.atp.Answer;
import dev.assay.atp.EmbeddedProver;
import dev.assay.atp.Question;
import dev.assay.atp.Status;
import dev.assay.fol.Role;
import dev.assay.fol.encoding.Encoding;
import dev.assay.fol.hol.HolMonomorphisation;
import dev.assay.fol.hol.HolProblem;
import dev.assay.fol.hol.HolStatement;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.rules.Resolution;
import dev.assay.prove.metis.Metis;
import dev.assay.prove.minimise.Minimiser;
import dev.assay.prove.relevance.Candidate;
import dev.assay.run.Budget;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.CrashBoundary;
import dev.assay.run.Ending;
import dev.assay.run.Meter;
import dev.assay.run.Parallel;
import dev.assay.run.Reason;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Asks provers about a goal until one of them has a proof that the kernel accepts. */
public final class Sledgehammer {
    /** What the kernel's own prover may spend on what another prover has found, and methods after it. */
    private static final Budget REPLAY = Metis.worth(Duration.ofSeconds(5));

    /** What a proof may spend on becoming smaller, and one attempt at it. */
    private static final Budget MINIMISATION = Metis.worth(Duration.ofSeconds(5));

    private static final Budget ATTEMPT = Metis.worth(Duration.ofSeconds(1));

    /** What an attempt may spend beyond what the last one took that succeeded. */
    private static final Budget ALLOWANCE = Metis.worth(Duration.ofMillis(100));

    /** How far instances of types give rise to others, and how many more than facts there may be. */
    private static final int ROUNDS = 2;

    private static final int INSTANCES = 50;
    private static final Pattern FACT = Pattern.compile("^f([0-9]+)x");

    /** No prover is started for less. */
    private static final Duration LEAST = Duration.ofSeconds(1);

    /** What a prover said. */
    public sealed interface Report {
        record Proof(Found found) implements Report {}

        /**
         * No proof. Whether it gave up or ran out of time is not told, for that depends on what else the machine does.
         *
         * @param fault what went wrong, if something did
         */
        record Nothing(String prover, Optional<String> fault) implements Report {}

        /** Something is wrong with us, not with the goal. */
        record Failed(String prover, Reason.Crashed crash) implements Report {}
    }

    /** One prover with one portion of facts; the earlier its turn, the sooner it runs. */
    private record Turn(Hunter hunter, Portion portion, int order) {}

    private final Request request;
    private final List<Hunter> hunters;
    private final boolean stopsAtFirst;
    private final int jobs;
    private final Map<Integer, Question> questions = new ConcurrentHashMap<>();

    /**
     * {@code stopsAtFirst} unless all provers are to be heard.
     *
     * @param jobs how many provers may run at the same time
     */
    public Sledgehammer(Request request, List<Hunter> hunters, boolean stopsAtFirst, int jobs) {
        this.request = request;
        this.hunters = List.copyOf(hunters);
        this.stopsAtFirst = stopsAtFirst;
        this.jobs = jobs;
    }

    /** What was found, replayed proofs first, and otherwise in the order of the turns; each report is told. */
    public List<Found> run(Meter meter, Consumer<Report> told) {
        List<Turn> turns = turns();
        Duration each = share(meter, turns.size());
        Set<String> done = ConcurrentHashMap.newKeySet();
        var found = new ArrayList<Found>();
        var last = new LinkedHashMap<String, Report>();
        try (Meter all = meter.child(Budget.UNLIMITED)) {
            Parallel.inOrder(turns, jobs, all, (turn, own) -> take(turn, each, own, all, done), report -> {
                last.merge(prover(report), report, (a, b) -> a instanceof Report.Failed ? a : b);
                if (report instanceof Report.Proof(var proof)) {
                    told.accept(report);
                    found.add(proof);
                }
                return true;
            });
        }
        // The order is that of the provers, not that in which they answered.
        hunters.stream()
                .flatMap(hunter -> Stream.ofNullable(last.get(hunter.name())))
                .filter(r -> !(r instanceof Report.Proof))
                .forEach(told);
        found.sort(Comparator.comparing(f -> f.proof().isEmpty()));
        // The first is the one that counts; the others are to be compared.
        found.replaceAll(f -> f.proof().isPresent() && (!stopsAtFirst || f == found.getFirst())
                ? minimised(f, f.proof().get(), meter)
                : f);
        return found;
    }

    private static String prover(Report report) {
        return switch (report) {
            case Report.Proof(var found) -> found.prover();
            case Report.Nothing(var prover, var _) -> prover;
            case Report.Failed(var prover, var _) -> prover;
        };
    }

    /** The first portions of all provers, then the second ones, and so on. */
    private List<Turn> turns() {
        var result = new ArrayList<Turn>();
        for (Hunter hunter : hunters) {
            for (int i = 0; i < hunter.portions().size(); i++) {
                result.add(new Turn(hunter, hunter.portions().get(i), i));
            }
        }
        result.sort(Comparator.comparingInt(Turn::order));
        return result;
    }

    /** What of the time is left for each turn if all run, but never less than makes sense to start with. */
    private Duration share(Meter meter, int turns) {
        Duration all = meter.timeLeft();
        if (all.equals(Budget.FOREVER) || turns == 0) {
            return Duration.ofSeconds(10);
        }
        Duration even = all.multipliedBy(jobs).dividedBy(turns);
        return even.compareTo(LEAST) < 0 ? LEAST : even;
    }

    /** What one prover makes of it; that it failed does not disturb the others. */
    private Report take(Turn turn, Duration each, Meter own, Meter all, Set<String> done) {
        String name = turn.hunter().name();
        return switch (CrashBoundary.run(() -> ask(turn, each, own, all, done))) {
            case Ending.Answered<Report>(var report) -> report;
            case Ending.Unanswered<Report>(Reason.Crashed crash, var _) -> new Report.Failed(name, crash);
            case Ending.Unanswered<Report>(var _, var _) -> new Report.Nothing(name, Optional.empty());
        };
    }

    /**
     * @param own what this worker may spend
     * @param all what all of them may spend: the first proof is the end of that
     * @param done the provers that have a proof
     */
    private Report ask(Turn turn, Duration each, Meter own, Meter all, Set<String> done) {
        String name = turn.hunter().name();
        if (own.stopped().isPresent() || done.contains(name)) {
            return new Report.Nothing(name, Optional.empty());
        }
        Duration limit = each.multipliedBy(Math.max(
                        1,
                        Math.round(4
                                * turn.portion().slice().share()
                                * turn.hunter().portions().size())))
                .dividedBy(4);
        try (Meter meter = own.child(Budget.UNLIMITED.withTime(limit))) {
            Report report = switch (turn.hunter()) {
                case Hunter.Own hunter -> own(hunter, turn.portion(), meter);
                case Hunter.Program program -> others(program, turn.portion(), meter, own, program::ask);
                case Hunter.Embedded embedded ->
                    others(
                            embedded,
                            turn.portion(),
                            meter,
                            own,
                            (question, _, slice) -> new EmbeddedProver(1).ask(question, slice));
                case Hunter.Solver solver ->
                    others(
                            solver,
                            turn.portion(),
                            meter,
                            own,
                            (question, _, slice) -> solver.solver().ask(question, slice));
            };
            if (report instanceof Report.Proof(var found) && found.proof().isPresent()) {
                done.add(name);
                if (stopsAtFirst) {
                    all.cancel();
                }
            }
            return report;
        }
    }

    private List<Candidate> first(int count) {
        return request.facts().subList(0, Math.min(count, request.facts().size()));
    }

    // Our own prover

    private Report own(Hunter.Own hunter, Portion portion, Meter meter) {
        long start = System.nanoTime();
        List<Candidate> facts = first(portion.facts());
        return metis(facts, meter)
                .<Report>map(proof -> new Report.Proof(
                        new Found(Hunter.METIS, used(facts, proof), Optional.of(proof), since(start), 0)))
                .orElseGet(() -> new Report.Nothing(hunter.name(), Optional.empty()));
    }

    private static double since(long start) {
        return (System.nanoTime() - start) / 1e9;
    }

    private Optional<Reconstruction> metis(List<Candidate> facts, Meter meter) {
        return Metis.prove(
                        request.theory().signature(),
                        facts.stream().map(Candidate::theorem).toList(),
                        request.goal(),
                        meter)
                .map(proof -> new Reconstruction.ByMetis(proof, facts));
    }

    private Optional<Reconstruction> method(List<Candidate> facts, Meter meter) {
        try {
            return request.methods()
                    .prove(facts, () -> meter.stopped().isPresent())
                    .map(proof -> proof);
        } catch (BudgetExhausted _) {
            return Optional.empty();
        }
    }

    private static List<Candidate> used(List<Candidate> facts, Reconstruction reconstruction) {
        return switch (reconstruction) {
            case Reconstruction.ByMetis byMetis -> byMetis.used();
            case Reconstruction.ByMethod _ -> facts;
        };
    }

    // Other provers

    private interface Ask {
        Answer answer(Question question, Portion portion, Meter meter);
    }

    private Report others(Hunter hunter, Portion portion, Meter meter, Meter own, Ask ask) {
        long start = System.nanoTime();
        int facts = Math.min(portion.facts(), request.facts().size());
        Answer answer = ask.answer(question(facts, portion), portion, meter);
        // A prover that breaks down over many facts may do better with fewer.
        while (answer.status() == Status.ERROR && facts > 8 && meter.stopped().isEmpty()) {
            facts /= 2;
            answer = ask.answer(question(facts, portion), portion, meter);
        }
        if (answer.status().isProof()) {
            return new Report.Proof(replayed(hunter.name(), named(answer), since(start), own));
        }
        boolean isFault = answer.status() == Status.ERROR && !answer.detail().isEmpty();
        return new Report.Nothing(hunter.name(), isFault ? Optional.of(answer.detail()) : Optional.empty());
    }

    /** The problem with so many facts; for an encoding that wants ground types, with few instances of each. */
    private Question question(int facts, Portion portion) {
        boolean isGround = portion.slice().encoding().decoration() != Encoding.Decoration.POLYMORPHIC;
        return questions.computeIfAbsent(isGround ? facts : -1 - facts, _ -> {
            var statements = new ArrayList<HolStatement>();
            for (Candidate c : first(facts)) {
                String name = "f" + statements.size() + "x";
                statements.add(HolStatement.of(
                        name, Role.AXIOM, Resolution.refuting(c.theorem()).conclusion()));
            }
            statements.add(HolStatement.of(
                    "goal",
                    Role.CONJECTURE,
                    Hol.mkImplies(request.goal().assumptions(), request.goal().conclusion())));
            var problem = new HolProblem(request.theory().signature(), statements, name -> name);
            return new Question(isGround ? HolMonomorphisation.of(problem, ROUNDS, INSTANCES) : problem);
        });
    }

    /** The facts that an answer names, each once; instances have the fact's name and a number. */
    private List<Candidate> named(Answer answer) {
        var result = new LinkedHashSet<Candidate>();
        for (String name : answer.used()) {
            Matcher matcher = FACT.matcher(name);
            if (matcher.find()) {
                result.add(request.facts().get(Integer.parseInt(matcher.group(1))));
            }
        }
        return List.copyOf(result);
    }

    // Replay

    private Found replayed(String prover, List<Candidate> facts, double seconds, Meter meter) {
        long start = System.nanoTime();
        // One after the other: a method makes its steps on the last meter that was opened.
        Optional<Reconstruction> proof =
                replayed(meter, own -> metis(facts, own)).or(() -> replayed(meter, own -> method(facts, own)));
        List<Candidate> used = proof.map(p -> used(facts, p)).orElse(facts);
        return new Found(prover, used, proof, seconds, since(start));
    }

    private static Optional<Reconstruction> replayed(Meter meter, Function<Meter, Optional<Reconstruction>> means) {
        try (Meter own = meter.child(REPLAY)) {
            return means.apply(own);
        }
    }

    /** Does again what was done, by the same means. */
    private Optional<Reconstruction> again(Reconstruction done, List<Candidate> facts, Meter meter) {
        return switch (done) {
            case Reconstruction.ByMetis _ -> metis(facts, meter);
            case Reconstruction.ByMethod _ -> method(facts, meter);
        };
    }

    /** The proof with as few facts as can be found with a few steps. */
    private Found minimised(Found found, Reconstruction done, Meter meter) {
        List<Candidate> least = least(found, done, meter);
        // The proof is done again with what is left, in the order in which it will be written.
        long start = System.nanoTime();
        Optional<Reconstruction> last = replayed(meter, own -> again(done, least, own));
        return last.map(p -> new Found(found.prover(), used(least, p), last, found.seconds(), since(start)))
                .orElse(found);
    }

    private List<Candidate> least(Found found, Reconstruction done, Meter meter) {
        try (Meter all = meter.child(MINIMISATION)) {
            var minimiser = new Minimiser<Candidate>((limit, some) -> {
                if (all.stepsLeft() == 0) {
                    return Optional.empty();
                }
                try (Meter part = all.child(Budget.UNLIMITED.withSteps(limit))) {
                    return again(done, some, part)
                            .map(p -> new Minimiser.Success<>(part.spent() + ALLOWANCE.steps(), used(some, p)));
                }
            });
            return minimiser.minimise(ATTEMPT.steps(), found.facts());
        }
    }
}
