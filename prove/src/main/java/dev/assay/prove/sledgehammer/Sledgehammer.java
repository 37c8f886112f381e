package dev.assay.prove.sledgehammer;

import dev.assay.atp.Answer;
import dev.assay.atp.Question;
import dev.assay.atp.Status;
import dev.assay.fol.Role;
import dev.assay.fol.hol.HolProblem;
import dev.assay.fol.hol.HolStatement;
import dev.assay.logic.engine.Budget;
import dev.assay.logic.engine.Meter;
import dev.assay.logic.kernel.Hol;
import dev.assay.prove.metis.Metis;
import dev.assay.prove.minimise.Minimiser;
import dev.assay.prove.relevance.Candidate;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** Asks provers about a goal until one of them has a proof that the kernel accepts. */
public final class Sledgehammer {
    /** Problems are translated recursively, so how deep they may be nested is a matter of the stack. */
    private static final long STACK_BYTES = 512L << 20;

    /** How long the kernel's own prover may take for what another prover has found. */
    private static final Duration REPLAY = Duration.ofSeconds(5);

    /** A proof is made smaller only if that does not take longer than this. */
    private static final Duration MINIMISATION = Duration.ofSeconds(5);

    /** What a prover said. */
    public sealed interface Report {
        record Proof(Found found) implements Report {}

        record Nothing(String prover, String reason) implements Report {}
    }

    private final Request request;
    private final List<Hunter> hunters;
    private final boolean stopsAtFirst;
    private final Map<Integer, Question> questions = new ConcurrentHashMap<>();

    /** {@code stopsAtFirst} unless all provers are to be heard. */
    public Sledgehammer(Request request, List<Hunter> hunters, boolean stopsAtFirst) {
        this.request = request;
        this.hunters = List.copyOf(hunters);
        this.stopsAtFirst = stopsAtFirst;
    }

