package dev.assay.bench.agree;

/** Pairs of natural numbers. */
final class Pairs {
    private Pairs() {}

    static Written draw(Values values, int depth) {
        int d = depth - 1;
        if (depth <= 0 || values.below(3) > 0) {
            Written a = values.term(Kind.NUMBER, d);
            Written b = values.term(Kind.NUMBER, d);
            return Written.of(at -> new Written.Pair(a.number(at), b.number(at)), "(%s, %s)", a, b);
        }
        Written p = values.term(Kind.PAIR, d);
        return Written.of(at -> p.pair(at).swapped(), "(prod.swap %s)", p);
    }
}
