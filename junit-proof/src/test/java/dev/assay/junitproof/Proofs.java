package dev.assay.junitproof;

import dev.assay.junit.Property;

/** Properties whose source is read again to prove them. */
final class Proofs {
    sealed interface Tree permits Leaf, Fork {}

    record Leaf() implements Tree {}

    record Fork(Tree left, Tree right) implements Tree {}

    static Tree mirror(Tree tree) {
        return switch (tree) {
            case Leaf() -> tree;
            case Fork(Tree left, Tree right) -> new Fork(mirror(right), mirror(left));
        };
    }

    @Property(prove = true)
    static boolean mirroringTwiceChangesNothing(Tree tree) {
        return mirror(mirror(tree)).equals(tree);
    }

    @Property(prove = true)
    static boolean hashesAreNumbers(Tree tree) {
        return Integer.toString(tree.hashCode()).length() > 0;
    }

    private Proofs() {}
}
