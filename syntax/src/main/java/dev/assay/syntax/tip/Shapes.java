package dev.assay.syntax.tip;

import dev.assay.logic.Position;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.tip.SExpression.Atom;
import dev.assay.syntax.tip.SExpression.Group;
import java.util.ArrayList;
import java.util.List;

/** Takes nested lists apart, or says what was expected in their place. */
final class Shapes {
    private Shapes() {}

    static SyntaxException expected(String what, SExpression found) {
        return new SyntaxException(found.position(), "expected " + what + ", found " + found.shown());
    }

    static List<SExpression> items(SExpression expression, String what) {
        if (expression instanceof Group(var items, var _)) {
            return items;
        }
        throw expected(what, expression);
    }

    static String name(SExpression expression, String what) {
        if (expression instanceof Atom atom && atom.isName()) {
            return atom.text();
        }
        throw expected(what, expression);
    }

    static List<String> names(SExpression expression, String what) {
        var result = new ArrayList<String>();
        items(expression, "a list of names").forEach(e -> result.add(name(e, what)));
        return result;
    }

    /** The item at an index, which must be there. */
    static SExpression item(List<SExpression> items, int index, String what, Position form) {
        if (index < items.size()) {
            return items.get(index);
        }
        Position position = items.isEmpty() ? form : items.getLast().position();
        throw new SyntaxException(position, "expected " + what + " after this, found ')'");
    }

    /** Throws unless the list ends before {@code index}. */
    static void end(List<SExpression> items, int index) {
        if (items.size() > index) {
            throw expected("')'", items.get(index));
        }
    }

    static int number(SExpression expression) {
        if (expression instanceof Atom(var kind, var text, var position) && kind == SExpression.Kind.NUMERAL) {
            try {
                return Integer.parseInt(text);
            } catch (NumberFormatException _) {
                throw new SyntaxException(position, "the number " + text + " is too large here");
            }
        }
        throw expected("a number", expression);
    }
}
