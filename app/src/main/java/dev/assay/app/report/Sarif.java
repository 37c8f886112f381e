package dev.assay.app.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import dev.assay.app.check.Finding;
import dev.assay.app.cli.Version;
import dev.assay.judge.Judged;
import dev.assay.judge.Verdict;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What is wrong in files, as SARIF 2.1.0 has it, for services that show such things beside the code. */
public final class Sarif {
    private static final Gson GSON =
            new GsonBuilder().disableHtmlEscaping().setPrettyPrinting().create();

    /** A kind of result, and what it means. */
    private enum Rule {
        REFUTED("refuted", "error", "A counterexample was found and confirmed."),
        CONTRADICTED("contradicted", "error", "The assertions are not as :status says."),
        POTENTIAL("potential", "warning", "A counterexample was found, but could not be confirmed."),
        UNREAD("unread", "warning", "The text was not understood, so nothing is decided about it."),
        FAILED("error", "error", "An engine of Assay failed."),
        UNEXPECTED("unexpected", "error", "A diagnostic command does not give what the theory expects."),
        SURVIVED("survived", "note", "Nothing refutes the mutant of a theorem, and nothing proves it.");

        final String id;
        final String level;
        final String meaning;

        Rule(String id, String level, String meaning) {
            this.id = id;
            this.level = level;
            this.meaning = meaning;
        }
    }

    private Sarif() {}

    /** Of verdicts; {@code complaints} are about files that could not be read. */
    public static String of(List<Judged> all, List<String> complaints) {
        return document(
                all.stream()
                        .flatMap(judged -> rule(judged)
                                .map(rule -> result(
                                        rule,
                                        judged.task().file(),
                                        judged.task().line(),
                                        text(judged)))
                                .stream())
                        .toList(),
                complaints);
    }

    /** Something to be said of a line. */
    public record Place(String file, int line, String text) {}

    /** Of mutants that nothing refutes. */
    public static String ofSurvivors(List<Place> survivors, List<String> complaints) {
        return document(
                survivors.stream()
                        .map(place -> result(Rule.SURVIVED, place.file, place.line, place.text))
                        .toList(),
                complaints);
    }

    /** Of what diagnostic commands gave. */
    public static String ofFindings(List<Finding> findings, List<String> complaints) {
        return document(
                findings.stream()
                        .filter(finding -> !finding.ok())
                        .map(finding -> result(Rule.UNEXPECTED, finding.file(), finding.line(), finding.toString()))
                        .toList(),
                complaints);
    }

    private static Optional<Rule> rule(Judged judged) {
        return switch (judged.verdict()) {
            case Verdict.Refuted _, Verdict.Proved _
            when judged.isDisappointing()
                    && judged.task().setting().expectation().isCheck() -> Optional.of(Rule.CONTRADICTED);
            case Verdict.Refuted _ when judged.isDisappointing() -> Optional.of(Rule.REFUTED);
            case Verdict.Potential _ -> Optional.of(Rule.POTENTIAL);
            case Verdict.Unread _ -> Optional.of(Rule.UNREAD);
            case Verdict.Failed _ -> Optional.of(Rule.FAILED);
            case Verdict.Refuted _, Verdict.Proved _, Verdict.Claimed _, Verdict.Corroborated _, Verdict.Unknown _ ->
                Optional.empty();
        };
    }

    private static String text(Judged judged) {
        String name = judged.task().shortName();
        return (name.isEmpty() ? "" : name + ": ") + judged.verdict().word() + ": "
                + judged.task().statement() + "\n"
                + String.join("\n", judged.verdict().lines());
    }

    private static Map<String, Object> result(Rule rule, String file, int line, String text) {
        return fields(
                "ruleId", rule.id,
                "ruleIndex", List.of(Rule.values()).indexOf(rule),
                "level", rule.level,
                "message", Map.of("text", text),
                "locations",
                        List.of(Map.of(
                                "physicalLocation",
                                fields(
                                        "artifactLocation",
                                        Map.of("uri", uri(file)),
                                        "region",
                                        Map.of("startLine", Math.max(1, line))))));
    }

    /** Relative as it was given, with forward slashes. */
    private static String uri(String file) {
        return java.nio.file.Path.of(file).isAbsolute()
                ? java.nio.file.Path.of(file).toUri().toString()
                : file.replace('\\', '/').replace(" ", "%20");
    }

    private static String document(List<Map<String, Object>> results, List<String> complaints) {
        List<Map<String, Object>> rules = Stream.of(Rule.values())
                .map(rule -> fields("id", rule.id, "shortDescription", Map.of("text", rule.meaning)))
                .toList();
        Map<String, Object> driver = fields("name", "Assay", "version", Version.number(), "rules", rules);
        List<Map<String, Object>> notifications = complaints.stream()
                .map(sentence -> fields("level", "error", "message", Map.of("text", sentence)))
                .toList();
        Map<String, Object> invocation =
                fields("executionSuccessful", complaints.isEmpty(), "toolExecutionNotifications", notifications);
        Map<String, Object> run = fields(
                "tool",
                Map.of("driver", driver),
                "invocations",
                List.of(invocation),
                "columnKind",
                "utf16CodeUnits",
                "results",
                results);
        return GSON.toJson(fields(
                        "$schema", "https://json.schemastore.org/sarif-2.1.0.json",
                        "version", "2.1.0",
                        "runs", List.of(run)))
                + "\n";
    }

    /** Names and values by turns, in this order. */
    private static Map<String, Object> fields(Object... parts) {
        var result = new LinkedHashMap<String, Object>();
        for (int i = 0; i < parts.length; i += 2) {
            result.put((String) parts[i], parts[i + 1]);
        }
        return result;
    }
}
