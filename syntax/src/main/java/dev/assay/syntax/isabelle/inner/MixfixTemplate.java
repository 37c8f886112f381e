package dev.assay.syntax.isabelle.inner;

import java.util.ArrayList;
import java.util.List;

/** The text of a mixfix declaration taken apart; blanks, blocks and breaks matter for printing only. */
final class MixfixTemplate {
    /** What a template is made of. */
    sealed interface Item {
        record Delimiter(String text) implements Item {}

        enum Hole implements Item {
            ARGUMENT,
            INDEX
        }
    }

    private final List<Item> items = new ArrayList<>();

    private final String text;
    private int at;

    private MixfixTemplate(String text) {
        this.text = InnerSymbols.decode(text);
    }

    /** The delimiters and holes of the template, in order. */
    static List<Item> items(String text) {
        return new MixfixTemplate(text).read();
    }

    /** Whether it has an index, or arguments of its own. */
    static boolean hasHoles(String text) {
        return items(text).stream().anyMatch(Item.Hole.class::isInstance);
    }

    /** The delimiters of a template without arguments. */
    static List<Part> delimiters(String text) {
        var result = new ArrayList<Part>();
        for (Item item : items(text)) {
            if (!(item instanceof Item.Delimiter(var delimiter))) {
                throw new IllegalArgumentException("an operator has no arguments of its own: " + text);
            }
            result.add(new Part.Terminal(delimiter));
        }
        if (result.isEmpty()) {
            throw new IllegalArgumentException("an operator needs a delimiter: " + text);
        }
        return result;
    }

    private List<Item> read() {
        while (at < text.length()) {
            switch (text.charAt(at)) {
                case '_' -> hole(Item.Hole.ARGUMENT);
                case InnerSymbols.INDEX -> hole(Item.Hole.INDEX);
                case '(' -> open();
                case ')', '/', ' ', '\n', '\t' -> at++;
                default -> delimiter();
            }
        }
        return items;
    }

    private void hole(Item.Hole hole) {
        items.add(hole);
        at++;
    }

    /** A block: an indentation or properties in a cartouche may follow. */
    private void open() {
        at++;
        if (at < text.length() && text.charAt(at) == InnerSymbols.OPEN) {
            int end = text.indexOf(InnerSymbols.CLOSE, at);
            at = end < 0 ? text.length() : end + 1;
            return;
        }
        while (at < text.length() && Character.isDigit(text.charAt(at))) {
            at++;
        }
    }

    private void delimiter() {
        var delimiter = new StringBuilder();
        while (at < text.length() && "_()/ \n\tı".indexOf(text.charAt(at)) < 0) {
            if (text.charAt(at) == '\'' && at + 1 < text.length()) {
                at++;
                if (text.charAt(at) == ' ') {
                    // A quoted blank only separates delimiters.
                    break;
                }
            }
            delimiter.append(text.charAt(at++));
        }
        if (!delimiter.isEmpty()) {
            items.add(new Item.Delimiter(delimiter.toString()));
        }
    }
}
