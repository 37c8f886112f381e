package dev.assay.sat.proof;

/** A step of a DRAT proof. */
// Arrays, as proofs are long; nobody changes or compares them.
@SuppressWarnings("ArrayRecordComponent")
public sealed interface DratStep {
    /** The clause follows, or at least keeps what is satisfiable so; then its first literal is the one to flip. */
    record Add(int... literals) implements DratStep {}

    /** The clause is no longer needed. */
    record Delete(int... literals) implements DratStep {}
}
