package dev.assay.bench.agree;

import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;

/** Formulas. */
final class Truths {
    private Truths() {}

    static Written draw(Values values, int depth) {
        if (depth <= 0) {
            Written a = values.term(Kind.NUMBER, 0);
            Written b = values.term(Kind.NUMBER, 0);
            return Written.of(at -> a.number(at) <= b.number(at), "(%s ≤ %s)", a, b);
        }
        String u = values.fresh();
        String w = values.unused();
        int d = depth - 1;
        return switch (values.below(24)) {
            case 0, 1 -> {
                Written a = values.term(Kind.NUMBER, d);
                Written b = values.term(Kind.NUMBER, d);
                yield Written.of(at -> a.number(at) < b.number(at), "(%s < %s)", a, b);
            }
            case 2, 3, 4 -> {
                Kind kind = Kind.anyData(values);
                Written a = values.term(kind, d);
                Written b = values.term(kind, d);
                yield Written.of(at -> equal(kind, a, b, at), "(%s = %s)", a, b);
            }
            case 5 -> {
                Written a = values.term(Kind.NUMBER, d);
                Written s = values.term(Kind.SET, d);
                yield Written.of(at -> s.set(at).contains(a.number(at)), "(%s ∈ %s)", a, s);
            }
            case 6 -> {
                Written s = values.term(Kind.SET, d);
                Written t = values.term(Kind.SET, d);
                yield Written.of(at -> t.set(at).containsAll(s.set(at)), "(%s ⊆ %s)", s, t);
            }
            case 7 -> {
                Written xs = values.term(Kind.LIST, d);
                yield Written.of(
                        at -> Set.copyOf(xs.list(at)).size() == xs.list(at).size(), "(distinct %s)", xs);
            }
            case 8 -> {
                Written xs = values.term(Kind.LIST, d);
                yield Written.of(at -> xs.list(at).stream().sorted().toList().equals(xs.list(at)), "(sorted %s)", xs);
            }
            case 9 -> {
                Written xs = values.term(Kind.LIST, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield Written.of(
                        at -> xs.list(at).stream().allMatch(v -> body.truth(Written.with(at, v))),
                        "(list_all (λ%s. %s) %s)",
                        u,
                        body,
                        xs);
            }
            case 10 -> {
                Written s = values.term(Kind.SET, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield Written.of(
                        at -> s.set(at).stream().allMatch(v -> body.truth(Written.with(at, v))),
                        "(∀%s∈%s. %s)",
                        u,
                        s,
                        body);
            }
            case 11 -> {
                Written xs = values.term(Kind.LIST, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield Written.of(
                        at -> xs.list(at).stream().anyMatch(v -> body.truth(Written.with(at, v))),
                        "(∃%s∈set %s. %s)",
                        u,
                        xs,
                        body);
            }
            case 12 -> {
                int bound = values.below(4);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield Written.of(
                        at -> LongStream.range(0, bound).allMatch(v -> body.truth(Written.with(at, v))),
                        "(∀%s<(%s::nat). %s)",
                        u,
                        bound,
                        body);
            }
            case 13 -> {
                Written s = values.term(Kind.SET, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(w), Kind.TRUTH, d);
                yield Written.of(
                        at -> s.set(at).stream()
                                        .filter(v -> body.truth(Written.with(at, v)))
                                        .count()
                                == 1,
                        "(∃!%1$s. %1$s ∈ %2$s ∧ %3$s)",
                        w,
                        s,
                        body);
            }
            case 14 -> {
                Written a = values.term(Kind.TRUTH, d);
                yield Written.of(at -> !a.truth(at), "(¬ %s)", a);
            }
            case 15 -> {
                Written a = values.term(Kind.TRUTH, d);
                Written b = values.term(Kind.TRUTH, d);
                yield Written.of(at -> a.truth(at) && b.truth(at), "(%s ∧ %s)", a, b);
            }
            case 16 -> {
                Written a = values.term(Kind.INTEGER, d);
                Written b = values.term(Kind.INTEGER, d);
                yield Written.of(at -> a.number(at) < b.number(at), "(%s < %s)", a, b);
            }
            case 17 -> {
                Written a = values.term(Kind.INTEGER, d);
                Written b = values.term(Kind.INTEGER, d);
                yield Written.of(
                        at -> a.number(at) == 0 ? b.number(at) == 0 : b.number(at) % a.number(at) == 0,
                        "(%s dvd %s)",
                        a,
                        b);
            }
            case 18 -> {
                Written f = values.term(Kind.MAP, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(w), Kind.TRUTH, d);
                yield Written.of(
                        at -> f.map(at).values().stream().allMatch(v -> body.truth(Written.with(at, v))),
                        "(∀%1$s∈ran %2$s. %3$s)",
                        w,
                        f,
                        body);
            }
            case 19 -> {
                Written a = values.term(Kind.MAP, d);
                Written b = values.term(Kind.MAP, d);
                yield Written.of(
                        at -> b.map(at).entrySet().containsAll(a.map(at).entrySet()), "(%s ⊆⇩m %s)", a, b);
            }
            case 20 -> {
                Written a = values.term(Kind.MAP, d);
                Written b = values.term(Kind.MAP, d);
                yield Written.of(at -> a.map(at).equals(b.map(at)), "(%s = %s)", a, b);
            }
            case 21 -> {
                Written p = values.term(Kind.PAIR, d);
                Written s = values.term(Kind.SET, d);
                Written t = values.term(Kind.SET, d);
                Written body = values.under(List.of(Kind.NUMBER, Kind.NUMBER), List.of(u, w), Kind.TRUTH, d);
                yield Written.of(
                        at -> body.truth(Written.with(
                                        at, p.pair(at).first(), p.pair(at).second()))
                                && s.set(at).stream()
                                        .allMatch(v ->
                                                t.set(at).stream().allMatch(x -> body.truth(Written.with(at, v, x)))),
                        "(∀(%s, %s)∈insert %s (%s × %s). %s)",
                        u,
                        w,
                        p,
                        s,
                        t,
                        body);
            }
            case 22 -> {
                Written a = values.term(Kind.TRUTH, d);
                Written b = values.term(Kind.TRUTH, d);
                yield Written.of(at -> a.truth(at) == b.truth(at), "(%s ⟷ %s)", a, b);
            }
            default -> {
                Written a = values.term(Kind.TRUTH, d);
                Written b = values.term(Kind.TRUTH, d);
                yield Written.of(at -> !a.truth(at) || b.truth(at), "(%s ⟶ %s)", a, b);
            }
        };
    }

    private static boolean equal(Kind kind, Written a, Written b, List<Object> at) {
        return switch (kind) {
            case LIST -> a.list(at).equals(b.list(at));
            case SET -> a.set(at).equals(b.set(at));
            case MAP -> a.map(at).equals(b.map(at));
            case NUMBER, TRUTH, OPTION, PAIR, INTEGER, TEXT ->
                a.meaning().at(at).equals(b.meaning().at(at));
        };
    }
}
