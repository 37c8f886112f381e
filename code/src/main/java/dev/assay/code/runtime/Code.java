package dev.assay.code.runtime;

/** The expressions that a compiled class suspends, each with a number. */
public abstract class Code {
    /** The value of an expression, down to its outermost constructor, where its free variables have these values. */
    public abstract Object enter(int expression, Object[] captured);
}
