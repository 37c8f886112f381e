package dev.assay.app.commands;

import dev.assay.app.Session;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.Verbosity;
import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.induct.InductionProver;
import dev.assay.prove.induct.InductionProver.Answer;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.Document;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.tip.TipReader;
import dev.assay.test.Options;
import dev.assay.test.quickcheck.Testers;
import dev.assay.test.quickcheck.Finding;
import dev.assay.test.quickcheck.Quickcheck;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Proofs by induction of the conjectures of TIP problems, several files at a time. */
final class InductionProofs {
    /** Terms can be nested as deep as the numbers in them are large. */
    private static final long STACK_BYTES = 512L << 20;

    /** What is kept of the time for a counterexample once a test has failed. */
    private static final Duration FOR_COUNTEREXAMPLE = Duration.ofSeconds(10);

    private static final String BY = "induction";

    /** One object of {@code --json}. */
    private record Row(String file, int line, String name, String verdict, String by, double seconds, String detail) {}

    /** What became of a file: its rows, or the reason why it could not be read. */
    private record Report(List<Row> rows, Optional<String> complaint) {}

    private final Session session;
    private final Duration timeout;
    private final int jobs;
    private final JsonLines json;
    private final Verbosity verbosity;
    private final List<Row> rows = new ArrayList<>();
    private boolean isAllRead = true;

    InductionProofs(Session session, Duration timeout, int jobs, JsonLines json, Verbosity verbosity) {
        this.session = session;
        this.timeout = timeout;
        this.jobs = jobs;
        this.json = json;
        this.verbosity = verbosity;
    }

    boolean isAllRead() {
        return isAllRead;
    }

    boolean isAnyRefuted() {
        return rows.stream().anyMatch(row -> row.verdict.equals("refuted"));
    }

    /** Works on the files side by side, and reports on them in their order. */
    void prove(List<Path> files) {
        if (files.isEmpty()) {
            return;
        }
        try (ExecutorService workers =
                Executors.newFixedThreadPool(jobs, task -> new Thread(null, task, "assay-induction", STACK_BYTES))) {
            List<Future<Report>> reports =
                    files.stream().map(file -> workers.submit(() -> work(file))).toList();
            for (Future<Report> report : reports) {
                show(report.get(), files.size() > 1);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        if (!json.wanted() && files.size() > 1) {
            summarise();
        }
    }

    private Report work(Path file) {
        Document document;
        try {
            document = TipReader.read(file).document();
        } catch (SyntaxException | IOException e) {
            return new Report(List.of(), Optional.of(Complaint.about(file, e)));
        }
        var result = new ArrayList<Row>();
        for (Conjecture conjecture : document.conjectures()) {
            if (!session.isStopped()) {
                result.add(row(file, document.theory(), conjecture));
            }
        }
        return new Report(result, Optional.empty());
    }

    private Row row(Path file, Theory theory, Conjecture conjecture) {
        long start = System.nanoTime();
        String verdict;
        String detail;
        try (Meter meter = session.run().child(Budget.UNLIMITED.withTime(timeout))) {
            switch (InductionProver.prove(theory, conjecture, () -> !meter.tryStep())) {
                case Answer.Proved proved -> {
                    verdict = proved.isChecked() ? "proved" : "claimed";
                    detail = trusted(proved) + proved.text();
                }
                case Answer.Refuted() -> {
                    Optional<String> values = counterexample(theory, conjecture);
                    verdict = values.isPresent() ? "refuted" : "unknown";
                    detail = values.orElse("a test fails, but no counterexample could be confirmed");
                }
                case Answer.Failed(var stuck, var lemmas) -> {
                    verdict = "unknown";
                    detail = failure(meter, stuck, lemmas);
                }
            }
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        return new Row(file.toString(), conjecture.position().line(), conjecture.name(), verdict, BY, seconds, detail);
    }

    /** What the theorem takes for granted, in one line, if there is something. */
    private static String trusted(Answer.Proved proved) {
        if (!proved.isChecked()) {
            return "rests on "
                    + proved.theorem().trust().stream()
                            .map(dev.assay.logic.kernel.Trust::what)
                            .sorted()
                            .collect(java.util.stream.Collectors.joining(", "))
                    + "\n";
        }
        List<String> facts = proved.libraryFacts();
        return facts.isEmpty() ? "" : "with facts of the library: " + String.join(", ", facts) + "\n";
    }

    private Optional<String> counterexample(Theory theory, Conjecture conjecture) {
        try (Meter meter = session.run().child(Budget.UNLIMITED.withTime(FOR_COUNTEREXAMPLE))) {
            Finding finding = Quickcheck.run(theory, conjecture, Options.DEFAULT, Testers.all(), meter);
            return finding.isGenuine() ? Quickcheck.counterexample(finding).map(c -> c.summary()) : Optional.empty();
        }
    }

    private static String failure(Meter meter, List<String> stuck, List<String> lemmas) {
        var lines = new ArrayList<String>();
        lines.add(meter.stopped().map(limit -> limit.sentence()).orElse("no more lemmas to try"));
        if (!stuck.isEmpty()) {
            lines.add("stuck at");
            stuck.forEach(goal -> lines.add("  " + goal));
        }
        if (!lemmas.isEmpty()) {
            lines.add("proved on the way");
            lemmas.forEach(lemma -> lines.add("  " + lemma));
        }
        return String.join("\n", lines);
    }

    private void show(Report report, boolean isOneOfMany) {
        report.complaint().ifPresent(complaint -> {
            isAllRead = false;
            session.err().println(complaint);
        });
        for (Row row : report.rows()) {
            rows.add(row);
            if (json.wanted()) {
                json.print(session.out(), row);
                continue;
            }
            session.out()
                    .printf(
                            Locale.ROOT,
                            "%s:%d: %s: %s (%.1f s)%n",
                            row.file,
                            row.line,
                            row.name,
                            row.verdict,
                            row.seconds);
            if (!verbosity.quiet() && (!isOneOfMany || verbosity.verbose() || !row.verdict.equals("proved"))) {
                row.detail.lines().forEach(line -> session.out().println("  " + line));
            }
        }
        session.out().flush();
    }

    private void summarise() {
        session.out()
                .println(rows.size() + " conjectures: " + count("proved") + " proved, " + count("claimed")
                        + " claimed, " + count("refuted") + " refuted, " + count("unknown") + " unknown");
    }

    private long count(String verdict) {
        return rows.stream().filter(row -> row.verdict.equals(verdict)).count();
    }
}
