package dev.assay.bench.agree;

import dev.assay.property.Gens;

/** Texts, which are lists of characters. */
final class Texts {
    private Texts() {}

    static Written<String> draw(Values values, int depth) {
        if (depth <= 0) {
            String text = values.choices().draw(Gens.elements("", "a", "ab", "Z", "ba"));
            return values.literal(Kind.TEXT, text, "(''" + text + "''::string)");
        }
        var shapes = new Shapes(values, depth - 1);
        return switch (values.below(7)) {
            case 0, 1 -> shapes.two("(%s @ %s)", Kind.TEXT, Kind.TEXT, String::concat);
            case 2 ->
                shapes.one(
                        "(rev %s)",
                        Kind.TEXT, a -> new StringBuilder(a).reverse().toString());
            case 3 ->
                shapes.two(
                        "(take %s %s)",
                        Kind.NUMBER, Kind.TEXT, (n, a) -> a.substring(0, (int) Math.min(a.length(), n)));
            case 4 ->
                shapes.two(
                        "(char_of (65 + %s mod 26) # %s)",
                        Kind.NUMBER, Kind.TEXT, (n, a) -> Character.toString((char) ('A' + n % 26)) + a);
            case 5 -> shapes.one("(filter (λc. c ≠ CHR ''a'') %s)", Kind.TEXT, a -> a.replace("a", ""));
            default -> shapes.branch(Kind.TEXT);
        };
    }
}
