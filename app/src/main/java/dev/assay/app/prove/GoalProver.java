package dev.assay.app.prove;

import dev.assay.app.check.DeclaredSetup;
import dev.assay.app.check.Interpreted;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.prove.induct.InductionProver;
import dev.assay.prove.isar.DirectStep;
import dev.assay.prove.isar.Preplay;
import dev.assay.prove.isar.ProofText;
import dev.assay.prove.isar.StructuredProof;
import dev.assay.prove.method.UsualProofs;
import dev.assay.prove.metis.Metis;
import dev.assay.prove.relevance.Candidate;
import dev.assay.prove.relevance.Relevance;
import dev.assay.prove.sledgehammer.Certificates;
import dev.assay.prove.sledgehammer.Found;
import dev.assay.prove.sledgehammer.Hunter;
import dev.assay.prove.sledgehammer.Reconstruction;
import dev.assay.prove.sledgehammer.Request;
import dev.assay.prove.sledgehammer.Sledgehammer;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import dev.assay.syntax.isabelle.outer.OuterSyntax;
import dev.assay.test.Options;
import dev.assay.test.Testers;
import dev.assay.test.Verdict;
import dev.assay.test.quickcheck.Finding;
import dev.assay.test.quickcheck.Quickcheck;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Proves goals of theories, one after the other; what it learns from one it has for the next. */
public final class GoalProver {
    private static final int MOST_FACTS = 400;

    /** So many facts for what a method leaves. */
    private static final int FEW_FACTS = 40;

    private static final Duration KNOWN = Duration.ofSeconds(3);

    /** The tester gets this long; most of what is false falls at once. */
    private static final Duration TEST = Duration.ofSeconds(3);

    private static final Duration TRIVIAL = Duration.ofSeconds(2);
    private static final long TRIVIAL_STEPS = 5_000;

    private static final Duration PER_METHOD = Duration.ofSeconds(2);

    private final UsualProofs usual = new UsualProofs(PER_METHOD);
    private final Relevance relevance = new Relevance();
    private final List<Hunter> hunters;

    public GoalProver(String path) {
        this.hunters = Hunter.available(path);
    }

    public List<String> proverNames() {
        return hunters.stream().map(Hunter::name).toList();
    }

    /** What is known of the theory from before. */
    public void learn(Certificates certificates) {
        certificates.examples().forEach(relevance.learner()::learn);
    }

    /** The judgement on a goal; each prover's word is told as it comes. */
    public Judgement judge(
            Context context,
            Conjecture goal,
            Wishes wishes,
            Optional<Certificates> certificates,
            Meter meter,
            Consumer<String> told) {
        Judgement judgement = judged(context, goal, wishes, certificates, meter, told);
        return judgement instanceof Judgement.Proved(var by, var text, var facts, var isFromContradiction)
                ? new Judgement.Proved(by, LocaleAssumptions.written(context, text), facts, isFromContradiction)
                : judgement;
    }

