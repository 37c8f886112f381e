package dev.assay.bench.agree;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Finite sets of natural numbers. */
final class Sets {
    private Sets() {}

    static Written draw(Values values, int depth) {
        if (depth <= 0) {
            Set<Long> elements = new TreeSet<>(values.choices().repeat(0, 3, _ -> (long) values.below(4)));
            return values.literal(
                    Kind.SET,
                    elements,
                    elements.isEmpty()
                            ? "({}::nat set)"
                            : "{" + elements.stream().map(v -> v + "::nat").collect(Collectors.joining(", ")) + "}");
        }
        String u = values.fresh();
        String w = values.unused();
        int d = depth - 1;
        return switch (values.below(12)) {
            case 0 -> {
                Written xs = values.term(Kind.LIST, d);
                yield Written.of(at -> Written.collected(xs.list(at).stream()), "(set %s)", xs);
            }
            case 1 -> {
                Written s = values.term(Kind.SET, d);
                Written t = values.term(Kind.SET, d);
                yield Written.of(
                        at -> Written.collected(Stream.concat(s.set(at).stream(), t.set(at).stream())),
                        "(%s ∪ %s)",
                        s,
                        t);
            }
            case 2 -> {
                Written s = values.term(Kind.SET, d);
                Written t = values.term(Kind.SET, d);
                yield Written.of(
                        at -> Written.collected(s.set(at).stream().filter(t.set(at)::contains)), "(%s ∩ %s)", s, t);
            }
            case 3 -> {
                Written s = values.term(Kind.SET, d);
                Written t = values.term(Kind.SET, d);
                yield Written.of(
                        at -> Written.collected(
                                s.set(at).stream().filter(v -> !t.set(at).contains(v))),
                        "(%s - %s)",
                        s,
                        t);
            }
            case 4 -> {
                Written s = values.term(Kind.SET, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.NUMBER, d);
                yield Written.of(
                        at -> Written.collected(s.set(at).stream().map(v -> body.number(Written.with(at, v)))),
                        "((λ%s. %s) ` %s)",
                        u,
                        body,
                        s);
            }
            case 5 -> {
                Written s = values.term(Kind.SET, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(w), Kind.TRUTH, d);
                yield Written.of(
                        at -> Written.collected(s.set(at).stream().filter(v -> body.truth(Written.with(at, v)))),
                        "{%s ∈ %s. %s}",
                        w,
                        s,
                        body);
            }
            case 6 -> {
                Written n = values.term(Kind.NUMBER, d);
                yield Written.of(
                        at -> Written.collected(
                                LongStream.range(0, Written.small(n.number(at))).boxed()),
                        "{..<%s}",
                        n);
            }
            case 7 -> {
                Written s = values.term(Kind.SET, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.SET, d);
                yield Written.of(
                        at -> Written.collected(
                                s.set(at).stream().flatMap(v -> body.set(Written.with(at, v)).stream())),
                        "(⋃%s∈%s. %s)",
                        u,
                        s,
                        body);
            }
            case 8 -> {
                Written f = values.term(Kind.MAP, d);
                boolean isDomain = values.below(2) == 0;
                yield Written.of(
                        at -> isDomain ? f.map(at).keySet() : Written.collected(f.map(at).values().stream()),
                        isDomain ? "(dom %s)" : "(ran %s)",
                        f);
            }
            case 9 -> {
                Written a = values.term(Kind.NUMBER, d);
                Written b = values.term(Kind.NUMBER, d);
                yield Written.of(
                        at -> Written.collected(LongStream.rangeClosed(a.number(at), Written.small(b.number(at)))
                                .boxed()),
                        "{%s..%s}",
                        a,
                        b);
            }
            case 10 -> {
                Written s = values.term(Kind.SET, d);
                Written t = values.term(Kind.SET, d);
                Written body = values.under(List.of(Kind.NUMBER, Kind.NUMBER), List.of(u, w), Kind.NUMBER, d);
                yield Written.of(
                        at -> Written.collected(s.set(at).stream()
                                .flatMap(v -> t.set(at).stream().map(x -> body.number(Written.with(at, v, x))))),
                        "((λ(%s, %s). %s) ` (%s × %s))",
                        u,
                        w,
                        body,
                        s,
                        t);
            }
            default -> {
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield Written.of(
                        at -> Written.collected(
                                LongStream.range(0, 4).boxed().filter(v -> body.truth(Written.with(at, v)))),
                        "{%1$s. %1$s < (4::nat) ∧ %2$s}",
                        u,
                        body);
            }
        };
    }
}
