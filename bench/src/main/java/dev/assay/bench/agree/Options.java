package dev.assay.bench.agree;

import java.util.List;
import java.util.Optional;

/** Numbers that may be missing. */
final class Options {
    private Options() {}

    static Written draw(Values values, int depth) {
        String u = values.fresh();
        int d = depth - 1;
        return switch (depth <= 0 ? values.below(2) : values.below(6)) {
            case 0 -> values.literal(Kind.OPTION, Optional.empty(), "(None::nat option)");
            case 1 -> {
                Written n = values.term(Kind.NUMBER, d);
                yield Written.of(at -> Optional.of(n.number(at)), "(Some %s)", n);
            }
            case 2 -> {
                Written o = values.term(Kind.OPTION, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.NUMBER, d);
                yield Written.of(
                        at -> o.option(at).map(v -> body.number(Written.with(at, v))),
                        "(map_option (λ%s. %s) %s)",
                        u,
                        body,
                        o);
            }
            case 3 -> {
                Written xs = values.term(Kind.LIST, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield Written.of(
                        at -> xs.list(at).stream()
                                .filter(v -> body.truth(Written.with(at, v)))
                                .findFirst(),
                        "(find (λ%s. %s) %s)",
                        u,
                        body,
                        xs);
            }
            case 4 -> {
                Written xs = values.term(Kind.LIST, d);
                Written ys = values.term(Kind.LIST, d);
                Written key = values.term(Kind.NUMBER, d);
                yield Written.of(
                        at -> {
                            int index = xs.list(at).indexOf(key.number(at));
                            List<Long> found = ys.list(at);
                            return index < 0 || index >= found.size()
                                    ? Optional.empty()
                                    : Optional.of(found.get(index));
                        },
                        "(map_of (zip %s %s) %s)",
                        xs,
                        ys,
                        key);
            }
            default -> {
                Written o = values.term(Kind.OPTION, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.OPTION, d);
                yield Written.of(
                        at -> o.option(at).flatMap(v -> body.option(Written.with(at, v))),
                        "(Option.bind %s (λ%s. %s))",
                        o,
                        u,
                        body);
            }
        };
    }
}
