package dev.assay.syntax.isabelle;

/** What became of a command. */
public sealed interface Outcome {
    /** It changed what the theory has. */
    record Defined() implements Outcome {}

    /** It stated something. */
    record Stated() implements Outcome {}

    /** It has no meaning here; the reason is a sentence. */
    record PassedOver(String reason) implements Outcome {}

    /**
     * It cannot be understood; the sentence says why.
     *
     * @param isConsequence whether it only rests on something that failed before it
     */
    record Failed(String sentence, boolean isConsequence) implements Outcome {}
}
