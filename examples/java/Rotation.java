import dev.assay.junit.Property;

/** Rotating a list by its own length gives the list again. */
final class Rotation {
    sealed interface Nat permits Zero, Succ {}

    record Zero() implements Nat {}

    record Succ(Nat pred) implements Nat {}

    sealed interface Lst<A> permits Nil, Cons {}

    record Nil<A>() implements Lst<A> {}

    record Cons<A>(A head, Lst<A> tail) implements Lst<A> {}

    static Nat plus(Nat m, Nat n) {
        return switch (m) {
            case Zero() -> n;
            case Succ(var k) -> new Succ(plus(k, n));
        };
    }

    static Nat times(Nat m, Nat n) {
        return switch (m) {
            case Zero() -> new Zero();
            case Succ(var k) -> plus(n, times(k, n));
        };
    }

    static <A> Lst<A> append(Lst<A> xs, Lst<A> ys) {
        return switch (xs) {
            case Nil<A>() -> ys;
            case Cons<A>(A x, Lst<A> rest) -> new Cons<>(x, append(rest, ys));
        };
    }

    static <A> Nat length(Lst<A> xs) {
        return switch (xs) {
            case Nil<A>() -> new Zero();
            case Cons<A>(A x, Lst<A> rest) -> new Succ(length(rest));
        };
    }

    static <A> Lst<A> rotate(Nat n, Lst<A> xs) {
        return switch (n) {
            case Zero() -> xs;
            case Succ(var k) ->
                switch (xs) {
                    case Nil<A>() -> new Nil<>();
                    case Cons<A>(A x, Lst<A> rest) -> rotate(k, append(rest, new Cons<>(x, new Nil<>())));
                };
        };
    }

    @Property
    static <A> boolean rotatingByTheLengthGivesTheSame(Lst<A> xs) {
        return rotate(length(xs), xs).equals(xs);
    }

    @Property
    static <A> boolean rotatingKeepsTheLength(Nat n, Lst<A> xs) {
        return length(rotate(n, xs)).equals(length(xs));
    }

    @Property
    static boolean plusIsCommutative(Nat m, Nat n) {
        return plus(m, n).equals(plus(n, m));
    }

    @Property
    static boolean timesIsCommutative(Nat m, Nat n) {
        return times(m, n).equals(times(n, m));
    }
}
