package dev.assay.logic;

/** A symbol of the notation in both alphabets, such as ∧ and &amp;. */
public record Symbol(String unicode, String ascii) {
    public enum Alphabet {
        UNICODE,
        ASCII
    }

    public static Symbol of(String both) {
        return new Symbol(both, both);
    }

    public String in(Alphabet alphabet) {
        return switch (alphabet) {
            case UNICODE -> unicode;
            case ASCII -> ascii;
        };
    }
}
