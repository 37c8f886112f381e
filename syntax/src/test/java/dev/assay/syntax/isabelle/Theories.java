package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Conjecture;
import dev.assay.syntax.Source;
import java.util.List;
import java.util.Optional;

/** Small theories for tests. */
final class Theories {
    private Theories() {}

    static TheoryDocument read(String body) {
        return Library.read(new Source("T.thy", "theory T imports Main begin\n" + body + "\nend"), Optional.empty());
    }

    /** A theory without failures. */
    static TheoryDocument clean(String body) {
        TheoryDocument document = read(body);
        assertEquals(List.of(), document.failures());
        assertEquals(List.of(), document.errors());
        return document;
    }

    /** What the theorems of a fact say. */
    static List<String> says(TheoryDocument document, String fact) {
        return document.context().theory().fact(fact).orElseThrow().theorems().stream()
                .map(t -> t.conclusion().toString())
                .toList();
    }

    /** The last conjecture of the theory. */
    static Conjecture last(TheoryDocument document) {
        return document.statements().getLast().conjectures().getLast();
    }
}
