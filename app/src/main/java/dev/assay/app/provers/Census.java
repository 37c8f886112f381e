package dev.assay.app.provers;

import dev.assay.app.cli.Version;
import dev.assay.atp.EmbeddedProver;
import dev.assay.atp.EmbeddedSolver;
import dev.assay.run.Background;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.process.Ending;
import dev.assay.run.process.ExternalProcess;
import dev.assay.sat.Solvers;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/** Looks for tools on a path and asks each for its version, all at the same time. */
public final class Census {
    /** Nobody's version is longer; a program that prints on and on is cut off here. */
    private static final int MOST_BYTES = 1 << 16;

    private final List<Path> path;
    private final Duration limit;

    /** A census of the machine with these environment variables, giving each tool {@code limit} to answer. */
    public Census(Map<String, String> environment, Duration limit) {
        this.path = Stream.of(environment.getOrDefault("PATH", "").split(File.pathSeparator))
                .filter(directory -> !directory.isEmpty())
                .map(Path::of)
                .toList();
        this.limit = limit;
    }

    /** What came with Assay, then one finding per tool, in the order of {@code tools}. */
    public List<Finding> take(List<Tool> tools) throws InterruptedException {
        var findings = new ArrayList<Finding>();
        findings.add(new Finding.BuiltIn(EmbeddedProver.NAME, Kind.FIRST_ORDER, Version.number()));
        for (EmbeddedSolver solver : EmbeddedSolver.values()) {
            findings.add(new Finding.BuiltIn(solver.title(), Kind.SMT, solver.version()));
        }
        Solvers.inProcess()
                .map(library -> new Finding.Found(
                        library.name() + " (library)", Kind.SAT, library.version(), Path.of(library.file())))
                .ifPresent(findings::add);
        try (var threads = Background.waiters()) {
            List<Future<Finding>> answers =
                    tools.stream().map(tool -> threads.submit(() -> find(tool))).toList();
            for (Future<Finding> answer : answers) {
                findings.add(answer.get());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        return findings;
    }

    private Finding find(Tool tool) {
        Optional<Path> executable = tool.executables().stream()
                .flatMap(name -> which(name).stream())
                .findFirst();
        return executable.isPresent()
                ? ask(tool, executable.get())
                : new Finding.Missing(tool.name(), tool.kind(), tool.executables(), install(tool.source()));
    }

    private Optional<Path> which(String name) {
        return path.stream()
                .map(directory -> directory.resolve(name))
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .findFirst();
    }

    private Finding ask(Tool tool, Path executable) {
        var command = new ArrayList<String>();
        command.add(executable.toString());
        command.addAll(tool.question());
        try (Meter meter = Budget.UNLIMITED.withTime(limit).start()) {
            var result = ExternalProcess.of(command).withOutputCap(MOST_BYTES).run(meter);
            if (result.ending() instanceof Ending.Stopped) {
                return broken(tool, executable, "no answer within " + seconds(limit) + " s");
            }
            String text = result.output().text() + "\n" + result.errors().text();
            Matcher matcher = tool.answer().matcher(text);
            if (matcher.find()) {
                String version = matcher.groupCount() == 0 ? null : matcher.group(1);
                return new Finding.Found(tool.name(), tool.kind(), version, executable);
            }
            return broken(tool, executable, complaint(text, result.ending()));
        } catch (IOException e) {
            return broken(tool, executable, String.valueOf(e.getMessage()));
        }
    }

    private static Finding broken(Tool tool, Path executable, String complaint) {
        return new Finding.Broken(tool.name(), tool.kind(), executable, complaint);
    }

    private static String complaint(String text, Ending ending) {
        String firstLine = text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .findFirst()
                .orElse("nothing");
        String printable = firstLine.replaceAll("\\P{Print}", "?");
        String said = printable.length() <= 60 ? printable : printable.substring(0, 60) + "…";
        return ending.sentence() + ", printed " + said;
    }

    private static String seconds(Duration duration) {
        return duration.toMillis() % 1000 == 0
                ? Long.toString(duration.toSeconds())
                : Double.toString(duration.toMillis() / 1000.0);
    }

    /** The one command that installs it here, or the page where it is to be had. */
    private String install(Tool.Source source) {
        if (source.debian() != null && which("apt-get").isPresent()) {
            return "sudo apt-get install " + source.debian();
        }
        boolean mac = System.getProperty("os.name").startsWith("Mac");
        if (source.homebrew() != null && (mac || which("brew").isPresent())) {
            return "brew install " + source.homebrew();
        }
        return source.home();
    }
}
