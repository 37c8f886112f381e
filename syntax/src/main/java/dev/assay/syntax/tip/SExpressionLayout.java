package dev.assay.syntax.tip;

import dev.assay.logic.Position;
import dev.assay.syntax.tip.SExpression.Atom;
import dev.assay.syntax.tip.SExpression.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Nested lists as text of at most {@link #WIDTH} columns, where that can be. */
final class SExpressionLayout {
    private static final int WIDTH = 80;
    /** Deeper lists are not indented any further. */
    private static final int DEEPEST = 60;

    private static final Set<String> RESERVED = Set.of(
            "_", "!", "as", "let", "forall", "exists", "match", "par", "lambda", "@", "case", "default", "=>", "is");

    /** A list or word whose length on one line is known. */
    private record Box(String word, List<Box> items, int width) {}

    private final StringBuilder out = new StringBuilder();

    private SExpressionLayout() {}

    static String text(SExpression expression) {
        var layout = new SExpressionLayout();
        layout.print(box(expression), 0);
        return layout.out.toString();
    }

    // Building

    static SExpression group(List<SExpression> items) {
        return new Group(items, Position.NONE);
    }

    static SExpression group(SExpression... items) {
        return group(List.of(items));
    }

    static SExpression word(String text) {
        return new Atom(SExpression.Kind.SYMBOL, text, Position.NONE);
    }

    /** A name that is no reserved word. */
    static SExpression name(String text) {
        return new Atom(needsBars(text) ? SExpression.Kind.QUOTED : SExpression.Kind.SYMBOL, text, Position.NONE);
    }

    private static boolean needsBars(String text) {
        return text.isEmpty()
                || RESERVED.contains(text)
                || text.charAt(0) >= '0' && text.charAt(0) <= '9'
                || !text.chars().allMatch(c -> c < 0x7f && c != '\'' && SExpressionReader.isSymbolPart((char) c));
    }

    // Printing

    private static Box box(SExpression expression) {
        return switch (expression) {
            case Atom(var kind, var text, var _) -> {
                String word = switch (kind) {
                    case SYMBOL, KEYWORD, NUMERAL, DECIMAL, BITS -> text;
                    case QUOTED -> "|" + text + "|";
                    case STRING -> "\"" + text.replace("\"", "\"\"") + "\"";
                };
                yield new Box(word, List.of(), word.length());
            }
            case Group(var items, var _) -> {
                var boxes = new ArrayList<Box>(items.size());
                long width = 1;
                for (SExpression item : items) {
                    boxes.add(box(item));
                    width += boxes.getLast().width() + 1L;
                }
                yield new Box("", boxes, (int) Math.min(Math.max(width, 2), Integer.MAX_VALUE / 2));
            }
        };
    }

    private void print(Box box, int indent) {
        if (!box.word().isEmpty()) {
            out.append(box.word());
        } else if (indent + box.width() <= WIDTH) {
            flat(box);
        } else {
            broken(box, indent);
        }
    }

    private void flat(Box box) {
        if (!box.word().isEmpty()) {
            out.append(box.word());
            return;
        }
        out.append('(');
        for (int i = 0; i < box.items().size(); i++) {
            if (i > 0) {
                out.append(' ');
            }
            flat(box.items().get(i));
        }
        out.append(')');
    }

    /** The words that a list begins with stay on its first line. */
    private void broken(Box box, int indent) {
        out.append('(');
        boolean onFirstLine = true;
        int inner = Math.min(indent + 2, DEEPEST);
        for (int i = 0; i < box.items().size(); i++) {
            Box item = box.items().get(i);
            if (i > 0 && onFirstLine && !item.word().isEmpty()) {
                out.append(' ');
            } else if (i > 0) {
                out.append('\n').repeat(' ', inner);
                onFirstLine = false;
            } else if (item.word().isEmpty()) {
                inner = Math.min(indent + 1, DEEPEST);
                onFirstLine = false;
            }
            print(item, inner);
        }
        out.append(')');
    }
}
