package dev.assay.bench.hand;

import dev.assay.test.random.Dice;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Test loops over all values up to a size, or over values drawn at random. Each gives the number of its tests. */
public final class HandWritten {
    private HandWritten() {}

    public static boolean isReversed(IntList xs, IntList ys) {
        return IntList.equal(IntList.rev(IntList.append(xs, ys)), IntList.append(IntList.rev(ys), IntList.rev(xs)));
    }

    private static long held(boolean holds) {
        if (!holds) {
            throw new IllegalStateException("the property holds");
        }
        return 1;
    }

    // All values

    public static LongSupplier reversal(int size) {
        IntList[] lists = IntList.ofElements(size, 3).toArray(IntList[]::new);
        return () -> {
            long tests = 0;
            for (IntList xs : lists) {
                for (IntList ys : lists) {
                    tests += held(isReversed(xs, ys));
                }
            }
            return tests;
        };
    }

    public static LongSupplier insertion(int size) {
        IntList[] lists = IntList.ofNumbers(size).toArray(IntList[]::new);
        return () -> {
            long tests = 0;
            for (IntList xs : lists) {
                if (IntList.sorted(xs)) {
                    for (int x = 0; x < size; x++) {
                        tests += held(IntList.sorted(IntList.insort(x, xs)));
                    }
                } else {
                    tests++;
                }
            }
            return tests;
        };
    }

    public static LongSupplier deletion(int size) {
        IntTree[] trees = IntTree.all(size).toArray(IntTree[]::new);
        return () -> {
            long tests = 0;
            for (IntTree t : trees) {
                if (IntTree.isRedBlack(t)) {
                    for (int k = 0; k < size; k++) {
                        tests += held(IntTree.isRedBlack(IntTree.delete(k, t)));
                    }
                } else {
                    tests++;
                }
            }
            return tests;
        };
    }

    // Values drawn at random

    public static LongSupplier randomReversal(int size, int tests, long seed) {
        return () -> {
            var dice = new Dice(seed);
            long made = 0;
            while (made < tests) {
                IntList xs = IntList.draw(size, 3, dice);
                IntList ys = IntList.draw(size, 3, dice);
                made += held(isReversed(xs, ys));
            }
            return made;
        };
    }

    public static LongSupplier randomInsertion(int size, int tests, long seed) {
        return () -> {
            var dice = new Dice(seed);
            long made = 0;
            while (made < tests) {
                IntList xs = IntList.drawNumbers(size, dice);
                made += held(!IntList.sorted(xs) || IntList.sorted(IntList.insort(dice.below(size + 1), xs)));
            }
            return made;
        };
    }

    public static LongSupplier randomDeletion(int size, int tests, long seed) {
        return () -> {
            var dice = new Dice(seed);
            long made = 0;
            while (made < tests) {
                IntTree t = IntTree.draw(size, dice);
                made += held(!IntTree.isRedBlack(t) || IntTree.isRedBlack(IntTree.delete(dice.below(size + 1), t)));
            }
            return made;
        };
    }

    // Only values for which the premise holds

    /** Insertion into all sorted lists up to a size, without the lists that are not sorted. */
    public static LongSupplier insertionIntoSorted(int size) {
        return () -> {
            var tests = new long[1];
            sorted(size, xs -> {
                for (int x = 0; x < size; x++) {
                    tests[0] += held(IntList.sorted(IntList.insort(x, xs)));
                }
            });
            return tests[0];
        };
    }

    private static void sorted(int size, Consumer<IntList> sink) {
        if (size <= 0) {
            return;
        }
        sink.accept(IntList.NIL);
        sorted(size - 1, rest -> {
            int most = rest instanceof IntList.Cons(var head, var _) ? head : size - 2;
            for (int x = 0; x <= most; x++) {
                sink.accept(new IntList.Cons(x, rest));
            }
        });
    }
}
