package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.syntax.Note;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** What the texts of some commands were read as, by the places where they start. */
final class Recording implements Listener {
    /** A term or a type. */
    sealed interface Reading {
        record OfTerm(Term term) implements Reading {}

        record OfType(Type type) implements Reading {}
    }

    private final TreeMap<Position, Reading> readings =
            new TreeMap<>(Comparator.comparingInt(Position::line).thenComparingInt(Position::column));

    @Override
    public void note(Note note) {}

    @Override
    public void term(Position start, Term term) {
        readings.put(start, new Reading.OfTerm(TermReader.withoutMarks(term)));
    }

    @Override
    public void type(Position start, Type type) {
        readings.put(start, new Reading.OfType(type));
    }

    Optional<Reading> at(Position start) {
        return Optional.ofNullable(readings.get(start));
    }

    /** All readings in the order of the text. */
    List<Reading> all() {
        return List.copyOf(readings.values());
    }
}
