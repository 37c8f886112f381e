package dev.assay.app;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;
import picocli.CommandLine.Help.TextTable;

/** The commands by what they are for. */
final class CommandGroups {
    private static final int INDENT = 2;
    private static final int NAME = 14;

    private static final Map<String, List<String>> GROUPS = groups();

    private CommandGroups() {}

    private static Map<String, List<String>> groups() {
        var result = new LinkedHashMap<String, List<String>>();
        result.put("Judge conjectures", List.of("try", "test", "refute", "prove", "check", "sweep"));
        result.put("Find laws, races and bugs", List.of("discover", "race", "rank", "mutate"));
        result.put("See and translate", List.of("print", "encode", "monotonic"));
        result.put("Work with others", List.of("lsp", "serve", "provers"));
        result.put("Learn", List.of("help", "manual", "completion"));
        return result;
    }

    /** The section of the help. */
    static String list(Help help) {
        var text = new StringBuilder();
        var left = new TreeSet<>(help.subcommands().keySet());
        GROUPS.forEach((title, names) -> {
            text.append("%n%s:%n".formatted(title)).append(table(help, names));
            left.removeAll(names);
        });
        if (!left.isEmpty()) {
            text.append("%nOthers:%n".formatted()).append(table(help, List.copyOf(left)));
        }
        return text.toString();
    }

    private static String table(Help help, List<String> names) {
        int width = help.commandSpec().usageMessage().width();
        var table = TextTable.forColumns(
                help.colorScheme(),
                new Column(NAME, INDENT, Overflow.SPAN),
                new Column(width - NAME, INDENT, Overflow.WRAP));
        for (String name : names) {
            CommandLine command = help.commandSpec().subcommands().get(name);
            if (command != null) {
                String[] description = command.getCommandSpec().usageMessage().description();
                table.addRowValues(name, description.length == 0 ? "" : description[0]);
            }
        }
        return table.toString();
    }
}
