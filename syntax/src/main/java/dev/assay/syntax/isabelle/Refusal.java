package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.outer.Name;
import java.util.Optional;

/** What a command says when a name means nothing. */
final class Refusal {
    private Refusal() {}

    static <T> T known(Optional<T> meaning, String kind, Name name) {
        return meaning.orElseThrow(
                () -> new SyntaxException(name.position(), "there is no " + kind + " named " + name));
    }

    static SyntaxException of(Position position, String sentence) {
        return new SyntaxException(position, sentence);
    }
}
