package dev.assay.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The well-known shrinking challenges, and others of their kind: from any random start, the smallest counterexample known. */
class ShrinkingChallengesTest {
    private static final int SEEDS = Integer.getInteger("assay.challenge.seeds", 100);

    private static void shrinksTo(String expected, Gen<?> gen, Predicate<Object> property) {
        shrinksTo(Set.of(expected), gen, property);
    }

    /** What comes out of every seed has to be in the set. */
    private static void shrinksTo(Set<String> expected, Gen<?> gen, Predicate<Object> property) {
        var seen = new HashSet<String>();
        for (long seed = 0; seed < SEEDS; seed++) {
            Result result = Property.forAll(gen.map(each -> (Object) each))
                    .tries(100_000)
                    .seed(seed)
                    .edgeCases(EdgeCaseMode.NONE)
                    .forgetful()
                    .test(value -> ForAll.require(property.test(value)));
            if (!(result.verdict() instanceof Result.Falsified falsified)) {
                fail("seed " + seed + ": " + result);
                return;
            }
            seen.add(falsified.shrunk().arguments().getFirst().value());
        }
        var others = new HashSet<>(seen);
        others.removeAll(expected);
        assertEquals(Set.of(), others);
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T> T as(Object value) {
        return (T) value;
    }

    // Five lists whose short sums stay small; all together they do not, by overflow.
    @Test
    void bound5() {
        Gen<List<Short>> list = Gens.shorts().list(0, 10).filter(xs -> sum(xs) < 256);
        shrinksTo(Set.of("[[], [], [], [-1], [-32768]]"), list.list(5, 5), value -> {
            List<List<Short>> lists = as(value);
            return sum(lists.stream().flatMap(List::stream).toList()) < 5 * 256;
        });
    }

    private static short sum(List<Short> xs) {
        short sum = 0;
        for (short x : xs) {
            sum += x;
        }
        return sum;
    }

    @Test
    void largeUnionList() {
        shrinksTo("[[0, 1, -1, 2, -2]]", Gens.ints().list().list(), value -> {
            List<List<Integer>> lists = as(value);
            return lists.stream()
                            .flatMap(List::stream)
                            .collect(Collectors.toSet())
                            .size()
                    <= 4;
        });
    }

    @Test
    void reverse() {
        shrinksTo("[0, 1]", Gens.ints().list(), value -> {
            List<Integer> reversed = new ArrayList<>(ShrinkingChallengesTest.<List<Integer>>as(value));
            Collections.reverse(reversed);
            return reversed.equals(value);
        });
    }

    sealed interface Expression {
        record Literal(int value) implements Expression {}

        record Add(Expression left, Expression right) implements Expression {}

        record Div(Expression left, Expression right) implements Expression {}

        default int evaluate() {
            return switch (this) {
                case Literal(int value) -> value;
                case Add(Expression left, Expression right) -> left.evaluate() + right.evaluate();
                case Div(Expression left, Expression right) -> left.evaluate() / right.evaluate();
            };
        }

        default boolean dividesByLiteralZero() {
            return switch (this) {
                case Literal literal -> false;
                case Add(Expression left, Expression right) ->
                    left.dividesByLiteralZero() || right.dividesByLiteralZero();
                case Div(Expression left, Expression right) ->
                    right.equals(new Literal(0)) || left.dividesByLiteralZero() || right.dividesByLiteralZero();
            };
        }
    }

    @Test
    void calculator() {
        shrinksTo("Div(Literal(0), Add(Literal(0), Literal(0)))", Gens.of(Expression.class), value -> {
            Expression expression = as(value);
            Case.assume(!expression.dividesByLiteralZero());
            try {
                expression.evaluate();
                return true;
            } catch (ArithmeticException e) {
                return false;
            }
        });
    }

    @Test
    void nestedLists() {
        shrinksTo("[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]", Gens.ints().list().list(), value -> {
            List<List<Integer>> lists = as(value);
            return lists.stream().mapToInt(List::size).sum() <= 10;
        });
    }

    @Test
    void coupling() {
        Gen<List<Integer>> list =
                Gens.ints(0, 10).list().filter(xs -> xs.stream().allMatch(x -> x < xs.size()));
        shrinksTo("[1, 0]", list, value -> {
            List<Integer> xs = as(value);
            for (int i = 0; i < xs.size(); i++) {
                int j = xs.get(i);
                if (i != j && xs.get(j) == i) {
                    return false;
                }
            }
            return true;
        });
    }

    record Deletion(List<Integer> list, int element) {}

    @Test
    void deletion() {
        Gen<Deletion> gen =
                Gens.ints().list(1, 100).flatMap(xs -> Gens.elements(xs).map(x -> new Deletion(xs, x)));
        shrinksTo("Deletion([0, 0], 0)", gen, value -> {
            Deletion deletion = as(value);
            var rest = new ArrayList<>(deletion.list());
            rest.remove(Integer.valueOf(deletion.element()));
            return !rest.contains(deletion.element());
        });
    }

    private static void difference(String expected, Predicate<Integer> isBad) {
        shrinksTo(expected, Gens.ints(0, 1_000_000).list(2, 2), value -> {
            List<Integer> pair = as(value);
            return pair.getFirst() < 10 || !isBad.test(Math.abs(pair.getFirst() - pair.getLast()));
        });
    }

    @Test
    void differenceMustNotBeZero() {
        difference("[10, 10]", difference -> difference == 0);
    }

    @Test
    void differenceMustNotBeSmall() {
        difference("[10, 6]", difference -> 1 <= difference && difference <= 4);
    }

    @Test
    void differenceMustNotBeOne() {
        difference("[10, 9]", difference -> difference == 1);
    }

    @Test
    void lengthList() {
        Gen<List<Integer>> gen =
                Gens.ints(1, 100).flatMap(length -> Gens.ints(0, 1000).list(length, length));
        shrinksTo("[900]", gen, value -> {
            List<Integer> xs = as(value);
            return Collections.max(xs) < 900;
        });
    }

    @Test
    void distinct() {
        shrinksTo("[0, 1, -1]", Gens.ints().list(), value -> {
            List<Integer> xs = as(value);
            return new HashSet<>(xs).size() < 3;
        });
    }

    /** A heap, and how not to sort with it. */
    record Heap(int head, @Nullable Heap left, @Nullable Heap right) {
        static Gen<Heap> from(int least, int depth) {
            return Gens.composed(choices -> {
                int head = choices.draw(Gens.ints(least, 1000));
                Gen<List<Heap>> child = from(head, depth - 1).list(0, Math.min(depth, 1));
                List<Heap> left = choices.draw(child);
                List<Heap> right = choices.draw(child);
                return new Heap(
                        head, left.isEmpty() ? null : left.getFirst(), right.isEmpty() ? null : right.getFirst());
            });
        }

        static List<Integer> toList(@Nullable Heap heap) {
            var result = new ArrayList<Integer>();
            if (heap != null) {
                result.add(heap.head());
                result.addAll(toList(heap.left()));
                result.addAll(toList(heap.right()));
            }
            return result;
        }

        static @Nullable Heap merge(@Nullable Heap a, @Nullable Heap b) {
            if (a == null || b == null) {
                return a == null ? b : a;
            }
            return a.head() <= b.head()
                    ? new Heap(a.head(), merge(a.right(), b), a.left())
                    : new Heap(b.head(), merge(a, b.right()), b.left());
        }

        /** Only the first element is taken as from a heap. */
        List<Integer> sortedWrongly() {
            var result = new ArrayList<Integer>(List.of(head));
            result.addAll(toList(merge(left, right)));
            return result;
        }
    }

    @Test
    void binaryHeap() {
        // Both have four elements; a smaller heap is sorted.
        Set<String> smallest = Set.of(
                "Heap(0, null, Heap(0, Heap(1, null, null), Heap(0, null, null)))",
                "Heap(0, Heap(0, Heap(0, null, null), null), Heap(1, null, null))");
        shrinksTo(smallest, Heap.from(0, 5), value -> {
            List<Integer> sorted = ShrinkingChallengesTest.<Heap>as(value).sortedWrongly();
            return sorted.equals(sorted.stream().sorted().toList());
        });
    }

    // Failures that lie apart, where halving stops anywhere.

    private static void number(String expected, long most, java.util.function.LongPredicate fails) {
        shrinksTo(expected, Gens.longs(0, most), value -> !fails.test((Long) value));
    }

    @Test
    void oddFromAHundredOn() {
        number("101L", 2_000_000_000L, x -> x >= 100 && x % 2 == 1);
    }

    @Test
    void remainderByAThousand() {
        number("123L", 2_000_000_000L, x -> x % 1000 == 123);
    }

    @Test
    void remainderByAPrimeFromSomeNumberOn() {
        number("5985L", 2_000_000_000L, x -> x >= 5000 && x % 997 == 3);
    }

    @Test
    void remainderBySomethingLargeAsPeopleWriteIt() {
        number("36000L", 1L << 40, x -> x > 0 && x % 3600 == 0 && x >= 32_401);
    }

    @Test
    void sumOfAListWithARemainder() {
        shrinksTo("[1003]", Gens.ints(0, Integer.MAX_VALUE).list(), value -> {
            long sum = ShrinkingChallengesTest.<List<Integer>>as(value).stream()
                    .mapToLong(x -> x)
                    .sum();
            return sum <= 1000 || sum % 3 != 1;
        });
    }

    @Test
    void differenceOfTwoNumbersThatIsAMultiple() {
        shrinksTo("[14, 0]", Gens.ints(0, 1_000_000).list(2, 2), value -> {
            List<Integer> pair = as(value);
            int difference = pair.getFirst() - pair.getLast();
            return difference < 8 || difference % 7 != 0;
        });
    }

    @Test
    void leapDayAfterSomeDate() {
        shrinksTo("2012-02-29", Times.localDates(), value -> {
            java.time.LocalDate day = as(value);
            return day.getYear() < 2010 || day.getMonthValue() != 2 || day.getDayOfMonth() != 29;
        });
    }

    @Test
    void durationInWholeMinutes() {
        shrinksTo("PT264H", Times.durations(), value -> {
            java.time.Duration duration = as(value);
            return duration.toDays() <= 10 || duration.toSecondsPart() != 0 || duration.toNanosPart() != 0;
        });
    }

    @Test
    void doubleThatIsNotWhole() {
        shrinksTo("2.5", Gens.doubles(), value -> {
            double x = as(value);
            return !(x > 2.2) || x == Math.rint(x);
        });
    }

    @Test
    void negativeEvenNumber() {
        shrinksTo("-102", Gens.ints(), value -> {
            int x = as(value);
            return x > -101 || x % 2 != 0;
        });
    }
}
