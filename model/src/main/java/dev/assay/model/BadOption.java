package dev.assay.model;

/** An option that does not exist, or a value that it cannot have; the message is a sentence. */
public final class BadOption extends RuntimeException {
    public BadOption(String sentence) {
        super(sentence);
    }
}
