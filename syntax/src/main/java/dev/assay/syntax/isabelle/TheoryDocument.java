package dev.assay.syntax.isabelle;

import dev.assay.syntax.Note;
import dev.assay.syntax.isabelle.outer.OuterError;
import java.util.List;
import java.util.stream.Stream;

/**
 * A theory file as understood.
 *
 * @param context what is known at its end
 * @param entries one for each command
 * @param questions the diagnostic commands, with what each is about
 * @param errors what is not even a command
 * @param warnings notes that are told unasked
 * @param proofs what became of the proofs of statements, where they were to be checked
 * @param obligations what became of what other commands have to show
 */
public record TheoryDocument(
        Context context,
        List<Entry> entries,
        List<TheoryStatement> statements,
        List<Question> questions,
        List<OuterError> errors,
        List<Note> notes,
        List<Note> warnings,
        Statistics statistics,
        List<CheckedProof> proofs,
        List<CheckedProof> obligations,
        Imported imported) {
    public TheoryDocument {
        entries = List.copyOf(entries);
        statements = List.copyOf(statements);
        questions = List.copyOf(questions);
        errors = List.copyOf(errors);
        notes = List.copyOf(notes);
        warnings = List.copyOf(warnings);
        proofs = List.copyOf(proofs);
        obligations = List.copyOf(obligations);
    }

    TheoryDocument with(Context end) {
        return new TheoryDocument(
                end,
                entries,
                statements,
                questions,
                errors,
                notes,
                warnings,
                statistics,
                proofs,
                obligations,
                imported);
    }

    TheoryDocument with(Imported theories) {
        return new TheoryDocument(
                context,
                entries,
                statements,
                questions,
                errors,
                notes,
                warnings,
                statistics,
                proofs,
                obligations,
                theories);
    }

    /** The commands that failed. */
    public List<Entry> failures() {
        return entries.stream()
                .filter(entry -> entry.outcome() instanceof Outcome.Failed)
                .toList();
    }

    /** Whether all of it, and of what it imports, was understood. */
    public boolean isUnderstood() {
        return errors.isEmpty() && failures().isEmpty() && imported.problems().isEmpty();
    }

    /** What is wrong with the text and with what it imports; what only follows from a failure is not told. */
    public List<String> complaints() {
        Stream<String> roots = failures().stream()
                .filter(entry ->
                        !(entry.outcome() instanceof Outcome.Failed(var _, var isConsequence) && isConsequence))
                .map(Object::toString);
        return Stream.of(imported.problems().stream(), errors.stream().map(Object::toString), roots)
                .flatMap(sentences -> sentences)
                .distinct()
                .toList();
    }
}
