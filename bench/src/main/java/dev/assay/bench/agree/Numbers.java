package dev.assay.bench.agree;

import dev.assay.property.Gens;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Natural numbers. */
final class Numbers {
    private Numbers() {}

    static Written<Long> draw(Values values, int depth) {
        if (depth <= 0) {
            long value = values.below(5);
            return values.literal(Kind.NUMBER, value, "(" + value + "::nat)");
        }
        int d = depth - 1;
        var shapes = new Shapes(values, d);
        return switch (values.below(22)) {
            case 0 -> shapes.one("(length %s)", Kind.LIST, xs -> (long) xs.size());
            case 1 -> shapes.one("(card %s)", Kind.SET, s -> (long) s.size());
            case 2 -> shapes.two("(%s - %s)", Kind.NUMBER, Kind.NUMBER, (a, b) -> Math.max(0, a - b));
            case 3 -> shapes.two("(%s div %s)", Kind.NUMBER, Kind.NUMBER, (a, b) -> b == 0 ? 0 : a / b);
            case 4 -> shapes.two("(%s mod %s)", Kind.NUMBER, Kind.NUMBER, (a, b) -> b == 0 ? a : a % b);
            case 5 -> shapes.two("(%s + %s)", Kind.NUMBER, Kind.NUMBER, Long::sum);
            case 6 ->
                shapes.binder(
                        "(LEAST %1$s. %2$s ∨ %1$s = (9::nat))",
                        Kind.TRUTH,
                        p -> LongStream.range(0, 9).filter(p::apply).findFirst().orElse(9));
            case 7 ->
                shapes.binder(
                        "(GREATEST %1$s. %1$s = 0 ∨ %1$s ≤ (8::nat) ∧ %2$s)",
                        Kind.TRUTH,
                        p -> LongStream.rangeClosed(1, 8).filter(p::apply).max().orElse(0));
            case 8 -> {
                String word = values.choices().draw(Gens.elements("THE", "SOME"));
                String w = values.unused();
                yield shapes.one("(" + word + " " + w + ". %s = " + w + ")", Kind.NUMBER, a -> a);
            }
            case 9 ->
                shapes.two(
                        "(Max (insert %s %s))",
                        Kind.NUMBER, Kind.SET, (a, s) -> s.isEmpty() ? a : Math.max(a, Collections.max(s)));
            case 10 ->
                shapes.two(
                        "(Min (insert %s %s))",
                        Kind.NUMBER, Kind.SET, (a, s) -> s.isEmpty() ? a : Math.min(a, Collections.min(s)));
            case 11 ->
                shapes.binder(
                        "(∑%s∈%s. %s)",
                        Kind.SET,
                        Kind.NUMBER,
                        (s, f) -> s.stream().mapToLong(f::apply).sum());
            case 12 -> folded(values, d);
            case 13 ->
                shapes.three(
                        "(let y = %s; ys = y # %s in ys ! (%s mod length ys))",
                        Kind.NUMBER, Kind.LIST, Kind.NUMBER, (y, xs, index) -> {
                            List<Long> all =
                                    Stream.concat(Stream.of(y), xs.stream()).toList();
                            return all.get((int) (index % all.size()));
                        });
            case 14 -> shapes.one("(nat %s)", Kind.INTEGER, k -> Math.max(0, k));
            case 15 -> shapes.one("(size %s)", Kind.TEXT, text -> (long) text.length());
            case 16 ->
                // A letter in front, so that there is one.
                shapes.one(
                        "(of_char (last (CHR ''a'' # %s)) :: nat)",
                        Kind.TEXT, text -> (long) ("a" + text).charAt(text.length()));
            case 17 -> {
                String w = values.unused();
                yield shapes.three(
                        "(case %s %s of None ⇒ %s | Some " + w + " ⇒ " + w + ")",
                        Kind.MAP,
                        Kind.NUMBER,
                        Kind.NUMBER,
                        (f, a, none) -> f.getOrDefault(a, none));
            }
            case 18 ->
                shapes.one(
                        "(sum_list %s)",
                        Kind.LIST, xs -> xs.stream().mapToLong(v -> v).sum());
            default -> shapes.branch(Kind.NUMBER);
        };
    }

    private static Written<Long> folded(Values values, int depth) {
        String u = values.fresh();
        String w = values.unused();
        Written<List<Long>> xs = values.term(Kind.LIST, depth);
        Written<Long> start = values.term(Kind.NUMBER, depth);
        Written<Long> body = values.under(List.of(Kind.NUMBER, Kind.NUMBER), List.of(u, w), Kind.NUMBER, 1);
        boolean isRight = values.below(2) == 0;
        return Written.of(
                at -> {
                    long result = start.at(at);
                    for (long x : isRight ? xs.at(at).reversed() : xs.at(at)) {
                        result = body.with(at, x, result);
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
}
