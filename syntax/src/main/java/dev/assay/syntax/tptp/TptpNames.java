package dev.assay.syntax.tptp;

/**
 * Names of symbols. A name is kept without its quotes, except where they tell it from a symbol of the system such as
 * {@code $sum}.
 */
public final class TptpNames {
    private TptpNames() {}

    /** The name of what is written {@code 'text'}. */
    static String ofQuoted(String text) {
        return text.startsWith("$") || text.startsWith("'") ? "'" + text + "'" : text;
    }

    /** The name as text, in quotes where it needs them. */
    public static String print(String name) {
        if (isPlain(name)) {
            return name;
        }
        boolean isKeptQuoted = name.length() > 1 && name.startsWith("'") && name.endsWith("'");
        return quote('\'', isKeptQuoted ? name.substring(1, name.length() - 1) : name);
    }

    public static String quote(char quote, String text) {
        var result = new StringBuilder().append(quote);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == quote || c == '\\') {
                result.append('\\');
            }
            result.append(c);
        }
        return result.append(quote).toString();
    }

    /** A name of a formula: an integer, too, needs no quotes. */
    static String printFormulaName(String name) {
        return !name.isEmpty() && name.chars().allMatch(c -> c >= '0' && c <= '9') ? name : print(name);
    }

    private static boolean isPlain(String name) {
        int start = name.startsWith("$$") ? 2 : name.startsWith("$") ? 1 : 0;
        if (start >= name.length() || start == 0 && !(name.charAt(0) >= 'a' && name.charAt(0) <= 'z')) {
            return false;
        }
        return name.chars().skip(start).allMatch(TptpNames::isWordPart);
    }

    private static boolean isWordPart(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
    }
}
