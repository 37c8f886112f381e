package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.logic.proof.Name;
import dev.assay.syntax.SyntaxException;
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
