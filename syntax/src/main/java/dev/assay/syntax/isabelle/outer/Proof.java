package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.ProofStep;
import java.util.List;

/** The proof that follows a statement: its steps in the order of the text, and how it ends. */
public record Proof(List<Step> steps, Ending ending, List<Attached> diagnostics) {
    /** Of commands that leave nothing to prove. */
    public static final Proof NOT_NEEDED = new Proof(List.of(), Ending.NOT_NEEDED, List.of());

    public Proof {
        steps = List.copyOf(steps);
        diagnostics = List.copyOf(diagnostics);
    }

    /** How a proof ends; {@code .} and {@code ..} are {@link #IMMEDIATE}. */
    public enum Ending {
        BY,
        DONE,
        QED,
        SORRY,
        OOPS,
        IMMEDIATE,
        /** The next statement or the end of the file comes first. */
        UNFINISHED,
        NOT_NEEDED
    }

    /** A command of the proof; the depth is how many goals inside the statement it is nested in. */
    public record Step(CommandSpan span, int depth) {
        public String keyword() {
            return span.keyword();
        }

        /** The command as a step of a proof, as far as it can be read. */
        public ProofStep read() {
            return ProofStepReader.read(span);
        }
    }

    /**
     * A diagnostic command inside the proof.
     *
     * @param applies how many {@code apply} are before it
     * @param original whether it is about the goal of the statement, as no step before it can have changed that
     */
    public record Attached(Command diagnostic, int depth, int applies, boolean original) {}

    /** Where the first step begins, or -1 if there is none. */
    public int start() {
        return steps.isEmpty() ? -1 : steps.getFirst().span().start();
    }

    /** Where the last step ends, or -1 if there is none. */
    public int end() {
        return steps.isEmpty() ? -1 : steps.getLast().span().end();
    }
}
