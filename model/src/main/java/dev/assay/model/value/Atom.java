package dev.assay.model.value;

import dev.assay.model.circuit.Circuit;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One of the atoms of a domain: at most one of its literals and {@code outside} holds. Where {@code outside} does, the value is
 * none that the domain represents; where nothing does, it is unknown.
 *
 * <p>A value that was just constructed remembers how, a number that was just computed which it is, and one of several such values which those are: it can be taken apart even if
 * it is not represented, and which atom it is need not be computed unless somebody asks.
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
    private final List<Algebra.Case> alternatives;
    private final @Nullable Fraction number;
    private final Map<Integer, Parts> parts = new HashMap<>();
    private @Nullable Supplier<Atom> maker;
    private int[] bits;
    private int outside;
    private final int hash;

    public Atom(Atoms domain, int[] bits, int outside) {
        this.domain = domain;
        this.construction = null;
        this.alternatives = List.of();
        this.number = null;
        this.bits = bits;
        this.outside = outside;
        this.hash = 31 * Arrays.hashCode(bits) + outside;
    }

    /** A number that is known though it is not represented. */
    Atom(Numbers domain, Fraction number, int[] bits) {
        this.domain = domain;
        this.construction = null;
        this.alternatives = List.of();
        this.number = number;
        this.bits = bits;
        this.outside = Circuit.TRUE;
        this.hash = number.hashCode();
    }

    /** @param maker computes which atom it is */
    public Atom(Atoms domain, Construction construction, Supplier<Atom> maker) {
        this.domain = domain;
        this.construction = construction;
        this.alternatives = List.of();
        this.number = null;
        this.maker = maker;
        this.bits = new int[0];
        this.hash = construction.hashCode();
    }

    /**
     * @param alternatives what it can be, at most one of them at a time
     * @param maker computes which atom it is
     */
    public Atom(Atoms domain, List<Algebra.Case> alternatives, Supplier<Atom> maker) {
        this.domain = domain;
        this.construction = null;
        this.alternatives = List.copyOf(alternatives);
        this.number = null;
        this.maker = maker;
        this.bits = new int[0];
        this.hash = alternatives.hashCode();
    }

    public Atoms domain() {
        return domain;
    }

    /** How it was made, if that is known. */
    public Optional<Construction> construction() {
        return Optional.ofNullable(construction);
    }

    /** What it can be, if one of these is known how it was made. */
    public List<Algebra.Case> alternatives() {
        return alternatives;
    }

    /** The number that it is, if that is known though it is not represented. */
    public Optional<Fraction> number() {
        return Optional.ofNullable(number);
    }

    /** Whether it can be taken apart without a look at the atoms. */
    public boolean isShaped() {
        return construction != null || !alternatives.isEmpty();
    }

    /** The parts that it has if it has the constructor of this number, computed once. */
    Parts parts(int constructor, Supplier<Parts> computation) {
        Parts known = parts.get(constructor);
        if (known == null) {
            known = computation.get();
            parts.put(constructor, known);
        }
        return known;
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
                        && Objects.equals(number, atom.number)
                        && (construction == null
                                ? atom.construction == null
                                        && alternatives.equals(atom.alternatives)
                                        && hasSameBits(atom)
                                : construction.equals(atom.construction));
    }

    /** Alternatives say which atom it is, whether that has been computed or not. */
    private boolean hasSameBits(Atom other) {
        return !alternatives.isEmpty() || outside == other.outside && Arrays.equals(bits, other.bits);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return domain.type()
                + (!alternatives.isEmpty()
                        ? alternatives.toString()
                        : construction == null ? Arrays.toString(bits) + "|" + outside : construction.toString());
    }
}
