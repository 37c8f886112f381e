package dev.assay.syntax.isabelle;

import java.util.List;

/**
 * What is to be told about the theories of the user that a theory imports, directly or not.
 *
 * @param problems what of them was not understood, one sentence with its place for each
 * @param digest changes with what they say
 */
public record Imported(List<String> problems, String digest) {
    static final Imported NOTHING = new Imported(List.of(), "");

    public Imported {
        problems = List.copyOf(problems);
    }
}
