package dev.assay.bench.property;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The false properties of the shrinking challenges; all contestants test the same code. */
public final class Challenges {
    private Challenges() {}

    /** Arithmetic, in which a division by a literal zero is not allowed. */
    public sealed interface Expression {
        /** A number. */
        record Literal(int value) implements Expression {}

        /** A sum. */
        record Add(Expression left, Expression right) implements Expression {}

        /** A quotient. */
        record Div(Expression left, Expression right) implements Expression {}

        default int evaluate() {
            return switch (this) {
                case Literal(int value) -> value;
                case Add(Expression left, Expression right) -> left.evaluate() + right.evaluate();
                case Div(Expression left, Expression right) -> left.evaluate() / right.evaluate();
            };
        }

        default boolean isAllowed() {
            return switch (this) {
                case Literal _ -> true;
                case Add(Expression left, Expression right) -> left.isAllowed() && right.isAllowed();
                case Div(Expression left, Expression right) ->
                    !right.equals(new Literal(0)) && left.isAllowed() && right.isAllowed();
            };
        }
    }

    /** A list and one of its elements. */
    public record Deletion(List<Integer> list, int element) {}

    /** A heap: no head is smaller than the one above it. */
    public record Heap(
            int head, @Nullable Heap left, @Nullable Heap right) {
        private static void addTo(List<Integer> list, @Nullable Heap heap) {
            if (heap != null) {
                list.add(heap.head);
                addTo(list, heap.left);
                addTo(list, heap.right);
            }
        }

        private static @Nullable Heap merge(@Nullable Heap a, @Nullable Heap b) {
            if (a == null || b == null) {
                return a == null ? b : a;
            }
            return a.head <= b.head
                    ? new Heap(a.head, merge(a.right, b), a.left)
                    : new Heap(b.head, merge(a, b.right), b.left);
        }
    }

    public static short sum(List<Short> numbers) {
        short sum = 0;
        for (short each : numbers) {
            sum += each;
        }
        return sum;
    }

    public static boolean bound5(List<List<Short>> lists) {
        return sum(lists.stream().flatMap(List::stream).toList()) < 5 * 256;
    }

    public static boolean largeUnionList(List<List<Integer>> lists) {
        return lists.stream().flatMap(List::stream).collect(Collectors.toSet()).size() <= 4;
    }

    public static boolean reverse(List<Integer> list) {
        var reversed = new ArrayList<>(list);
        Collections.reverse(reversed);
        return reversed.equals(list);
    }

    public static boolean calculator(Expression expression) {
        if (!expression.isAllowed()) {
            return true;
        }
        try {
            expression.evaluate();
            return true;
        } catch (ArithmeticException e) {
            return false;
        }
    }

    public static boolean nestedLists(List<List<Integer>> lists) {
        return lists.stream().mapToInt(List::size).sum() <= 10;
    }

    public static boolean coupling(List<Integer> list) {
        for (int i = 0; i < list.size(); i++) {
            int j = list.get(i);
            if (i != j && list.get(j) == i) {
                return false;
            }
        }
        return true;
    }

    public static boolean deletion(Deletion deletion) {
        var rest = new ArrayList<>(deletion.list());
        rest.remove(Integer.valueOf(deletion.element()));
        return !rest.contains(deletion.element());
    }

    private static int difference(List<Integer> pair) {
        return Math.abs(pair.getFirst() - pair.getLast());
    }

    public static boolean differenceNotZero(List<Integer> pair) {
        return pair.getFirst() < 10 || difference(pair) != 0;
    }

    public static boolean differenceNotSmall(List<Integer> pair) {
        return pair.getFirst() < 10 || difference(pair) < 1 || difference(pair) > 4;
    }

    public static boolean differenceNotOne(List<Integer> pair) {
        return pair.getFirst() < 10 || difference(pair) != 1;
    }

    /** The first element is taken as from a heap, the others as they come. */
    public static boolean binaryHeap(Heap heap) {
        var list = new ArrayList<>(List.of(heap.head()));
        Heap.addTo(list, Heap.merge(heap.left(), heap.right()));
        return list.equals(list.stream().sorted().toList());
    }

    public static boolean lengthList(List<Integer> list) {
        return Collections.max(list) < 900;
    }

    public static boolean distinct(List<Integer> list) {
        return new HashSet<>(list).size() < 3;
    }
}
