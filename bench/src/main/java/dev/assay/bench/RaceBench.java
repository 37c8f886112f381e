package dev.assay.bench;

import dev.assay.bench.measure.Bench;
import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.Row;
import dev.assay.bench.property.Rivals;
import dev.assay.bench.race.OlderJava;
import dev.assay.run.Budget;
import dev.assay.run.process.Ending;
import dev.assay.run.process.ExternalProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** How soon races are found, how long their stories are, and how many schedules a second, against Lincheck. */
final class RaceBench implements Bench {
    private static final String RIVAL = "Lincheck";
    private static final Duration PATIENCE = Duration.ofMinutes(20);

    /** What Lincheck needs to look into the JDK. */
    private static final List<String> ACCESS = List.of(
            "-XX:+EnableDynamicAgentLoading",
            "-Djdk.attach.allowAttachSelf=true",
            "--add-opens=java.base/java.lang=ALL-UNNAMED",
            "--add-opens=java.base/jdk.internal.misc=ALL-UNNAMED",
            "--add-exports=java.base/jdk.internal.util=ALL-UNNAMED",
            "--add-exports=java.base/sun.security.action=ALL-UNNAMED");

    /** What a contestant made of a subject: the lines that describe the failure, 0 if there is none. */
    private record Trial(double seconds, int lines) {}

    @Override
    public String name() {
        return "race";
    }

    @Override
    public String description() {
        return "races in Java code: the time until classic mistakes are found, and schedules per second, against Lincheck";
    }

    @Override
    public void run(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        Optional<String> lincheck = Rivals.folderOf("lincheck");
        if (lincheck.isEmpty()) {
            notes.accept("Lincheck does not lie in the folder rivals/lincheck beside the application");
            return;
        }
        bugs(effort, lincheck.get(), rows, notes);
        speed(effort, lincheck.get(), rows, notes);
        alarms(effort, notes);
        replays(effort, rows, notes);
    }

    /** Programs that are right must pass, however long one looks. */
    private static void alarms(Effort effort, Consumer<String> notes) {
        int schedules = effort == Effort.QUICK ? 1_000 : 100_000;
        ours("right", schedules, 1, notes)
                .forEach((subject, trial) -> notes.accept(subject + (trial.lines > 0 ? " fails" : " passes") + " in "
                        + schedules + " schedules, " + Math.round(trial.seconds) + " s"));
    }

    /** Each failure, a hundred times from the text of its schedule, while all processors are busy. */
    private void replays(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        int times = effort == Effort.QUICK ? 5 : 100;
        Map<String, Trial> trials = ours("replays", times, 1, notes);
        trials.forEach((subject, trial) -> {
            if (trial.lines < times) {
                notes.accept(subject + " fails again in " + trial.lines + " of " + times + " replays");
            }
        });
        int again = trials.values().stream().mapToInt(Trial::lines).sum();
        rows.accept(new Row(
                name(),
                "failures that replay on a busy machine",
                "replays",
                trials.size() * times,
                again,
                "times",
                (double) again / (trials.size() * times),
                0));
    }

    private void bugs(Effort effort, String lincheck, Consumer<Row> rows, Consumer<String> notes) {
        int schedules = effort == Effort.QUICK ? 1_000 : 10_000;
        Map<String, Trial> ours = ours("bugs", schedules, effort.rounds(), notes);
        Map<String, Trial> theirs = theirs(lincheck, "bugs", schedules, effort, notes);
        ours.forEach((subject, own) -> {
            Trial other = theirs.get(subject);
            if (own.lines == 0) {
                notes.accept(subject + " is not found by Assay");
            }
            if (other == null) {
                notes.accept(RIVAL + " did not come to " + subject);
            } else if (other.lines == 0) {
                notes.accept(subject + " is not found by " + RIVAL);
            }
            if (other != null && other.lines > 0 && own.lines > 0) {
                rows.accept(row(subject + ", until found", other.seconds * 1e3, own.seconds * 1e3, "ms"));
                rows.accept(row(subject + ", its story", other.lines, own.lines, "lines"));
            }
        });
        rows.accept(row("mistakes found", found(theirs), found(ours), "subjects"));
    }

