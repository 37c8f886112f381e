package dev.assay.bench.agree;

import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;

/** Formulas. */
final class Truths {
    private Truths() {}

    static Written<Boolean> draw(Values values, int depth) {
        if (depth <= 0) {
            return new Shapes(values, 0).two("(%s ≤ %s)", Kind.NUMBER, Kind.NUMBER, (a, b) -> a <= b);
        }
        int d = depth - 1;
        var shapes = new Shapes(values, d);
        return switch (values.below(24)) {
            case 0, 1 -> shapes.two("(%s < %s)", Kind.NUMBER, Kind.NUMBER, (a, b) -> a < b);
            case 2, 3, 4 -> equal(shapes, Kind.anyData(values));
            case 5 -> shapes.two("(%s ∈ %s)", Kind.NUMBER, Kind.SET, (a, s) -> s.contains(a));
            case 6 -> shapes.two("(%s ⊆ %s)", Kind.SET, Kind.SET, (s, t) -> t.containsAll(s));
            case 7 ->
                shapes.one("(distinct %s)", Kind.LIST, xs -> Set.copyOf(xs).size() == xs.size());
            case 8 ->
                shapes.one(
                        "(sorted %s)",
                        Kind.LIST, xs -> xs.stream().sorted().toList().equals(xs));
            case 9 ->
                shapes.binder(
                        "(list_all (λ%1$s. %3$s) %2$s)",
                        Kind.LIST, Kind.TRUTH, (xs, p) -> xs.stream().allMatch(p::apply));
            case 10 ->
                shapes.binder(
                        "(∀%s∈%s. %s)",
                        Kind.SET, Kind.TRUTH, (s, p) -> s.stream().allMatch(p::apply));
            case 11 ->
                shapes.binder(
                        "(∃%s∈set %s. %s)",
                        Kind.LIST, Kind.TRUTH, (xs, p) -> xs.stream().anyMatch(p::apply));
            case 12 -> {
                int bound = values.below(4);
                yield shapes.binder(
                        "(∀%1$s<(" + bound + "::nat). %2$s)",
                        Kind.TRUTH,
                        p -> LongStream.range(0, bound).allMatch(p::apply));
            }
            case 13 ->
                shapes.around(
                        "(∃!%1$s. %1$s ∈ %2$s ∧ %3$s)",
                        Kind.SET,
                        Kind.TRUTH,
                        (s, p) -> s.stream().filter(p::apply).count() == 1);
            case 14 -> shapes.one("(¬ %s)", Kind.TRUTH, a -> !a);
            case 15 -> shapes.two("(%s ∧ %s)", Kind.TRUTH, Kind.TRUTH, (a, b) -> a && b);
            case 16 -> shapes.two("(%s < %s)", Kind.INTEGER, Kind.INTEGER, (a, b) -> a < b);
            case 17 -> shapes.two("(%s dvd %s)", Kind.INTEGER, Kind.INTEGER, (a, b) -> a == 0 ? b == 0 : b % a == 0);
            case 18 ->
                shapes.around(
                        "(∀%s∈ran %s. %s)",
                        Kind.MAP, Kind.TRUTH, (f, p) -> f.values().stream().allMatch(p::apply));
            case 19 ->
                shapes.two(
                        "(%s ⊆⇩m %s)",
                        Kind.MAP, Kind.MAP, (f, g) -> g.entrySet().containsAll(f.entrySet()));
            case 20 -> equal(shapes, Kind.MAP);
            case 21 -> onPairs(values, d);
            case 22 -> equalTruths(values, shapes);
            default -> shapes.two("(%s ⟶ %s)", Kind.TRUTH, Kind.TRUTH, (a, b) -> !a || b);
        };
    }

    private static <T> Written<Boolean> equal(Shapes shapes, Kind<T> kind) {
        return shapes.two("(%s = %s)", kind, kind, Object::equals);
    }

    private static Written<Boolean> equalTruths(Values values, Shapes shapes) {
        return values.below(2) == 0
                ? shapes.two("(%s ⟷ %s)", Kind.TRUTH, Kind.TRUTH, Boolean::equals)
                : shapes.branch(Kind.TRUTH);
    }

    private static Written<Boolean> onPairs(Values values, int depth) {
        String u = values.fresh();
        String w = values.unused();
        Written<Pairs.Pair> p = values.term(Kind.PAIR, depth);
        Written<Set<Long>> s = values.term(Kind.SET, depth);
        Written<Set<Long>> t = values.term(Kind.SET, depth);
        Written<Boolean> body = values.under(List.of(Kind.NUMBER, Kind.NUMBER), List.of(u, w), Kind.TRUTH, depth);
        return Written.of(
                at -> body.with(at, p.at(at).first(), p.at(at).second())
                        && s.at(at).stream().allMatch(v -> t.at(at).stream().allMatch(x -> body.with(at, v, x))),
                "(∀(%s, %s)∈insert %s (%s × %s). %s)",
                u,
                w,
                p,
                s,
                t,
                body);
    }
}
