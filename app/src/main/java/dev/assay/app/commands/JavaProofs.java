package dev.assay.app.commands;

import dev.assay.app.Session;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.Verbosity;
import dev.assay.lift.Agreement;
import dev.assay.lift.JavaCode;
import dev.assay.lift.LiftException;
import dev.assay.lift.Lifted;
import dev.assay.lift.Lifting;
import dev.assay.lift.proof.JavaTests;
import dev.assay.lift.proof.JavaVerdict;
import dev.assay.lift.proof.PropertyProof;
import dev.assay.lift.proof.PropertyTests;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Tests the properties of Java files by running them, and proves those that pass by induction. */
final class JavaProofs {
    /** Terms can be nested as deep as the numbers in them are large, and methods may recurse as deep as their data. */
    private static final long STACK_BYTES = 512L << 20;

    /** One object of {@code --json}. */
    private record Row(
            String file,
            int line,
            String name,
            String verdict,
            @Nullable String by,
            double seconds,
            String detail) {}

    /** A verdict with what there is to say about it. */
    private record Finding(String verdict, @Nullable String by, String headline, List<String> detail) {}

    private final Session session;
    private final Duration timeout;
    private final List<Path> classPath;
    private final int inputs;
    private final JsonLines json;
    private final Verbosity verbosity;
    private final List<String> verdicts = new ArrayList<>();
    private boolean isAllRead = true;
    private boolean isAllAgreed = true;

    /** @param inputs on which each method is compared with what it was lifted to; 0 for none */
    JavaProofs(
            Session session, Duration timeout, List<Path> classPath, int inputs, JsonLines json, Verbosity verbosity) {
        this.session = session;
        this.timeout = timeout;
        this.classPath = classPath;
        this.inputs = inputs;
        this.json = json;
        this.verbosity = verbosity;
    }

    boolean isAllRead() {
        return isAllRead;
    }

    boolean isAnyRefuted() {
        return verdicts.contains("refuted") || !isAllAgreed;
    }

