package dev.assay.app.commands;

import dev.assay.app.Session;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.Verbosity;
import dev.assay.lift.Agreement;
import dev.assay.lift.JavaCode;
import dev.assay.lift.JavaLiterals;
import dev.assay.lift.JavaText;
import dev.assay.lift.LiftException;
import dev.assay.lift.Lifted;
import dev.assay.lift.Lifting;
import dev.assay.logic.Term;
import dev.assay.logic.engine.Budget;
import dev.assay.logic.engine.Meter;
import dev.assay.logic.kernel.Thm;
import dev.assay.property.Gen;
import dev.assay.property.Property;
import dev.assay.property.Result;
import dev.assay.property.Settings;
import dev.assay.prove.induct.Given;
import dev.assay.prove.induct.InductionProver;
import dev.assay.prove.induct.InductionProver.Answer;
import dev.assay.prove.induct.InductionProver.Step;
import dev.assay.prove.induct.Writing;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Tests the properties of Java files by running them, and proves those that pass by induction. */
final class JavaProofs {
    /** Terms can be nested as deep as the numbers in them are large, and methods may recurse as deep as their data. */
    private static final long STACK_BYTES = 512L << 20;
    /** A case that takes so long will not end. */
    private static final Duration ENDLESS = Duration.ofSeconds(5);

    private static final int SMALL_CASES = 20_000;
    private static final Duration SMALL_TIME = Duration.ofSeconds(1);

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
                            + " claimed, " + count("refuted") + " refuted, " + count("corroborated") + " only tested");
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
        Finding finding = test(candidate.method()).orElseGet(() -> {
            try {
                Lifted lifted = all.orElseGet(() -> Lifting.lift(code, candidate));
                return prove(lifted, candidate.method());
            } catch (LiftException e) {
                return new Finding("corroborated", "tests", "passes all tests", List.of(e.sentence()));
            }
        });
        show(code.file(), candidate, finding, (System.nanoTime() - start) / 1e9);
    }

    // Testing

    /** A counterexample, if some case fails. */
    private static Optional<Finding> test(Method method) {
        var last = new ArrayList<Object>();
        List<Gen<?>> gens = new ArrayList<>();
        Arrays.stream(method.getAnnotatedParameterTypes()).forEach(t -> gens.add(Agreement.generator(t)));
        List<String> names =
                Arrays.stream(method.getParameters()).map(Parameter::getName).toList();
        var property = new Property(method.getName(), method.getName(), names, gens, arguments -> {
            last.clear();
            last.addAll(Arrays.asList(arguments));
            if (!holds(method, arguments)) {
                throw new AssertionError("false");
            }
        });
        Settings settings = settings();
        // Some mistakes show only where several small values meet, which chance seldom brings about.
        Settings small = settings.trying(SMALL_CASES).within(SMALL_TIME).exhaustively();
        Optional<Result.Falsified> failure =
                falsified(property.test(settings)).or(() -> falsified(property.test(small)));
        if (failure.isEmpty()) {
            return Optional.empty();
        }
        Result.Falsified falsified = failure.get();
        property.test(settings.replaying(falsified.replay()));
        var lines = new ArrayList<String>();
        for (int i = 0; i < names.size(); i++) {
            lines.add(names.get(i) + " = " + JavaLiterals.of(last.get(i)));
        }
        Throwable thrown = falsified.shrunk().thrown();
        if (!(thrown instanceof AssertionError)) {
            lines.add("throws " + thrown);
        }
        return Optional.of(new Finding("refuted", "tests", "refuted", lines));
    }

    private static Optional<Result.Falsified> falsified(Result result) {
        return result.verdict() instanceof Result.Falsified falsified ? Optional.of(falsified) : Optional.empty();
    }

    private static Settings settings() {
        Settings standard = Settings.standard();
        return standard.seeded(standard.seed().orElse(0))
                .keepingFailuresIn(Optional.empty())
                .eachWithin(ENDLESS);
    }

    private static boolean holds(Method method, Object[] arguments) throws Throwable {
        try {
            // One that returns nothing fails by an exception.
            return !Boolean.FALSE.equals(method.invoke(receiver(method), arguments));
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static @Nullable Object receiver(Method method) throws ReflectiveOperationException {
        if (java.lang.reflect.Modifier.isStatic(method.getModifiers())) {
            return null;
        }
        var constructor = method.getDeclaringClass().getDeclaredConstructor();
        constructor.setAccessible(true);
        return constructor.newInstance();
    }

    // Proving

    private Finding prove(Lifted lifted, Method method) {
        Lifted.Property property = lifted.properties().stream()
                .filter(p -> p.method().equals(method))
                .findFirst()
                .orElseThrow();
        var given = new Given(lifted.laws(), lifted.computation());
        var writing = new Writing() {
            @Override
            public String term(Term t) {
                return lifted.text().print(t);
            }

            @Override
            public String fact(String name) {
                return name;
            }
        };
        try (Meter meter = session.run().child(Budget.UNLIMITED.withTime(timeout))) {
            return switch (InductionProver.prove(
                    lifted.theory(), property.conjecture(), given, writing, () -> !meter.tryStep())) {
                case Answer.Proved proved -> proved(lifted, proved);
                case Answer.Refuted() ->
                    new Finding(
                            "corroborated",
                            "tests",
                            "passes all tests",
                            List.of("the lifted property fails a test that Java does not: please report this"));
                case Answer.Failed(var stuck, var lemmas) -> {
                    var lines = new ArrayList<String>();
                    lines.add(meter.stopped().map(limit -> limit.sentence()).orElse("no more lemmas to try"));
                    stuck.stream().limit(3).forEach(goal -> lines.add("stuck at " + goal));
                    lemmas.forEach(lemma -> lines.add("proved on the way: " + lemma));
                    yield new Finding("corroborated", "tests", "passes all tests", lines);
                }
            };
        }
    }

    private Finding proved(Lifted lifted, Answer.Proved proved) {
        var lines = new ArrayList<String>();
        List<Step> steps = proved.steps();
        for (Step lemma : steps.subList(0, steps.size() - 1)) {
            lines.add("lemma " + lifted.text().print(lemma.statement()) + "   // " + manner(lemma));
        }
        Thm theorem = proved.theorem();
        boolean isChecked = theorem.oracles().isEmpty();
        String headline = (isChecked ? "proved by " : "claimed by ") + manner(steps.getLast());
        if (!isChecked) {
            lines.add("rests on " + String.join(", ", theorem.oracles()));
        }
        if (verbosity.verbose()) {
            proved.text().lines().forEach(lines::add);
        }
        return new Finding(isChecked ? "proved" : "claimed", "induction", headline, lines);
    }

    private static String manner(Step step) {
        return step.inducted().isEmpty()
                ? "computing"
                : "induction on "
                        + step.inducted().stream().map(JavaText::variable).collect(Collectors.joining(", "));
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
