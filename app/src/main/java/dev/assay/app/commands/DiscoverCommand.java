package dev.assay.app.commands;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.discover.ClassLaws;
import dev.assay.app.discover.Explored;
import dev.assay.app.discover.LawTable;
import dev.assay.app.discover.ProvedLaws;
import dev.assay.app.discover.SecondOpinion;
import dev.assay.app.discover.Silence;
import dev.assay.app.judging.Complaint;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.Positive;
import dev.assay.app.options.TheoryFolders;
import dev.assay.app.options.Timeout;
import dev.assay.app.options.Verbosity;
import dev.assay.code.runtime.TooDeep;
import dev.assay.explore.Law;
import dev.assay.explore.Signature;
import dev.assay.explore.discovery.Discovery;
import dev.assay.explore.discovery.Exploration;
import dev.assay.explore.discovery.Listener;
import dev.assay.explore.discovery.Recheck;
import dev.assay.explore.discovery.Settings;
import dev.assay.explore.discovery.Statistics;
import dev.assay.explore.reflect.JavaSignature;
import dev.assay.explore.reflect.LawTests;
import dev.assay.explore.reflect.Telling;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.prove.discover.TheorySignature;
import dev.assay.run.Background;
import dev.assay.run.Budget;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.WholeFile;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.tip.TipReader;
import dev.assay.test.run.Codes;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Executable;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code assay discover FILE}: the laws of a theory's functions, found by running them. */
@Command(
        name = "discover",
        description = {
            "Discover laws of the functions of a theory or problem, or of the methods of a Java class, by running"
                    + " them.",
            "Each law has passed thousands of tests, and does not follow from simpler ones. With --prove it is proved"
                    + " as well."
        },
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  assay discover Queue.thy",
            "  assay discover --prove --functions rev,app Lists.thy",
            "  assay discover --class java.util.ArrayDeque"
        })
public final class DiscoverCommand implements Callable<Integer> {
    private static final Duration USUAL = Duration.ofSeconds(60);

    /** Values of larger sizes take long where numbers are unary. */
    private static final int LARGEST = 12;

    /** How the time is shared: each part may take so much of what is left. */
    private static final double FOR_METHODS = 0.3;

    private static final double FOR_SEARCH = 0.45;
    private static final double FOR_ORDER = 0.15;
    private static final double FOR_TESTS = 0.4;
    private static final double FOR_ROUNDS = 0.2;

    /** How long after the end of its time the work may take to end. */
    private static final Duration GRACE = Duration.ofSeconds(3);

    private static final int ROUNDS = 10;

    /** How often to look whether a call of a method ends. */
    private static final Duration GLANCE = Duration.ofMillis(100);

    /** Classes have many methods, so terms are smaller than those of theories. */
    private static final int SIZE_OF_CLASS = 5;

    private static final int TESTS_OF_CLASS = 150;

    /** What is not told in the end need not be tested as often as what is. */
    private static final int CHECKS_OF_CLASS = 2500;

    /** Who reads more asks for all. */
    private static final int MOST_OF_A_SUBJECT = 20;