    /** What was found, replayed proofs first; each report is told as it arrives. */
    public List<Found> run(Meter meter, Consumer<Report> told) {
        var factory = Thread.ofPlatform()
                .daemon()
                .name("assay-hunter-", 0)
                .stackSize(STACK_BYTES)
                .factory();
        var found = new ArrayList<Found>();
        try (var threads = Executors.newThreadPerTaskExecutor(factory);
                Meter own = meter.child(Budget.UNLIMITED.withTime(meter.timeLeft()))) {
            var reports = new ExecutorCompletionService<Report>(threads);
            for (Hunter hunter : hunters) {
                reports.submit(() -> hunt(hunter, own));
            }
            for (int i = 0; i < hunters.size(); i++) {
                Report report = reports.take().get();
                told.accept(report);
                if (report instanceof Report.Proof(var proof)) {
                    if (proof.proof().isPresent()) {
                        found.addFirst(proof);
                        if (stopsAtFirst) {
                            own.cancel();
                        }
                    } else {
                        found.add(proof);
                    }
                }
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        return found;
    }

    /** What one prover makes of it; that it failed is nobody else's trouble. */
    private Report hunt(Hunter hunter, Meter meter) {
        try {
            return switch (hunter) {
                case Hunter.Own own -> own(own, meter);
                case Hunter.Program program ->
                    others(program, meter, (question, portion, slice) -> program.ask(question, portion, slice));
                case Hunter.Solver solver ->
                    others(solver, meter, (question, _, slice) -> solver.solver().ask(question, slice));
            };
        } catch (StackOverflowError _) {
            return new Report.Nothing(hunter.name(), "the problem is nested too deeply");
        } catch (RuntimeException e) {
            return new Report.Nothing(hunter.name(), "failed: " + e);
        }
    }

    private List<Candidate> first(int count) {
        return request.facts().subList(0, Math.min(count, request.facts().size()));
    }

    // Our own prover

    private Report own(Hunter.Own own, Meter meter) {
        long start = System.nanoTime();
        double left = 1;
        int tried = -1;
        for (Portion portion : own.portions()) {
            List<Candidate> facts = first(portion.facts());
            try (Meter slice = meter.slice(Math.min(1, portion.slice().share() / left))) {
                left -= portion.slice().share();
                if (facts.size() == tried) {
                    continue;
                }
                tried = facts.size();
                Optional<Metis.Proof> proof = metis(facts, slice);
                if (proof.isPresent()) {
                    double seconds = (System.nanoTime() - start) / 1e9;
                    return new Report.Proof(minimised(Hunter.METIS, used(facts, proof.get()), proof.get(), seconds, meter));
                }
            }
            if (meter.stopped().isPresent()) {
                break;
            }
        }
        return new Report.Nothing(own.name(), meter.stopped().isPresent() ? "time is over" : "gave up");
    }

    private Optional<Metis.Proof> metis(List<Candidate> facts, Meter meter) {
        return Metis.prove(
                request.theory().signature(),
                facts.stream().map(Candidate::theorem).toList(),
                request.goal(),
                meter);
    }

    private static List<Candidate> used(List<Candidate> facts, Metis.Proof proof) {
        return proof.used().stream().sorted().map(facts::get).toList();
    }

    // Other provers

    private interface Ask {
        Answer answer(Question question, Portion portion, Meter meter);
    }

    private Report others(Hunter hunter, Meter meter, Ask ask) {
        long start = System.nanoTime();
        double left = 1;
        String last = "time is over";
        Optional<Found> claimed = Optional.empty();
        for (Portion portion : hunter.portions()) {
            try (Meter slice = meter.slice(Math.min(1, portion.slice().share() / left))) {
                left -= portion.slice().share();
                int facts = Math.min(portion.facts(), request.facts().size());
                Answer answer = ask.answer(question(facts), portion, slice);
                // A prover that breaks down over many facts may do better with fewer.
                while (answer.status() == Status.ERROR && facts > 8 && slice.stopped().isEmpty()) {
                    facts /= 2;
                    answer = ask.answer(question(facts), portion, slice);
                }
                if (answer.status().isProof()) {
                    double seconds = (System.nanoTime() - start) / 1e9;
                    Found found = replayed(hunter.name(), named(answer), seconds, meter);
                    if (found.proof().isPresent()) {
                        return new Report.Proof(found);
                    }
                    claimed = claimed.or(() -> Optional.of(found));
                } else if (answer.status() != Status.TIMEOUT) {
                    last = answer.detail().isEmpty() ? "gave up" : answer.detail();
                }
            }
            if (meter.stopped().isPresent()) {
                break;
            }
        }
        String reason = last;
        return claimed.<Report>map(Report.Proof::new).orElseGet(() -> new Report.Nothing(hunter.name(), reason));
    }

    private Question question(int facts) {
        return questions.computeIfAbsent(facts, n -> {
            var statements = new ArrayList<HolStatement>();
            for (Candidate c : first(n)) {
                statements.add(HolStatement.of(c.name(), Role.AXIOM, c.theorem().conclusion()));
            }
            statements.add(HolStatement.of(
                    "goal",
                    Role.CONJECTURE,
                    Hol.mkImplies(request.goal().assumptions(), request.goal().conclusion())));
            return new Question(new HolProblem(request.theory().signature(), statements, name -> name));
        });
    }

    /** The facts that an answer names. */
    private List<Candidate> named(Answer answer) {
        var byName = new HashMap<String, Candidate>();
        request.facts().forEach(c -> byName.putIfAbsent(c.name(), c));
        List<Candidate> result = new ArrayList<>();
        for (String name : answer.used()) {
            Candidate c = byName.get(name);
            if (c != null) {
                result.add(c);
            }
        }
        return result;
    }

    // Replay

    private Found replayed(String prover, List<Candidate> facts, double seconds, Meter meter) {
        long start = System.nanoTime();
        try (Meter replay = meter.child(Budget.UNLIMITED.withTime(REPLAY))) {
            Optional<Metis.Proof> proof = metis(facts, replay);
            double replaySeconds = (System.nanoTime() - start) / 1e9;
            return proof.isPresent()
                    ? minimised(prover, used(facts, proof.get()), proof.get(), seconds, meter)
                    : new Found(prover, facts, Optional.empty(), seconds, replaySeconds);
        }
    }

    /** The proof with as few facts as can be found in a short time. */
    private Found minimised(String prover, List<Candidate> facts, Metis.Proof proof, double seconds, Meter meter) {
        long start = System.nanoTime();
        var minimiser = new Minimiser<Candidate>((limit, some) -> {
            if (System.nanoTime() - start > MINIMISATION.toNanos()) {
                return Optional.empty();
            }
            long begin = System.nanoTime();
            try (Meter part = meter.child(Budget.UNLIMITED.withTime(limit))) {
                Optional<Metis.Proof> smaller = metis(some, part);
                Duration time = Duration.ofNanos(System.nanoTime() - begin).plusMillis(100);
                return smaller.map(p -> new Minimiser.Success<>(time, used(some, p)));
            }
        });
        List<Candidate> least = minimiser.minimise(Duration.ofSeconds(1), facts);
        long replay = System.nanoTime();
        // The last attempt may have failed, or had the facts in another order: the proof is done again with what is left.
        Optional<Metis.Proof> last;
        try (Meter part = meter.child(Budget.UNLIMITED.withTime(REPLAY))) {
            last = metis(least, part);
        }
        double replaySeconds = (System.nanoTime() - replay) / 1e9;
        return last.isPresent()
                ? new Found(prover, used(least, last.get()), last, seconds, replaySeconds)
                : new Found(prover, facts, Optional.of(proof), seconds, replaySeconds);
    }
}
