package dev.assay.model.value;

import dev.assay.logic.Type;
import dev.assay.model.circuit.Circuit;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Some numbers: an interval of the natural numbers or integers, or any finite set of rational numbers. */
public final class Numbers extends Atoms {
    /** Larger numbers are not remembered, so that functions end whose arguments grow. */
    private static final BigInteger LARGEST = BigInteger.valueOf(127);

    private final List<Fraction> values;
    private final Map<Fraction, Integer> indices = new HashMap<>();
    private boolean isFinite;

    private Numbers(Type type, List<Fraction> values) {
        super(type, values.size());
        this.values = List.copyOf(values);
        for (int i = 0; i < values.size(); i++) {
            indices.put(values.get(i), i);
        }
    }

    /** 0, …, size − 1. */
    public static Numbers naturals(Type type, int size) {
        return integers(type, 0, size);
    }

    /** {@code size} integers around 0, one more above it than below where they cannot be as many. */
    public static Numbers integers(Type type, int size) {
        return integers(type, 1 - (size + 1) / 2, size);
    }

    /** Fractions whose numerators and denominators are small. */
    public static Numbers fractions(Type type, int size) {
        var values = new TreeSet<Fraction>();
        for (int denominator = 1; denominator <= (size + 2) / 3; denominator++) {
            for (int numerator = -size; numerator <= size; numerator++) {
                values.add(Fraction.of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator)));
            }
        }
        return new Numbers(type, List.copyOf(values));
    }

    /** −2ⁿ, …, 2ⁿ − 1. */
    public static Numbers twosComplement(Type type, int bits) {
        return integers(type, -(1 << bits), 2 << bits);
    }

    /** The same, as if there were no other numbers. */
    public Numbers finite() {
        var result = new Numbers(type(), values);
        result.isFinite = true;
        return result;
    }

    private static Numbers integers(Type type, int least, int size) {
        return new Numbers(
                type,
                IntStream.range(least, least + size)
                        .mapToObj(i -> Fraction.of(BigInteger.valueOf(i)))
                        .toList());
    }

    public Fraction value(int index) {
        return values.get(index);
    }

    /** The atom for a number, which is an outsider if it is not represented; one that remembers it if it is small. */
    public Atom atom(Fraction number) {
        Integer index = indices.get(number);
        if (index != null) {
            return element(index);
        }
        return number.isWithin(LARGEST) ? new Atom(this, number, none()) : outsider();
    }

    /** A number, and when it is that. */
    public record Possibility(int guard, Fraction number) {}

    /** The numbers that an atom may be, as far as they are known. */
    public List<Possibility> possibilities(Atom atom) {
        if (atom.number().isPresent()) {
            return List.of(new Possibility(Circuit.TRUE, atom.number().get()));
        }
        var result = new ArrayList<Possibility>();
        for (int i = 0; i < count(); i++) {
            if (atom.is(i) != Circuit.FALSE) {
                result.add(new Possibility(atom.is(i), value(i)));
            }
        }
        return result;
    }

    @Override
    public int complete() {
        return isFinite ? Circuit.TRUE : Circuit.FALSE;
    }

    @Override
    public boolean isConcrete() {
        return true;
    }
}
