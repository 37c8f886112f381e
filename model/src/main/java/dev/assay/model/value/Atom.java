package dev.assay.model.value;

import dev.assay.model.circuit.Circuit;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One of the atoms of a domain: at most one of its literals and {@code outside} holds. Where {@code outside} does, the value is
 * none that the domain represents; where nothing does, it is unknown.
 *
 * <p>A value that was just constructed remembers how: it can be taken apart even if it is not represented, and which atom it
 * is need not be computed unless somebody asks.
 */
public final class Atom implements Value {
    /** The constructor of this number, applied to values. */
    public record Construction(int constructor, List<Value> arguments) {
        public Construction {
            arguments = List.copyOf(arguments);
        }
    }

    private final Atoms domain;
    private final @Nullable Construction construction;
    private @Nullable Supplier<Atom> maker;
    private int[] bits;
    private int outside;
    private final int hash;

    public Atom(Atoms domain, int[] bits, int outside) {
        this.domain = domain;
        this.construction = null;
        this.bits = bits;
        this.outside = outside;
        this.hash = 31 * Arrays.hashCode(bits) + outside;
    }

    /** @param maker computes which atom it is */
    public Atom(Atoms domain, Construction construction, Supplier<Atom> maker) {
        this.domain = domain;
        this.construction = construction;
        this.maker = maker;
        this.bits = new int[0];
        this.hash = construction.hashCode();
    }

    public Atoms domain() {
        return domain;
    }

    /** How it was made, if that is known. */
    public Optional<Construction> construction() {
        return Optional.ofNullable(construction);
    }

    private void compute() {
        if (maker != null) {
            Atom made = maker.get();
            bits = made.bits;
            outside = made.outside;
            maker = null;
        }
    }

    /** Whether it is the atom {@code index}. */
    public int is(int index) {
        compute();
        return bits[index];
    }

    public int outside() {
        compute();
        return outside;
    }

    /** The index of the atom that it surely is; −1 if that depends on variables or is unknown. */
    public int constant() {
        compute();
        for (int i = 0; i < bits.length; i++) {
            if (bits[i] != Circuit.FALSE) {
                return bits[i] == Circuit.TRUE ? i : -1;
            }
        }
        return -1;
    }

    /** Whether it is one of the atoms. */
    public int inside(Circuit circuit) {
        compute();
        return circuit.or(bits);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Atom atom
                        && hash == atom.hash
                        && domain == atom.domain
                        && (construction == null
                                ? atom.construction == null && outside == atom.outside && Arrays.equals(bits, atom.bits)
                                : construction.equals(atom.construction));
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return domain.type() + (construction == null ? Arrays.toString(bits) + "|" + outside : construction.toString());
    }
}
