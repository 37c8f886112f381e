package dev.assay.app.commands;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.Positive;
import dev.assay.app.options.Timeout;
import dev.assay.app.options.Verbosity;
import dev.assay.property.state.StateMachine;
import dev.assay.race.Race;
import dev.assay.race.RaceResult;
import dev.assay.race.RaceSettings;
import dev.assay.race.instrument.Granularity;
import dev.assay.race.memory.DataRace;
import dev.assay.race.memory.MemoryModel;
import dev.assay.race.parallel.ParallelFailure;
import dev.assay.race.parallel.ParallelTest;
import dev.assay.race.schedule.Run;
import dev.assay.race.scheduler.Limits;
import dev.assay.race.trace.Trace;
import dev.assay.run.WholeFile;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code assay race CLASS…}: under which schedules of their threads do programs fail? */
@Command(
        name = "race",
        description = {
            "Run methods of compiled Java classes under many schedules of their threads, to find one that fails.",
            "CLASS may be CLASS#METHOD; otherwise those marked @Race are run, or if there are none, all that are public and "
                    + "have no parameters, or if there are none of those either, main(String[])."
        },
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {"  assay race -cp target/classes Account#twoDeposits"})
public final class RaceCommand implements Callable<Integer> {
    private static final Duration USUAL = Duration.ofSeconds(60);

    /** A line of {@code --json}. */
    private record Row(
            String name,
            String verdict,
            int schedules,
            long decisions,
            double seconds,
            long seed,
            @Nullable String outcome,
            @Nullable String schedule,
            @Nullable String output,
            List<String> dataRaces) {}

    @ParentCommand
    private Root assay;

    @Mixin
    private Timeout timeout = new Timeout(USUAL);

    @Option(
            names = {"-cp", "--class-path"},
            paramLabel = "PATH",
            description = "Folders and jars with the classes; the working directory if not given.")
    private String classPath = ".";

    @Option(
            names = "--schedules",
            paramLabel = "N",
            converter = Positive.class,
            description = "How many for each method; 10000 if not given.")
    private int schedules = 10_000;

    @Option(names = "--seed", paramLabel = "N", description = "Where randomness starts; 0 if not given.")
    private long seed;

    @Option(
            names = "--search",
            paramLabel = "NAME",
            description = "Who decides: ${COMPLETION-CANDIDATES}; MIXED if not given.")
    private RaceSettings.Search search = RaceSettings.Search.MIXED;

    @Option(
            names = "--steps",
            paramLabel = "N",
            converter = Positive.class,
            description =
                    "A run that takes more is cut short, or has no end if nothing new happens; 100000 if not given.")
    private int steps = Limits.STANDARD.steps();

    @Option(
            names = "--delays",
            paramLabel = "N",
            split = ",",
            description = "How many delays of decisions to try from a run, by level, such as 10,3; 10 if not given.")
    private List<Integer> delays = List.of();

    @Option(
            names = "--branches",
            paramLabel = "K",
            converter = Positive.class,
            description = "How many clients of a state machine; 2 if not given.")
    private int branches = 2;

    @Option(
            names = "--commands",
            paramLabel = "N",
            converter = Positive.class,
            description = "How many commands each client of a state machine gives; chance chooses if not given.")
    private int commands;

    @Option(
            names = "--strict",
            description = "State machines have to be linearizable, not only sequentially consistent.")
    private boolean strict;

    @Option(names = "--coarse", description = "Only locks, atomics, volatile fields and the like are steps.")
    private boolean coarse;

    @Option(
            names = "--atomic",
            paramLabel = "NAME",
            description = "CLASS or CLASS#METHOD whose calls are one step each; may be given several times.")
    private List<String> atomic = List.of();

    @Option(
            names = "--memory",
            paramLabel = "MODEL",
            description =
                    "What a read may give: ${COMPLETION-CANDIDATES}, the last value or all that Java's memory model "
                            + "allows; SEQUENTIAL if not given.")
    private MemoryModel memory = MemoryModel.SEQUENTIAL;

    @Option(
            names = "--data-races",
            description =
                    "Plain accesses that conflict are a failure if nothing orders them; if not given, they are told "
                            + "beside the result.")
    private boolean dataRaces;

    @Option(names = "--leaks", description = "Threads that never end are a failure.")
    private boolean leaks;

    @Option(names = "--any-time-outs", description = "Waiting for a limited time may end at once.")
    private boolean anyTimeOuts;

    @Option(names = "--spurious", description = "Each thread may once wake up from a wait for no reason.")
    private boolean spurious;

