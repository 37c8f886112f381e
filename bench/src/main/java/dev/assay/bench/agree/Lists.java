package dev.assay.bench.agree;

import java.util.Collection;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Lists of natural numbers. */
final class Lists {
    private Lists() {}

    static Written<List<Long>> draw(Values values, int depth) {
        if (depth <= 0) {
            List<Long> elements = values.choices().repeat(0, 3, _ -> (long) values.below(4));
            return values.literal(
                    Kind.LIST,
                    elements,
                    elements.isEmpty()
                            ? "([]::nat list)"
                            : "[" + elements.stream().map(v -> v + "::nat").collect(Collectors.joining(", ")) + "]");
        }
        int d = depth - 1;
        var shapes = new Shapes(values, d);
        return switch (values.below(20)) {
            case 0, 1 -> shapes.two("(%s # %s)", Kind.NUMBER, Kind.LIST, (x, xs) -> joined(List.of(x), xs));
            case 2 -> shapes.two("(%s @ %s)", Kind.LIST, Kind.LIST, Lists::joined);
            case 3 -> shapes.one("(rev %s)", Kind.LIST, List::reversed);
            case 4 ->
                shapes.binder(
                        "(map (λ%1$s. %3$s) %2$s)",
                        Kind.LIST, Kind.NUMBER, (xs, f) -> xs.stream().map(f).toList());
            case 5 ->
                shapes.binder(
                        "(filter (λ%1$s. %3$s) %2$s)",
                        Kind.LIST,
                        Kind.TRUTH,
                        (xs, p) -> xs.stream().filter(p::apply).toList());
            case 6 ->
                shapes.two(
                        "(take %s %s)",
                        Kind.NUMBER, Kind.LIST, (n, xs) -> xs.stream().limit(n).toList());
            case 7 ->
                shapes.two(
                        "(drop %s %s)",
                        Kind.NUMBER, Kind.LIST, (n, xs) -> xs.stream().skip(n).toList());
            case 8 ->
                shapes.one("(sort %s)", Kind.LIST, xs -> xs.stream().sorted().toList());
            case 9 ->
                // The last of several stays.
                shapes.one(
                        "(remdups %s)",
                        Kind.LIST,
                        xs -> xs.reversed().stream().distinct().toList().reversed());
            case 10 ->
                shapes.two(
                        "[%s..<%s]",
                        Kind.NUMBER,
                        Kind.NUMBER,
                        (a, b) -> LongStream.range(a, Written.small(b)).boxed().toList());
            case 11 -> byLength(values, d);
            case 12 ->
                shapes.binder(
                        "(concat (map (λ%1$s. %3$s) %2$s))",
                        Kind.LIST,
                        Kind.LIST,
                        (xs, f) ->
                                xs.stream().map(f).flatMap(Collection::stream).toList());
            case 13 ->
                shapes.binder(
                        "(takeWhile (λ%1$s. %3$s) %2$s)",
                        Kind.LIST,
                        Kind.TRUTH,
                        (xs, p) -> xs.stream().takeWhile(p::apply).toList());
            case 14 ->
                shapes.binder(
                        "(dropWhile (λ%1$s. %3$s) %2$s)",
                        Kind.LIST,
                        Kind.TRUTH,
                        (xs, p) -> xs.stream().dropWhile(p::apply).toList());
            case 15 ->
                shapes.one("(tl %s)", Kind.LIST, xs -> xs.stream().skip(1).toList());
            case 16 -> comprehension(values, d);
            case 17 ->
                shapes.binderOfTwo(
                        "(map (λ(%1$s, %2$s). %5$s) (zip %3$s %4$s))",
                        Kind.LIST, Kind.LIST, Kind.NUMBER, Lists::zipped);
            case 18 -> shapes.one("(sorted_list_of_set %s)", Kind.SET, List::copyOf);
            default -> shapes.branch(Kind.LIST);
        };
    }

    private static List<Long> joined(List<Long> xs, List<Long> ys) {
        return Stream.concat(xs.stream(), ys.stream()).toList();
    }

    private static List<Long> zipped(List<Long> xs, List<Long> ys, BiFunction<Long, Long, Long> f) {
        return IntStream.range(0, Math.min(xs.size(), ys.size()))
                .mapToObj(i -> f.apply(xs.get(i), ys.get(i)))
                .toList();
    }

    private static Written<List<Long>> byLength(Values values, int depth) {
        String u = values.fresh();
        String w = values.unused();
        String us = values.unused();
        Written<List<Long>> xs = values.term(Kind.LIST, depth);
        Written<List<Long>> none = values.term(Kind.LIST, depth);
        Written<List<Long>> one = values.under(List.of(Kind.NUMBER), List.of(u), Kind.LIST, depth);
        Written<List<Long>> more =
                values.under(List.of(Kind.NUMBER, Kind.NUMBER, Kind.LIST), List.of(u, w, us), Kind.LIST, depth);
        return Written.of(
                at -> {
                    List<Long> all = xs.at(at);
                    return switch (all.size()) {
                        case 0 -> none.at(at);
                        case 1 -> one.with(at, all.get(0));
                        default -> more.with(at, all.get(0), all.get(1), all.subList(2, all.size()));
                    };
                },
                "(case %1$s of [] ⇒ %2$s | [%3$s] ⇒ %4$s | %3$s # %5$s # %6$s ⇒ %7$s)",
                xs,
                none,
                u,
                one,
                w,
                us,
                more);
    }

    private static Written<List<Long>> comprehension(Values values, int depth) {
        String u = values.fresh();
        Written<List<Long>> xs = values.term(Kind.LIST, depth);
        Written<Long> body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.NUMBER, depth);
        Written<Boolean> test = values.under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, depth);
        return Written.of(
                at -> xs.at(at).stream()
                        .filter(v -> test.with(at, v))
                        .map(v -> body.with(at, v))
                        .toList(),
                "[%2$s. %1$s ← %3$s, %4$s]",
                u,
                body,
                xs,
                test);
    }
}
