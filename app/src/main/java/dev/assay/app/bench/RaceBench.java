package dev.assay.app.bench;

import dev.assay.app.bench.property.Rivals;
import dev.assay.logic.engine.Budget;
import dev.assay.logic.engine.process.ExternalProcess;
import java.io.IOException;
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
            "--add-exports=java.base/jdk.internal.util=ALL-UNNAMED");

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
    }

    private void bugs(Effort effort, String lincheck, Consumer<Row> rows, Consumer<String> notes) {
        int schedules = effort == Effort.QUICK ? 1_000 : 10_000;
        Map<String, Trial> ours = ours("bugs", schedules, effort, notes);
        Map<String, Trial> theirs = theirs(lincheck, "bugs", schedules, effort, notes);
        ours.forEach((subject, own) -> {
            Trial other = theirs.get(subject);
            if (own.lines == 0) {
                notes.accept(subject + " is not found by Assay");
            }
            if (other == null || other.lines == 0) {
                notes.accept(subject + " is not found by Lincheck");
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
        Map<String, Trial> ours = ours("right", schedules, effort, notes);
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

    private static Map<String, Trial> ours(String subjects, int schedules, Effort effort, Consumer<String> notes) {
        return trials(List.of(), System.getProperty("java.class.path"), "OurRaces", subjects, schedules, effort, notes);
    }

    private static Map<String, Trial> theirs(
            String jars, String subjects, int schedules, Effort effort, Consumer<String> notes) {
        String classPath = jars + System.getProperty("path.separator") + System.getProperty("java.class.path");
        return trials(ACCESS, classPath, "LincheckRaces", subjects, schedules, effort, notes);
    }

    /** Both have a virtual machine of their own, so that neither lives with what the other does to classes. */
    private static Map<String, Trial> trials(
            List<String> options,
            String classPath,
            String runner,
            String subjects,
            int schedules,
            Effort effort,
            Consumer<String> notes) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", classPath, "dev.assay.app.bench.race." + runner));
        command.addAll(List.of(subjects, "" + schedules, "" + effort.rounds()));
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
            if (trials.isEmpty()) {
                notes.accept(runner + " failed: "
                        + result.errors().text().lines().findFirst().orElse("" + result.ending()));
            }
        } catch (IOException e) {
            notes.accept(runner + " cannot be started: " + e.getMessage());
        }
        return trials;
    }
}
