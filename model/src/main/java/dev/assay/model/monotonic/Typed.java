package dev.assay.model.monotonic;

/** The conclusion Γ ⊢ t : σ, where the conformity is what Γ says about t at new values of its variables. */
record Typed(AnnotatedType type, Conformity conformity) {}
