package dev.assay.code.runtime;

/** A constructor with five fields or more. */
public final class DataN extends Data {
    public final Object[] fields;

    public DataN(int tag, Object[] fields) {
        super(tag);
        this.fields = fields;
    }

    @Override
    public int arity() {
        return fields.length;
    }

    @Override
    public Object field(int index) {
        return fields[index];
    }

    @Override
    public void fill(int index, Object value) {
        fields[index] = value;
    }
}
