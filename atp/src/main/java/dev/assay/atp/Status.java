package dev.assay.atp;

import java.util.Arrays;
import java.util.Optional;

/** What a prover says of a problem, in the words of SZS. */
public enum Status {
    THEOREM("Theorem"),
    COUNTER_SATISFIABLE("CounterSatisfiable"),
    UNSATISFIABLE("Unsatisfiable"),
    SATISFIABLE("Satisfiable"),
    TIMEOUT("Timeout"),
    GAVE_UP("GaveUp"),
    ERROR("Error");

    private final String word;

    Status(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    /** The status behind an SZS word; the many words for success and failure are reduced to these few. */
    public static Optional<Status> of(String word) {
        return switch (word) {
            case "ContradictoryAxioms" -> Optional.of(UNSATISFIABLE);
            case "ResourceOut", "MemoryOut" -> Optional.of(TIMEOUT);
            case "Unknown", "Incomplete", "Inappropriate" -> Optional.of(GAVE_UP);
            case "CounterTheorem" -> Optional.of(COUNTER_SATISFIABLE);
            default -> Arrays.stream(values()).filter(s -> s.word.equals(word)).findFirst();
        };
    }

    public boolean isProof() {
        return this == THEOREM || this == UNSATISFIABLE;
    }

    public boolean isModel() {
        return this == COUNTER_SATISFIABLE || this == SATISFIABLE;
    }

    public boolean isDecisive() {
        return isProof() || isModel();
    }
}
