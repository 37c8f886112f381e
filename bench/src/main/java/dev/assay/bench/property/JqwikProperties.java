package dev.assay.bench.property;

import dev.assay.bench.property.Challenges.Deletion;
import dev.assay.bench.property.Challenges.Expression;
import dev.assay.bench.property.Challenges.Heap;
import java.util.List;
import java.util.function.Predicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** The same properties for jqwik: one method, whose values and condition are those of the property asked for. */
public final class JqwikProperties {
    static String property = "ints";

    @SuppressWarnings("unchecked") // the condition is of the type that the values have
    @Property
    @AddLifecycleHook(JqwikRun.Outcome.class)
    boolean holds(@ForAll("values") Object value) {
        return ((Predicate<Object>) condition()).test(value);
    }

    private static Predicate<?> condition() {
        return switch (property) {
            case "ints" -> (Predicate<Integer>) x -> x == (int) x;
            case "lists", "flatMap" -> (Predicate<List<Integer>>) xs -> xs.size() <= 20;
            case "strings" -> (Predicate<String>) s -> s.length() <= 40;
            case "records" -> (Predicate<OurProperties.Person>) person -> person.age() <= 130;
            case "filter" -> (Predicate<Integer>) x -> x % 2 == 0;
            case "bound5" -> (Predicate<List<List<Short>>>) Challenges::bound5;
            case "largeUnionList" -> (Predicate<List<List<Integer>>>) Challenges::largeUnionList;
            case "reverse" -> (Predicate<List<Integer>>) Challenges::reverse;
            case "calculator" -> (Predicate<Expression>) Challenges::calculator;
            case "nestedLists" -> (Predicate<List<List<Integer>>>) Challenges::nestedLists;
            case "coupling" -> (Predicate<List<Integer>>) Challenges::coupling;
            case "deletion" -> (Predicate<Deletion>) Challenges::deletion;
            case "differenceNotZero" -> (Predicate<List<Integer>>) Challenges::differenceNotZero;
            case "differenceNotSmall" -> (Predicate<List<Integer>>) Challenges::differenceNotSmall;
            case "differenceNotOne" -> (Predicate<List<Integer>>) Challenges::differenceNotOne;
            case "binaryHeap" -> (Predicate<Heap>) Challenges::binaryHeap;
            case "lengthList" -> (Predicate<List<Integer>>) Challenges::lengthList;
            case "distinct" -> (Predicate<List<Integer>>) Challenges::distinct;
            case String other -> throw new IllegalArgumentException("no property " + other);
        };
    }

    @Provide
    Arbitrary<?> values() {
        return switch (property) {
            case "ints" -> Arbitraries.integers();
            case "lists", "reverse", "distinct" -> list(Arbitraries.integers(), 0, 20);
            case "strings" -> Arbitraries.strings().ofMinLength(0).ofMaxLength(20);
            case "records" ->
                Combinators.combine(
                                Arbitraries.strings().ofMinLength(0).ofMaxLength(10),
                                Arbitraries.integers().between(0, 130),
                                Arbitraries.of(false, true))
                        .as(OurProperties.Person::new);
            case "flatMap" ->
                Arbitraries.integers()
                        .between(0, 20)
                        .flatMap(n -> list(Arbitraries.integers().between(0, n), n, n));
            case "filter" -> Arbitraries.integers().filter(x -> x % 2 == 0);
            case "bound5" -> list(list(Arbitraries.shorts(), 0, 10).filter(xs -> Challenges.sum(xs) < 256), 5, 5);
            case "largeUnionList", "nestedLists" -> list(list(Arbitraries.integers(), 0, 10), 0, 10);
            case "calculator" -> expression();
            case "coupling" ->
                list(Arbitraries.integers().between(0, 10), 0, 11)
                        .filter(xs -> xs.stream().allMatch(x -> x < xs.size()));
            case "deletion" ->
                list(Arbitraries.integers(), 1, 20)
                        .flatMap(xs -> Arbitraries.of(xs).map(x -> new Deletion(xs, x)));
            case "differenceNotZero", "differenceNotSmall", "differenceNotOne" ->
                list(Arbitraries.integers().between(1, 1000), 2, 2);
            case "binaryHeap" -> heap(0, 4);
            case "lengthList" ->
                Arbitraries.integers()
                        .between(1, 100)
                        .flatMap(n -> list(Arbitraries.integers().between(0, 1000), n, n));
            case String other -> throw new IllegalArgumentException("no property " + other);
        };
    }

    private static <T> Arbitrary<List<T>> list(Arbitrary<T> element, int min, int max) {
        return element.list().ofMinSize(min).ofMaxSize(max);
    }

    private static Arbitrary<Expression> expression() {
        Arbitrary<Expression> literal = Arbitraries.integers().map(Expression.Literal::new);
        Arbitrary<Expression> part = Arbitraries.lazy(JqwikProperties::expression);
        return Arbitraries.lazyOf(
                () -> literal,
                () -> literal,
                () -> Combinators.combine(part, part).as(Expression.Add::new),
                () -> Combinators.combine(part, part).as(Expression.Div::new));
    }

    private static Arbitrary<Heap> heap(int least, int depth) {
        return Arbitraries.integers().between(least, 1000).flatMap(head -> {
            if (depth == 0) {
                return Arbitraries.just(new Heap(head, null, null));
            }
            var child = heap(head, depth - 1).optional(0.5);
            return Combinators.combine(child, child)
                    .as((left, right) -> new Heap(head, left.orElse(null), right.orElse(null)));
        });
    }
}
