package dev.assay.atp;

/** What a prover reads. */
public enum InputFormat {
    /** Untyped formulas. */
    FOF,
    /** Untyped formulas, for a prover that negates whatever is called a conjecture, negated or not. */
    FOF_NEGATING,
    /** Formulas with ground types. */
    TF0,
    /** Higher-order formulas with ground types. */
    TH0,
    /** Ground-typed assertions. */
    SMTLIB
}
