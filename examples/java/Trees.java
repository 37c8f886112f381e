import dev.assay.junit.Property;
import java.util.function.Function;

/** Binary trees with methods of their own. */
final class Trees {
    sealed interface Tree<A> permits Leaf, Node {
        Tree<A> mirror();

        Lst<A> flatten();

        default boolean isLeaf() {
            return this instanceof Leaf<A>;
        }

        int size();
    }

    record Leaf<A>() implements Tree<A> {
        @Override
        public Tree<A> mirror() {
            return this;
        }

        @Override
        public Lst<A> flatten() {
            return new Nil<>();
        }

        @Override
        public int size() {
            return 0;
        }
    }

    record Node<A>(Tree<A> left, A value, Tree<A> right) implements Tree<A> {
        @Override
        public Tree<A> mirror() {
            return new Node<>(right.mirror(), value, left.mirror());
        }

        @Override
        public Lst<A> flatten() {
            return append(left.flatten(), new Cons<>(value, right.flatten()));
        }

        @Override
        public int size() {
            return left.size() + 1 + right.size();
        }
    }

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

    static <A, B> Tree<B> map(Function<A, B> f, Tree<A> tree) {
        return switch (tree) {
            case Leaf<A>() -> new Leaf<>();
            case Node<A>(var left, var value, var right) -> new Node<>(map(f, left), f.apply(value), map(f, right));
        };
    }

    @Property
    static <A> boolean mirroringTwiceGivesTheSame(Tree<A> tree) {
        return tree.mirror().mirror().equals(tree);
    }

    @Property
    static <A> boolean flatteningTheMirrorReverses(Tree<A> tree) {
        return tree.mirror().flatten().equals(reverse(tree.flatten()));
    }

    @Property
    static <A, B> boolean mapOfMirror(Function<A, B> f, Tree<A> tree) {
        return map(f, tree.mirror()).equals(map(f, tree).mirror());
    }

    @Property
    static <A> boolean onlyLeavesMirrorToLeaves(Tree<A> tree) {
        return tree.mirror().isLeaf() == tree.isLeaf();
    }

    @Property
    static <A> boolean mirroringKeepsTheSize(Tree<A> tree) {
        return tree.mirror().size() == tree.size();
    }
}
