package dev.assay.app;

import dev.assay.app.cli.Session;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Makes docs/options.md of the commands as they are. */
public final class OptionMatrix {
    private OptionMatrix() {}

    public static void main(String[] arguments) throws IOException {
        Files.writeString(Path.of(arguments[0]), text());
    }

    /** A row for each option, a column for each command that shares options with others, and what only one has. */
    public static String text() {
        var session =
                new Session(new PrintWriter(new StringWriter()), new PrintWriter(new StringWriter()), false, Map.of());
        Map<String, CommandLine> commands = new TreeMap<>(new CommandLine(new Assay(session)).getSubcommands());
        Map<String, TreeSet<String>> users = new TreeMap<>();
        commands.forEach((name, command) -> command.getCommandSpec().options().stream()
                .filter(option -> !option.usageHelp() && !option.hidden())
                .forEach(option -> users.computeIfAbsent(names(option), _ -> new TreeSet<>())
                        .add(name)));
        List<String> shared = users.entrySet().stream()
                .filter(e -> e.getValue().size() > 1)
                .map(Map.Entry::getKey)
                .toList();
        List<String> columns = commands.keySet().stream()
                .filter(name ->
                        shared.stream().anyMatch(option -> users.get(option).contains(name)))
                .toList();
        var lines = new ArrayList<>(List.of(
                "# Which command takes which option",
                "",
                "Made from the commands; a test fails when it is not current. `assay COMMAND --help` tells what each means.",
                "",
                "| option | " + String.join(" | ", columns) + " |",
                "|---|" + "---|".repeat(columns.size())));
        for (String option : shared) {
            lines.add("| `" + option + "` | "
                    + columns.stream()
                            .map(name -> users.get(option).contains(name) ? "x" : "")
                            .collect(Collectors.joining(" | "))
                    + " |");
        }
        lines.addAll(List.of("", "Options of one command only:", "", "| command | options |", "|---|---|"));
        for (String name : commands.keySet()) {
            List<String> own = users.entrySet().stream()
                    .filter(e -> e.getValue().size() == 1 && e.getValue().contains(name))
                    .map(e -> "`" + e.getKey() + "`")
                    .toList();
            if (!own.isEmpty()) {
                lines.add("| `" + name + "` | " + String.join(", ", own) + " |");
            }
        }
        return String.join("\n", lines) + "\n";
    }

    /** The long name first. */
    private static String names(OptionSpec option) {
        return Arrays.stream(option.names())
                .sorted((a, b) -> Boolean.compare(b.startsWith("--"), a.startsWith("--")))
                .collect(Collectors.joining(", "));
    }
}
