package dev.assay.lift;

import dev.assay.property.Gen;
import dev.assay.property.Gens;
import java.lang.reflect.AnnotatedElement;
import java.math.BigInteger;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Generators that draw, now and then, what a program names: its literals, and the numbers next to them. */
public final class NamedValues implements BiFunction<Class<?>, AnnotatedElement, @Nullable Gen<?>> {
    /** A program with more literals than this is a table; each of them would come up too seldom. */
    private static final int MOST = 200;

    private final Set<BigInteger> numbers = new LinkedHashSet<>();
    private final Set<String> texts = new LinkedHashSet<>();

    NamedValues(Collection<?> literals) {
        literals.stream().limit(MOST).forEach(this::add);
    }

    private void add(Object literal) {
        switch (literal) {
            case String text -> texts.add(text);
            case Character c -> add(BigInteger.valueOf(c));
            case Integer i -> add(BigInteger.valueOf(i));
            case Long l -> add(BigInteger.valueOf(l));
            case BigInteger b -> add(b);
            default -> {}
        }
    }

    private void add(BigInteger number) {
        for (BigInteger each : List.of(number, number.negate())) {
            numbers.addAll(List.of(each, each.subtract(BigInteger.ONE), each.add(BigInteger.ONE)));
        }
    }

    /** The generator of a type of which the class says nothing itself. */
    @Override
    public @Nullable Gen<?> apply(Class<?> type, AnnotatedElement annotations) {
        if (type == Object.class || type == Comparable.class) {
            return Gens.ints(-2, 9);
        }
        if (annotations.getAnnotations().length > 0) {
            return null;
        }
        if (type == int.class || type == Integer.class) {
            return mixed(
                    Gens.ints(), within(Integer.SIZE).map(BigInteger::intValue).toList());
        }
        if (type == long.class || type == Long.class) {
            return mixed(
                    Gens.longs(), within(Long.SIZE).map(BigInteger::longValue).toList());
        }
        if (type == BigInteger.class) {
            return mixed(Gens.bigIntegers(), List.copyOf(numbers));
        }
        if (type == char.class || type == Character.class) {
            return mixed(
                    Gens.chars(),
                    numbers.stream()
                            .filter(n -> n.signum() >= 0 && n.bitLength() <= Character.SIZE)
                            .map(n -> (char) n.intValue())
                            .toList());
        }
        return type == String.class ? mixed(Gens.strings(), List.copyOf(texts)) : null;
    }

    private java.util.stream.Stream<BigInteger> within(int bits) {
        return numbers.stream().filter(n -> n.bitLength() < bits);
    }

    private static <T> Gen<T> mixed(Gen<T> usual, List<T> named) {
        return named.isEmpty()
                ? usual
                : Gens.frequency(Gens.weighted(2, usual), Gens.weighted(1, Gens.elements(named)));
    }

    /** Of types of which nothing is known, a few numbers; nothing that a program names. */
    public static final NamedValues NONE = new NamedValues(List.of());
}
