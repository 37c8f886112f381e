package dev.assay.code.runtime;

import org.jspecify.annotations.Nullable;

/** An expression of compiled code with the values of its free variables. */
public final class Suspended extends Thunk {
    private final Code code;
    private final int expression;
    private Object @Nullable [] captured;

    public Suspended(Code code, int expression, Object[] captured) {
        this.code = code;
        this.expression = expression;
        this.captured = captured;
    }

    @Override
    protected Object evaluate() {
        Object[] variables = captured;
        if (variables == null) {
            throw new IllegalStateException("a suspension was released before it had a value");
        }
        return code.enter(expression, variables);
    }

    @Override
    protected void release() {
        captured = null;
    }
}
