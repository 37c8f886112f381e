package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.syntax.Note;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is to be told about the commands of one theory. */
final class Journal implements Listener {
    final List<Note> notes = new ArrayList<>();

    /** What the user ought to hear even if it is not asked for. */
    final List<Note> warnings = new ArrayList<>();

    final List<TheoryStatement> statements = new ArrayList<>();
    final List<CheckedProof> proofs = new ArrayList<>();
    final List<CheckedProof> obligations = new ArrayList<>();
    int unproved;
    int claimed;
    int admitted;
    private @Nullable Outcome outcome;

    void note(Position position, String sentence) {
        notes.add(new Note(position, sentence));
    }

    void warn(Position position, String sentence) {
        warnings.add(new Note(position, sentence));
    }

    @Override
    public void note(Note note) {
        notes.add(note);
    }

    @Override
    public void term(Position start, Term term) {}

    @Override
    public void type(Position start, Type type) {}

    /** A function whose termination is taken for granted. */
    void claimed(Position position, String sentence) {
        claimed++;
        note(position, sentence);
    }

    /** A definition that rests on something that is not proved here. */
    void admitted(Position position, String sentence) {
        admitted++;
        note(position, sentence);
    }

    /** Says of the current command that it was passed over. */
    void passedOver(String reason) {
        outcome = new Outcome.PassedOver(reason);
    }

    /** What became of the current command, if it did not only define something; the next one starts afresh. */
    Outcome take(Outcome otherwise) {
        Outcome result = outcome == null ? otherwise : outcome;
        outcome = null;
        return result;
    }
}
