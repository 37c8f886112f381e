package dev.assay.property;

import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** The generators. Ranges include both ends. Dates and times are in {@link Times}. */
public final class Gens {
    private Gens() {}

    // One of several

    /** Always the same value. */
    public static <T> Gen<T> always(T value) {
        return new Always<>(() -> value);
    }

    /** Always the same, but made anew each time, for what can be changed. */
    public static <T> Gen<T> fresh(Supplier<? extends T> value) {
        return new Always<>(value);
    }

    /** One of the values; earlier ones count as simpler. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <T> Gen<T> elements(T... values) {
        return elements(Arrays.asList(values));
    }

    public static <T> Gen<T> elements(List<? extends T> values) {
        return new Choice<>(Range.uniform(values.size()), index -> values.get((int) index));
    }

    /** The constants of an enum, in their order. */
    public static <E extends Enum<E>> Gen<E> enums(Class<E> type) {
        return elements(type.getEnumConstants());
    }

    /** A value of one of the generators; earlier ones count as simpler. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <T> Gen<T> oneOf(Gen<? extends T>... alternatives) {
        return oneOf(List.of(alternatives));
    }

    public static <T> Gen<T> oneOf(List<Gen<? extends T>> alternatives) {
        return new OneOf<>(Range.uniform(alternatives.size()), List.copyOf(alternatives));
    }

    /** A generator that comes up as often as its weight says. */
    public record Weighted<T>(int weight, Gen<? extends T> gen) {}

