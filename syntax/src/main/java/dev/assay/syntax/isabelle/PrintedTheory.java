package dev.assay.syntax.isabelle;

/**
 * A theory as it was understood, as text that reads the same again.
 *
 * @param elaborated how many commands are printed from what their terms and types mean
 * @param asWritten how many commands with terms or types are printed as they were written, for lack of a text that
 *     surely means the same
 */
public record PrintedTheory(TheoryDocument document, String text, int elaborated, int asWritten) {}
