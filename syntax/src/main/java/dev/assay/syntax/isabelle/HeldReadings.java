package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.syntax.Note;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Holds back the terms that inference finds until all is known of their types, and tells a listener then. */
final class HeldReadings implements Listener {
    private record Reading(Position start, Term term) {}

    private final Listener next;
    private final List<Reading> readings = new ArrayList<>();

    HeldReadings(Listener next) {
        this.next = next;
    }

    /** Tells the terms with what is known of their types since. */
    void tell(UnaryOperator<Term> improvement) {
        readings.forEach(reading -> next.term(reading.start, improvement.apply(reading.term)));
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
        readings.add(new Reading(start, term));
    }

    @Override
    public void type(Position start, Type type) {
        next.type(start, type);
    }
}
