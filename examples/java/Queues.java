import dev.assay.junit.Property;
import java.util.Optional;

/** A queue of two lists does what a list does to which one adds at the end. */
final class Queues {
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

    /** What is added comes to the back, last first. */
    record Queue<A>(Lst<A> front, Lst<A> back) {
        Queue<A> add(A x) {
            return new Queue<>(front, new Cons<>(x, back));
        }

        Lst<A> toList() {
            return append(front, reverse(back));
        }

        /** The same queue, whose front is empty only if it is. */
        Queue<A> turned() {
            return front instanceof Nil<A> ? new Queue<>(reverse(back), new Nil<>()) : this;
        }

        Optional<A> peek() {
            return switch (turned().front()) {
                case Nil<A>() -> Optional.empty();
                case Cons<A>(A x, Lst<A> rest) -> Optional.of(x);
            };
        }

        Queue<A> remove() {
            Queue<A> turned = turned();
            return switch (turned.front()) {
                case Nil<A>() -> turned;
                case Cons<A>(A x, Lst<A> rest) -> new Queue<>(rest, turned.back());
            };
        }
    }

    static <A> Optional<A> first(Lst<A> xs) {
        return switch (xs) {
            case Nil<A>() -> Optional.empty();
            case Cons<A>(A x, Lst<A> rest) -> Optional.of(x);
        };
    }

    static <A> Lst<A> rest(Lst<A> xs) {
        return switch (xs) {
            case Nil<A>() -> xs;
            case Cons<A>(A x, Lst<A> rest) -> rest;
        };
    }

    @Property
    static <A> boolean addingIsAddingAtTheEnd(Queue<A> queue, A x) {
        return queue.add(x).toList().equals(append(queue.toList(), new Cons<>(x, new Nil<>())));
    }

    @Property
    static <A> boolean turningChangesNothing(Queue<A> queue) {
        return queue.turned().toList().equals(queue.toList());
    }

    @Property
    static <A> boolean peekIsTheFirst(Queue<A> queue) {
        return queue.peek().equals(first(queue.toList()));
    }

    @Property
    static <A> boolean removeTakesTheFirst(Queue<A> queue) {
        return queue.remove().toList().equals(rest(queue.toList()));
    }
}
