package dev.assay.sat;

/**
 * A set of clauses that grows, and the question whether it is satisfiable.
 *
 * <p>A solver belongs to one thread; only {@link #interrupt} may be called by others.
 */
public interface Solver extends Clauses, AutoCloseable {
    /** What is known about the clauses. */
    enum Answer {
        SATISFIABLE,
        UNSATISFIABLE,
        /** The solver was interrupted, was out of conflicts, or died. */
        UNKNOWN
    }

    /** Whether the clauses and all assumptions are satisfiable together. */
    Answer solve(int... assumptions);

    /** Lets each question from now on have about so many conflicts; the answer to one that would take more is {@code UNKNOWN}. */
    void limit(long conflicts);

    /** How many conflicts the last question took: the same whatever else the machine does. */
    long conflicts();

    /** The value of a variable, after the answer was {@code SATISFIABLE}. */
    boolean value(int variable);

    /** Assumptions that the clauses refute together, after the answer was {@code UNSATISFIABLE}. */
    int[] failed();

    /** Makes {@link #solve} return {@code UNKNOWN} soon, now and from then on. */
    void interrupt();

    @Override
    void close();
}
