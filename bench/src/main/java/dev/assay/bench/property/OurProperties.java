package dev.assay.bench.property;

import dev.assay.bench.property.Challenges.Deletion;
import dev.assay.bench.property.Challenges.Expression;
import dev.assay.bench.property.Challenges.Heap;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Property;
import dev.assay.property.Result;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The properties for Assay. */
public final class OurProperties implements Contestant {
    /** Something with a few fields. */
    public record Person(String name, int age, boolean member) {}

    @Override
    public String run(Map<String, String> task) {
        return switch (task.get("property")) {
            case "ints" -> test(task, Gens.ints(), x -> x == (int) x);
            case "lists" -> test(task, Gens.ints().list(0, 20), xs -> xs.size() <= 20);
            case "strings" -> test(task, Gens.strings(0, 20), s -> s.length() <= 40);
            case "records" ->
                test(
                        task,
                        Gens.combine(Gens.strings(0, 10), Gens.ints(0, 130), Gens.booleans(), Person::new),
                        person -> person.age() <= 130);
            case "flatMap" ->
                test(task, Gens.ints(0, 20).flatMap(n -> Gens.ints(0, n).list(n, n)), xs -> xs.size() <= 20);
            case "filter" -> test(task, Gens.ints().filter(x -> x % 2 == 0), x -> x % 2 == 0);
            case "bound5" ->
                test(
                        task,
                        Gens.shorts()
                                .list(0, 10)
                                .filter(xs -> Challenges.sum(xs) < 256)
                                .list(5, 5),
                        Challenges::bound5);
            case "largeUnionList" -> test(task, lists(), Challenges::largeUnionList);
            case "reverse" -> test(task, Gens.ints().list(0, 20), Challenges::reverse);
            case "calculator" -> test(task, Gens.of(Expression.class), Challenges::calculator);
            case "nestedLists" -> test(task, lists(), Challenges::nestedLists);
            case "coupling" ->
                test(
                        task,
                        Gens.ints(0, 10).list(0, 11).filter(xs -> xs.stream().allMatch(x -> x < xs.size())),
                        Challenges::coupling);
            case "deletion" ->
                test(
                        task,
                        Gens.ints().list(1, 20).flatMap(xs -> Gens.elements(xs).map(x -> new Deletion(xs, x))),
                        Challenges::deletion);
            case "differenceNotZero" -> test(task, pair(), Challenges::differenceNotZero);
            case "differenceNotSmall" -> test(task, pair(), Challenges::differenceNotSmall);
            case "differenceNotOne" -> test(task, pair(), Challenges::differenceNotOne);
            case "binaryHeap" -> test(task, heap(0, 4), Challenges::binaryHeap);
            case "lengthList" ->
                test(task, Gens.ints(1, 100).flatMap(n -> Gens.ints(0, 1000).list(n, n)), Challenges::lengthList);
            case "distinct" -> test(task, Gens.ints().list(0, 20), Challenges::distinct);
            case String other -> throw new IllegalArgumentException("no property " + other);
            case null -> throw new IllegalArgumentException("which property?");
        };
    }

    private static Gen<List<List<Integer>>> lists() {
        return Gens.ints().list(0, 10).list(0, 10);
    }

    private static Gen<List<Integer>> pair() {
        return Gens.ints(1, 1000).list(2, 2);
    }

    private static Gen<Heap> heap(int least, int depth) {
        return Gens.ints(least, 1000).flatMap(head -> {
            Gen<List<Heap>> child = heap(head, depth - 1).list(0, Math.min(depth, 1));
            return Gens.combine(
                    child,
                    child,
                    (left, right) -> new Heap(
                            head, left.isEmpty() ? null : left.getFirst(), right.isEmpty() ? null : right.getFirst()));
        });
    }

    private static <T> String test(Map<String, String> task, Gen<T> gen, Predicate<T> condition) {
        Result result = Property.forAll(gen)
                .tries(Integer.parseInt(task.getOrDefault("tries", "1000")))
                .seed(Long.parseLong(task.getOrDefault("seed", "1")))
                .forgetful()
                .test(value -> {
                    if (!condition.test(value)) {
                        throw new CounterexampleFound(String.valueOf(value));
                    }
                });
        return result.verdict() instanceof Result.Falsified falsified
                ? String.valueOf(falsified.shrunk().thrown().getMessage())
                : "";
    }

    /** Carries the value as Java itself writes it, which is how rivals write theirs. */
    private static final class CounterexampleFound extends AssertionError {
        private static final long serialVersionUID = 1;

        CounterexampleFound(String value) {
            super(value);
        }

        /** The rivals get conditions, too, and need none. */
        @Override
        public Throwable fillInStackTrace() {
            return this;
        }
    }
}
