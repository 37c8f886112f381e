package dev.assay.rank.program;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Finds the imports, methods and fields in a text that need not be right otherwise. */
final class Members {
    private static final Pattern TYPE = Pattern.compile("\\b(class|interface|enum|record)\\s+\\w+");

    private final String text;
    private final List<Member> members = new ArrayList<>();
    private int at;
    private int unclosed;

    /** From the first to before the last character; the body with its braces, or −1 if there is none. */
    record Member(int start, int end, int body) {}

    private Members(String text) {
        this.text = text;
    }

    static List<Member> of(String text) {
        var members = new Members(text);
        members.scan();
        return members.members;
    }

    /** Braces tell where a type begins, and in it a method. */
    private void scan() {
        int depth = 0;
        int types = 0;
        int start = -1;
        int body = -1;
        boolean initializer = false;
        while (at < text.length()) {
            if (skipped()) {
                continue;
            }
            char c = text.charAt(at);
            boolean outside = depth == types;
            if (outside && start < 0 && !Character.isWhitespace(c) && c != '}') {
                start = at;
                initializer = false;
            }
            initializer |= outside && c == '=';
            if (c == '{' && outside && isType(start)) {
                // What stands in a type is looked at on its own.
                types++;
                start = -1;
            } else if (c == '{' && outside && !initializer) {
                body = at;
            } else if (c == '}' && outside) {
                types--;
                start = -1;
            }
            at++;
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (depth == types && start >= 0 && (c == ';' || c == '}' && !initializer)) {
                members.add(new Member(start, at, body));
                start = -1;
                body = -1;
            }
        }
        unclosed = depth;
    }

    private boolean isType(int start) {
        return start >= 0 && TYPE.matcher(text.substring(start, at)).find();
    }

    /** The text with the braces that are missing at its end. */
    static String closed(String text) {
        var members = new Members(text);
        members.scan();
        return members.unclosed > 0 ? text + "}".repeat(members.unclosed) : text;
    }

    /** Passes over a comment or a literal, if there is one here. */
    private boolean skipped() {
        if (text.startsWith("//", at)) {
            at = endOf("\n", at + 2);
        } else if (text.startsWith("/*", at)) {
            at = endOf("*/", at + 2);
        } else if (text.startsWith("\"\"\"", at)) {
            at = endOf("\"\"\"", at + 3);
        } else if (text.charAt(at) == '"' || text.charAt(at) == '\'') {
            literal(text.charAt(at));
        } else {
            return false;
        }
        return true;
    }

    private int endOf(String mark, int from) {
        int found = text.indexOf(mark, from);
        return found < 0 ? text.length() : found + mark.length();
    }

    /** A literal ends at the end of the line at the latest. */
    private void literal(char quote) {
        at++;
        while (at < text.length() && text.charAt(at) != quote && text.charAt(at) != '\n') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        at = Math.min(text.length(), at + 1);
    }
}