    private Judgement judged(
            Context context,
            Conjecture goal,
            Wishes wishes,
            Optional<Certificates> certificates,
            Meter meter,
            Consumer<String> told) {
        List<Candidate> candidates = wishes.isAfresh()
                ? relevance.base().candidates(context.theory(), context.name(), goal)
                : relevance.base().all(context.theory(), context.name());
        UsualProofs usual =
                wishes.isAfresh() ? this.usual.without(relevance.base().same(context.theory(), goal)) : this.usual;
        Optional<Judgement> known = certificates
                .flatMap(c -> c.facts(goal))
                .flatMap(names -> again(context, goal, wishes, candidates, names, meter))
                .or(() -> certificates.flatMap(c -> c.method(goal)).flatMap(text -> again(usual, context, goal, text)));
        if (known.isPresent()) {
            return known.get();
        }
        Optional<Found> trivial = trivial(context, goal, meter);
        if (trivial.isPresent()) {
            return judgement(context, goal, wishes, certificates, trivial.get(), meter);
        }
        // Whoever names provers wants those.
        boolean triesMethods = wishes.provers().isEmpty();
        List<Candidate> facts = chosen(context, goal, wishes, candidates);
        List<Hunter> asked = hunters.stream()
                .filter(h -> wishes.provers().isEmpty()
                        || wishes.provers().stream().anyMatch(p -> h.name().equalsIgnoreCase(p)))
                .toList();
        var refuted = new AtomicReference<Finding>();
        var inductive = new AtomicReference<Judgement>();
        var reasons = new ArrayList<String>();
        List<Found> found;
        try (Meter hunt = meter.child(Budget.UNLIMITED.withTime(meter.timeLeft()))) {
            Thread tester =
                    Thread.ofPlatform().daemon().name("assay-tester").start(() -> test(context, goal, hunt, refuted));
            Optional<UsualProofs.Proof> direct = triesMethods
                    ? usual.direct(context, goal, () -> hunt.stopped().isPresent())
                    : Optional.empty();
            if (direct.isPresent()) {
                hunt.cancel();
                tester.join();
                certify(context, goal, List.of(), text(context, direct.get()), certificates);
                return proved(context, direct.get());
            }
            Thread methods = Thread.ofPlatform().daemon().name("assay-methods").start(() -> {
                if (triesMethods) {
                    byMethods(usual, context, goal, facts, hunt, inductive);
                }
            });
            int jobs = Math.max(1, Runtime.getRuntime().availableProcessors());
            var request = new Request(context.theory(), goal, facts, otherMethods(usual, context, goal));
            var sledgehammer = new Sledgehammer(request, asked, true, jobs);
            found = sledgehammer.run(hunt, report -> {
                switch (report) {
                    case Sledgehammer.Report.Proof(var f) ->
                        told.accept(f.prover() + (f.proof().isPresent() ? ": found a proof" : ": claims a proof"));
                    case Sledgehammer.Report.Nothing(var prover, var reason) -> reasons.add(prover + ": " + reason);
                }
            });
            hunt.cancel();
            tester.join();
            methods.join();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return new Judgement.Open(List.of("interrupted"));
        }
        Finding finding = refuted.get();
        if (finding != null && finding.verdict() instanceof Verdict.Refuted(var counterexample, var _)) {
            return new Judgement.Refuted(finding.by(), counterexample);
        }
        Judgement byInduction = inductive.get();
        boolean isReplayed = found.stream().anyMatch(f -> f.proof().isPresent());
        if (!isReplayed && byInduction instanceof Judgement.Proved(var _, var text, var _, var _)) {
            certify(context, goal, List.of(), text, certificates);
            return byInduction;
        }
        if (found.isEmpty()) {
            return new Judgement.Open(reasons);
        }
        return judgement(context, goal, wishes, certificates, found.getFirst(), meter);
    }

    private Judgement judgement(
            Context context,
            Conjecture goal,
            Wishes wishes,
            Optional<Certificates> certificates,
            Found found,
            Meter meter) {
        List<String> names = found.facts().stream().map(c -> text(context, c)).toList();
        if (found.proof().isEmpty()) {
            return new Judgement.Claimed(found.prover(), names);
        }
        relevance.learn(context.theory(), goal, found.facts());
        List<String> full = found.facts().stream().map(Candidate::name).toList();
        String text = switch (found.proof().get()) {
            case Reconstruction.ByMetis byMetis -> {
                certificates.ifPresent(c -> c.add(goal, full, relevance.features(context.theory(), goal)));
                yield text(context, goal, wishes, byMetis, meter);
            }
            case Reconstruction.ByMethod(var proof, var _) -> {
                String method = TheoryProofPrinter.in(context).proof(proof);
                certify(context, goal, full, method, certificates);
                yield method;
            }
        };
        return new Judgement.Proved(found.prover(), text, names, found.isFromContradiction());
    }

