package dev.assay.bench;

import dev.assay.bench.measure.Bench;
import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.FolderBench;
import dev.assay.bench.measure.LimitedBench;
import dev.assay.bench.measure.Row;
import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.isar.DirectProof;
import dev.assay.prove.method.UsualProofs;
import dev.assay.prove.relevance.Candidate;
import dev.assay.prove.relevance.Relevance;
import dev.assay.prove.sledgehammer.Found;
import dev.assay.prove.sledgehammer.Hunter;
import dev.assay.prove.sledgehammer.Reconstruction;
import dev.assay.prove.sledgehammer.Request;
import dev.assay.prove.sledgehammer.Sledgehammer;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import dev.assay.syntax.isabelle.outer.OuterSyntax;
import dev.assay.syntax.isabelle.outer.Proof;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * How many lemmas of the library, or of the theories in a folder, each prover can prove from the facts before them, and how many
 * the kernel replays.
 */
final class SledgehammerBench implements FolderBench, LimitedBench {
    private static final int QUICK = 30;
    private static final int FULL = 300;
    private static final int MOST_FACTS = 400;
    private static final String LEMMAS = "lemmas";
    private static final String METHODS = "methods";
    private static final int FEW_FACTS = 40;
    private static final Duration PER_METHOD = Duration.ofSeconds(2);
    private static final Duration PER_PASTED = Duration.ofSeconds(20);

    private final Optional<Path> folder;

    SledgehammerBench(Optional<Path> folder) {
        this.folder = folder;
    }

    /** What all provers together, or one of them, have done. */
    private static final class Tally {
        private int found;
        private int replayed;
        private int alone;
        private final List<Double> seconds = new ArrayList<>();

        private double median() {
            double[] sorted = seconds.stream().mapToDouble(d -> d).sorted().toArray();
            return sorted.length == 0 ? 0 : sorted[sorted.length / 2];
        }
    }

    /** Of the proofs in one line, how many are accepted where they are to be pasted. */
    private static final class Pasted {
        private int shown;
        private int accepted;

        private void count(Lemma lemma, List<Found> found) {
            for (Found f : found) {
                f.proof().map(p -> text(lemma, f, p)).ifPresent(text -> {
                    shown++;
                    accepted += OuterSyntax.proof(text)
                                    .flatMap(proof ->
                                            new UsualProofs(PER_PASTED).again(proof, lemma.context(), lemma.goal()))
                                    .isPresent()
                            ? 1
                            : 0;
                });
            }
        }

        private static String text(Lemma lemma, Found found, Reconstruction proof) {
            return TheoryProofPrinter.in(lemma.context())
                    .proof(
                            switch (proof) {
                                case Reconstruction.ByMethod(var method, var _) -> method;
                                case Reconstruction.ByMetis _ ->
                                    DirectProof.byMetis(found.facts().stream()
                                            .map(Candidate::name)
                                            .toList());
                            });
        }
    }

    @Override
    public String name() {
        return "sledgehammer";
    }

    @Override
    public String description() {
        return "[FOLDER]: lemmas of the library, or of the theories in FOLDER, proved from the facts before them: each prover"
                + " against all of them together, and the kernel's replay against what was found";
    }

    @Override
    public Bench in(Path directory) {
        return new SledgehammerBench(Optional.of(directory));
    }

    @Override
    public boolean needsFolder() {
        return false;
    }

    @Override
    public void run(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        run(effort, effort == Effort.QUICK ? QUICK : FULL, rows, notes);
    }

    @Override
    public void run(Effort effort, int limit, Consumer<Row> rows, Consumer<String> notes) {
        List<Lemma> sample =
                LimitedBench.evenly(folder.map(f -> lemmas(f, notes)).orElseGet(SledgehammerBench::library), limit);
        Duration time = Duration.ofSeconds(effort == Effort.QUICK ? 5 : 30);
        List<Hunter> hunters = Hunter.available(System.getenv().getOrDefault("PATH", ""));
        int jobs = Runtime.getRuntime().availableProcessors();
        var relevance = new Relevance();
        Map<String, Tally> tallies = new HashMap<>();
        hunters.forEach(h -> tallies.put(h.name(), new Tally()));
        var all = new Tally();
        var pasted = new Pasted();
        for (Lemma lemma : sample) {
            Theory theory = lemma.context().theory();
            Conjecture goal = lemma.goal();
            List<Candidate> before =
                    relevance.base().candidates(theory, lemma.context().name(), goal);
            List<Candidate> facts = relevance.ranked(theory, before, goal, List.of(), MOST_FACTS);
            // What a theory states may be in the library.
            UsualProofs usual =
                    new UsualProofs(PER_METHOD).without(relevance.base().same(theory, goal));
            try (Meter meter = Budget.UNLIMITED.withTime(time).start()) {
                long start = System.nanoTime();
                var found = new ArrayList<>(byMethods(usual, lemma, facts, meter));
                try (Meter rest = Budget.UNLIMITED.withTime(time).start()) {
                    var request = new Request(theory, goal, facts, methods(usual, lemma));
                    found.addAll(new Sledgehammer(request, hunters, false, jobs).run(rest, _ -> {}));
                }
                count(found, tallies, all, (System.nanoTime() - start) / 1e9);
                pasted.count(lemma, found);
                notes.accept(said(goal, found));
            }
        }
        report(sample.size(), hunters, tallies, all, rows);
        rows.accept(row("accepted when pasted", "shown", pasted.shown, pasted.accepted, "proofs"));
    }

    /** A lemma, with what is known before it. */
    private record Lemma(Context context, Conjecture goal) {}

