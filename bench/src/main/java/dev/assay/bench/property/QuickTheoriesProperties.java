package dev.assay.bench.property;

import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.booleans;
import static org.quicktheories.generators.SourceDSL.integers;
import static org.quicktheories.generators.SourceDSL.lists;
import static org.quicktheories.generators.SourceDSL.strings;

import dev.assay.bench.property.Challenges.Deletion;
import dev.assay.bench.property.Challenges.Expression;
import dev.assay.bench.property.Challenges.Heap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.quicktheories.core.Gen;
import org.quicktheories.generators.Generate;

/** The same properties for QuickTheories. */
public final class QuickTheoriesProperties implements Contestant {
    private static final Pattern SMALLEST = Pattern.compile("alsifying value\\(s\\) :-\\s*\\n(.*)");

    @Override
    public String run(Map<String, String> task) {
        return switch (task.get("property")) {
            case "ints" -> test(task, integers().all(), x -> x == (int) x);
            case "lists" -> test(task, list(integers().all(), 0, 20), xs -> xs.size() <= 20);
            case "strings" -> test(task, strings().allPossible().ofLengthBetween(0, 20), s -> s.length() <= 40);
            case "records" ->
                test(
                        task,
                        strings()
                                .allPossible()
                                .ofLengthBetween(0, 10)
                                .zip(integers().between(0, 130), booleans().all(), OurProperties.Person::new),
                        person -> person.age() <= 130);
            case "flatMap" ->
                test(
                        task,
                        integers().between(0, 20).flatMap(n -> list(integers().between(0, n), n, n)),
                        xs -> xs.size() <= 20);
            case "filter" -> test(task, integers().all().assuming(x -> x % 2 == 0), x -> x % 2 == 0);
            case "bound5" ->
                test(
                        task,
                        list(
                                list(
                                                integers()
                                                        .between(Short.MIN_VALUE, Short.MAX_VALUE)
                                                        .map(x -> (short) (int) x),
                                                0,
                                                10)
                                        .assuming(xs -> Challenges.sum(xs) < 256),
                                5,
                                5),
                        Challenges::bound5);
            case "largeUnionList" -> test(task, nested(), Challenges::largeUnionList);
            case "reverse" -> test(task, list(integers().all(), 0, 20), Challenges::reverse);
            case "calculator" -> test(task, expression(5), Challenges::calculator);
            case "nestedLists" -> test(task, nested(), Challenges::nestedLists);
            case "coupling" ->
                test(
                        task,
                        list(integers().between(0, 10), 0, 11)
                                .assuming(xs -> xs.stream().allMatch(x -> x < xs.size())),
                        Challenges::coupling);
            case "deletion" ->
                test(
                        task,
                        list(integers().all(), 1, 20)
                                .flatMap(xs -> Generate.pick(xs).map(x -> new Deletion(xs, x))),
                        Challenges::deletion);
            case "differenceNotZero" -> test(task, pair(), Challenges::differenceNotZero);
            case "differenceNotSmall" -> test(task, pair(), Challenges::differenceNotSmall);
            case "differenceNotOne" -> test(task, pair(), Challenges::differenceNotOne);
            case "binaryHeap" -> test(task, heap(0, 4), Challenges::binaryHeap);
            case "lengthList" ->
                test(
                        task,
                        integers().between(1, 100).flatMap(n -> list(integers().between(0, 1000), n, n)),
                        Challenges::lengthList);
            case "distinct" -> test(task, list(integers().all(), 0, 20), Challenges::distinct);
            case String other -> throw new IllegalArgumentException("no property " + other);
            case null -> throw new IllegalArgumentException("which property?");
        };
    }

    private static <T> Gen<List<T>> list(Gen<T> element, int min, int max) {
        return lists().of(element).ofSizeBetween(min, max);
    }

    private static Gen<List<List<Integer>>> nested() {
        return list(list(integers().all(), 0, 10), 0, 10);
    }

    private static Gen<List<Integer>> pair() {
        return list(integers().between(1, 1000), 2, 2);
    }

    private static Gen<Expression> expression(int depth) {
        Gen<Expression> literal = integers().all().map(Expression.Literal::new);
        if (depth == 0) {
            return literal;
        }
        Gen<Expression> part = expression(depth - 1);
        Gen<Expression> sum = part.zip(part, Expression.Add::new);
        Gen<Expression> quotient = part.zip(part, Expression.Div::new);
        return Generate.oneOf(literal, sum, quotient);
    }

    private static Gen<Heap> heap(int least, int depth) {
        return integers().between(least, 1000).flatMap(head -> {
            if (depth == 0) {
                return Generate.constant(new Heap(head, null, null));
            }
            Gen<Optional<Heap>> child = heap(head, depth - 1).toOptionals(50);
            return child.zip(child, (left, right) -> new Heap(head, left.orElse(null), right.orElse(null)));
        });
    }

    private static <T> String test(Map<String, String> task, Gen<T> gen, Predicate<T> condition) {
        try {
            qt().withFixedSeed(Long.parseLong(task.getOrDefault("seed", "1")))
                    .withExamples(Integer.parseInt(task.getOrDefault("tries", "1000")))
                    .withGenerateAttempts(1000)
                    .forAll(gen)
                    .check(condition);
            return "";
        } catch (AssertionError e) {
            String message = String.valueOf(e.getMessage());
            var matcher = SMALLEST.matcher(message);
            if (matcher.find()) {
                return matcher.group(1);
            }
            throw new IllegalStateException("an answer of QuickTheories that is not understood: " + message, e);
        }
    }
}