    /** Keeps a proof by a method if it is one line. */
    private void certify(
            Context context, Conjecture goal, List<String> facts, String text, Optional<Certificates> certificates) {
        if (text.lines().count() == 1) {
            certificates.ifPresent(c -> c.add(goal, facts, relevance.features(context.theory(), goal), text));
        }
    }

    /** Replay by rewriting and arithmetic, for what {@code metis} does not know. */
    private static Request.Methods otherMethods(UsualProofs usual, Context context, Conjecture goal) {
        return (facts, isStopped) -> usual.from(
                        facts.stream().map(Candidate::name).toList(), context, goal, isStopped)
                .map(proof -> new Reconstruction.ByMethod(proof.proof(), proof.theorem()));
    }

    /** A proof that needs no facts, for which nobody else has to be asked. */
    private static Optional<Found> trivial(Context context, Conjecture goal, Meter meter) {
        long start = System.nanoTime();
        try (Meter own = meter.child(Budget.UNLIMITED.withTime(TRIVIAL).withSteps(TRIVIAL_STEPS))) {
            return Metis.prove(context.theory().signature(), List.of(), goal, own)
                    .map(proof -> new Found(
                            Hunter.METIS,
                            List.of(),
                            Optional.of(new Reconstruction.ByMetis(proof, List.of())),
                            (System.nanoTime() - start) / 1e9,
                            0));
        }
    }

    private static Judgement proved(Context context, UsualProofs.Proof proof) {
        return new Judgement.Proved("methods", text(context, proof), List.of(), false);
    }

    private static String text(Context context, UsualProofs.Proof proof) {
        return TheoryProofPrinter.in(context).proof(proof.proof());
    }

    /** Proves the goal by definitions, or by induction, with lemmas if need be; then nobody needs to look for another proof. */
    private static void byMethods(
            UsualProofs usual,
            Context context,
            Conjecture goal,
            List<Candidate> facts,
            Meter hunt,
            AtomicReference<Judgement> judgement) {
        BooleanSupplier isStopped = () -> hunt.stopped().isPresent();
        List<Candidate> few = facts.subList(0, Math.min(FEW_FACTS, facts.size()));
        Optional<Judgement> proved = usual.unfolded(context, goal, isStopped)
                .or(() -> usual.clarified(
                        context,
                        goal,
                        few.stream().map(Candidate::name).toList(),
                        few.stream().map(Candidate::theorem).toList(),
                        hunt))
                .or(() -> usual.inductive(context, goal, isStopped))
                .map(proof -> proved(context, proof))
                .or(() -> switch (InductionProver.prove(
                        context.theory(), goal, TheoryProofPrinter.in(context), isStopped)) {
                    case InductionProver.Answer.Proved(var _, var _, var text) ->
                        Optional.of(new Judgement.Proved("induction", text, List.of(), false));
                    // The tester says why, if it agrees.
                    case InductionProver.Answer.Refuted _, InductionProver.Answer.Failed _ -> Optional.empty();
                });
        proved.ifPresent(p -> {
            judgement.set(p);
            hunt.cancel();
        });
    }

    /** Tests the goal; if it is false, nobody needs to look for a proof any longer. */
    private static void test(Context context, Conjecture goal, Meter hunt, AtomicReference<Finding> refuted) {
        DeclaredSetup.declare(context);
        var request = new Quickcheck.Request(
                context.theory(), goal, Interpreted.of(context, context.targetLocale()), List.of());
        try (Meter own = hunt.child(Budget.UNLIMITED.withTime(TEST))) {
            Finding finding = Quickcheck.run(request, Options.DEFAULT, Testers.all(), own);
            if (finding.verdict() instanceof Verdict.Refuted(var _, var isGenuine) && isGenuine) {
                refuted.set(finding);
                hunt.cancel();
            }
        }
    }

    // Facts

