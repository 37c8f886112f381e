package dev.assay.syntax;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Makes identifiers of Isabelle from names of other languages; different names get different identifiers. */
public final class Identifiers {
    private final Set<String> taken;
    private final Map<String, Integer> variants = new HashMap<>();

    public Identifiers(Collection<String> taken) {
        this.taken = new HashSet<>(taken);
    }

    /** An identifier like {@code name} that was not given out before. */
    public String fresh(String name) {
        String base = like(name);
        String candidate = base;
        while (!taken.add(candidate)) {
            // Not from 1 again: thousands of things may have one name.
            candidate = base + "_" + variants.merge(base, 1, Integer::sum);
        }
        return candidate;
    }

    /** The identifier most like {@code name}: letters, digits, {@code '} and {@code _} stay, symbols become words. */
    public static String like(String name) {
        var result = new StringBuilder();
        boolean afterWord = false;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (isIdentifierPart(c)) {
                if (afterWord && c != '_') {
                    result.append('_');
                }
                result.append(c);
                afterWord = false;
            } else {
                if (!result.isEmpty() && result.charAt(result.length() - 1) != '_') {
                    result.append('_');
                }
                result.append(word(c));
                afterWord = !word(c).isEmpty();
            }
        }
        while (!result.isEmpty() && result.charAt(result.length() - 1) == '_') {
            result.setLength(result.length() - 1);
        }
        if (result.isEmpty() || !isLetter(result.charAt(0))) {
            result.insert(0, "x");
        }
        return result.toString();
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    private static boolean isIdentifierPart(char c) {
        return isLetter(c) || c >= '0' && c <= '9' || c == '_' || c == '\'';
    }

    private static String word(char c) {
        return switch (c) {
            case '+' -> "plus";
            case '*' -> "times";
            case '/' -> "over";
            case '=' -> "eq";
            case '<' -> "less";
            case '>' -> "greater";
            case '!' -> "bang";
            case '?' -> "query";
            case '&' -> "and";
            case '|' -> "bar";
            case '@' -> "at";
            case '^' -> "hat";
            case '~' -> "tilde";
            case '$' -> "dollar";
            case '%' -> "percent";
            default -> "";
        };
    }
}
