package dev.assay.syntax;

import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Map;

/**
 * What a file says: the theory that it builds, and what it asks.
 *
 * @param names for types and constants whose full name differs from the text's, the name that the text uses
 * @param notes what the user should know of how the file was understood
 */
public record Document(Theory theory, List<Conjecture> conjectures, Map<String, String> names, List<Note> notes) {
    public Document {
        conjectures = List.copyOf(conjectures);
        names = Map.copyOf(names);
        notes = List.copyOf(notes);
    }

    /** The name of a type or constant in the text. */
    public String name(String fullName) {
        return names.getOrDefault(fullName, fullName);
    }
}
