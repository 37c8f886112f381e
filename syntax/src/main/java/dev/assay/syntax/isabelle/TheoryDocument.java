package dev.assay.syntax.isabelle;

import dev.assay.syntax.Note;
import dev.assay.syntax.isabelle.outer.OuterError;
import java.util.List;

/**
 * A theory file as understood.
 *
 * @param context what is known at its end
 * @param entries one for each command
 * @param questions the diagnostic commands, with what each is about
 * @param errors what is not even a command
 * @param proofs what became of the proofs, where they were to be checked
 */
public record TheoryDocument(
        Context context,
        List<Entry> entries,
        List<TheoryStatement> statements,
        List<Question> questions,
        List<OuterError> errors,
        List<Note> notes,
        Statistics statistics,
        List<CheckedProof> proofs) {
    public TheoryDocument {
        entries = List.copyOf(entries);
        statements = List.copyOf(statements);
        questions = List.copyOf(questions);
        errors = List.copyOf(errors);
        notes = List.copyOf(notes);
        proofs = List.copyOf(proofs);
    }

    TheoryDocument with(Context end) {
        return new TheoryDocument(end, entries, statements, questions, errors, notes, statistics, proofs);
    }

    /** The commands that failed. */
    public List<Entry> failures() {
        return entries.stream()
                .filter(entry -> entry.outcome() instanceof Outcome.Failed)
                .toList();
    }
}
