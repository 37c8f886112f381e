package dev.assay.lift.prelude;

import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** What immutable lists and optional values of the JDK are, written in the fragment of Java that can be lifted. */
final class Prelude {
    private Prelude() {}

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
