package dev.assay.atp;

import java.util.List;

/**
 * What came of asking a prover.
 *
 * @param used the names of the statements that the proof used; empty where there is none or it does not tell
 * @param proof the proof as the prover wrote it, or nothing
 * @param detail what is worth saying beyond the status, or nothing
 */
public record Answer(String prover, Status status, List<String> used, String proof, double seconds, String detail) {
    public Answer {
        used = List.copyOf(used);
    }

    /** The same with something to say, unless there is already. */
    Answer with(String remark) {
        return detail.isEmpty() ? new Answer(prover, status, used, proof, seconds, remark) : this;
    }

    public static Answer without(String prover, Status status, double seconds, String detail) {
        return new Answer(prover, status, List.of(), "", seconds, detail);
    }
}
