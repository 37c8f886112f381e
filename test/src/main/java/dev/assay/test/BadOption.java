package dev.assay.test;

/** An option that does not exist, or cannot have that value; the message is a sentence. */
public final class BadOption extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BadOption(String sentence) {
        super(sentence);
    }
}
