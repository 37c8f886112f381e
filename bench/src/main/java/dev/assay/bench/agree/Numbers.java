package dev.assay.bench.agree;

import dev.assay.property.Gens;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Statements' parts that are natural numbers. */
final class Numbers {
    private Numbers() {}

    static Written draw(Values values, int depth) {
        if (depth <= 0) {
            long value = values.below(5);
            return values.literal(Kind.NUMBER, value, "(" + value + "::nat)");
        }
        String u = values.fresh();
        String w = values.unused();
        int d = depth - 1;
        return switch (values.below(23)) {
            case 0 -> {
                Written xs = values.term(Kind.LIST, d);
                yield Written.of(at -> (long) xs.list(at).size(), "(length %s)", xs);
            }
            case 1 -> {
                Written s = values.term(Kind.SET, d);
                yield Written.of(at -> (long) s.set(at).size(), "(card %s)", s);
            }
            case 2 -> {
                Written a = values.term(Kind.NUMBER, d);
                Written b = values.term(Kind.NUMBER, d);
                yield Written.of(at -> Math.max(0, a.number(at) - b.number(at)), "(%s - %s)", a, b);
            }
            case 3 -> {
                Written a = values.term(Kind.NUMBER, d);
                Written b = values.term(Kind.NUMBER, d);
                yield Written.of(at -> b.number(at) == 0 ? 0L : a.number(at) / b.number(at), "(%s div %s)", a, b);
            }
            case 4 -> {
                Written a = values.term(Kind.NUMBER, d);
                Written b = values.term(Kind.NUMBER, d);
                yield Written.of(
                        at -> b.number(at) == 0 ? a.number(at) : (Long) (a.number(at) % b.number(at)),
                        "(%s mod %s)",
                        a,
                        b);
            }
            case 5 -> {
                Written a = values.term(Kind.NUMBER, d);
                Written b = values.term(Kind.NUMBER, d);
                yield Written.of(at -> a.number(at) + b.number(at), "(%s + %s)", a, b);
            }
            case 6 -> {
                Written a = values.term(Kind.NUMBER, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.NUMBER, d);
                yield Written.of(at -> body.number(Written.with(at, a.number(at))), "(let %s = %s in %s)", u, a, body);
            }
            case 7 -> {
                Written o = values.term(Kind.OPTION, d);
                Written none = values.term(Kind.NUMBER, d);
                Written some = values.under(List.of(Kind.NUMBER), List.of(u), Kind.NUMBER, d);
                yield Written.of(
                        at -> o.option(at)
                                .map(v -> some.number(Written.with(at, v)))
                                .orElseGet(() -> none.number(at)),
                        "(case %s of None ⇒ %s | Some %s ⇒ %s)",
                        o,
                        none,
                        u,
                        some);
            }
            case 8 -> {
                Written p = values.term(Kind.PAIR, d);
                Written body = values.under(List.of(Kind.NUMBER, Kind.NUMBER), List.of(u, w), Kind.NUMBER, d);
                yield Written.of(
                        at -> body.number(
                                Written.with(at, p.pair(at).first(), p.pair(at).second())),
                        "(case %s of (%s, %s) ⇒ %s)",
                        p,
                        u,
                        w,
                        body);
            }
            case 9 -> {
                Written p = values.under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield Written.of(
                        at -> LongStream.range(0, 9)
                                .filter(n -> p.truth(Written.with(at, n)))
                                .findFirst()
                                .orElse(9),
                        "(LEAST %1$s. %2$s ∨ %1$s = (9::nat))",
                        u,
                        p);
            }
            case 10 -> {
                Written a = values.term(Kind.NUMBER, d);
                String word = values.choices().draw(Gens.elements("THE", "SOME"));
                yield Written.of(a.meaning(), "(%1$s %2$s. %3$s = %2$s)", word, w, a);
            }
            case 11 -> {
                Written a = values.term(Kind.NUMBER, d);
                Written s = values.term(Kind.SET, d);
                yield Written.of(
                        at -> Math.max(
                                a.number(at),
                                s.set(at).stream().max(Long::compare).orElse(0L)),
                        "(Max (insert %s %s))",
                        a,
                        s);
            }
            case 12 -> {
                Written a = values.term(Kind.NUMBER, d);
                Written s = values.term(Kind.SET, d);
                yield Written.of(
                        at -> Math.min(
                                a.number(at),
                                s.set(at).stream().min(Long::compare).orElse(Long.MAX_VALUE)),
                        "(Min (insert %s %s))",
                        a,
                        s);
            }
            case 13 -> {
                Written s = values.term(Kind.SET, d);
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.NUMBER, d);
                yield Written.of(
                        at -> s.set(at).stream()
                                .mapToLong(v -> body.number(Written.with(at, v)))
                                .sum(),
                        "(∑%s∈%s. %s)",
                        u,
                        s,
                        body);
            }
            case 14 -> {
                Written xs = values.term(Kind.LIST, d);
                Written start = values.term(Kind.NUMBER, d);
                Written body = values.under(List.of(Kind.NUMBER, Kind.NUMBER), List.of(u, w), Kind.NUMBER, 1);
                boolean isRight = values.below(2) == 0;
                yield Written.of(
                        at -> {
                            List<Long> all = isRight ? xs.list(at).reversed() : xs.list(at);
                            long result = start.number(at);
                            for (long x : all) {
                                result = body.number(Written.with(at, x, result));
                                if (result > 1000) {
                                    throw new Written.TooLarge();
                                }
                            }
                            return result;
                        },
                        "(%s (λ%s %s. %s) %s %s)",
                        isRight ? "foldr" : "fold",
                        u,
                        w,
                        body,
                        xs,
                        start);
            }
            case 15 -> {
                Written a = values.term(Kind.NUMBER, d);
                Written xs = values.term(Kind.LIST, d);
                Written index = values.term(Kind.NUMBER, d);
                yield Written.of(
                        at -> {
                            List<Long> all = Stream.concat(Stream.of(a.number(at)), xs.list(at).stream())
                                    .toList();
                            return all.get((int) (index.number(at) % all.size()));
                        },
                        "((%1$s # %2$s) ! (%3$s mod Suc (length %2$s)))",
                        a,
                        xs,
                        index);
            }
            case 16 -> {
                Written p = values.term(Kind.TRUTH, d);
                Written a = values.term(Kind.NUMBER, d);
                Written b = values.term(Kind.NUMBER, d);
                yield Written.of(at -> p.truth(at) ? a.number(at) : b.number(at), "(if %s then %s else %s)", p, a, b);
            }
            case 17 -> {
                Written k = values.term(Kind.INTEGER, d);
                yield Written.of(at -> Math.max(0, k.number(at)), "(nat %s)", k);
            }
            case 18 -> {
                Written text = values.term(Kind.TEXT, d);
                yield Written.of(at -> (long) text.string(at).length(), "(size %s)", text);
            }
            case 19 -> {
                Written text = values.term(Kind.TEXT, d);
                // A letter in front, so that there is one.
                yield Written.of(
                        at -> (long)
                                ("a" + text.string(at)).charAt(text.string(at).length()),
                        "(of_char (last (CHR ''a'' # %s)) :: nat)",
                        text);
            }
            case 20 -> {
                Written f = values.term(Kind.MAP, d);
                Written a = values.term(Kind.NUMBER, d);
                Written none = values.term(Kind.NUMBER, d);
                yield Written.of(
                        at -> f.map(at).getOrDefault(a.number(at), none.number(at)),
                        "(case %1$s %2$s of None ⇒ %3$s | Some %4$s ⇒ %4$s)",
                        f,
                        a,
                        none,
                        w);
            }
            case 21 -> {
                Written body = values.under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield Written.of(
                        at -> LongStream.rangeClosed(1, 8)
                                .filter(n -> body.truth(Written.with(at, n)))
                                .max()
                                .orElse(0),
                        "(GREATEST %1$s. %1$s = 0 ∨ %1$s ≤ (8::nat) ∧ %2$s)",
                        u,
                        body);
            }
            default -> {
                Written xs = values.term(Kind.LIST, d);
                yield Written.of(at -> xs.list(at).stream().mapToLong(v -> v).sum(), "(sum_list %s)", xs);
            }
        };
    }
}
