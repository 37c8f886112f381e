package dev.assay.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** How much room a line takes in a terminal, and what to do with one that takes too much. */
public final class Columns {
    /** Colours and movements, which take no room. */
    private static final Pattern ESCAPE = Pattern.compile("\033\\[[0-9;]*[A-Za-z]");

    /** By how much the rest of a long line is indented more than the line. */
    private static final int HANGING = 4;

    private Columns() {}

    /** How many columns a line takes. */
    public static int of(String line) {
        return (int) ESCAPE.matcher(line)
                .replaceAll("")
                .codePoints()
                .filter(c -> !isCombining(c))
                .count();
    }

    private static boolean isCombining(int character) {
        return Character.getType(character) == Character.NON_SPACING_MARK;
    }

    /** As much of a line as fits, without colours if it has to be cut. */
    public static String cut(String line, int width) {
        if (of(line) <= width) {
            return line;
        }
        var result = new StringBuilder();
        int room = width - 1;
        for (int c : ESCAPE.matcher(line).replaceAll("").codePoints().toArray()) {
            room -= isCombining(c) ? 0 : 1;
            if (room < 0) {
                break;
            }
            result.appendCodePoint(c);
        }
        return result.append('…').toString();
    }

    /** A line as several, broken between words; those after the first are indented more. A word is never broken. */
    public static List<String> wrap(String line, int width) {
        if (of(line) <= width) {
            return List.of(line);
        }
        String plain = ESCAPE.matcher(line).replaceAll("");
        int indentation = plain.length() - plain.stripLeading().length();
        String further = " ".repeat(Math.min(indentation + HANGING, width / 2));
        var result = new ArrayList<String>();
        var current = new StringBuilder();
        for (String word : line.split("(?<=[^ ]) ", -1)) {
            if (current.isEmpty()) {
                current.append(word);
            } else if (of(current.toString()) + 1 + of(word) > width) {
                result.add(current.toString());
                current = new StringBuilder(further).append(word.stripLeading());
            } else {
                current.append(' ').append(word);
            }
        }
        result.add(current.toString());
        return result;
    }
}
