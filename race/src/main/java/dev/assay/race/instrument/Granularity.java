package dev.assay.race.instrument;

/** Which accesses of the program are steps at which others may come in between. */
public enum Granularity {
    /** What is meant for several threads: locks, atomics, volatile fields, concurrent collections. */
    COARSE,
    /** Also plain fields and arrays that several threads were seen to touch. */
    FINE
}