    @Option(names = "--replay", paramLabel = "SCHEDULE", description = "Follow this schedule, from an earlier failure.")
    private @Nullable String replay;

    @Option(names = "--html", paramLabel = "FILE", description = "Write a page that steps through the last failure.")
    private @Nullable Path html;

    @Option(names = "--svg", paramLabel = "FILE", description = "Draw the last failure.")
    private @Nullable Path svg;

    @Mixin
    private JsonLines json = new JsonLines();

    @Mixin
    private Verbosity verbosity = new Verbosity();

    @Parameters(paramLabel = "CLASS", arity = "1..*", description = "Names of classes, or CLASS#METHOD.")
    private List<String> subjects = List.of();

    @Override
    public Integer call() {
        int code = ExitCode.OK;
        try (var loader = new URLClassLoader(classPath(), RaceCommand.class.getClassLoader())) {
            for (String subject : subjects) {
                code = Math.max(code, run(subject, loader));
            }
        } catch (IOException e) {
            json.complain(assay.session(), String.valueOf(e.getMessage()));
            return ExitCode.ERROR;
        }
        return code;
    }

    private URL[] classPath() throws MalformedURLException {
        var urls = new ArrayList<URL>();
        for (String part : classPath.split(File.pathSeparator)) {
            urls.add(Path.of(part).toUri().toURL());
        }
        return urls.toArray(URL[]::new);
    }

    private int run(String subject, ClassLoader loader) throws IOException {
        Session session = assay.session();
        int hash = subject.indexOf('#');
        String type = hash < 0 ? subject : subject.substring(0, hash);
        try {
            Class<?> loaded = Class.forName(type, false, loader);
            List<String> methods = hash < 0 ? methods(loaded) : List.of(subject.substring(hash + 1));
            if (methods.isEmpty()) {
                json.complain(session, type + " has no method that is public and has no parameters, and no main");
                return ExitCode.ERROR;
            }
            int code = ExitCode.OK;
            for (String method : methods) {
                code = Math.max(code, isMachine(loaded, method) ? inParallel(loaded, method) : alone(loaded, method));
            }
            return code;
        } catch (ClassNotFoundException e) {
            json.complain(
                    session,
                    type.endsWith(".java")
                            ? type
                                    + ": not a class; name one that is compiled, as in -cp target/test-classes Account#deposit"
                            : "there is no class " + type + " in " + classPath);
            return ExitCode.ERROR;
        } catch (LinkageError e) {
            json.complain(session, "the class " + type + " cannot be loaded: " + String.valueOf(e.getMessage()));
            return ExitCode.ERROR;
        } catch (IllegalArgumentException e) {
            json.complain(session, String.valueOf(e.getMessage()));
            return ExitCode.ERROR;
        }
    }

    private int alone(Class<?> type, String method) throws IOException {
        RaceResult result = Race.test(type, method, settings(), assay.session()::isStopped);
        report(result);
        return result.failure().map(each -> code(each.run())).orElse(ExitCode.OK);
    }

    private static int code(Run failure) {
        return failure.outcome().judged() ? ExitCode.REFUTED : ExitCode.ERROR;
    }

    private static String verdict(Optional<Run> failure) {
        return failure.map(each -> each.outcome().judged() ? "refuted" : "unknown")
                .orElse("corroborated");
    }

    private static boolean isMachine(Class<?> type, String method) {
        return Arrays.stream(type.getDeclaredMethods())
                .anyMatch(each -> each.getName().equals(method)
                        && each.getParameterCount() == 0
                        && StateMachine.class.isAssignableFrom(each.getReturnType()));
    }

    /** A method that returns a state machine: several clients at once, in as many programs as schedules were asked for. */
    private int inParallel(Class<?> type, String method) {
        if (memory != MemoryModel.SEQUENTIAL || dataRaces) {
            throw new IllegalArgumentException(type.getSimpleName() + "." + method
                    + " returns a state machine: --memory and --data-races are for methods that start threads");
        }
        Granularity granularity = coarse ? Granularity.COARSE : Granularity.FINE;
        ParallelTest<?, ?> test = ParallelTest.ofMethod(type, method, granularity);
        return report(
                type.getSimpleName() + "." + method,
                (strict ? test.strictly() : test)
                        .branches(branches)
                        .commands(commands)
                        .seeded(seed)
                        .tests(schedules)
                        .within(limits())
                        .searching(searching())
                        .forAtMost(timeout.time()));
    }

