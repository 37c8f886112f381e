package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.infer.PreTerm;
import java.util.List;

/** What a hole of a translation rule stands for. */
sealed interface Piece {
    /** A part of the text. */
    record Text(Tree tree) implements Piece {}

    /** A syntactic constant with its arguments. */
    record Applied(String constant, List<Piece> arguments, Position position) implements Piece {
        public Applied {
            arguments = List.copyOf(arguments);
        }
    }

    /** What another rule has made. */
    record Made(PreTerm term) implements Piece {}

    /** The tree, with the syntactic constant at its root taken apart. */
    static Piece of(Tree tree) {
        if (tree instanceof Tree.Node node && node.production().meaning() instanceof Meaning.Syntactic(var constant)) {
            return constant.isEmpty()
                    ? of(node.child(0))
                    : new Applied(
                            constant, node.children().stream().map(Piece::of).toList(), node.position());
        }
        return new Text(tree);
    }
}
