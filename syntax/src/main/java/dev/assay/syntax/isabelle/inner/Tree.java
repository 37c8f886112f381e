package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import java.util.List;

/** What the parser makes of a text. Parts may be shared. */
sealed interface Tree {
    /** A token that a production asked for by its kind. */
    record Leaf(Token token) implements Tree {}

    /** A production with what stands for its arguments; the place is that of its first delimiter. */
    record Node(Production production, List<Tree> children, Position position) implements Tree {
        Tree child(int index) {
            return children.get(index);
        }

        /** The text of the token that is this child. */
        String text(int index) {
            return ((Leaf) children.get(index)).token().text();
        }

        List<Tree> many(int index) {
            return ((Many) children.get(index)).items();
        }
    }

    /** The items of a repetition. */
    record Many(List<Tree> items) implements Tree {}

    /** Several productions that fit the same text. */
    record Either(List<Tree> alternatives) implements Tree {}
}
