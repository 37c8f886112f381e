package dev.assay.app.commands;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.Timeout;
import dev.assay.app.options.Verbosity;
import dev.assay.app.provers.Census;
import dev.assay.app.provers.Finding;
import dev.assay.app.provers.Kind;
import dev.assay.app.provers.Tool;
import dev.assay.app.provers.Trial;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** {@code assay provers}: what there is to prove and solve with, and how to get what is missing. */
@Command(
        name = "provers",
        description = {
            "List the provers and solvers that Assay can use.",
            "Each tool is asked for its version, all at once; --timeout limits that. --quiet shows only those that answer; "
                    + "--test asks the provers among them to prove something, for which they have four times as long."
        },
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {"  assay provers --test"})
public final class Provers implements Callable<Integer> {
    private static final Duration LIMIT = Duration.ofSeconds(5);

    /** A proof may take so many times as long. */
    private static final int TRIAL = 4;

    @ParentCommand
    private Root assay;

    @Mixin
    private Timeout timeout = new Timeout(LIMIT);

    @Mixin
    private JsonLines json = new JsonLines();

    @Mixin
    private Verbosity verbosity = new Verbosity();

    @Option(names = "--test", description = "Ask each prover about something that follows and something that does not.")
    private boolean isTesting;

    /** By the names of those tested. */
    private final Map<String, Trial> trials = new HashMap<>();

    @Override
    public Integer call() throws InterruptedException {
        Session session = assay.session();
        List<Finding> findings = new Census(session.environment(), timeout.time())
                .take(Tool.ALL).stream()
                        .filter(finding -> !verbosity.quiet() || answers(finding))
                        .toList();
        if (isTesting) {
            findings.forEach(f ->
                    Trial.of(f, timeout.time().multipliedBy(TRIAL)).ifPresent(trial -> trials.put(f.name(), trial)));
        }
        if (json.wanted()) {
            findings.forEach(finding -> json.print(session.out(), row(finding)));
        } else {
            print(findings, session);
        }
        return ExitCode.OK;
    }

    private static boolean answers(Finding finding) {
        return finding instanceof Finding.Found || finding instanceof Finding.BuiltIn;
    }

    private void print(List<Finding> findings, Session session) {
        int width = findings.stream().mapToInt(f -> f.name().length()).max().orElse(0);
        for (Kind kind : Kind.values()) {
            List<Finding> ofKind =
                    findings.stream().filter(f -> f.kind() == kind).toList();
            if (!ofKind.isEmpty()) {
                session.out().println(session.strong(kind.label() + "s"));
                for (Finding finding : ofKind) {
                    session.out()
                            .println("  " + padded(finding.name(), width) + "  " + words(finding, session)
                                    + trial(finding, session));
                }
            }
        }
        if (!verbosity.quiet()) {
            long answering = findings.stream().filter(Provers::answers).count();
            session.out().println(answering + " of " + findings.size() + " can be used.");
        }
    }

    private String words(Finding finding, Session session) {
        return switch (finding) {
            case Finding.Found(var _, var _, var version, var path) ->
                session.good(padded(version == null ? "version not told" : version, 20)) + "  " + path;
            case Finding.BuiltIn(var _, var _, var version) -> session.good(padded(version, 20)) + "  comes with Assay";
            case Finding.Missing(var _, var _, var executables, var install) ->
                session.faint("missing")
                        + (install.startsWith("http") ? ", see " : ", install with: ")
                        + install
                        + (verbosity.verbose() ? " (looked for " + String.join(", ", executables) + ")" : "");
            case Finding.Broken(var _, var _, var path, var complaint) ->
                session.bad("found, but does not answer") + ": " + complaint + " (" + path + ")";
        };
    }

    private String trial(Finding finding, Session session) {
        Trial trial = trials.get(finding.name());
        return trial == null
                ? ""
                : "  " + (trial.isPassed() ? session.good(trial.sentence()) : session.bad(trial.sentence()));
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    /** One line of {@code --json}. */
    private record Row(
            String name,
            String kind,
            String status,
            @Nullable String version,
            @Nullable String path,
            @Nullable String install,
            @Nullable String detail) {}

    private Row row(Finding finding) {
        String kind = finding.kind().label();
        Trial trial = trials.get(finding.name());
        String detail = trial == null ? null : trial.sentence();
        boolean isBroken = trial != null && !trial.isPassed();
        return switch (finding) {
            case Finding.Found(var name, var _, var version, var path) ->
                new Row(name, kind, isBroken ? "broken" : "found", version, path.toString(), null, detail);
            case Finding.BuiltIn(var name, var _, var version) ->
                new Row(name, kind, isBroken ? "broken" : "embedded", version, null, null, detail);
            case Finding.Missing(var name, var _, var _, var install) ->
                new Row(name, kind, "missing", null, null, install, null);
            case Finding.Broken(var name, var _, var path, var complaint) ->
                new Row(name, kind, "broken", null, path.toString(), null, complaint);
        };
    }
}