    public static <T> Weighted<T> weighted(int weight, Gen<? extends T> gen) {
        return new Weighted<>(weight, gen);
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <T> Gen<T> frequency(Weighted<? extends T>... alternatives) {
        int[] weights = Arrays.stream(alternatives).mapToInt(Weighted::weight).toArray();
        return new OneOf<>(
                Range.weighted(weights),
                Arrays.stream(alternatives).<Gen<? extends T>>map(Weighted::gen).toList());
    }

    // Built from others

    /** A generator written as a program that draws what it needs. */
    public static <T> Gen<T> composed(Function<Choices, ? extends T> program) {
        return new Composed<>(program);
    }

    /** A generator that depends on how large values should be, from 0 to 100. */
    public static <T> Gen<T> sized(IntFunction<Gen<? extends T>> gen) {
        return new Composed<>(choices -> gen.apply(choices.size()).generate(choices));
    }

    /** Values of the base, and those that the step makes from smaller ones. */
    public static <T> Gen<T> recursive(Gen<? extends T> base, Function<Gen<T>, Gen<? extends T>> step) {
        var result = new Recursive<T>();
        result.define(List.of(base, step.apply(result)));
        Recursive.settle(List.of(result));
        return result;
    }

    /** A function of two values. */
    public static <A, B, T> Gen<T> combine(Gen<A> a, Gen<B> b, BiFunction<? super A, ? super B, ? extends T> function) {
        return new Tuple<>(List.of(a, b), values -> function.apply(as(values[0]), as(values[1])));
    }

    /** A function of three values. */
    public static <A, B, C, T> Gen<T> combine(
            Gen<A> a, Gen<B> b, Gen<C> c, Function3<? super A, ? super B, ? super C, ? extends T> function) {
        return new Tuple<>(List.of(a, b, c), values -> function.apply(as(values[0]), as(values[1]), as(values[2])));
    }

    /** A function of four values. */
    public static <A, B, C, D, T> Gen<T> combine(
            Gen<A> a,
            Gen<B> b,
            Gen<C> c,
            Gen<D> d,
            Function4<? super A, ? super B, ? super C, ? super D, ? extends T> function) {
        return new Tuple<>(
                List.of(a, b, c, d),
                values -> function.apply(as(values[0]), as(values[1]), as(values[2]), as(values[3])));
    }

    /** A function of three arguments. */
    @FunctionalInterface
    public interface Function3<A, B, C, T> {
        T apply(A a, B b, C c);
    }

    /** A function of four arguments. */
    @FunctionalInterface
    public interface Function4<A, B, C, D, T> {
        T apply(A a, B b, C c, D d);
    }

    /** A function of five values. */
    public static <A, B, C, D, E, T> Gen<T> combine(
            Gen<A> a,
            Gen<B> b,
            Gen<C> c,
            Gen<D> d,
            Gen<E> e,
            Function5<? super A, ? super B, ? super C, ? super D, ? super E, ? extends T> function) {
        return new Tuple<>(
                List.of(a, b, c, d, e),
                values -> function.apply(as(values[0]), as(values[1]), as(values[2]), as(values[3]), as(values[4])));
    }

    /** A function of six values. */
    public static <A, B, C, D, E, F, T> Gen<T> combine(
            Gen<A> a,
            Gen<B> b,
            Gen<C> c,
            Gen<D> d,
            Gen<E> e,
            Gen<F> f,
            Function6<? super A, ? super B, ? super C, ? super D, ? super E, ? super F, ? extends T> function) {
        return new Tuple<>(
                List.of(a, b, c, d, e, f),
                values -> function.apply(
                        as(values[0]), as(values[1]), as(values[2]), as(values[3]), as(values[4]), as(values[5])));
    }

    /** A function of seven values. */
    public static <A, B, C, D, E, F, G, T> Gen<T> combine(
            Gen<A> a,
            Gen<B> b,
            Gen<C> c,
            Gen<D> d,
            Gen<E> e,
            Gen<F> f,
            Gen<G> g,
            Function7<? super A, ? super B, ? super C, ? super D, ? super E, ? super F, ? super G, ? extends T>
                    function) {
        return new Tuple<>(
                List.of(a, b, c, d, e, f, g),
                values -> function.apply(
                        as(values[0]),
                        as(values[1]),
                        as(values[2]),
                        as(values[3]),
                        as(values[4]),
                        as(values[5]),
                        as(values[6])));
    }

    /** A function of eight values. */
    public static <A, B, C, D, E, F, G, H, T> Gen<T> combine(
            Gen<A> a,
            Gen<B> b,
            Gen<C> c,
            Gen<D> d,
            Gen<E> e,
            Gen<F> f,
            Gen<G> g,
            Gen<H> h,
            Function8<
                            ? super A,
                            ? super B,
                            ? super C,
                            ? super D,
                            ? super E,
                            ? super F,
                            ? super G,
                            ? super H,
                            ? extends T>
                    function) {
        return new Tuple<>(
                List.of(a, b, c, d, e, f, g, h),
                values -> function.apply(
                        as(values[0]),
                        as(values[1]),
                        as(values[2]),
                        as(values[3]),
                        as(values[4]),
                        as(values[5]),
                        as(values[6]),
                        as(values[7])));
    }

    /** A function of five arguments. */
    @FunctionalInterface
    public interface Function5<A, B, C, D, E, T> {
        T apply(A a, B b, C c, D d, E e);
    }

    /** A function of six arguments. */
    @FunctionalInterface
    public interface Function6<A, B, C, D, E, F, T> {
        T apply(A a, B b, C c, D d, E e, F f);
    }

    /** A function of seven arguments. */
    @FunctionalInterface
    public interface Function7<A, B, C, D, E, F, G, T> {
        T apply(A a, B b, C c, D d, E e, F f, G g);
    }

    /** A function of eight arguments. */
    @FunctionalInterface
    public interface Function8<A, B, C, D, E, F, G, H, T> {
        T apply(A a, B b, C c, D d, E e, F f, G g, H h);
    }

    /** The values came from generators of these types. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    static <T> T as(Object value) {
        return (T) value;
    }

    /**
     * The generator of a type, from what the type is: a record has values of its components, a sealed interface those of its
     * implementations, a class those of its static factories or else of its constructors. A class may also say it
     * itself, with a static method that takes nothing and returns a {@code Gen} of the class.
     */
    public static <T> Gen<T> of(Class<T> type) {
        return as(new Derivation().of(type));
    }

    // Numbers

    public static Gen<Boolean> booleans() {
        return new Choice<>(Range.BOOLEAN, value -> value == 1);
    }

    public static Gen<Byte> bytes() {
        return new Choice<>(Range.between(Byte.MIN_VALUE, Byte.MAX_VALUE), value -> (byte) value);
    }

    public static Gen<Short> shorts() {
        return new Choice<>(Range.between(Short.MIN_VALUE, Short.MAX_VALUE), value -> (short) value);
    }

    public static Gen<Integer> ints() {
        return ints(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** The nearer to zero, the simpler. */
    public static Gen<Integer> ints(int min, int max) {
        return new Choice<>(Range.between(min, max), value -> (int) value);
    }

    public static Gen<Long> longs() {
        return longs(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public static Gen<Long> longs(long min, long max) {
        return new Choice<>(Range.between(min, max), value -> value);
    }

    /** All numbers that are finite, −0.0 among them. */
    public static Gen<Double> doubles() {
        Range magnitude = Range.between(
                0,
                Doubles.LAST,
                0,
                Doubles.encode(Double.MAX_VALUE),
                Doubles.encode(Double.MIN_VALUE),
                Doubles.encode(Double.MIN_NORMAL),
                Doubles.encode(0.5),
                Doubles.encode(0.1));
        return combine(
                new Choice<>(magnitude, Doubles::decode), booleans(), (value, negative) -> negative ? -value : value);
    }

    /** Numbers in the range; those with few digits are simple. */
    public static Gen<Double> doubles(double min, double max) {
        if (!(min <= max)) {
            throw new IllegalArgumentException("the range from " + min + " to " + max + " is empty");
        }
        if (Math.abs(min) > 1L << 40 || Math.abs(max) > 1L << 40) {
            return doubles().map(value -> Math.max(min, Math.min(max, value)));
        }
        Gen<Long> whole = longs((long) Math.floor(min), (long) Math.floor(max));
        // Halves before quarters before eighths.
        Gen<Double> fraction = new Choice<>(
                Range.between(0, (1L << 40) - 1), value -> (Long.reverse(value) >>> 24) / (double) (1L << 40));
        return combine(whole, fraction, (n, part) -> Math.max(min, Math.min(max, n + part)));
    }

    /** Doubles with the infinities and NaN. */
    public static Gen<Double> anyDoubles() {
        return frequency(
                weighted(7, doubles()),
                weighted(1, elements(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN)));
    }

    /** All numbers that are finite. */
    public static Gen<Float> floats() {
        return doubles().map(Double::floatValue).filter(Float::isFinite);
    }

    /** Up to 126 bits and a sign. */
    public static Gen<BigInteger> bigIntegers() {
        BigInteger limit = BigInteger.ONE.shiftLeft(126).subtract(BigInteger.ONE);
        return bigIntegers(limit.negate(), limit);
    }

    public static Gen<BigInteger> bigIntegers(BigInteger min, BigInteger max) {
        if (min.compareTo(max) > 0) {
            throw new IllegalArgumentException("the range from " + min + " to " + max + " is empty");
        }
        if (min.signum() > 0 || max.signum() == 0) {
            return upTo(max.subtract(min)).map(min::add);
        }
        if (max.signum() < 0) {
            return upTo(max.subtract(min)).map(max::subtract);
        }
        return min.signum() == 0
                ? upTo(max)
                : oneOf(upTo(max), upTo(min.negate()).map(BigInteger::negate));
    }

    /** From zero up to the limit, word by word. */
    private static Gen<BigInteger> upTo(BigInteger limit) {
        int bits = 62;
        if (limit.bitLength() <= bits) {
            return longs(0, limit.longValueExact()).map(BigInteger::valueOf);
        }
        return combine(
                upTo(limit.shiftRight(bits)),
                longs(0, (1L << bits) - 1),
                (high, low) -> high.shiftLeft(bits).add(BigInteger.valueOf(low)).min(limit));
    }

    /** Up to 126 bits, with up to 20 decimal places. */
    public static Gen<BigDecimal> bigDecimals() {
        return combine(bigIntegers(), ints(0, 20), BigDecimal::new);
    }

    // Text

    /** All characters but surrogates; letters are the simplest. */
    public static Gen<Character> chars() {
        var alphabet = new Alphabet.Unicode();
        return new Choice<>(Range.text(Character.MAX_VALUE + 1L - 2048), index -> (char) alphabet.codePoint(index));
    }

    public static Gen<Character> chars(char min, char max) {
        return new Choice<>(Range.between(min, max, 'a' < min || 'a' > max ? min : 'a'), value -> (char) value);
    }

    /** Strings of all characters, mostly of those that people write. */
    public static Gen<String> strings() {
        return strings(0, Integer.MAX_VALUE);
    }

    /** Strings with so many characters (code points). */
    public static Gen<String> strings(int min, int max) {
        return new TextGen(new Alphabet.Unicode(), min, max);
    }

    /** Strings of the characters given, of which the first is the simplest. */
    public static Gen<String> strings(String alphabet) {
        return strings(alphabet, 0, Integer.MAX_VALUE);
    }

    public static Gen<String> strings(String alphabet, int min, int max) {
        return new TextGen(Alphabet.Given.of(alphabet), min, max);
    }

    public static Gen<String> asciiStrings() {
        return asciiStrings(0, Integer.MAX_VALUE);
    }

    public static Gen<String> asciiStrings(int min, int max) {
        return new TextGen(new Alphabet.Ascii(), min, max);
    }

    public static Gen<UUID> uuids() {
        return combine(longs(), longs(), UUID::new);
    }

    // Collections

    public static <T> Gen<List<T>> lists(Gen<T> element) {
        return element.list();
    }

    public static <T> Gen<List<T>> lists(Gen<T> element, int min, int max) {
        return element.list(min, max);
    }

    public static <T> Gen<Set<T>> sets(Gen<T> element) {
        return sets(element, 0, Integer.MAX_VALUE);
    }

    public static <T> Gen<Set<T>> sets(Gen<T> element, int min, int max) {
        return distinct(element, min, max).map(LinkedHashSet::new);
    }

    /** Lists without equal elements. */
    public static <T> Gen<List<T>> distinct(Gen<T> element, int min, int max) {
        return new DistinctGen<>(element, value -> value, min, max);
    }

    public static <K, V> Gen<Map<K, V>> maps(Gen<K> keys, Gen<V> values) {
        return maps(keys, values, 0, Integer.MAX_VALUE);
    }

    public static <K, V> Gen<Map<K, V>> maps(Gen<K> keys, Gen<V> values, int min, int max) {
        Gen<Map.Entry<K, V>> entry = combine(keys, values, Map::entry);
        return new DistinctGen<>(entry, Map.Entry::getKey, min, max).map(entries -> {
            var map = new LinkedHashMap<K, V>();
            entries.forEach(each -> map.put(each.getKey(), each.getValue()));
            return map;
        });
    }

    /** The values in every order; the order given is the simplest. */
    public static <T> Gen<List<T>> shuffled(List<? extends T> values) {
        var swaps = new java.util.ArrayList<Gen<Integer>>();
        for (int i = values.size(); i > 1; i--) {
            int count = i;
            swaps.add(new Choice<>(Range.uniform(count), offset -> (int) offset));
        }
        return new Tuple<>(swaps, offsets -> {
            var result = new java.util.ArrayList<T>(values);
            for (int i = 0; i < offsets.length; i++) {
                Collections.swap(result, i, i + (int) offsets[i]);
            }
            return result;
        });
    }

    /** Arrays, also of primitives: of the class of their elements, such as {@code int.class}. */
    public static <A> Gen<A> arrays(Class<?> component, Gen<?> element, int min, int max) {
        return new ListGen<>(element, min, max).map(list -> {
            Object array = Array.newInstance(component, list.size());
            for (int i = 0; i < list.size(); i++) {
                Array.set(array, i, list.get(i));
            }
            return as(array);
        });
    }

    public static Gen<int[]> intArrays() {
        return arrays(int.class, ints(), 0, Integer.MAX_VALUE);
    }

    public static Gen<byte[]> byteArrays() {
        return arrays(byte.class, bytes(), 0, Integer.MAX_VALUE);
    }

    // Functions

    /** Functions that give equal arguments the same value; printed as the table of what was asked. */
    public static <A, R> Gen<Function<A, R>> functions(Gen<R> results) {
        return Gens.<A, R>tables(results).map(table -> table);
    }

    public static <A, B, R> Gen<BiFunction<A, B, R>> biFunctions(Gen<R> results) {
        return functions(BiFunction.class, results).map(Gens::as);
    }

    public static <A> Gen<Predicate<A>> predicates() {
        return functions(Predicate.class, booleans()).map(Gens::as);
    }

    /** Implementations of an interface that has one abstract method. */
    public static <F> Gen<F> functions(Class<F> type, Gen<?> results) {
        var implementation = new Implementation<>(type);
        return Gens.<List<Object>, Object>tables(results.map(Gens::as)).map(implementation::of);
    }

    private static <A, R> Gen<DrawnFunction<A, R>> tables(Gen<R> results) {
        return combine(results, results.list(), (otherwise, answers) -> new DrawnFunction<>(answers, otherwise));
    }
}
