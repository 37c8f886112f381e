package dev.assay.app.docs;

import dev.assay.app.Run;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** As much of a shell as the documents need: Assay, {@code cat} and {@code javac}, the first or last lines, and output to a file. */
final class Shell {
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");

    private final Map<String, String> environment = new HashMap<>(System.getenv());

    /** @param cache where what was decided is remembered */
    Shell(Path cache) {
        environment.put(Run.CACHE, cache.toString());
    }

    /** What the command prints, on either stream. */
    String run(String line) throws IOException {
        String[] redirected = line.split(" > ", 2);
        String[] parts = redirected[0].split(" \\| ");
        String output = command(words(parts[0]));
        for (int i = 1; i < parts.length; i++) {
            output = selected(output, words(parts[i]));
        }
        if (redirected.length == 1) {
            return output;
        }
        Files.writeString(Path.of(redirected[1]), output);
        return "";
    }

    /** Whether there is such a program on the path. */
    static boolean has(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    private static List<String> words(String text) {
        var result = new ArrayList<String>();
        Matcher matcher = WORD.matcher(text);
        while (matcher.find()) {
            result.add(
                    matcher.group(1) != null
                            ? matcher.group(1)
                            : matcher.group(2) != null ? matcher.group(2) : matcher.group(3));
        }
        return result;
    }

    private String command(List<String> words) throws IOException {
        List<String> arguments = words.subList(1, words.size());
        return switch (words.getFirst()) {
            case "./assay" -> {
                Run run = Run.in(environment, arguments.toArray(String[]::new));
                yield run.err() + run.out();
            }
            case "cat" -> {
                var result = new StringBuilder();
                for (String file : arguments) {
                    result.append(Files.readString(Path.of(file)));
                }
                yield result.toString();
            }
            case "javac" -> {
                var out = new StringWriter();
                var writer = new PrintWriter(out);
                ToolProvider.findFirst("javac")
                        .orElseThrow()
                        .run(writer, writer, expanded(arguments).toArray(String[]::new));
                yield out.toString();
            }
            default -> throw new AssertionError("there is no command " + words.getFirst());
        };
    }

    /** With the files of a folder in place of {@code folder/*.java}. */
    private static List<String> expanded(List<String> arguments) throws IOException {
        var result = new ArrayList<String>();
        for (String argument : arguments) {
            int name = argument.lastIndexOf('/') + 1;
            if (argument.contains("*")) {
                try (var files =
                        Files.newDirectoryStream(Path.of(argument.substring(0, name)), argument.substring(name))) {
                    files.forEach(file -> result.add(file.toString()));
                }
            } else {
                result.add(argument);
            }
        }
        return result;
    }

    /** {@code head -n 3}, {@code tail -n 1}. */
    private static String selected(String output, List<String> words) {
        List<String> lines = output.lines().toList();
        int count = Math.min(Integer.parseInt(words.get(2)), lines.size());
        List<String> chosen = switch (words.getFirst()) {
            case "head" -> lines.subList(0, count);
            case "tail" -> lines.subList(lines.size() - count, lines.size());
            default -> throw new AssertionError("there is no command " + words.getFirst());
        };
        return String.join("\n", chosen) + "\n";
    }
}
