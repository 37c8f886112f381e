package dev.assay.app.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A command that a document shows, and what it says that is printed. Its block begins with {@code ```console}, or with {@code ```console needs
 * PROGRAM} if it is not printed without that program. There, {@code …} stands for any part
 * of a line, alone on a line for any number of lines, and times need not agree.
 *
 * @param line of the command, from 1
 * @param needed the program that has to be on the machine, if any
 */
record Transcript(Path document, int line, String needed, String command, List<String> expected) {
    private static final String FENCE = "```";
    private static final Pattern CONSOLE = Pattern.compile(FENCE + "console(?: needs (\\w+))?");
    private static final String PROMPT = "$ ";
    private static final String ANY = "…";
    private static final Pattern TIME = Pattern.compile("\\d+(?:\\.\\d+)? s\\b");

    /** Those of a document, in order. */
    static List<Transcript> of(Path document) throws IOException {
        List<String> lines = Files.readAllLines(document);
        var result = new ArrayList<Transcript>();
        boolean isConsole = false;
        String needed = "";
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.startsWith(FENCE)) {
                Matcher fence = CONSOLE.matcher(line);
                isConsole = fence.matches();
                needed = isConsole ? Objects.requireNonNullElse(fence.group(1), "") : "";
            } else if (isConsole && line.startsWith(PROMPT)) {
                int end = i + 1;
                while (!lines.get(end).startsWith(PROMPT) && !lines.get(end).startsWith(FENCE)) {
                    end++;
                }
                result.add(new Transcript(
                        document,
                        i + 1,
                        needed,
                        line.substring(PROMPT.length()),
                        List.copyOf(lines.subList(i + 1, end))));
            }
        }
        return result;
    }

    /** Lines that look like commands in blocks that are not run: those have to say {@code ```text}. */
    static List<String> unmarked(Path document) throws IOException {
        var result = new ArrayList<String>();
        String fence = "";
        for (String line : Files.readAllLines(document)) {
            if (line.startsWith(FENCE)) {
                fence = fence.isEmpty() ? line : "";
            } else if (line.startsWith(PROMPT) && fence.equals(FENCE)) {
                result.add(document.getFileName() + ": " + line);
            }
        }
        return result;
    }

    boolean isPrintedAs(String output) {
        String pattern = expected.stream().map(Transcript::pattern).collect(Collectors.joining());
        return Pattern.matches(pattern, output);
    }

    private static String pattern(String line) {
        return line.strip().equals(ANY)
                ? "(?:.*\n)*?"
                : Stream.of(line.split(ANY, -1)).map(Transcript::part).collect(Collectors.joining(".*")) + "\\s*\n";
    }

    private static String part(String text) {
        return Stream.of(TIME.split(text, -1))
                .map(Pattern::quote)
                .collect(Collectors.joining("(?:" + TIME.pattern() + "|" + ANY + " s)"));
    }

    /** Puts what was printed in place of what the document says; a person then shortens it. */
    void rewrite(String output) throws IOException {
        var lines = new ArrayList<>(Files.readAllLines(document));
        int start = start(lines);
        lines.subList(start, start + expected.size()).clear();
        lines.addAll(start, output.lines().toList());
        Files.write(document, lines);
    }

    /** Those before it may have been rewritten. */
    private int start(List<String> lines) {
        List<String> shown =
                Stream.concat(Stream.of(PROMPT + command), expected.stream()).toList();
        for (int i = 0; i + shown.size() <= lines.size(); i++) {
            if (lines.subList(i, i + shown.size()).equals(shown)) {
                return i + 1;
            }
        }
        throw new AssertionError(document + " does not show " + command);
    }
}
