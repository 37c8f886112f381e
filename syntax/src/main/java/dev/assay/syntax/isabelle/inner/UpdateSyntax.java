package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.infer.PreTerm;
import dev.assay.syntax.SyntaxException;
import java.util.List;

/** f(x := y), m(k ↦ v), [k ↦ v] and xs[i := x]. */
final class UpdateSyntax {
    private UpdateSyntax() {}

    static void addTo(RuleList rules) {
        rules.rule(Category.UPDATE, "$term := $term", 0, Meaning.Shape.POINT);
        for (String arrow : List.of("↦", "|->")) {
            rules.rule(Category.UPDATE, "$term " + arrow + " $term", 0, Meaning.Shape.MAPLET);
            rules.rule(Category.UPDATE, "$term [" + arrow + "] $term", 0, Meaning.Shape.MAPLETS);
        }
        rules.term("$term:900 ( $update,+ )", 900, (t, node) -> updated(t, t.term(node.child(0)), node.many(1)));
        rules.term("[ $update,+ ]", 1000, (t, node) -> {
            only(node.many(0), node.position(), Meaning.Shape.MAPLET, Meaning.Shape.MAPLETS);
            return updated(t, PreTerms.constant(Names.MAP_EMPTY, node.position()), node.many(0));
        });
        rules.term("$term:900 [ $update,+ ]", 900, UpdateSyntax::listUpdated);
    }

    private static Meaning shape(Tree update) {
        return Translation.node(update).production().meaning();
    }

    private static void only(List<Tree> updates, Position position, Meaning.Shape... shapes) {
        if (!updates.stream().map(UpdateSyntax::shape).allMatch(List.of(shapes)::contains)) {
            throw new SyntaxException(position, "only maplets make a map, and only := updates a list");
        }
    }

    private static PreTerm updated(Translation t, PreTerm start, List<Tree> updates) {
        PreTerm result = start;
        for (Tree tree : updates) {
            Tree.Node update = Translation.node(tree);
            Position position = update.position();
            PreTerm key = t.term(update.child(0));
            PreTerm value = t.term(update.child(1));
            if (shape(update) == Meaning.Shape.MAPLETS) {
                result = PreTerms.apply(Names.MAP_UPDS, position, result, key, value);
            } else {
                PreTerm image =
                        shape(update) == Meaning.Shape.MAPLET ? PreTerms.apply(Names.SOME, position, value) : value;
                result = PreTerms.apply(Names.FUN_UPD, position, result, key, image);
            }
        }
        return result;
    }

    private static PreTerm listUpdated(Translation t, Tree.Node node) {
        only(node.many(1), node.position(), Meaning.Shape.POINT);
        PreTerm result = t.term(node.child(0));
        for (Tree tree : node.many(1)) {
            Tree.Node update = Translation.node(tree);
            result = PreTerms.apply(
                    Names.LIST_UPDATE, update.position(), result, t.term(update.child(0)), t.term(update.child(1)));
        }
        return result;
    }
}
