package dev.assay.race.memory;

/** What a read may give. */
public enum MemoryModel {
    /** What was written last: all threads see the same memory. */
    SEQUENTIAL,
    /** What Java allows: a read that nothing orders after a write need not see it. */
    JAVA
}
