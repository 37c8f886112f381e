package dev.assay.syntax.isabelle;

import dev.assay.syntax.Note;

/** Is told what is worth a word while terms are read. */
interface Listener {
    Listener NONE = _ -> {};

    void note(Note note);
}
