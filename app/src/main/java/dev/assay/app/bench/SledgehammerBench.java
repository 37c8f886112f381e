package dev.assay.app.bench;

import dev.assay.logic.Theory;
import dev.assay.logic.engine.Budget;
import dev.assay.logic.engine.Conjecture;
import dev.assay.logic.engine.Meter;
import dev.assay.prove.relevance.Candidate;
import dev.assay.prove.relevance.Relevance;
import dev.assay.prove.sledgehammer.Found;
import dev.assay.prove.sledgehammer.Hunter;
import dev.assay.prove.sledgehammer.Request;
import dev.assay.prove.sledgehammer.Sledgehammer;
import dev.assay.syntax.isabelle.Library;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** How many lemmas of the library each prover can prove from the facts before them, and how many the kernel replays. */
final class SledgehammerBench implements LimitedBench {
    private static final int QUICK = 30;
    private static final int FULL = 300;
    private static final int MOST_FACTS = 400;
    private static final String LEMMAS = "lemmas";

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

    @Override
    public String name() {
        return "sledgehammer";
    }

    @Override
    public String description() {
        return "lemmas of the library proved from the facts before them: each prover against all of them together, and the"
                + " kernel's replay against what was found";
    }

    @Override
    public void run(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        run(effort, effort == Effort.QUICK ? QUICK : FULL, rows, notes);
    }

    @Override
    public void run(Effort effort, int limit, Consumer<Row> rows, Consumer<String> notes) {
        Theory theory = Library.context("Main").theory();
        List<LibraryLemma> sample = LibraryLemma.sample(theory, limit);
        Duration time = Duration.ofSeconds(effort == Effort.QUICK ? 5 : 30);
        List<Hunter> hunters = Hunter.available(System.getenv().getOrDefault("PATH", ""));
        int jobs = Runtime.getRuntime().availableProcessors();
        var relevance = new Relevance();
        Map<String, Tally> tallies = new HashMap<>();
        hunters.forEach(h -> tallies.put(h.name(), new Tally()));
        var all = new Tally();
        for (LibraryLemma lemma : sample) {
            Conjecture goal = lemma.goal();
            List<Candidate> facts = lemma.facts(relevance, MOST_FACTS);
            try (Meter meter = Budget.UNLIMITED.withTime(time).start()) {
                long start = System.nanoTime();
                List<Found> found =
                        new Sledgehammer(new Request(theory, goal, facts), hunters, false, jobs).run(meter, _ -> {});
                count(found, tallies, all, (System.nanoTime() - start) / 1e9);
                notes.accept(said(goal, found));
            }
        }
        report(sample.size(), hunters, tallies, all, rows);
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
        for (Hunter hunter : hunters) {
            Tally tally = tallies.getOrDefault(hunter.name(), new Tally());
            rows.accept(row(hunter.name() + ": found", "anybody", all.found, tally.found, LEMMAS));
            rows.accept(row(hunter.name() + ": replayed", "found", tally.found, tally.replayed, LEMMAS));
            rows.accept(row(hunter.name() + ": nobody else", "anybody", all.found, tally.alone, LEMMAS));
            rows.accept(row(hunter.name() + ": until found", "anybody", all.median(), tally.median(), "s"));
        }
    }

    private Row row(String label, String rival, double theirs, double ours, String unit) {
        return new Row(name(), label, rival, theirs, ours, unit, theirs == 0 ? 0 : ours / theirs, 0);
    }
}
