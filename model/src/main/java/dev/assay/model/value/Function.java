package dev.assay.model.value;

/** A function or, with truth values as its results, a set. */
public abstract non-sealed class Function implements Value {
    public abstract Value apply(Value argument);
}
