package dev.assay.bench.hand;

import dev.assay.test.random.Dice;
import java.util.ArrayList;
import java.util.List;

/** Lists of numbers and functions on them, by the same equations as in the theory. */
public sealed interface IntList {
    record Nil() implements IntList {}

    record Cons(int head, IntList tail) implements IntList {}

    IntList NIL = new Nil();

    static IntList append(IntList xs, IntList ys) {
        return xs instanceof Cons(var x, var rest) ? new Cons(x, append(rest, ys)) : ys;
    }

    static IntList rev(IntList xs) {
        IntList result = NIL;
        IntList rest = xs;
        while (rest instanceof Cons(var x, var tail)) {
            result = new Cons(x, result);
            rest = tail;
        }
        return result;
    }

    static boolean equal(IntList xs, IntList ys) {
        return xs instanceof Cons(var x, var rest)
                ? ys instanceof Cons(var y, var other) && x == y && equal(rest, other)
                : ys instanceof Nil;
    }

    static boolean sorted(IntList xs) {
        return !(xs instanceof Cons(var x, var rest)) || noneBelow(x, rest) && sorted(rest);
    }

    static boolean noneBelow(int n, IntList xs) {
        return !(xs instanceof Cons(var x, var rest)) || n <= x && noneBelow(n, rest);
    }

    static IntList insort(int n, IntList xs) {
        if (!(xs instanceof Cons(var x, var rest))) {
            return new Cons(n, NIL);
        }
        return n <= x ? new Cons(n, xs) : new Cons(x, insort(n, rest));
    }

    /** All lists shorter than {@code size} of numbers below {@code elements}, in the order of the tester. */
    static List<IntList> ofElements(int size, int elements) {
        var result = new ArrayList<IntList>();
        if (size > 0) {
            result.add(NIL);
            List<IntList> tails = ofElements(size - 1, elements);
            for (int x = 0; x < elements; x++) {
                for (IntList tail : tails) {
                    result.add(new Cons(x, tail));
                }
            }
        }
        return result;
    }

    /** All lists of natural numbers up to a size, where elements are smaller than the list that they are in. */
    static List<IntList> ofNumbers(int size) {
        var result = new ArrayList<IntList>();
        if (size > 0) {
            result.add(NIL);
            List<IntList> tails = ofNumbers(size - 1);
            for (int x = 0; x < size - 1; x++) {
                for (IntList tail : tails) {
                    result.add(new Cons(x, tail));
                }
            }
        }
        return result;
    }

    /** Draws a list; longer ones are the likelier the larger the size. */
    static IntList draw(int size, int elements, Dice dice) {
        if (size <= 0 || dice.below(size + 1) == 0) {
            return NIL;
        }
        int x = dice.below(elements);
        return new Cons(x, draw(size - 1, elements, dice));
    }

    /** Draws a list whose elements, too, are the larger the size. */
    static IntList drawNumbers(int size, Dice dice) {
        if (size <= 0 || dice.below(size + 1) == 0) {
            return NIL;
        }
        int x = dice.below(size);
        return new Cons(x, drawNumbers(size - 1, dice));
    }
}
