package dev.assay.model.value;

import dev.assay.logic.Type;
import dev.assay.model.circuit.Circuit;
import java.util.Arrays;

/** A type whose represented values are atoms; what an atom stands for is the subclasses' matter. */
public abstract sealed class Atoms implements Domain permits Plain, Numbers, Data, Represented {
    private final Type type;
    private final int size;

    Atoms(Type type, int size) {
        this.type = type;
        this.size = size;
    }

    @Override
    public Type type() {
        return type;
    }

    @Override
    public long size() {
        return size;
    }

    /** The number of atoms. */
    public int count() {
        return size;
    }

    @Override
    public Atom element(int index) {
        int[] bits = none();
        bits[index] = Circuit.TRUE;
        return new Atom(this, bits, Circuit.FALSE);
    }

    /** A value that is not represented. */
    public Atom outsider() {
        return new Atom(this, none(), Circuit.TRUE);
    }

    public Atom unknown() {
        return new Atom(this, none(), Circuit.FALSE);
    }

    final int[] none() {
        int[] bits = new int[size];
        Arrays.fill(bits, Circuit.FALSE);
        return bits;
    }
}