    void prove(List<Path> files) throws InterruptedException {
        if (files.isEmpty()) {
            return;
        }
        var work = new FutureTask<@Nullable Void>(() -> files.forEach(this::prove), null);
        new Thread(null, work, "assay-java", STACK_BYTES).start();
        try {
            work.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        if (!json.wanted()) {
            session.out()
                    .println(verdicts.size() + " properties: " + count("proved") + " proved, " + count("claimed")
                            + " claimed, " + count("refuted") + " refuted, " + count("corroborated") + " only tested"
                            + (count("unknown") == 0 ? "" : ", " + count("unknown") + " unknown"));
            session.out().flush();
        }
    }

    private long count(String verdict) {
        return verdicts.stream().filter(verdict::equals).count();
    }

    private void prove(Path file) {
        try {
            JavaCode code = JavaCode.read(file, classPath);
            List<Lifting.Candidate> candidates = Lifting.candidates(code);
            if (candidates.isEmpty()) {
                complain(file + ": there is no method annotated with @Property");
                return;
            }
            Optional<Lifted> all = lifted(code);
            all.ifPresent(this::notes);
            for (Lifting.Candidate candidate : candidates) {
                if (!session.isStopped()) {
                    work(code, candidate, all);
                }
            }
            all.filter(lifted -> inputs > 0).ifPresent(this::compare);
        } catch (LiftException e) {
            complain(e.sentence());
        } catch (IOException e) {
            complain(Complaint.about(file, e));
        }
    }

    private void complain(String sentence) {
        isAllRead = false;
        session.err().println(sentence);
        session.err().flush();
    }

    /** All properties together, unless one of them cannot be lifted. */
    private static Optional<Lifted> lifted(JavaCode code) {
        try {
            return Optional.of(Lifting.lift(code));
        } catch (LiftException e) {
            return Optional.empty();
        }
    }

    private void notes(Lifted lifted) {
        if (!verbosity.quiet()) {
            lifted.notes().forEach(note -> session.err().println(note));
        }
    }

    private void work(JavaCode code, Lifting.Candidate candidate, Optional<Lifted> all) {
        long start = System.nanoTime();
        Finding finding = switch (tests(candidate.method())) {
            case JavaTests.Failed(var refuted) -> finding(refuted);
            case JavaTests.Passed _ -> unrefuted(code, candidate, all);
            case JavaTests.Impossible(var reason) -> {
                Finding proof = unrefuted(code, candidate, all);
                yield proof.verdict().equals("corroborated")
                        ? new Finding(
                                "unknown",
                                null,
                                "unknown",
                                Stream.concat(Stream.of(reason), proof.detail().stream())
                                        .toList())
                        : proof;
            }
            case JavaTests.Unfinished(var values, var passed) -> {
                Finding proof = unrefuted(code, candidate, all);
                var detail = new ArrayList<>(proof.detail());
                detail.add("a case takes too long to be run: "
                        + values.stream().map(Object::toString).collect(Collectors.joining(", ")));
                boolean isTested = proof.verdict().equals("corroborated");
                yield new Finding(
                        proof.verdict(),
                        proof.by(),
                        isTested ? "passes the " + passed + " tests that ended" : proof.headline(),
                        detail);
            }
        };
        show(code.file(), candidate, finding, (System.nanoTime() - start) / 1e9);
    }

    private JavaTests tests(Method method) {
        try (Meter meter = session.run().child(Budget.UNLIMITED.withTime(timeout))) {
            return PropertyTests.of(method, () -> meter.stopped().isPresent());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private Finding unrefuted(JavaCode code, Lifting.Candidate candidate, Optional<Lifted> all) {
        try {
            return prove(all.orElseGet(() -> Lifting.lift(code, candidate)), candidate.method());
        } catch (LiftException e) {
            return new Finding("corroborated", "tests", "passes all tests", List.of(e.sentence()));
        }
    }

    private Finding prove(Lifted lifted, Method method) {
        Lifted.Property property = lifted.properties().stream()
                .filter(p -> p.method().equals(method))
                .findFirst()
                .orElseThrow();
        try (Meter meter = session.run().child(Budget.UNLIMITED.withTime(timeout))) {
            return finding(PropertyProof.prove(
                    lifted,
                    property.conjecture(),
                    () -> !meter.tryStep(),
                    () -> meter.stopped().map(limit -> limit.sentence()).orElse("no more lemmas to try")));
        }
    }

    private Finding finding(JavaVerdict verdict) {
        return switch (verdict) {
            case JavaVerdict.Refuted(var values, var thrown) -> {
                var lines = new ArrayList<String>();
                values.forEach(value -> lines.add(value.toString()));
                if (!thrown.isEmpty()) {
                    lines.add("throws " + thrown);
                }
                yield new Finding("refuted", "tests", "refuted", lines);
            }
            case JavaVerdict.Proved proved -> {
                var lines = new ArrayList<>(proved.grounds());
                if (verbosity.verbose()) {
                    proved.text().lines().forEach(lines::add);
                }
                yield new Finding(proved.isChecked() ? "proved" : "claimed", "induction", proved.headline(), lines);
            }
            case JavaVerdict.Tested(var reasons) -> new Finding("corroborated", "tests", "passes all tests", reasons);
        };
    }

    // Agreement

    private void compare(Lifted lifted) {
        var agreement = new Agreement(lifted);
        for (Lifted.Function function : lifted.functions()) {
            Optional<Agreement.Difference> difference = agreement.check(function, inputs, 0);
            difference.ifPresent(d -> isAllAgreed = false);
            if (!json.wanted() && !(verbosity.quiet() && difference.isEmpty())) {
                session.out()
                        .println(difference
                                .map(Agreement.Difference::toString)
                                .orElseGet(() ->
                                        "  " + function.constant() + " agrees with Java on " + inputs + " inputs"));
            }
        }
    }

    private void show(Path file, Lifting.Candidate candidate, Finding finding, double seconds) {
        verdicts.add(finding.verdict());
        String name = candidate.method().getName();
        int line = candidate.position().line();
        if (json.wanted()) {
            json.print(
                    session.out(),
                    new Row(
                            file.toString(),
                            line,
                            name,
                            finding.verdict(),
                            finding.by(),
                            seconds,
                            String.join("\n", finding.detail())));
            return;
        }
        session.out().printf(Locale.ROOT, "%s:%d: %s: %s (%.1f s)%n", file, line, name, finding.headline(), seconds);
        if (!verbosity.quiet() || finding.verdict().equals("refuted")) {
            finding.detail().forEach(text -> session.out().println("  " + text));
        }
        session.out().flush();
    }
}
