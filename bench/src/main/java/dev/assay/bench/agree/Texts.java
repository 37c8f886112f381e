package dev.assay.bench.agree;

import dev.assay.property.Gens;

/** Texts, which are lists of characters. */
final class Texts {
    private Texts() {}

    static Written draw(Values values, int depth) {
        if (depth <= 0) {
            String text = values.choices().draw(Gens.elements("", "a", "ab", "Z", "ba"));
            return values.literal(Kind.TEXT, text, "(''" + text + "''::string)");
        }
        int d = depth - 1;
        return switch (values.below(7)) {
            case 0, 1 -> {
                Written a = values.term(Kind.TEXT, d);
                Written b = values.term(Kind.TEXT, d);
                yield Written.of(at -> a.string(at) + b.string(at), "(%s @ %s)", a, b);
            }
            case 2 -> {
                Written a = values.term(Kind.TEXT, d);
                yield Written.of(at -> new StringBuilder(a.string(at)).reverse().toString(), "(rev %s)", a);
            }
            case 3 -> {
                Written n = values.term(Kind.NUMBER, d);
                Written a = values.term(Kind.TEXT, d);
                yield Written.of(
                        at -> a.string(at)
                                .substring(0, (int) Math.min(a.string(at).length(), n.number(at))),
                        "(take %s %s)",
                        n,
                        a);
            }
            case 4 -> {
                Written n = values.term(Kind.NUMBER, d);
                Written a = values.term(Kind.TEXT, d);
                yield Written.of(
                        at -> Character.toString((char) ('A' + n.number(at) % 26)) + a.string(at),
                        "(char_of (65 + %s mod 26) # %s)",
                        n,
                        a);
            }
            case 5 -> {
                Written a = values.term(Kind.TEXT, d);
                yield Written.of(at -> a.string(at).replace("a", ""), "(filter (λc. c ≠ CHR ''a'') %s)", a);
            }
            default -> {
                Written p = values.term(Kind.TRUTH, d);
                Written a = values.term(Kind.TEXT, d);
                Written b = values.term(Kind.TEXT, d);
                yield Written.of(at -> p.truth(at) ? a.string(at) : b.string(at), "(if %s then %s else %s)", p, a, b);
            }
        };
    }
}
