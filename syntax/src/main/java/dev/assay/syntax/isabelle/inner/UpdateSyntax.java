package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.infer.PreTerm;
import dev.assay.syntax.SyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** f(x := y), m(k ↦ v), [k ↦ v] and xs[i := x]. */
final class UpdateSyntax {
    /** What the notation for functions and maps stands for in translation rules, and several updates. */
    private static final Set<String> UPDATED = Set.of("_Update", "_MapUpd");

    private static final String MAP = "_Map";
    private static final String SEVERAL = "_updbinds";

    private UpdateSyntax() {}

    static void addTo(RuleList rules) {
        rules.rule(Category.UPDATE, "$term := $term", 0, Meaning.Shape.POINT);
        for (String arrow : List.of("↦", "|->")) {
            rules.rule(Category.UPDATE, "$term " + arrow + " $term", 0, Meaning.Shape.MAPLET);
            rules.rule(Category.UPDATE, "$term [" + arrow + "] $term", 0, Meaning.Shape.MAPLETS);
        }
        rules.rule(Category.UPDATES, "$update", 0, new Meaning.Syntactic(""));
        rules.rule(Category.UPDATES, "$update , $updates", 0, new Meaning.Syntactic(SEVERAL));
        rules.term("$term:900 ( $update,+ )", 900, (t, node) -> updated(t, t.term(node.child(0)), node.many(1)));
        rules.term("[ $update,+ ]", 1000, (t, node) -> {
            only(node.many(0), node.position(), Meaning.Shape.MAPLET, Meaning.Shape.MAPLETS);
            return updated(t, PreTerms.constant(Names.MAP_EMPTY, node.position()), node.many(0));
        });
        rules.term("$term:900 [ $update,+ ]", 900, UpdateSyntax::listUpdated);
    }

    /** Whether a translation rule has come to an update. */
    static boolean isUpdate(Piece.Applied applied) {
        return UPDATED.contains(applied.constant()) && applied.arguments().size() == 2
                || applied.constant().equals(MAP) && applied.arguments().size() == 1;
    }

    static PreTerm rewritten(Translation t, SyntaxRewriting rewriting, Piece.Applied applied) {
        PreTerm start = applied.constant().equals(MAP)
                ? PreTerms.constant(Names.MAP_EMPTY, applied.position())
                : rewriting.term(applied.arguments().getFirst());
        var updates = new ArrayList<Tree>();
        collect(applied.arguments().getLast(), updates);
        return updated(t, start, updates);
    }

    private static void collect(Piece piece, List<Tree> updates) {
        switch (piece) {
            case Piece.Text(var tree) when shape(tree) instanceof Meaning.Shape -> updates.add(tree);
            case Piece.Applied(var constant, var arguments, var _)
            when constant.equals(SEVERAL) -> arguments.forEach(p -> collect(p, updates));
            case Piece.Text(var tree) -> throw noUpdate(Translation.node(tree).position());
            case Piece.Applied(var _, var _, var position) -> throw noUpdate(position);
            case Piece.Made(var term) -> throw noUpdate(term.position());
        }
    }

    private static SyntaxException noUpdate(Position position) {
        return new SyntaxException(position, "expected an update");
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