    private static double found(Map<String, Trial> trials) {
        return trials.values().stream().filter(trial -> trial.lines > 0).count();
    }

    private void speed(Effort effort, String lincheck, Consumer<Row> rows, Consumer<String> notes) {
        int schedules = effort == Effort.QUICK ? 1_000 : 10_000;
        Map<String, Trial> ours = ours("right", schedules, effort.rounds(), notes);
        Map<String, Trial> theirs = theirs(lincheck, "right", schedules, effort, notes);
        ours.forEach((subject, own) -> {
            Trial other = theirs.get(subject);
            if (own.lines > 0) {
                notes.accept(subject + " is right, but Assay says that it fails");
            }
            if (other != null) {
                rows.accept(row(
                        subject + ", schedules asked for",
                        schedules / other.seconds / 1e3,
                        schedules / own.seconds / 1e3,
                        "1000/s"));
            }
        });
    }

    private Row row(String row, double theirs, double ours, String unit) {
        return new Row(name(), row, RIVAL, theirs, ours, unit, ours / theirs, 0);
    }

    private static Map<String, Trial> ours(String subjects, int schedules, int rounds, Consumer<String> notes) {
        var runner = new Runner(
                Path.of(System.getProperty("java.home")), List.of(), System.getProperty("java.class.path"), "OurRaces");
        return trials(runner, subjects, schedules, rounds, notes);
    }

    private static Map<String, Trial> theirs(
            String jars, String subjects, int schedules, Effort effort, Consumer<String> notes) {
        String separator = System.getProperty("path.separator");
        Path classes;
        Optional<OlderJava> older;
        try {
            older = OlderJava.find();
            classes = Files.createTempDirectory("assay-race");
            if (older.isPresent()) {
                older.get().lower(classes);
            }
        } catch (IOException e) {
            notes.accept("the subjects cannot be written for " + RIVAL + ": " + e.getMessage());
            return Map.of();
        }
        notes.accept(older.map(java -> RIVAL + " runs on Java " + java.version() + ", Assay on "
                        + Runtime.version().feature())
                .orElse("there is no older Java for " + RIVAL + ", which finds nothing on 25"));
        var runner = new Runner(
                older.map(OlderJava::home).orElse(Path.of(System.getProperty("java.home"))),
                ACCESS,
                jars + separator + (older.isPresent() ? classes : System.getProperty("java.class.path")),
                "LincheckRaces");
        return trials(runner, subjects, schedules, effort.rounds(), notes);
    }

    /** How one of them is started: on which Java, with what options and classes, by which main class. */
    private record Runner(Path java, List<String> options, String classPath, String main) {}

    /** Both have a virtual machine of their own, so that neither lives with what the other does to classes. */
    private static Map<String, Trial> trials(
            Runner runner, String subjects, int schedules, int rounds, Consumer<String> notes) {
        var command = new ArrayList<String>();
        command.add(runner.java().resolve("bin").resolve("java").toString());
        command.addAll(runner.options());
        command.addAll(List.of("-cp", runner.classPath(), "dev.assay.bench.race." + runner.main()));
        command.addAll(List.of(subjects, "" + schedules, "" + rounds));
        var trials = new LinkedHashMap<String, Trial>();
        try {
            ExternalProcess.Result result = ExternalProcess.of(command)
                    .run(Budget.UNLIMITED.withTime(PATIENCE).start());
            result.output()
                    .text()
                    .lines()
                    .filter(line -> line.startsWith("subject "))
                    .forEach(line -> {
                        String[] parts = line.split(" ");
                        trials.put(parts[1], new Trial(Double.parseDouble(parts[2]), Integer.parseInt(parts[3])));
                    });
            if (!result.ending().equals(new Ending.Exited(0))) {
                notes.accept(runner.main() + " ended after " + trials.size() + " subjects: "
                        + result.errors()
                                .text()
                                .lines()
                                .findFirst()
                                .orElse(result.ending().sentence()));
            }
        } catch (IOException e) {
            notes.accept(runner.main() + " cannot be started: " + e.getMessage());
        }
        return trials;
    }
}
