package dev.assay.model.value;

import dev.assay.model.circuit.Circuit;
import java.util.Arrays;

/**
 * One of the atoms of a domain: at most one of {@code bits} and {@code outside} holds. Where {@code outside} does, the value is
 * none that the domain represents; where nothing does, it is unknown.
 */
public final class Atom implements Value {
    private final Atoms domain;
    private final int[] bits;
    private final int outside;
    private final int hash;

    public Atom(Atoms domain, int[] bits, int outside) {
        this.domain = domain;
        this.bits = bits;
        this.outside = outside;
        this.hash = 31 * Arrays.hashCode(bits) + outside;
    }

    public Atoms domain() {
        return domain;
    }

    /** Whether it is the atom {@code index}. */
    public int is(int index) {
        return bits[index];
    }

    public int outside() {
        return outside;
    }

    /** The index of the atom that it surely is; −1 if that depends on variables or is unknown. */
    public int constant() {
        for (int i = 0; i < bits.length; i++) {
            if (bits[i] != Circuit.FALSE) {
                return bits[i] == Circuit.TRUE ? i : -1;
            }
        }
        return -1;
    }

    /** Whether it is one of the atoms. */
    public int inside(Circuit circuit) {
        return circuit.or(bits);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Atom atom
                        && hash == atom.hash
                        && domain == atom.domain
                        && outside == atom.outside
                        && Arrays.equals(bits, atom.bits);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return domain.type() + Arrays.toString(bits) + (outside == Circuit.FALSE ? "" : "|" + outside);
    }
}
