package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.syntax.Source;

/** A piece of a source text, from {@code start} to before {@code end}, that holds a term, a type or a sort. */
public record InnerText(Source source, int start, int end) {
    public InnerText {
        if (start < 0 || end < start || end > source.text().length()) {
            throw new IllegalArgumentException("no part of the text: " + start + " to " + end);
        }
    }

    /** A text of its own. */
    public static InnerText of(String text) {
        return new InnerText(new Source("", text), 0, text.length());
    }

    public String text() {
        return source.text().substring(start, end);
    }

    public Position position() {
        return source.position(start);
    }
}
