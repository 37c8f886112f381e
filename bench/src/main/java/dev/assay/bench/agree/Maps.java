package dev.assay.bench.agree;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Partial functions that are finite. */
final class Maps {
    private Maps() {}

    static Written draw(Values values, int depth) {
        if (depth <= 0) {
            return new Written("(λ_. None :: nat option)", _ -> Map.of());
        }
        String u = values.fresh();
        int d = depth - 1;
        return switch (values.below(7)) {
            case 0, 1 -> {
                Written f = values.term(Kind.MAP, d);
                Written a = values.term(Kind.NUMBER, d);
                Written b = values.term(Kind.NUMBER, d);
                yield Written.of(at -> and(f.map(at), Map.of(a.number(at), b.number(at))), "(%s(%s ↦ %s))", f, a, b);
            }
            case 2 -> {
                Written f = values.term(Kind.MAP, d);
                Written g = values.term(Kind.MAP, d);
                yield Written.of(at -> and(f.map(at), g.map(at)), "(%s ++ %s)", f, g);
            }
            case 3 -> {
                Written f = values.term(Kind.MAP, d);
                Written s = values.term(Kind.SET, d);
                yield Written.of(
                        at -> {
                            Map<Long, Long> result = f.map(at);
                            result.keySet().retainAll(s.set(at));
                            return result;
                        },
                        "(%s |` %s)",
                        f,
                        s);
            }
            case 4 -> {
                Written f = values.term(Kind.MAP, d);
                Written a = values.term(Kind.NUMBER, d);
                yield Written.of(
                        at -> {
                            Map<Long, Long> result = f.map(at);
                            result.remove(a.number(at));
                            return result;
                        },
                        "(%s(%s := None))",
                        f,
                        a);
            }
            case 5 -> {
                Written f = values.term(Kind.MAP, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.NUMBER, d);
                yield Written.of(
                        at -> {
                            Map<Long, Long> result = f.map(at);
                            result.replaceAll((_, v) -> body.number(Written.with(at, v)));
                            return result;
                        },
                        "(map_option (λ%s. %s) ∘ %s)",
                        u,
                        body,
                        f);
            }
            default -> {
                Written xs = values.term(Kind.LIST, d);
                Written ys = values.term(Kind.LIST, d);
                yield Written.of(
                        at -> {
                            var result = new TreeMap<Long, Long>();
                            for (int i = 0;
                                    i < Math.min(xs.list(at).size(), ys.list(at).size());
                                    i++) {
                                // The first of several counts.
                                result.putIfAbsent(
                                        xs.list(at).get(i), ys.list(at).get(i));
                            }
                            return result;
                        },
                        "(map_of (zip %s %s))",
                        xs,
                        ys);
            }
        };
    }

    private static Map<Long, Long> and(Map<Long, Long> before, Map<Long, Long> after) {
        var result = new TreeMap<>(before);
        result.putAll(after);
        return result;
    }
}
