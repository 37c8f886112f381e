package dev.assay.bench.agree;

import dev.assay.property.Choices;
import dev.assay.property.Gens;
import java.util.List;

/** Statements about numbers, whose truth is computed here and nowhere else. */
final class Arithmetic {
    private static final int DEPTH = 3;

    /** Values that are tried for each variable. */
    private static final List<Long> POINTS = List.of(0L, 1L, 2L, 3L, 5L, -1L, -2L, -3L, -4L);

    /** What is written, and what it means for values of the variables. */
    private record Written<V>(String text, Meaning<V> meaning) {}

    private interface Meaning<V> {
        V at(long x, long y);
    }

    private interface Function {
        long of(long a, long b);
    }

    private interface Relation {
        boolean of(long a, long b);
    }

    private final Choices choices;
    private final boolean isNatural;
    private final String type;

    /** What is written for the variables, where they are not variables. */
    private final String x;

    private final String y;

    private Arithmetic(Choices choices, boolean isNatural, String x, String y) {
        this.choices = choices;
        this.isNatural = isNatural;
        this.type = isNatural ? "nat" : "int";
        this.x = x;
        this.y = y;
    }

    /** A statement for all numbers, or one for two of them. */
    static Claim claim(Choices choices) {
        boolean isNatural = choices.draw(Gens.booleans());
        List<Long> points = isNatural ? POINTS.stream().filter(p -> p >= 0).toList() : POINTS;
        if (choices.draw(Gens.booleans())) {
            long a = choices.draw(Gens.elements(points));
            long b = choices.draw(Gens.elements(points));
            String type = isNatural ? "nat" : "int";
            var formula = new Arithmetic(choices, isNatural, literal(a, type), literal(b, type)).formula(DEPTH);
            return new Claim(formula.text, formula.meaning.at(a, b) ? Claim.Truth.TRUE : Claim.Truth.FALSE);
        }
        String suffix = isNatural ? "::nat)" : "::int)";
        var formula = new Arithmetic(choices, isNatural, "(xn" + suffix, "(yn" + suffix).formula(DEPTH);
        boolean isFalse = points.stream().anyMatch(a -> points.stream().anyMatch(b -> !formula.meaning.at(a, b)));
        return new Claim(formula.text, isFalse ? Claim.Truth.FALSE : Claim.Truth.OPEN);
    }

    private static String literal(long value, String type) {
        return value < 0 ? "(- " + -value + "::" + type + ")" : "(" + value + "::" + type + ")";
    }

    private Written<Boolean> formula(int depth) {
        return switch (depth <= 1 ? 0 : choices.draw(Gens.ints(0, 7))) {
            case 3 -> {
                var a = formula(depth - 1);
                yield new Written<>("(¬ " + a.text + ")", (u, v) -> !a.meaning.at(u, v));
            }
            case 4 -> both("∧", formula(depth - 1), formula(depth - 1), (p, q) -> (p & q) == 1);
            case 5 -> both("∨", formula(depth - 1), formula(depth - 1), (p, q) -> (p | q) == 1);
            case 6 -> both("⟶", formula(depth - 1), formula(depth - 1), (p, q) -> p <= q);
            case 7 -> both("⟷", formula(depth - 1), formula(depth - 1), (p, q) -> p == q);
            default -> comparison(depth);
        };
    }

    private static Written<Boolean> both(String word, Written<Boolean> a, Written<Boolean> b, Relation relation) {
        return new Written<>(
                "(" + a.text + " " + word + " " + b.text + ")",
                (u, v) -> relation.of(a.meaning.at(u, v) ? 1 : 0, b.meaning.at(u, v) ? 1 : 0));
    }

    private Written<Boolean> comparison(int depth) {
        var a = number(depth);
        var b = number(depth - 1);
        return switch (choices.draw(Gens.ints(0, 5))) {
            case 0 -> compared("=", a, b, (p, q) -> p == q);
            case 1 -> compared("<", a, b, (p, q) -> p < q);
            case 2 -> compared("≤", a, b, (p, q) -> p <= q);
            case 3 -> compared("≠", a, b, (p, q) -> p != q);
            case 4 -> compared("dvd", a, b, (p, q) -> p == 0 ? q == 0 : q % p == 0);
            default -> new Written<>("(even " + a.text + ")", (u, v) -> a.meaning.at(u, v) % 2 == 0);
        };
    }

    private static Written<Boolean> compared(String word, Written<Long> a, Written<Long> b, Relation relation) {
        return new Written<>(
                "(" + a.text + " " + word + " " + b.text + ")",
                (u, v) -> relation.of(a.meaning.at(u, v), b.meaning.at(u, v)));
    }

    private Written<Long> number(int depth) {
        if (depth <= 0) {
            return leaf();
        }
        return switch (choices.draw(Gens.ints(0, 11))) {
            case 3 -> operation("(%s + %s)", depth, (a, b) -> a + b);
            case 4 -> operation("(%s - %s)", depth, (a, b) -> isNatural ? Math.max(0, a - b) : a - b);
            case 5 -> operation("(%s * %s)", depth, (a, b) -> a * b);
            case 6 -> operation("(%s div %s)", depth, (a, b) -> b == 0 ? 0 : Math.floorDiv(a, b));
            case 7 -> operation("(%s mod %s)", depth, (a, b) -> b == 0 ? a : Math.floorMod(a, b));
            case 8 -> operation("(min %s %s)", depth, Math::min);
            case 9 -> operation("(gcd %s %s)", depth, Arithmetic::gcd);
            case 10 ->
                isNatural
                        ? operation("(if %s < %s then 0 else 1 :: nat)", depth, (a, b) -> a < b ? 0 : 1)
                        : operation("¦%s - %s¦", depth, (a, b) -> Math.abs(a - b));
            case 11 -> {
                var a = number(depth - 1);
                yield isNatural
                        ? new Written<>("(Suc " + a.text + ")", (u, v) -> a.meaning.at(u, v) + 1)
                        : new Written<>("(int (nat " + a.text + "))", (u, v) -> Math.max(0, a.meaning.at(u, v)));
            }
            default -> leaf();
        };
    }

    private Written<Long> operation(String text, int depth, Function function) {
        var a = number(depth - 1);
        var b = number(depth - 1);
        return new Written<>(
                String.format(java.util.Locale.ROOT, text, a.text, b.text),
                (u, v) -> function.of(a.meaning.at(u, v), b.meaning.at(u, v)));
    }

    private Written<Long> leaf() {
        return switch (choices.draw(Gens.ints(0, 3))) {
            case 0 -> new Written<>(x, (u, _) -> u);
            case 1 -> new Written<>(y, (_, v) -> v);
            default -> {
                long value = choices.draw(Gens.ints(isNatural ? 0 : -3, 4));
                yield new Written<>(literal(value, type), (_, _) -> value);
            }
        };
    }

    private static long gcd(long a, long b) {
        return b == 0 ? Math.abs(a) : gcd(b, a % b);
    }
}
