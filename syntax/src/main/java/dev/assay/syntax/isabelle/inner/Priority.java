package dev.assay.syntax.isabelle.inner;

/**
 * How tightly notation binds: from 0 to 1000 as theories write it. The meta-logic's connectives are below, so that the arguments of other
 * notation have none of them without brackets around it.
 */
final class Priority {
    /** Of ⋀; that of ⟹ and of ≡ are the next. */
    static final int LOWEST = -3;

    /** That of nothing. */
    static final int NONE = LOWEST - 1;

    private Priority() {}
}