    @ParentCommand
    private Root assay;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--functions",
            paramLabel = "NAMES",
            split = ",",
            description = "Only of these, separated by commas; otherwise of all that the file defines.")
    private List<String> functions = List.of();

    @Option(
            names = "--background",
            paramLabel = "NAMES",
            split = ",",
            description = "Functions that may occur in laws, but not alone.")
    private List<String> background = List.of();

    @Option(
            names = "--size",
            paramLabel = "N",
            converter = Positive.class,
            description = "Terms of at most N symbols; 7 if not given.")
    private @Nullable Integer size;

    @Option(
            names = "--depth",
            paramLabel = "N",
            converter = Positive.class,
            description = "All terms up to this depth instead.")
    private @Nullable Integer depth;

    @Option(names = "--conditional", description = "Also laws under a condition: a predicate of variables.")
    private boolean conditional;

    @Option(
            names = "--tests",
            paramLabel = "N",
            converter = Positive.class,
            description = "Further tests that each law passes; 10000 if not given.")
    private int tests = 10_000;

    @Option(
            names = "--prove",
            description = "Prove the laws by induction, in the kernel; only what follows from proved laws is left out.")
    private boolean isProving;

    @Option(
            names = "--recheck",
            paramLabel = "N",
            converter = Positive.class,
            description = "Run N tests more, other than those before, of each law that is told.")
    private int recheck;

    @Option(names = "--why", paramLabel = "LAW", description = "Why is this equation not among the laws?")
    private @Nullable String why;

    @Option(names = "--as-theory", description = "Print a theory with the laws as lemmas.")
    private boolean asTheory;

    @Option(names = "--html", paramLabel = "OUT", description = "Also write the laws as a web page.")
    private @Nullable Path html;

    @Option(names = "--seed", paramLabel = "N", description = "Where randomness starts; 0 if not given.")
    private long seed;

    @Mixin
    private Timeout timeout = new Timeout(USUAL);

    @Mixin
    private JsonLines json = new JsonLines();

    @Mixin
    private Verbosity verbosity = new Verbosity();

    @Option(names = "--class", paramLabel = "NAME", description = "Of a Java class instead of a file.")
    private @Nullable String className;

    @Option(
            names = {"-cp", "--class-path"},
            paramLabel = "PATH",
            description = "Folders and jars with the class.")
    private String classPath = "";

    @Option(
            names = "--all",
            description =
                    "All laws of a class, also where there are more than 20 of one kind; --json and --as-tests always"
                            + " have all.")
    private boolean tellsAll;

    @Option(names = "--as-tests", description = "Print a JUnit test class with the laws of a class as properties.")
    private boolean asTests;

    @Mixin
    private TheoryFolders folders = new TheoryFolders();

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "A theory (.thy) or a problem (.smt2).")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        check();
        Session session = assay.session();
        String type = className;
        if (type != null) {
            return ofClass(type, session);
        }
        try {
            return switch (Language.of(file)) {
                case ISABELLE -> theory(Library.read(file, folders.all(), ProofChecker.NONE), session);
                case TIP -> report(Explored.of(TipReader.read(file), functions, background), session, true);
                case TPTP, JAVA, UNKNOWN -> {
                    json.complain(session, Language.refusal(file, Language.ISABELLE, Language.TIP));
                    yield ExitCode.ERROR;
                }
            };
        } catch (SyntaxException | IOException e) {
            json.complain(session, Complaint.about(file, e));
            return ExitCode.ERROR;
        } catch (Explored.Unknown e) {
            json.complain(session, file + ": " + e.getMessage());
            return ExitCode.ERROR;
        }
    }

    private void check() {
        if (size != null && depth != null) {
            throw new ParameterException(spec.commandLine(), "--size and --depth exclude each other");
        }
        if (depth != null && conditional) {
            throw new ParameterException(spec.commandLine(), "--conditional needs --size, not --depth");
        }
        if ((className == null) == file.toString().isEmpty()) {
            throw new ParameterException(spec.commandLine(), "name one file, or one class with --class");
        }
        var idle = new LinkedHashMap<String, Boolean>();
        if (className != null) {
            idle.put("--conditional", conditional);
            idle.put("--background", !background.isEmpty());
            idle.put("--depth", depth != null);
            idle.put("--prove", isProving);
            idle.put("--why", why != null);
            idle.put("--as-theory", asTheory);
            idle.put("--html", html != null);
        } else {
            idle.put("--class-path", !classPath.isEmpty());
            idle.put("--all", tellsAll);
            idle.put("--as-tests", asTests);
        }
        idle.forEach((option, isGiven) -> {
            if (isGiven) {
                throw new ParameterException(
                        spec.commandLine(),
                        option + " has no effect " + (className == null ? "without" : "with") + " --class");
            }
        });
    }

    private int limit() {
        return depth != null ? depth : size != null ? size : 7;
    }

    /** The laws of the public methods of a class. */
    private int ofClass(String name, Session session) {
        var silence = new Silence();
        // Who wants laws tested once more gives as much time again for that.
        Duration time = timeout.time();
        try (var loader = new URLClassLoader(urls(), DiscoverCommand.class.getClassLoader());
                Meter all = session.run().child(Budget.UNLIMITED.withTime(time.multipliedBy(recheck > 0 ? 2 : 1)));
                Meter meter = all.child(Budget.UNLIMITED.withTime(time))) {
            Class<?> type = Class.forName(name, true, loader);
            var endless = new LinkedHashSet<Executable>();
            while (true) {
                var work = new FutureTask<>(() -> lawsOf(type, endless, session, meter, all));
                Thread thread = Background.startDeep("laws", work);
                Optional<Executable> call = endlessCall(work, thread, all);
                if (call.isEmpty()) {
                    return work.isDone() ? work.get() : late(name, session);
                }
                // A call that does not return can only be left behind; without it, all begins anew.
                endless.add(call.get());
            }
        } catch (ClassNotFoundException | NoClassDefFoundError e) {
            json.complain(session, "there is no class " + e.getMessage() + "; --class-path says where to look");
        } catch (ExceptionInInitializerError e) {
            json.complain(session, name + " cannot be used: " + e.getCause());
        } catch (ExecutionException e) {
            json.complain(session, name + ": " + complaint(Objects.requireNonNull(e.getCause())));
        } catch (IOException e) {
            json.complain(session, name + ": " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            silence.close();
        }
        return ExitCode.ERROR;
    }

    /** What was told until now stands. */
    private int late(String name, Session session) {
        session.out().flush();
        json.complain(
                session, name + ": the time was over; --functions asks for some methods only, --timeout for more time");
        return ExitCode.ERROR;
    }

    private static String complaint(Throwable cause) {
        return switch (cause) {
            case IllegalArgumentException e -> String.valueOf(e.getMessage());
            case OutOfMemoryError e -> e.getMessage() + "; --functions can leave methods out";
            case RuntimeException e -> throw e;
            case Error e -> throw e;
            default -> throw new IllegalStateException(cause);
        };
    }

    /** Waits for the end, or for a call that has none; not much longer than there is time. */
    private static Optional<Executable> endlessCall(FutureTask<?> work, Thread thread, Meter meter)
            throws InterruptedException {
        long over = 0;
        while (thread.isAlive() && !work.isDone() && over < GRACE.toNanos()) {
            thread.join(GLANCE);
            over = meter.stopped().isPresent() ? over + GLANCE.toNanos() : 0;
            Optional<Executable> call = JavaSignature.endlessCall(thread);
            if (call.isPresent() && over == 0) {
                return call;
            }
        }
        return Optional.empty();
    }

    private int lawsOf(Class<?> type, Set<Executable> endless, Session session, Meter meter, Meter all) {
        JavaSignature java;
        try (Meter part = meter.slice(FOR_METHODS)) {
            java = JavaSignature.of(
                    type, functions, endless, () -> part.stopped().isPresent());
        }
        if (!verbosity.quiet()) {
            java.remarks().forEach(remark -> session.err().println(remark));
        }
        int limit = size == null ? SIZE_OF_CLASS : size;
        Settings settings = Settings.upTo(limit)
                .withTests(TESTS_OF_CLASS)
                .withChecks(Math.min(tests, CHECKS_OF_CLASS))
                .withLargest(LARGEST)
                .withSeed(seed);
        Discovery found;
        try (Meter part = meter.slice(FOR_SEARCH)) {
            found = java.exploration(settings).run(new Listener() {
                @Override
                public boolean isStopped() {
                    return part.stopped().isPresent();
                }
            });
        }
        Discovery ordered;
        try (Meter part = meter.slice(FOR_ORDER)) {
            ordered = found.withLaws(
                    new Telling(found, settings).laws(() -> part.stopped().isPresent()));
        }
        Discovery tested;
        try (Meter part = meter.slice(FOR_TESTS)) {
            tested = Recheck.sieved(
                    ordered, 1, tests, LARGEST, seed, () -> part.stopped().isPresent());
            if (part.stopped().isPresent()) {
                session.err().println("the time was over before all laws were tested " + tests + " times");
            }
        }
        List<Law> sieved;
        try (Meter part = meter.slice(FOR_ROUNDS)) {
            sieved = Recheck.sieved(
                            tested,
                            ROUNDS,
                            tests,
                            LARGEST,
                            seed + 1,
                            () -> part.stopped().isPresent())
                    .laws();
        }
        if (!found.isComplete()) {
            session.err().println("the time was over before all terms up to size " + limit + " were looked at");
        }
        boolean isAll = tellsAll || json.wanted() || asTests;
        var laws = new ClassLaws(
                type,
                java,
                sieved,
                recheck,
                LARGEST,
                isAll ? Integer.MAX_VALUE : MOST_OF_A_SUBJECT,
                seed,
                () -> all.stopped().isPresent());
        List<ClassLaws.Row> told = asTests
                ? laws.tell(row -> {})
                : json.wanted() ? laws.tell(row -> json.print(session.out(), row)) : laws.tellAsText(session.out());
        if (asTests) {
            session.out().print(new LawTests(type, java).source(laws.confirmed()));
        }
        remark(java, ordered, sieved, laws, settings, session);
        return told.stream().allMatch(ClassLaws.Row::holds) ? ExitCode.OK : ExitCode.REFUTED;
    }

    /** What became of the laws that are not told. */
    private void remark(
            JavaSignature java,
            Discovery ordered,
            List<Law> sieved,
            ClassLaws laws,
            Settings settings,
            Session session) {
        if (verbosity.quiet()) {
            return;
        }
        List<Law> dropped = Stream.concat(
                        ordered.laws().stream().filter(law -> !sieved.contains(law)), laws.fallen().stream())
                .toList();
        if (!dropped.isEmpty()) {
            session.err()
                    .println((dropped.size() == 1 ? "1 more was" : dropped.size() + " more were")
                            + " true in " + settings.checks() + " tests, but false in further ones"
                            + (verbosity.verbose() ? ":" : "; --verbose shows them"));
        }
        if (verbosity.verbose()) {
            dropped.forEach(
                    law -> session.err().println("      " + java.notation().show(law)));
        }
        if (laws.unconfirmed() > 0) {
            session.err().println("the time was over before " + laws.unconfirmed() + " more laws were confirmed");
        }
    }

    private URL[] urls() throws MalformedURLException {
        var urls = new ArrayList<URL>();
        for (String part : classPath.split(File.pathSeparator)) {
            if (!part.isEmpty()) {
                urls.add(Path.of(part).toUri().toURL());
            }
        }
        return urls.toArray(URL[]::new);
    }

    private int theory(TheoryDocument document, Session session) {
        document.imported().problems().forEach(problem -> json.complain(session, String.valueOf(problem)));
        document.errors().forEach(error -> json.complain(session, String.valueOf(error)));
        document.failures().forEach(failure -> json.complain(session, String.valueOf(failure)));
        boolean isRead = document.isUnderstood();
        return report(Explored.of(document.context(), functions, background), session, isRead);
    }

    private int report(Explored explored, Session session, boolean isRead) {
        // Compiled functions recurse as deeply as their arguments are large.
        return TooDeep.guarded(() -> explore(explored, session, isRead));
    }

    private int explore(Explored explored, Session session, boolean isRead) {
        TheorySignature theory =
                TheorySignature.of(explored.theory(), Codes.of(explored.theory()), explored.selection());
        Settings settings =
                Settings.upTo(limit()).withChecks(tests).withLargest(LARGEST).withSeed(seed);
        Signature signature = theory.signature();
        Exploration exploration = depth != null
                ? Exploration.byDepth(signature, settings)
                : conditional ? Exploration.conditional(signature, settings) : Exploration.bySize(signature, settings);
        Duration time = timeout.time();
        Optional<ProvedLaws> proofs =
                isProving ? Optional.of(new ProvedLaws(explored, theory, signature, settings)) : Optional.empty();
        Discovery discovery;
        try (Meter meter = session.run().child(Budget.UNLIMITED.withTime(isProving ? time.dividedBy(2) : time))) {
            var opinion = new SecondOpinion(explored, theory);
            discovery = exploration.run(new Progress(theory, explored, session, meter, proofs, opinion));
            if (!verbosity.quiet()) {
                opinion.note().ifPresent(note -> session.err().println(file + ": " + note));
            }
        }
        if (proofs.isPresent()) {
            try (Meter meter = session.run().child(Budget.UNLIMITED.withTime(time.dividedBy(2)))) {
                discovery = proofs.get().completed(discovery, meter);
            }
        }
        if (!verbosity.quiet()) {
            theory.notes().forEach(note -> session.err().println(file + ": " + note));
        }
        var table = new LawTable(file, explored, theory, discovery, tests, proofs);
        if (json.wanted()) {
            table.rows().forEach(row -> json.print(session.out(), row));
        } else if (asTheory) {
            session.out().print(table.asTheory());
        } else {
            session.out().print(table.asText());
        }
        if (why != null && !json.wanted()) {
            session.out().print(table.why(why, settings));
        }
        boolean isRefuted = recheck > 0 && isRefuted(discovery, explored, theory, session);
        return !(isRead && write(table, session)) ? ExitCode.ERROR : isRefuted ? ExitCode.REFUTED : ExitCode.OK;
    }

    /** Whether further tests, for which there is as much time again, refute a law that was told; says which. */
    private boolean isRefuted(Discovery discovery, Explored explored, TheorySignature theory, Session session) {
        try (Meter meter = session.run().child(Budget.UNLIMITED.withTime(timeout.time()))) {
            List<Law> refuted = Recheck.refuted(
                    discovery, recheck, LARGEST, seed + 1, () -> meter.stopped().isPresent());
            refuted.forEach(law -> session.err()
                    .println(file + ": further tests refute "
                            + explored.printer().print(theory.formula(law))));
            Optional<Limit> limit = meter.stopped();
            if (limit.isPresent()) {
                json.note(
                        session,
                        file + ": not every law was tested " + recheck + " times more: "
                                + limit.get().sentence());
            } else if (refuted.isEmpty() && !verbosity.quiet()) {
                session.err().println(file + ": no law refuted by " + recheck + " further tests of each");
            }
            return !refuted.isEmpty();
        }
    }

    private boolean write(LawTable table, Session session) {
        if (html == null) {
            return true;
        }
        try {
            WholeFile.write(html, table.asHtml());
            return true;
        } catch (IOException e) {
            json.complain(session, Complaint.about(html, e));
            return false;
        }
    }

    /** Tells on standard error how far the exploration is. */
    private final class Progress implements Listener {
        private final TheorySignature theory;
        private final Explored explored;
        private final Session session;
        private final Meter meter;
        private final Optional<ProvedLaws> proofs;
        private final SecondOpinion opinion;

        Progress(
                TheorySignature theory,
                Explored explored,
                Session session,
                Meter meter,
                Optional<ProvedLaws> proofs,
                SecondOpinion opinion) {
            this.theory = theory;
            this.explored = explored;
            this.session = session;
            this.meter = meter;
            this.proofs = proofs;
            this.opinion = opinion;
        }

        @Override
        public boolean isRefuted(Law law) {
            return opinion.isRefuted(law, meter);
        }

        @Override
        public boolean found(Law law) {
            if (isWanted() && verbosity.verbose()) {
                session.err().println("  " + explored.printer().print(theory.formula(law)));
                session.err().flush();
            }
            return proofs.map(p -> p.prove(law, meter)).orElse(true);
        }

        @Override
        public void progress(Statistics statistics) {
            if (isWanted() && (session.colour() || verbosity.verbose())) {
                session.err().println(session.faint(statistics.toString()));
                session.err().flush();
            }
        }

        private boolean isWanted() {
            return !json.wanted() && !verbosity.quiet();
        }

        @Override
        public boolean isStopped() {
            return meter.stopped().isPresent();
        }
    }
}
