package dev.assay.model.value;

import dev.assay.model.circuit.Circuit;

/** A truth value: surely true, surely false, never both. */
public record Truth(int yes, int no) implements Value {
    public static final Truth TRUE = new Truth(Circuit.TRUE, Circuit.FALSE);
    public static final Truth FALSE = new Truth(Circuit.FALSE, Circuit.TRUE);
    public static final Truth UNKNOWN = new Truth(Circuit.FALSE, Circuit.FALSE);

    /** A truth value that is surely one or the other. */
    public static Truth of(int literal) {
        return new Truth(literal, -literal);
    }

    public static Truth of(boolean value) {
        return value ? TRUE : FALSE;
    }

    public Truth not() {
        return new Truth(no, yes);
    }

    public Truth and(Truth other, Circuit circuit) {
        return new Truth(circuit.and(yes, other.yes), circuit.or(no, other.no));
    }

    public Truth or(Truth other, Circuit circuit) {
        return new Truth(circuit.or(yes, other.yes), circuit.and(no, other.no));
    }
}
