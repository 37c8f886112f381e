package dev.assay.bench.agree;

import java.util.List;

/** Whole numbers. */
final class Integers {
    private Integers() {}

    static Written draw(Values values, int depth) {
        if (depth <= 0) {
            long value = values.below(9) - 4L;
            return values.literal(Kind.INTEGER, value, value < 0 ? "(- " + -value + "::int)" : "(" + value + "::int)");
        }
        String u = values.fresh();
        int d = depth - 1;
        return switch (values.below(10)) {
            case 0, 1 -> {
                Written a = values.term(Kind.NUMBER, d);
                yield Written.of(a.meaning(), "(int %s)", a);
            }
            case 2 -> both(values, d, "(%s - %s)", (a, b) -> a - b);
            case 3 ->
                both(
                        values,
                        d,
                        "(%s * %s)",
                        (a, b) -> Written.small(Math.abs(a))
                                * Written.small(Math.abs(b))
                                * Long.signum(a)
                                * Long.signum(b));
            case 4 -> both(values, d, "(%s div %s)", (a, b) -> b == 0 ? 0 : Math.floorDiv(a, b));
            case 5 -> both(values, d, "(%s mod %s)", (a, b) -> b == 0 ? a : Math.floorMod(a, b));
            case 6 -> {
                Written a = values.term(Kind.INTEGER, d);
                yield Written.of(at -> Math.abs(a.number(at)), "¦%s¦", a);
            }
            case 7 -> {
                Written s = values.term(Kind.SET, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.INTEGER, d);
                yield Written.of(
                        at -> s.set(at).stream()
                                .mapToLong(v -> body.number(Written.with(at, v)))
                                .sum(),
                        "(∑%s∈%s. %s)",
                        u,
                        s,
                        body);
            }
            case 8 -> {
                Written xs = values.term(Kind.LIST, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.INTEGER, d);
                yield Written.of(
                        at -> xs.list(at).stream()
                                .mapToLong(v -> body.number(Written.with(at, v)))
                                .sum(),
                        "(sum_list (map (λ%s. %s) %s))",
                        u,
                        body,
                        xs);
            }
            default -> {
                Written a = values.term(Kind.INTEGER, d);
                Written body = values.under(List.of(Kind.INTEGER), List.of(u), Kind.INTEGER, d);
                yield Written.of(at -> body.number(Written.with(at, a.number(at))), "(let %s = %s in %s)", u, a, body);
            }
        };
    }

    private interface Operator {
        long of(long a, long b);
    }

    private static Written both(Values values, int depth, String text, Operator operator) {
        Written a = values.term(Kind.INTEGER, depth);
        Written b = values.term(Kind.INTEGER, depth);
        return Written.of(at -> operator.of(a.number(at), b.number(at)), text, a, b);
    }
}
