package dev.assay.lift.prelude;

import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** What immutable lists, optional values and some functions of the JDK are, written in the fragment of Java that can be lifted. */
final class Prelude {
    private Prelude() {}

    static int int_floorMod(int x, int y) {
        int rest = x % y;
        return rest != 0 && (rest ^ y) < 0 ? rest + y : rest;
    }

    static long long_floorMod(long x, long y) {
        long rest = x % y;
        return rest != 0 && (rest ^ y) < 0 ? rest + y : rest;
    }

    static int int_floorDiv(int x, int y) {
        int quotient = x / y;
        return (x ^ y) < 0 && quotient * y != x ? quotient - 1 : quotient;
    }

    static long long_floorDiv(long x, long y) {
        long quotient = x / y;
        return (x ^ y) < 0 && quotient * y != x ? quotient - 1 : quotient;
    }

    static int int_addExact(int x, int y) {
        int sum = x + y;
        if (((x ^ sum) & (y ^ sum)) < 0) {
            throw new ArithmeticException();
        }
        return sum;
    }

    static long long_addExact(long x, long y) {
        long sum = x + y;
        if (((x ^ sum) & (y ^ sum)) < 0) {
            throw new ArithmeticException();
        }
        return sum;
    }

    static int int_subtractExact(int x, int y) {
        int difference = x - y;
        if (((x ^ y) & (x ^ difference)) < 0) {
            throw new ArithmeticException();
        }
        return difference;
    }

    static int int_multiplyExact(int x, int y) {
        long product = (long) x * (long) y;
        if ((long) (int) product != product) {
            throw new ArithmeticException();
        }
        return (int) product;
    }

