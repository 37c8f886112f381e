import dev.assay.junit.Property;
import java.util.function.Function;
import java.util.function.Predicate;

/** Immutable lists, and what is true of the usual functions on them. */
final class Lists {
    sealed interface Lst<A> permits Nil, Cons {}

    record Nil<A>() implements Lst<A> {}

    record Cons<A>(A head, Lst<A> tail) implements Lst<A> {}

    static <A> Lst<A> append(Lst<A> xs, Lst<A> ys) {
        return switch (xs) {
            case Nil<A>() -> ys;
            case Cons<A>(A x, Lst<A> rest) -> new Cons<>(x, append(rest, ys));
        };
    }

    static <A> Lst<A> reverse(Lst<A> xs) {
        return switch (xs) {
            case Nil<A>() -> new Nil<>();
            case Cons<A>(A x, Lst<A> rest) -> append(reverse(rest), new Cons<>(x, new Nil<>()));
        };
    }

    static <A> Lst<A> reverseOnto(Lst<A> xs, Lst<A> end) {
        return switch (xs) {
            case Nil<A>() -> end;
            case Cons<A>(A x, Lst<A> rest) -> reverseOnto(rest, new Cons<>(x, end));
        };
    }

    static <A> int length(Lst<A> xs) {
        return switch (xs) {
            case Nil<A>() -> 0;
            case Cons<A>(A x, Lst<A> rest) -> 1 + length(rest);
        };
    }

    static <A, B> Lst<B> map(Function<A, B> f, Lst<A> xs) {
        return switch (xs) {
            case Nil<A>() -> new Nil<>();
            case Cons<A>(A x, Lst<A> rest) -> new Cons<>(f.apply(x), map(f, rest));
        };
    }

    static <A> Lst<A> filter(Predicate<A> p, Lst<A> xs) {
        return switch (xs) {
            case Nil<A>() -> new Nil<>();
            case Cons<A>(A x, Lst<A> rest) when p.test(x) -> new Cons<>(x, filter(p, rest));
            case Cons<A>(A x, Lst<A> rest) -> filter(p, rest);
        };
    }

    static int sum(Lst<Integer> xs) {
        return switch (xs) {
            case Nil<Integer>() -> 0;
            case Cons<Integer>(Integer x, Lst<Integer> rest) -> x + sum(rest);
        };
    }

    @Property
    static boolean appendIsAssociative(Lst<Integer> xs, Lst<Integer> ys, Lst<Integer> zs) {
        return append(append(xs, ys), zs).equals(append(xs, append(ys, zs)));
    }

    @Property
    static boolean nilIsNeutral(Lst<Integer> xs) {
        return append(xs, new Nil<>()).equals(xs);
    }

    @Property
    static boolean reversingTwiceGivesTheSame(Lst<Integer> xs) {
        return reverse(reverse(xs)).equals(xs);
    }

    @Property
    static boolean reverseOfAppend(Lst<Integer> xs, Lst<Integer> ys) {
        return reverse(append(xs, ys)).equals(append(reverse(ys), reverse(xs)));
    }

    @Property
    static boolean reverseIsReverseOnto(Lst<Integer> xs) {
        return reverse(xs).equals(reverseOnto(xs, new Nil<>()));
    }

    @Property
    static boolean lengthOfAppend(Lst<String> xs, Lst<String> ys) {
        return length(append(xs, ys)) == length(xs) + length(ys);
    }

    @Property
    static boolean lengthOfReverse(Lst<String> xs) {
        return length(reverse(xs)) == length(xs);
    }

    @Property
    static <A, B> boolean mapOfAppend(Function<A, B> f, Lst<A> xs, Lst<A> ys) {
        return map(f, append(xs, ys)).equals(append(map(f, xs), map(f, ys)));
    }

    @Property
    static <A, B> boolean mapOfReverse(Function<A, B> f, Lst<A> xs) {
        return map(f, reverse(xs)).equals(reverse(map(f, xs)));
    }

    @Property
    static <A, B, C> boolean mapOfComposition(Function<A, B> f, Function<B, C> g, Lst<A> xs) {
        return map(g, map(f, xs)).equals(map(f.andThen(g), xs));
    }

    @Property
    static <A> boolean filterOfAppend(Predicate<A> p, Lst<A> xs, Lst<A> ys) {
        return filter(p, append(xs, ys)).equals(append(filter(p, xs), filter(p, ys)));
    }

    @Property
    static <A> boolean filteringTwiceIsFilteringOnce(Predicate<A> p, Lst<A> xs) {
        return filter(p, filter(p, xs)).equals(filter(p, xs));
    }

    @Property
    static boolean sumOfAppend(Lst<Integer> xs, Lst<Integer> ys) {
        return sum(append(xs, ys)) == sum(xs) + sum(ys);
    }
}