    private List<Candidate> chosen(Context context, Conjecture goal, Wishes wishes, List<Candidate> candidates) {
        var deleted = new HashSet<>(wishes.deleted());
        List<Candidate> allowed = candidates.stream()
                .filter(c ->
                        deleted.isEmpty() || !deleted.contains(text(context, c)) && !deleted.contains(base(context, c)))
                .toList();
        int most = wishes.mostFacts() > 0 ? wishes.mostFacts() : MOST_FACTS;
        var result = new ArrayList<Candidate>();
        if (!wishes.added().isEmpty()) {
            var added = new HashSet<>(wishes.added());
            allowed.stream()
                    .filter(c -> added.contains(text(context, c)) || added.contains(base(context, c)))
                    .forEach(result::add);
        }
        if (!wishes.onlyAdded()) {
            // What the user names says what the goal is about.
            List<Term> named =
                    result.stream().map(c -> c.theorem().conclusion()).toList();
            relevance.ranked(context.theory(), allowed, goal, named, most).stream()
                    .filter(c -> !result.contains(c))
                    .forEach(result::add);
        }
        return result.subList(0, Math.min(most, result.size()));
    }

    /** The name of a fact as it is written in this theory, with its number where it has one. */
    private static String text(Context context, Candidate candidate) {
        String full = candidate.name();
        int number = full.endsWith(")") ? full.lastIndexOf('(') : -1;
        return number < 0
                ? context.factText(full)
                : context.factText(full.substring(0, number)) + full.substring(number);
    }

    private static String base(Context context, Candidate candidate) {
        return text(context, candidate).replaceAll("\\([0-9]+\\)$", "");
    }

    // Known proofs

    private Optional<Judgement> again(
            Context context,
            Conjecture goal,
            Wishes wishes,
            List<Candidate> candidates,
            List<String> names,
            Meter meter) {
        Map<String, Candidate> byName = new HashMap<>();
        candidates.forEach(c -> byName.put(c.name(), c));
        if (!byName.keySet().containsAll(names)) {
            return Optional.empty();
        }
        List<Candidate> facts = names.stream().map(byName::get).toList();
        List<Thm> theorems = facts.stream().map(Candidate::theorem).toList();
        try (Meter own = meter.child(Budget.UNLIMITED.withTime(KNOWN))) {
            return Metis.prove(context.theory().signature(), theorems, goal, own)
                    .map(proof -> new Judgement.Proved(
                            "certificate",
                            text(context, goal, wishes, new Reconstruction.ByMetis(proof, facts), meter),
                            facts.stream().map(c -> text(context, c)).toList(),
                            !proof.refutation().usesGoal()));
        }
    }

    private static Optional<Judgement> again(UsualProofs usual, Context context, Conjecture goal, String text) {
        return OuterSyntax.proof(text)
                .flatMap(proof -> usual.again(proof, context, goal))
                .map(_ -> new Judgement.Proved("certificate", text, List.of(), false));
    }

    // Text

    private static String text(
            Context context, Conjecture goal, Wishes wishes, Reconstruction.ByMetis byMetis, Meter meter) {
        String oneLine = ProofText.oneLine(
                byMetis.used().stream().map(c -> text(context, c)).toList());
        // The steps of a proof in a locale would assume what is no assumption there.
        if (!wishes.isStructured() || context.targetLocale().isPresent()) {
            return oneLine;
        }
        StructuredProof structured = StructuredProof.of(byMetis.proof().refutation(), goal);
        boolean isOneStep = structured.steps().size() <= 1
                && structured.steps().stream().allMatch(DirectStep.Have.class::isInstance);
        List<Thm> theorems = byMetis.given().stream().map(Candidate::theorem).toList();
        List<String> names = byMetis.given().stream().map(c -> text(context, c)).toList();
        var printer = new ReadablePrinter(context, goal);
        Optional<String> text = isOneStep
                        || !Preplay.succeeds(
                                structured, theorems, context.theory().signature(), meter)
                ? Optional.empty()
                : printer.write(print -> ProofText.structured(structured, goal, names, print));
        return text.orElse(oneLine);
    }
}