    private <M, S> int report(String name, ParallelTest<M, S> unlimited) {
        ParallelTest<M, S> test = replay == null ? unlimited : unlimited.replaying(replay);
        long start = System.nanoTime();
        Optional<ParallelFailure<M, S>> failure = test.find();
        if (json.wanted()) {
            json.print(
                    assay.session().out(),
                    new Row(
                            name,
                            verdict(failure.map(ParallelFailure::run)),
                            schedules,
                            failure.map(each -> (long) each.run().steps().size())
                                    .orElse(0L),
                            Duration.ofNanos(System.nanoTime() - start).toMillis() / 1e3,
                            seed,
                            failure.map(ParallelFailure::toString).orElse(null),
                            failure.flatMap(ParallelFailure::origin).orElse(null),
                            null,
                            List.of()));
        } else if (failure.isPresent() || !verbosity.quiet()) {
            assay.session()
                    .out()
                    .println(failure.map(each -> name + ": falsified\n\n" + each + "\n  seed " + seed
                                    + each.origin()
                                            .map(text -> ", this failure alone: --replay '" + text + "'")
                                            .orElse(""))
                            .orElse(name + ": passed " + schedules + " programs"));
        }
        return failure.map(each -> code(each.run())).orElse(ExitCode.OK);
    }

    private static List<String> methods(Class<?> type) {
        List<Method> candidates = Arrays.stream(type.getDeclaredMethods())
                .filter(method -> method.getParameterCount() == 0 && !method.isSynthetic())
                .sorted(Comparator.comparing(Method::getName))
                .toList();
        List<Method> marked = candidates.stream()
                .filter(method -> Arrays.stream(method.getAnnotations())
                        .anyMatch(each -> each.annotationType().getName().equals("dev.assay.junit.Race")))
                .toList();
        List<String> names = (marked.isEmpty()
                        ? candidates.stream().filter(method -> Modifier.isPublic(method.getModifiers()))
                        : marked.stream())
                .map(Method::getName)
                .toList();
        boolean hasMain = Arrays.stream(type.getDeclaredMethods())
                .anyMatch(each -> each.getName().equals("main")
                        && Arrays.equals(each.getParameterTypes(), new Class<?>[] {String[].class}));
        return names.isEmpty() && hasMain ? List.of("main") : names;
    }

    private Limits limits() {
        Limits limits = Limits.STANDARD.steps(steps);
        limits = leaks ? limits.failingOnLeaks() : limits;
        limits = anyTimeOuts ? limits.timeouts(Limits.Timeouts.ANY_TIME) : limits;
        return spurious ? limits.wakingSpuriously() : limits;
    }

    private dev.assay.race.schedule.Method searching() {
        return dev.assay.race.schedule.Method.procrastinating(
                (delays.isEmpty() ? RaceSettings.DELAYS : delays).toArray(Integer[]::new));
    }

    private RaceSettings settings() {
        RaceSettings settings = RaceSettings.standard()
                .schedules(schedules)
                .within(timeout.time())
                .seeded(seed)
                .by(search)
                .granularity(coarse ? Granularity.COARSE : Granularity.FINE)
                .atomic(atomic.toArray(String[]::new))
                .limits(limits())
                .delays(delays.isEmpty() ? RaceSettings.DELAYS : delays)
                .memory(memory)
                .dataRaces(dataRaces ? RaceSettings.DataRaces.FAILURES : RaceSettings.DataRaces.TOLD)
                .keepingFailuresIn(Optional.empty());
        return replay == null ? settings : settings.replaying(replay);
    }

    private void report(RaceResult result) throws IOException {
        Session session = assay.session();
        Optional<RaceResult.Failure> failure = result.failure();
        if (json.wanted()) {
            json.print(
                    session.out(),
                    new Row(
                            result.name(),
                            verdict(failure.map(RaceResult.Failure::run)),
                            result.schedules(),
                            result.decisions(),
                            result.duration().toMillis() / 1e3,
                            result.seed(),
                            failure.map(each -> each.run().outcome().toString())
                                    .or(() -> result.exploration().map(RaceResult.Exploration::toString))
                                    .orElse(null),
                            failure.map(each -> each.schedule().text()).orElse(null),
                            failure.map(each -> each.run().output()).orElse(null),
                            result.dataRaces().stream().map(DataRace::toString).toList()));
        } else if (failure.isPresent() || !verbosity.quiet()) {
            session.out().println(result);
        }
        if (failure.isPresent()) {
            Trace trace = Trace.of(failure.get().run());
            write(html, trace.html(result.name()));
            write(svg, trace.svg());
        }
    }

    private static void write(@Nullable Path file, String text) throws IOException {
        if (file != null) {
            WholeFile.write(file, text);
        }
    }
}
