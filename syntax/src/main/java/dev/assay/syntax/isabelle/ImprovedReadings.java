package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.syntax.Note;
import java.util.function.UnaryOperator;

/** Tells a listener the terms as they are after inference, where more is known of their types than it finds out. */
record ImprovedReadings(Listener next, UnaryOperator<Term> improvement) implements Listener {
    Term improved(Term term) {
        return improvement.apply(term);
    }

    @Override
    public void text(Position start) {
        next.text(start);
    }

    @Override
    public void note(Note note) {
        next.note(note);
    }

    @Override
    public void term(Position start, Term term) {
        next.term(start, improved(term));
    }

    @Override
    public void type(Position start, Type type) {
        next.type(start, type);
    }
}
