package dev.assay.bench.agree;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Lists of natural numbers. */
final class Lists {
    private Lists() {}

    static Written draw(Values values, int depth) {
        if (depth <= 0) {
            List<Long> elements = values.choices().repeat(0, 3, _ -> (long) values.below(4));
            return values.literal(
                    Kind.LIST,
                    elements,
                    elements.isEmpty()
                            ? "([]::nat list)"
                            : "[" + elements.stream().map(v -> v + "::nat").collect(Collectors.joining(", ")) + "]");
        }
        String u = values.fresh();
        String w = values.unused();
        String us = values.unused();
        int d = depth - 1;
        return switch (values.below(19)) {
            case 0, 1 -> {
                Written x = values.term(Kind.NUMBER, d);
                Written xs = values.term(Kind.LIST, d);
                yield Written.of(
                        at -> Stream.concat(Stream.of(x.number(at)), xs.list(at).stream())
                                .toList(),
                        "(%s # %s)",
                        x,
                        xs);
            }
            case 2 -> {
                Written xs = values.term(Kind.LIST, d);
                Written ys = values.term(Kind.LIST, d);
                yield Written.of(
                        at -> Stream.concat(xs.list(at).stream(), ys.list(at).stream())
                                .toList(),
                        "(%s @ %s)",
                        xs,
                        ys);
            }
            case 3 -> {
                Written xs = values.term(Kind.LIST, d);
                yield Written.of(at -> xs.list(at).reversed(), "(rev %s)", xs);
            }
            case 4 -> {
                Written xs = values.term(Kind.LIST, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.NUMBER, d);
                yield Written.of(
                        at -> xs.list(at).stream()
                                .map(v -> body.number(Written.with(at, v)))
                                .toList(),
                        "(map (λ%s. %s) %s)",
                        u,
                        body,
                        xs);
            }
            case 5 -> {
                Written xs = values.term(Kind.LIST, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield Written.of(
                        at -> xs.list(at).stream()
                                .filter(v -> body.truth(Written.with(at, v)))
                                .toList(),
                        "(filter (λ%s. %s) %s)",
                        u,
                        body,
                        xs);
            }
            case 6 -> {
                Written n = values.term(Kind.NUMBER, d);
                Written xs = values.term(Kind.LIST, d);
                yield Written.of(at -> xs.list(at).stream().limit(n.number(at)).toList(), "(take %s %s)", n, xs);
            }
            case 7 -> {
                Written n = values.term(Kind.NUMBER, d);
                Written xs = values.term(Kind.LIST, d);
                yield Written.of(at -> xs.list(at).stream().skip(n.number(at)).toList(), "(drop %s %s)", n, xs);
            }
            case 8 -> {
                Written xs = values.term(Kind.LIST, d);
                yield Written.of(at -> xs.list(at).stream().sorted().toList(), "(sort %s)", xs);
            }
            case 9 -> {
                Written xs = values.term(Kind.LIST, d);
                // The last of several stays.
                yield Written.of(
                        at -> xs.list(at).reversed().stream()
                                .distinct()
                                .toList()
                                .reversed(),
                        "(remdups %s)",
                        xs);
            }
            case 10 -> {
                Written a = values.term(Kind.NUMBER, d);
                Written b = values.term(Kind.NUMBER, d);
                yield Written.of(
                        at -> LongStream.range(a.number(at), Written.small(b.number(at)))
                                .boxed()
                                .toList(),
                        "[%s..<%s]",
                        a,
                        b);
            }
            case 11 -> {
                Written xs = values.term(Kind.LIST, d);
                Written none = values.term(Kind.LIST, d);
                Written one = values.under(List.of(Kind.NUMBER), List.of(u), Kind.LIST, d);
                Written more =
                        values.under(List.of(Kind.NUMBER, Kind.NUMBER, Kind.LIST), List.of(u, w, us), Kind.LIST, d);
                yield Written.of(
                        at -> {
                            List<Long> all = xs.list(at);
                            return switch (all.size()) {
                                case 0 -> none.list(at);
                                case 1 -> one.list(Written.with(at, all.get(0)));
                                default ->
                                    more.list(Written.with(at, all.get(0), all.get(1), all.subList(2, all.size())));
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
            case 12 -> {
                Written xs = values.term(Kind.LIST, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.LIST, d);
                yield Written.of(
                        at -> xs.list(at).stream()
                                .flatMap(v -> body.list(Written.with(at, v)).stream())
                                .toList(),
                        "(concat (map (λ%s. %s) %s))",
                        u,
                        body,
                        xs);
            }
            case 13 -> {
                Written p = values.term(Kind.PAIR, d);
                Written body = values.under(List.of(Kind.NUMBER, Kind.NUMBER), List.of(u, w), Kind.LIST, d);
                yield Written.of(
                        at -> body.list(
                                Written.with(at, p.pair(at).first(), p.pair(at).second())),
                        "(let (%s, %s) = %s in %s)",
                        u,
                        w,
                        p,
                        body);
            }
            case 14 -> {
                Written xs = values.term(Kind.LIST, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                boolean isTaken = values.below(2) == 0;
                yield Written.of(
                        at -> isTaken
                                ? xs.list(at).stream()
                                        .takeWhile(v -> body.truth(Written.with(at, v)))
                                        .toList()
                                : xs.list(at).stream()
                                        .dropWhile(v -> body.truth(Written.with(at, v)))
                                        .toList(),
                        "(%s (λ%s. %s) %s)",
                        isTaken ? "takeWhile" : "dropWhile",
                        u,
                        body,
                        xs);
            }
            case 15 -> {
                Written xs = values.term(Kind.LIST, d);
                yield Written.of(at -> xs.list(at).stream().skip(1).toList(), "(tl %s)", xs);
            }
            case 16 -> {
                Written xs = values.term(Kind.LIST, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.NUMBER, d);
                Written test = values.under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield Written.of(
                        at -> xs.list(at).stream()
                                .filter(v -> test.truth(Written.with(at, v)))
                                .map(v -> body.number(Written.with(at, v)))
                                .toList(),
                        "[%2$s. %1$s ← %3$s, %4$s]",
                        u,
                        body,
                        xs,
                        test);
            }
            case 17 -> {
                Written xs = values.term(Kind.LIST, d);
                Written ys = values.term(Kind.LIST, d);
                Written body = values.under(List.of(Kind.NUMBER, Kind.NUMBER), List.of(u, w), Kind.NUMBER, d);
                yield Written.of(
                        at -> LongStream.range(
                                        0,
                                        Math.min(xs.list(at).size(), ys.list(at).size()))
                                .mapToObj(i -> body.number(Written.with(
                                        at,
                                        xs.list(at).get((int) i),
                                        ys.list(at).get((int) i))))
                                .toList(),
                        "(map (λ(%s, %s). %s) (zip %s %s))",
                        u,
                        w,
                        body,
                        xs,
                        ys);
            }
            default -> {
                Written s = values.term(Kind.SET, d);
                yield Written.of(at -> List.copyOf(s.set(at)), "(sorted_list_of_set %s)", s);
            }
        };
    }
}
