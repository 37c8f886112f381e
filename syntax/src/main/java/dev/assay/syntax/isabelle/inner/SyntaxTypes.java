package dev.assay.syntax.isabelle.inner;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The type of a production, {@code [idt, 'a set] => bool}, as the categories of its arguments and of the whole. */
record SyntaxTypes(List<Category> arguments, Category result) {
    private static final Map<String, Category> NAMED = Map.ofEntries(
            Map.entry("id", Category.PATTERN),
            Map.entry("id_position", Category.PATTERN),
            Map.entry("idt", Category.PATTERN),
            Map.entry("pttrn", Category.PATTERN),
            Map.entry("idts", Category.PATTERNS),
            Map.entry("pttrns", Category.PATTERNS),
            Map.entry("args", Category.ARGUMENTS),
            Map.entry("updbind", Category.UPDATE),
            Map.entry("updbinds", Category.UPDATES),
            Map.entry("maplet", Category.UPDATE),
            Map.entry("maplets", Category.UPDATES),
            Map.entry("type", Category.TYPE),
            Map.entry("sort", Category.SORT),
            Map.entry("index", Category.INDEX));

    static SyntaxTypes of(String text, Set<String> nonterminals) {
        var arguments = new ArrayList<Category>();
        List<String> parts = split(InnerSymbols.decode(text).replace("=>", "⇒"), '⇒');
        for (String part : parts.subList(0, parts.size() - 1)) {
            String inside = part.strip();
            boolean several = inside.startsWith("[") && inside.endsWith("]");
            for (String type : several ? split(inside.substring(1, inside.length() - 1), ',') : List.of(inside)) {
                arguments.add(category(type, nonterminals));
            }
        }
        return new SyntaxTypes(arguments, category(parts.getLast(), nonterminals));
    }

    /** At the separators outside of brackets. */
    private static List<String> split(String text, char separator) {
        var result = new ArrayList<String>();
        int depth = 0;
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '(' || c == '[') {
                depth++;
            } else if (c == ')' || c == ']') {
                depth--;
            } else if (c == separator && depth == 0) {
                result.add(text.substring(start, i));
                start = i + 1;
            }
        }
        result.add(text.substring(start));
        return result;
    }

    private static Category category(String type, Set<String> nonterminals) {
        String name = type.strip();
        return nonterminals.contains(name) ? Category.declared(name) : NAMED.getOrDefault(name, Category.TERM);
    }

    Category argument(int index) {
        return index < arguments.size() ? arguments.get(index) : Category.TERM;
    }
}
