package dev.assay.logic;

import java.util.ArrayList;
import java.util.List;

/** A text that knows where it may be broken into lines, after Wadler's "A prettier printer". */
public sealed interface Doc {
    /** Unbreakable text. */
    record Text(String text) implements Doc {}

    /** A new line, or {@code flat} where the enclosing group fits on the line. */
    record Break(String flat) implements Doc {}

    /** The parts one after the other. */
    record Concat(List<Doc> parts) implements Doc {
        public Concat {
            parts = List.copyOf(parts);
        }
    }

    /** New lines inside {@code body} start {@code by} columns further right. */
    record Nest(int by, Doc body) implements Doc {}

    /** All of the group's own breaks are new lines, or none is. */
    record Group(Doc body) implements Doc {}

    /** The width at which no line is ever broken. */
    int UNLIMITED = Integer.MAX_VALUE;

    /** A blank, or a new line. */
    static Doc space() {
        return new Break(" ");
    }

    static Doc text(String text) {
        return new Text(text);
    }

    static Doc concat(Doc... parts) {
        return new Concat(List.of(parts));
    }

    static Doc group(Doc... parts) {
        return new Group(concat(parts));
    }

    static Doc nest(int by, Doc... parts) {
        return new Nest(by, concat(parts));
    }

    /** a₁, a₂, …, aₙ with a break after each separator. */
    static Doc separated(String separator, List<Doc> docs) {
        var parts = new ArrayList<Doc>();
        for (Doc doc : docs) {
            if (!parts.isEmpty()) {
                parts.add(text(separator));
                parts.add(space());
            }
            parts.add(doc);
        }
        return new Concat(parts);
    }

    /** The text in lines of at most {@code width} columns where the breaks allow it. */
    default String render(int width) {
        return new DocLayout(width).render(this);
    }
}