    static int int_compare(int x, int y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    static int long_compare(long x, long y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    static int int_signum(int x) {
        return x > 0 ? 1 : x < 0 ? -1 : 0;
    }

    sealed interface Seq<E> permits Empty, Item {}

    record Empty<E>() implements Seq<E> {}

    record Item<E>(E first, Seq<E> rest) implements Seq<E> {}

    static <E> boolean List_isEmpty(Seq<E> self) {
        return switch (self) {
            case Empty<E>() -> true;
            case Item<E>(E x, Seq<E> xs) -> false;
        };
    }

    static <E> int List_size(Seq<E> self) {
        return switch (self) {
            case Empty<E>() -> 0;
            case Item<E>(E x, Seq<E> xs) -> 1 + List_size(xs);
        };
    }

    static <E> E List_getFirst(Seq<E> self) {
        return switch (self) {
            case Empty<E>() -> throw new java.util.NoSuchElementException();
            case Item<E>(E x, Seq<E> xs) -> x;
        };
    }

    static <E> E List_getLast(Seq<E> self) {
        return switch (self) {
            case Empty<E>() -> throw new java.util.NoSuchElementException();
            case Item<E>(E x, Empty<E>()) -> x;
            case Item<E>(E x, Seq<E> xs) -> List_getLast(xs);
        };
    }

    static <E> boolean List_contains(Seq<E> self, E element) {
        return switch (self) {
            case Empty<E>() -> false;
            case Item<E>(E x, Seq<E> xs) -> x.equals(element) || List_contains(xs, element);
        };
    }

    static <E> Seq<E> onto(Seq<E> self, Seq<E> end) {
        return switch (self) {
            case Empty<E>() -> end;
            case Item<E>(E x, Seq<E> xs) -> onto(xs, new Item<>(x, end));
        };
    }

    static <E> Seq<E> List_reversed(Seq<E> self) {
        return onto(self, new Empty<>());
    }

    static <E> E List_get(Seq<E> self, int index) {
        return switch (self) {
            case Empty<E>() -> throw new IndexOutOfBoundsException();
            case Item<E>(E x, Seq<E> xs) -> index == 0 ? x : List_get(xs, index - 1);
        };
    }

    static <E> Seq<E> List_stream(Seq<E> self) {
        return self;
    }

    static <E> Seq<E> Stream_toList(Seq<E> self) {
        return self;
    }

    static <E, R> Seq<R> Stream_map(Seq<E> self, Function<E, R> function) {
        return switch (self) {
            case Empty<E>() -> new Empty<>();
            case Item<E>(E x, Seq<E> xs) -> new Item<>(function.apply(x), Stream_map(xs, function));
        };
    }

    static <E> Seq<Integer> Stream_mapToInt(Seq<E> self, Function<E, Integer> function) {
        return Stream_map(self, function);
    }

    static int IntStream_sum(Seq<Integer> self) {
        return switch (self) {
            case Empty<Integer>() -> 0;
            case Item<Integer>(Integer x, Seq<Integer> xs) -> x + IntStream_sum(xs);
        };
    }

    static <E> Seq<E> Stream_filter(Seq<E> self, Predicate<E> predicate) {
        return switch (self) {
            case Empty<E>() -> new Empty<>();
            case Item<E>(E x, Seq<E> xs) ->
                predicate.test(x) ? new Item<>(x, Stream_filter(xs, predicate)) : Stream_filter(xs, predicate);
        };
    }

    static <E> boolean Stream_anyMatch(Seq<E> self, Predicate<E> predicate) {
        return switch (self) {
            case Empty<E>() -> false;
            case Item<E>(E x, Seq<E> xs) -> predicate.test(x) || Stream_anyMatch(xs, predicate);
        };
    }

    static <E> boolean Stream_allMatch(Seq<E> self, Predicate<E> predicate) {
        return switch (self) {
            case Empty<E>() -> true;
            case Item<E>(E x, Seq<E> xs) -> predicate.test(x) && Stream_allMatch(xs, predicate);
        };
    }

    static <E> boolean Stream_noneMatch(Seq<E> self, Predicate<E> predicate) {
        return !Stream_anyMatch(self, predicate);
    }

    static <E> long Stream_count(Seq<E> self) {
        return switch (self) {
            case Empty<E>() -> 0L;
            case Item<E>(E x, Seq<E> xs) -> 1L + Stream_count(xs);
        };
    }

    static <E> E Stream_reduce(Seq<E> self, E start, BinaryOperator<E> operator) {
        return switch (self) {
            case Empty<E>() -> start;
            case Item<E>(E x, Seq<E> xs) -> Stream_reduce(xs, operator.apply(start, x), operator);
        };
    }

    static <E> Maybe<E> Stream_findFirst(Seq<E> self) {
        return switch (self) {
            case Empty<E>() -> new Absent<>();
            case Item<E>(E x, Seq<E> xs) -> new Present<>(x);
        };
    }

    sealed interface Maybe<T> permits Absent, Present {}

    record Absent<T>() implements Maybe<T> {}

    record Present<T>(T value) implements Maybe<T> {}

    static <T> boolean Optional_isPresent(Maybe<T> self) {
        return switch (self) {
            case Absent<T>() -> false;
            case Present<T>(T x) -> true;
        };
    }

    static <T> boolean Optional_isEmpty(Maybe<T> self) {
        return switch (self) {
            case Absent<T>() -> true;
            case Present<T>(T x) -> false;
        };
    }

    static <T> T Optional_get(Maybe<T> self) {
        return switch (self) {
            case Absent<T>() -> throw new java.util.NoSuchElementException();
            case Present<T>(T x) -> x;
        };
    }

    static <T> T Optional_orElseThrow(Maybe<T> self) {
        return Optional_get(self);
    }

    static <T> T Optional_orElse(Maybe<T> self, T other) {
        return switch (self) {
            case Absent<T>() -> other;
            case Present<T>(T x) -> x;
        };
    }

    static <T> T Optional_orElseGet(Maybe<T> self, Supplier<T> other) {
        return switch (self) {
            case Absent<T>() -> other.get();
            case Present<T>(T value) -> value;
        };
    }

    static <T> Maybe<T> Optional_or(Maybe<T> self, Supplier<Maybe<T>> other) {
        return switch (self) {
            case Absent<T>() -> other.get();
            case Present<T>(T value) -> self;
        };
    }

    static <T, U> Maybe<U> Optional_map(Maybe<T> self, Function<T, U> function) {
        return switch (self) {
            case Absent<T>() -> new Absent<>();
            case Present<T>(T x) -> new Present<>(function.apply(x));
        };
    }

    static <T, U> Maybe<U> Optional_flatMap(Maybe<T> self, Function<T, Maybe<U>> function) {
        return switch (self) {
            case Absent<T>() -> new Absent<>();
            case Present<T>(T x) -> function.apply(x);
        };
    }

    static <T> Maybe<T> Optional_filter(Maybe<T> self, Predicate<T> predicate) {
        return switch (self) {
            case Absent<T>() -> new Absent<>();
            case Present<T>(T x) -> predicate.test(x) ? self : new Absent<>();
        };
    }
}
