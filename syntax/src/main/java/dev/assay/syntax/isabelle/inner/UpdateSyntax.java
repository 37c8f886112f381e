package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.infer.PreTerm;
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
        rules.term(
                "$term:900 ( $update,+ )",
                900,
                (t, node) -> updated(t, t.term(node.child(0)), node.many(1), Names.FUN_UPD));
        rules.term(
                "$term:900 [ $update,+ ]",
                900,
                (t, node) -> updated(t, t.term(node.child(0)), node.many(1), Names.LIST_UPDATE));
        rules.term(
                "[ $update,+ ]",
                1000,
                (t, node) ->
                        updated(t, PreTerms.constant(Names.MAP_EMPTY, node.position()), node.many(0), Names.FUN_UPD));
    }

    private static PreTerm updated(Translation t, PreTerm start, List<Tree> updates, String constant) {
        PreTerm result = start;
        for (Tree tree : updates) {
            Tree.Node update = Translation.node(tree);
            Position position = update.position();
            PreTerm key = t.term(update.child(0));
            PreTerm value = t.term(update.child(1));
            result = switch ((Meaning.Shape) update.production().meaning()) {
                case MAPLET ->
                    PreTerms.apply(constant, position, result, key, PreTerms.apply(Names.SOME, position, value));
                case MAPLETS -> PreTerms.apply(Names.MAP_UPDS, position, result, key, value);
                default -> PreTerms.apply(constant, position, result, key, value);
            };
        }
        return result;
    }
}
