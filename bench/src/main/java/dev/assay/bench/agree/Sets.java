package dev.assay.bench.agree;

import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Finite sets of natural numbers. */
final class Sets {
    private Sets() {}

    static Written<Set<Long>> draw(Values values, int depth) {
        if (depth <= 0) {
            Set<Long> elements = new TreeSet<>(values.choices().repeat(0, 3, _ -> (long) values.below(4)));
            return values.literal(
                    Kind.SET,
                    elements,
                    elements.isEmpty()
                            ? "({}::nat set)"
                            : "{" + elements.stream().map(v -> v + "::nat").collect(Collectors.joining(", ")) + "}");
        }
        var shapes = new Shapes(values, depth - 1);
        return switch (values.below(14)) {
            case 0 -> shapes.one("(set %s)", Kind.LIST, TreeSet::new);
            case 1 -> shapes.two("(%s ∪ %s)", Kind.SET, Kind.SET, (s, t) -> changed(s, u -> u.addAll(t)));
            case 2 -> shapes.two("(%s ∩ %s)", Kind.SET, Kind.SET, (s, t) -> changed(s, u -> u.retainAll(t)));
            case 3 -> shapes.two("(%s - %s)", Kind.SET, Kind.SET, (s, t) -> changed(s, u -> u.removeAll(t)));
            case 4 ->
                shapes.binder(
                        "((λ%1$s. %3$s) ` %2$s)",
                        Kind.SET, Kind.NUMBER, (s, f) -> collected(s.stream().map(f)));
            case 5 ->
                shapes.around(
                        "{%s ∈ %s. %s}",
                        Kind.SET, Kind.TRUTH, (s, p) -> collected(s.stream().filter(p::apply)));
            case 6 -> shapes.one("{..<%s}", Kind.NUMBER, n -> numbers(LongStream.range(0, Written.small(n))));
            case 7 ->
                shapes.binder(
                        "(⋃%s∈%s. %s)",
                        Kind.SET,
                        Kind.SET,
                        (s, f) -> collected(s.stream().map(f).flatMap(Collection::stream)));
            case 8 -> shapes.one("(dom %s)", Kind.MAP, f -> new TreeSet<>(f.keySet()));
            case 9 -> shapes.one("(ran %s)", Kind.MAP, f -> new TreeSet<>(f.values()));
            case 10 ->
                shapes.two(
                        "{%s..%s}",
                        Kind.NUMBER, Kind.NUMBER, (a, b) -> numbers(LongStream.rangeClosed(a, Written.small(b))));
            case 11 ->
                shapes.binderOfTwo(
                        "((λ(%1$s, %2$s). %5$s) ` (%3$s × %4$s))",
                        Kind.SET,
                        Kind.SET,
                        Kind.NUMBER,
                        (s, t, f) ->
                                collected(s.stream().flatMap(v -> t.stream().map(x -> f.apply(v, x)))));
            case 12 ->
                shapes.binder(
                        "{%1$s. %1$s < (4::nat) ∧ %2$s}",
                        Kind.TRUTH,
                        p -> collected(LongStream.range(0, 4).boxed().filter(p::apply)));
            default -> shapes.branch(Kind.SET);
        };
    }

    private static Set<Long> changed(Set<Long> before, Consumer<Set<Long>> change) {
        var result = new TreeSet<>(before);
        change.accept(result);
        return result;
    }

    private static Set<Long> numbers(LongStream numbers) {
        return collected(numbers.boxed());
    }

    private static Set<Long> collected(Stream<Long> elements) {
        return elements.collect(Collectors.toCollection(TreeSet::new));
    }
}
