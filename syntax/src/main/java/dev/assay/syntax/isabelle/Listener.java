package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.syntax.Note;

/** Is told what texts are read as. */
interface Listener {
    Listener NONE = new Listener() {
        @Override
        public void note(Note note) {}

        @Override
        public void term(Position start, Term term) {}

        @Override
        public void type(Position start, Type type) {}
    };

    /** A text of a command is read from here on. */
    default void text(Position start) {}

    /** Something worth a word. */
    void note(Note note);

    /** The term whose text starts there, with abbreviations as written. */
    void term(Position start, Term term);

    void type(Position start, Type type);
}
