package dev.assay.bench.agree;

/** Whole numbers. */
final class Integers {
    private Integers() {}

    static Written<Long> draw(Values values, int depth) {
        if (depth <= 0) {
            long value = values.below(9) - 4L;
            return values.literal(Kind.INTEGER, value, value < 0 ? "(- " + -value + "::int)" : "(" + value + "::int)");
        }
        var shapes = new Shapes(values, depth - 1);
        return switch (values.below(10)) {
            case 0, 1 -> shapes.one("(int %s)", Kind.NUMBER, n -> n);
            case 2 -> shapes.two("(%s - %s)", Kind.INTEGER, Kind.INTEGER, (a, b) -> a - b);
            case 3 -> shapes.two("(%s * %s)", Kind.INTEGER, Kind.INTEGER, Integers::product);
            case 4 ->
                shapes.two("(%s div %s)", Kind.INTEGER, Kind.INTEGER, (a, b) -> b == 0 ? 0L : Math.floorDiv(a, b));
            case 5 -> shapes.two("(%s mod %s)", Kind.INTEGER, Kind.INTEGER, (a, b) -> b == 0 ? a : Math.floorMod(a, b));
            case 6 -> shapes.one("¦%s¦", Kind.INTEGER, Math::abs);
            case 7 ->
                shapes.binder(
                        "(∑%s∈%s. %s)",
                        Kind.SET,
                        Kind.INTEGER,
                        (s, f) -> s.stream().mapToLong(f::apply).sum());
            case 8 ->
                shapes.binder(
                        "(sum_list (map (λ%1$s. %3$s) %2$s))",
                        Kind.LIST,
                        Kind.INTEGER,
                        (xs, f) -> xs.stream().mapToLong(f::apply).sum());
            default -> shapes.branch(Kind.INTEGER);
        };
    }

    private static long product(long a, long b) {
        Written.small(Math.abs(a));
        Written.small(Math.abs(b));
        return a * b;
    }
}
