package dev.assay.app.options;

import dev.assay.app.cli.Build;
import dev.assay.app.cli.Session;
import dev.assay.judge.Limits;
import dev.assay.judge.VerdictStore;
import dev.assay.run.Seed;
import dev.assay.run.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What every command that judges takes, with the same meaning and the same defaults. */
public final class JudgingOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Mixin
    private Effort effort = new Effort();

    @Option(
            names = {"-j", "--jobs"},
            paramLabel = "N",
            converter = Positive.class,
            description = "Work on so many conjectures at the same time; 1 if not given.")
    private int jobs = 1;

    @Option(
            names = "--engines",
            paramLabel = "N",
            converter = Positive.class,
            description =
                    "Let so many engines work on a conjecture at the same time; as many as processors if not given,"
                            + " but at least 3.")
    private int engines = Limits.USUAL_JOBS;

    @Option(names = "--no-cache", description = "Neither use what earlier runs decided nor remember this one.")
    private boolean isForgetful;

    @Option(names = "--html", paramLabel = "FILE", description = "Write a report that any browser can show.")
    void page(Path file) {
        page = writable(file);
    }

    private @Nullable Path page;

    @Option(
            names = "--sarif",
            paramLabel = "FILE",
            description = "Write what is refuted, not as expected or not understood as SARIF 2.1.0, for code scanning.")
    void sarif(Path file) {
        sarif = writable(file);
    }

    private @Nullable Path sarif;

    /** It would be a pity to find out only when all is done. */
    private Path writable(Path file) {
        try {
            WholeFile.check(file);
            return file;
        } catch (WholeFile.NotWritten e) {
            throw new ParameterException(command.commandLine(), String.valueOf(e.getMessage()));
        }
    }

    @Mixin
    private JsonLines json = new JsonLines();

    @Mixin
    private Verbosity verbosity = new Verbosity();

    /** What the user says a conjecture may take. */
    public Optional<Duration> timeout() {
        return effort.timeout();
    }

    public Limits limits() {
        return effort.timeout()
                .map(Limits::of)
                .orElse(Limits.DEFAULT)
                .withJobs(engines)
                .withSeed(new Seed(seed()));
    }

    /** What earlier runs decided, unless the user wants none of it. */
    public Optional<VerdictStore> store(Session session) {
        return isForgetful
                ? Optional.empty()
                : Optional.of(new VerdictStore(VerdictStore.usualFolder(session.environment()), Build.fingerprint()));
    }

    public int jobs() {
        return jobs;
    }

    /** Refuses to write one report over the other, or over what is to be read. */
    public void refuseOverwriting(List<Path> read) {
        var all = new ArrayList<>(read);
        for (Path file : Stream.of(page, sarif).filter(Objects::nonNull).toList()) {
            for (Path other : all) {
                if (isSame(file, other)) {
                    throw new ParameterException(
                            command.commandLine(),
                            file + " would be " + (read.contains(other) ? "read and written" : "written twice"));
                }
            }
            all.add(file);
        }
    }

    /** Whether it is the same file; what is written to a device such as {@code /dev/null} does not get lost by that. */
    private static boolean isSame(Path file, Path other) {
        boolean isDevice = Files.exists(file) && !Files.isRegularFile(file);
        try {
            return !isDevice
                    && (Files.exists(file) && Files.exists(other)
                            ? Files.isSameFile(file, other)
                            : file.toAbsolutePath()
                                    .normalize()
                                    .equals(other.toAbsolutePath().normalize()));
        } catch (IOException _) {
            // Why one of them is not to be looked at is told when it is read or written.
            return false;
        }
    }

    /** Refuses those of the options that would have no effect beside another one. */
    public void refuseWith(String other, String... options) {
        for (String option : options) {
            if (command.commandLine().getParseResult().hasMatchedOption(option)) {
                throw new ParameterException(command.commandLine(), option + " has no effect with " + other);
            }
        }
    }

    public long seed() {
        return effort.seed();
    }

    public boolean hasPage() {
        return page != null;
    }

    /** Writes what is wanted as files; what cannot be written is told. */
    public List<String> write(Supplier<String> report, Supplier<String> problems) {
        return Stream.concat(write(page, report), write(sarif, problems)).toList();
    }

    private static Stream<String> write(@Nullable Path file, Supplier<String> text) {
        try {
            if (file != null) {
                WholeFile.write(file, text.get());
            }
            return Stream.empty();
        } catch (WholeFile.NotWritten e) {
            return Stream.of(String.valueOf(e.getMessage()));
        }
    }

    public JsonLines json() {
        return json;
    }

    public Verbosity verbosity() {
        return verbosity;
    }
}