    private static List<String> fullNames(List<Candidate> facts) {
        return facts.stream().map(Candidate::name).toList();
    }

    private static Request.Methods methods(UsualProofs usual, Lemma lemma) {
        return (facts, isStopped) -> usual.from(fullNames(facts), lemma.context(), lemma.goal(), isStopped)
                .map(proof -> new Reconstruction.ByMethod(proof.proof(), proof.theorem()));
    }

    /** What the proof methods do alone, with few facts or none. */
    private static List<Found> byMethods(UsualProofs usual, Lemma lemma, List<Candidate> facts, Meter meter) {
        long start = System.nanoTime();
        BooleanSupplier isStopped = () -> meter.stopped().isPresent();
        List<Candidate> few = facts.subList(0, Math.min(FEW_FACTS, facts.size()));
        return usual
                .found(lemma.context(), lemma.goal(), isStopped)
                .or(() -> usual.clarified(
                        lemma.context(),
                        lemma.goal(),
                        fullNames(few),
                        few.stream().map(Candidate::theorem).toList(),
                        meter))
                .map(proof -> new Found(
                        METHODS,
                        List.of(),
                        Optional.of(new Reconstruction.ByMethod(proof.proof(), proof.theorem())),
                        (System.nanoTime() - start) / 1e9,
                        0))
                .stream()
                .toList();
    }

    private static List<Lemma> library() {
        return Library.context("Main").theory().factNames().stream()
                .map(name -> name.substring(0, Math.max(0, name.indexOf('.'))))
                .distinct()
                .filter(Library::contains)
                .flatMap(name -> lemmas(Library.theory(name)))
                .toList();
    }

    private static List<Lemma> lemmas(Path folder, Consumer<String> notes) {
        var result = new ArrayList<Lemma>();
        try (Stream<Path> found = Files.walk(folder)) {
            for (Path file :
                    found.filter(f -> f.toString().endsWith(".thy")).sorted().toList()) {
                try {
                    lemmas(Library.read(file)).forEach(result::add);
                } catch (SyntaxException | IOException e) {
                    notes.accept(file + ": left out: " + e.getMessage());
                }
            }
        } catch (IOException e) {
            notes.accept(folder + ": cannot be read: " + e.getMessage());
        }
        return result;
    }

    /** What a theory states and asks nobody to test or refute. */
    private static Stream<Lemma> lemmas(TheoryDocument document) {
        return document.statements().stream()
                .filter(s -> s.conjectures().size() == 1
                        && s.proof() != Proof.NOT_NEEDED
                        && s.diagnostics().isEmpty())
                .map(s -> new Lemma(s.context(), s.conjectures().getFirst()));
    }

    private static void count(List<Found> found, Map<String, Tally> tallies, Tally all, double seconds) {
        List<Found> replayed = found.stream().filter(f -> f.proof().isPresent()).toList();
        for (String prover : found.stream().map(Found::prover).distinct().toList()) {
            Tally tally = tallies.computeIfAbsent(prover, _ -> new Tally());
            tally.found++;
            List<Found> own =
                    replayed.stream().filter(f -> f.prover().equals(prover)).toList();
            if (!own.isEmpty()) {
                tally.replayed++;
                tally.seconds.add(own.getFirst().seconds());
            }
            if (found.stream().allMatch(f -> f.prover().equals(prover))) {
                tally.alone++;
            }
        }
        all.found += found.isEmpty() ? 0 : 1;
        all.replayed += replayed.isEmpty() ? 0 : 1;
        all.seconds.add(replayed.stream().mapToDouble(Found::seconds).min().orElse(seconds));
    }

    private static String said(Conjecture goal, List<Found> found) {
        return goal.name() + ": "
                + (found.isEmpty()
                        ? "-"
                        : String.join(
                                ", ",
                                found.stream()
                                        .map(f -> String.format(
                                                Locale.ROOT,
                                                "%s %s %.1f s",
                                                f.prover(),
                                                f.proof().isPresent() ? "proved" : "claimed",
                                                f.seconds()))
                                        .toList()));
    }

    private void report(int goals, List<Hunter> hunters, Map<String, Tally> tallies, Tally all, Consumer<Row> rows) {
        rows.accept(row("found by anybody", "goals", goals, all.found, LEMMAS));
        rows.accept(row("replayed by the kernel", "goals", goals, all.replayed, LEMMAS));
        rows.accept(row("replayed of what was found", "found", all.found, all.replayed, LEMMAS));
        double[] sorted = all.seconds.stream().mapToDouble(d -> d).sorted().toArray();
        if (sorted.length > 0) {
            rows.accept(
                    row("time per goal", "mean", Arrays.stream(sorted).average().orElse(0), all.median(), "s"));
        }
        var names = new ArrayList<>(List.of(METHODS));
        hunters.forEach(h -> names.add(h.name()));
        for (String name : names) {
            Tally tally = tallies.getOrDefault(name, new Tally());
            rows.accept(row(name + ": found", "anybody", all.found, tally.found, LEMMAS));
            rows.accept(row(name + ": replayed", "found", tally.found, tally.replayed, LEMMAS));
            rows.accept(row(name + ": nobody else", "anybody", all.found, tally.alone, LEMMAS));
            rows.accept(row(name + ": until found", "anybody", all.median(), tally.median(), "s"));
        }
    }

    private Row row(String label, String rival, double theirs, double ours, String unit) {
        return new Row(name(), label, rival, theirs, ours, unit, theirs == 0 ? 0 : ours / theirs, 0);
    }
}
