package dev.assay.code.runtime;

import org.jspecify.annotations.Nullable;

/** A value that is computed when it is first needed, and then kept. A computation that fails is tried anew next time. */
public abstract class Thunk {
    private @Nullable Object value;

    /** The value down to its outermost constructor; never a thunk itself. */
    public final Object force() {
        Object known = value;
        if (known != null) {
            return known;
        }
        Object computed = evaluate();
        value = computed;
        release();
        return computed;
    }

    /** The value if it is known already, else null. */
    public final @Nullable Object known() {
        return value;
    }

    protected abstract Object evaluate();

    /** Computes the value anew when it is needed next. */
    protected final void forget() {
        value = null;
    }

    /** Lets go of what was needed to compute the value. */
    protected void release() {}
}
