package dev.assay.code.jvm;

/** How a program is evaluated. */
public enum Mode {
    /** Arguments first; numbers have 64 bits, and {@link dev.assay.code.runtime.Overflow} is signalled beyond. */
    SMALL,
    /** Arguments first; numbers have no bound. */
    BIG,
    /** By need, so that values may have holes; numbers have no bound. */
    LAZY
}
