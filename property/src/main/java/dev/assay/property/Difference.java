package dev.assay.property;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What was expected, what came, and where they part, if an assertion of JUnit or AssertJ about equality failed. */
record Difference(Optional<String> message, String expected, String actual) {
    static Optional<Difference> in(Throwable thrown) {
        String expected = part(thrown, "getExpected");
        String actual = part(thrown, "getActual");
        return expected == null || actual == null || expected.equals(actual)
                ? Optional.empty()
                : Optional.of(new Difference(message(thrown), expected, actual));
    }

    /** What the user said to the assertion: JUnit puts it before an arrow, AssertJ into brackets. */
    private static Optional<String> message(Throwable thrown) {
        String text = String.valueOf(thrown.getMessage());
        int arrow = text.indexOf(" ==> ");
        if (arrow > 0) {
            return Optional.of(text.substring(0, arrow));
        }
        int bracket = text.startsWith("[") ? text.indexOf(']') : -1;
        return bracket > 0 && text.startsWith("\n", bracket + 1 + (text.startsWith(" ", bracket + 1) ? 1 : 0))
                ? Optional.of(text.substring(1, bracket))
                : Optional.empty();
    }

    /** The assertion libraries agree on these methods, and we want to depend on none of them. */
    private static @Nullable String part(Throwable thrown, String getter) {
        try {
            Method method = thrown.getClass().getMethod(getter);
            Object part = method.invoke(thrown);
            if (part == null) {
                return null;
            }
            if (part.getClass().getName().equals("org.opentest4j.ValueWrapper")) {
                return String.valueOf(
                        part.getClass().getMethod("getStringRepresentation").invoke(part));
            }
            return String.valueOf(part);
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }

    List<String> lines() {
        var lines = new ArrayList<String>();
        message.ifPresent(text -> text.lines().forEach(lines::add));
        lines.addAll(difference());
        return lines;
    }

    private List<String> difference() {
        if (expected.lines().count() > 1 || actual.lines().count() > 1) {
            return lineByLine(expected.lines().toList(), actual.lines().toList());
        }
        int start = 0;
        int shorter = Math.min(expected.length(), actual.length());
        while (start < shorter && expected.charAt(start) == actual.charAt(start)) {
            start++;
        }
        int end = 0;
        while (end < shorter - start
                && expected.charAt(expected.length() - 1 - end) == actual.charAt(actual.length() - 1 - end)) {
            end++;
        }
        int length = Math.max(1, actual.length() - end - start);
        return List.of(
                "expected  " + expected, "but was   " + actual, "          " + " ".repeat(start) + "^".repeat(length));
    }

    /** Common lines as they are, others with a sign; by a longest common subsequence. */
    private static List<String> lineByLine(List<String> before, List<String> after) {
        int[][] common = new int[before.size() + 1][after.size() + 1];
        for (int i = before.size() - 1; i >= 0; i--) {
            for (int j = after.size() - 1; j >= 0; j--) {
                common[i][j] = before.get(i).equals(after.get(j))
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        var result = new ArrayList<String>(List.of("- expected, + but was"));
        int i = 0;
        int j = 0;
        while (i < before.size() || j < after.size()) {
            if (i < before.size() && j < after.size() && before.get(i).equals(after.get(j))) {
                result.add("  " + before.get(i));
                i++;
                j++;
            } else if (i < before.size() && (j == after.size() || common[i + 1][j] >= common[i][j + 1])) {
                result.add("- " + before.get(i++));
            } else {
                result.add("+ " + after.get(j++));
            }
        }
        return result;
    }
}
