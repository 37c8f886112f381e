package dev.assay.atp;

/** What a prover reads. */
public enum InputFormat {
    /** Untyped formulas. */
    FOF,
    /** Formulas with ground types. */
    TF0,
    /** Higher-order formulas with ground types. */
    TH0,
    /** Ground-typed assertions. */
    SMTLIB
}
