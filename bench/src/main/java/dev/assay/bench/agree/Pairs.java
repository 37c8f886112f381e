package dev.assay.bench.agree;

/** Pairs of natural numbers. */
final class Pairs {
    record Pair(long first, long second) {
        Pair swapped() {
            return new Pair(/* first= */ second, /* second= */ first);
        }
    }

    private Pairs() {}

    static Written<Pair> draw(Values values, int depth) {
        var shapes = new Shapes(values, depth - 1);
        return switch (depth <= 0 ? 0 : values.below(6)) {
            case 0, 1, 2 -> shapes.two("(%s, %s)", Kind.NUMBER, Kind.NUMBER, Pair::new);
            case 3, 4 -> shapes.one("(prod.swap %s)", Kind.PAIR, Pair::swapped);
            default -> shapes.branch(Kind.PAIR);
        };
    }
}
