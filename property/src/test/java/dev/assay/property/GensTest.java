package dev.assay.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class GensTest {
    private static final BigInteger HUGE = BigInteger.TEN.pow(40);

    private record Law<T>(String name, Gen<T> gen, Predicate<T> always) {
        DynamicTest test() {
            return DynamicTest.dynamicTest(name, () -> {
                gen.samples(2000, 7).forEach(value -> assertTrue(always.test(value), () -> Show.of(value)));
                gen.enumeration()
                        .upTo(4)
                        .limit(2000)
                        .forEach(value -> assertTrue(always.test(value), () -> Show.of(value)));
            });
        }
    }

    @TestFactory
    Stream<DynamicTest> valuesKeepTheirPromise() {
        return Stream.of(
                        new Law<>("ints in a range", Gens.ints(-3, 100), x -> -3 <= x && x <= 100),
                        new Law<>("longs at the end", Gens.longs(Long.MAX_VALUE - 5, Long.MAX_VALUE), x -> x > 0),
                        new Law<>("bytes", Gens.bytes(), x -> true),
                        new Law<>("doubles", Gens.doubles(), Double::isFinite),
                        new Law<>("doubles in a range", Gens.doubles(0.25, 0.5), x -> 0.25 <= x && x <= 0.5),
                        new Law<>("wide doubles", Gens.doubles(-1e300, 1e300), x -> Math.abs(x) <= 1e300),
                        new Law<>("floats", Gens.floats(), Float::isFinite),
                        new Law<>(
                                "big integers",
                                Gens.bigIntegers(HUGE, HUGE.multiply(BigInteger.TWO)),
                                x -> x.compareTo(HUGE) >= 0 && x.compareTo(HUGE.multiply(BigInteger.TWO)) <= 0),
                        new Law<>(
                                "big negative", Gens.bigIntegers(HUGE.negate(), BigInteger.ZERO), x -> x.signum() <= 0),
                        new Law<>("strings", Gens.strings(2, 5), s -> {
                            int length = s.codePointCount(0, s.length());
                            return 2 <= length && length <= 5;
                        }),
                        new Law<>("an alphabet", Gens.strings("xyz"), s -> s.matches("[xyz]*")),
                        new Law<>("ASCII", Gens.asciiStrings(), s -> s.chars().allMatch(c -> c < 128)),
                        new Law<>("lists", Gens.ints().list(1, 3), xs -> !xs.isEmpty() && xs.size() <= 3),
                        new Law<>("sets", Gens.ints(0, 5).set(2, 4), xs -> xs.size() >= 2 && xs.size() <= 4),
                        new Law<>("maps", Gens.maps(Gens.ints(0, 3), Gens.booleans(), 1, 4), map -> !map.isEmpty()),
                        new Law<>(
                                "distinct",
                                Gens.distinct(Gens.ints(0, 9), 0, 10),
                                xs -> new HashSet<>(xs).size() == xs.size()),
                        new Law<>("arrays", Gens.<int[]>arrays(int.class, Gens.ints(), 3, 3), xs -> xs.length == 3),
                        new Law<>("filters", Gens.ints().filter(x -> x % 2 == 0), x -> x % 2 == 0),
                        new Law<>(
                                "flatMap",
                                Gens.ints(0, 9).flatMap(n -> Gens.ints(0, n).list(n, n)),
                                xs -> xs.stream().allMatch(x -> x <= xs.size())),
                        new Law<>(
                                "dates",
                                Times.localDates(LocalDate.EPOCH, LocalDate.EPOCH.plusDays(9)),
                                day -> !day.isBefore(LocalDate.EPOCH) && day.isBefore(LocalDate.EPOCH.plusDays(10))),
                        new Law<>("instants", Times.instants(), x -> true),
                        new Law<>("zoned", Times.zonedDateTimes(), x -> true),
                        new Law<>(
                                "shuffles",
                                Gens.shuffled(List.of(1, 2, 3, 4)),
                                xs -> xs.stream().sorted().toList().equals(List.of(1, 2, 3, 4))))
                .map(Law::test);
    }

    @Test
    void theSimplestValueIsTheFirst() {
        assertEquals(0, first(Gens.ints()));
        assertEquals(5, first(Gens.ints(5, 9)));
        assertEquals(-5, first(Gens.ints(-9, -5)));
        assertEquals("", first(Gens.strings()));
        assertEquals("aa", first(Gens.strings(2, 3)));
        assertEquals(0.0, first(Gens.doubles()));
        assertEquals(LocalDate.of(2000, 1, 1), first(Times.localDates()));
        assertEquals(Map.of(), first(Gens.maps(Gens.ints(), Gens.ints())));
    }

    private static <T> T first(Gen<T> gen) {
        return gen.enumeration().upTo(10).findFirst().orElseThrow();
    }

    @Test
    void edgesComeFirst() {
        var seen = new HashSet<Integer>();
        Property.forAll(Gens.ints(-50, 5000)).tries(100).forgetful().passes(seen::add);
        assertTrue(seen.containsAll(List.of(-50, -49, -1, 0, 1, 4999, 5000)), seen.toString());
    }

    @Test
    void aFunctionGivesEqualArgumentsTheSameValue() {
        Property.forAll(
                        Gens.<Integer, Integer>functions(Gens.ints()),
                        Gens.ints().list())
                .forgetful()
                .holds((f, xs) -> xs.stream().allMatch(x -> f.apply(x).equals(f.apply(x))));
    }

    @Test
    void aFunctionIsPrintedAsWhatWasAsked() {
        Result result = Property.forAll(Gens.<Integer, Integer>functions(Gens.ints(0, 9)))
                .forgetful()
                .test((Function<Integer, Integer> f) -> ForAll.require(f.apply(3) <= f.apply(4)));
        assertEquals("{3 -> 1, else -> 0}", shrunk(result));
    }

    interface Pricing {
        long price(String article, int amount);

        default long one(String article) {
            return price(article, 1);
        }
    }

    @Test
    void anInterfaceWithOneMethodIsImplemented() {
        Property.forAll(Gens.of(Pricing.class), Gens.strings())
                .forgetful()
                .holds((pricing, article) -> pricing.one(article) == pricing.price(article, 1));
    }

    @Test
    void weightsAreKept() {
        long rare = Gens.frequency(Gens.weighted(99, Gens.always("often")), Gens.weighted(1, Gens.always("rarely")))
                .samples(10_000, 3)
                .stream()
                .filter("rarely"::equals)
                .count();
        assertTrue(50 < rare && rare < 200, () -> rare + " of 10000");
    }

    @Test
    void recursiveValuesAreFiniteAndOfManyShapes() {
        Gen<List<?>> trees = Gens.recursive(Gens.always(List.of()), self -> self.list(1, 3));
        var sizes = new HashSet<Integer>();
        trees.samples(500, 1).forEach(tree -> sizes.add(tree.toString().length()));
        assertTrue(sizes.size() > 30, sizes.toString());
    }

    @Test
    void anEmptyRangeIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Gens.ints(2, 1));
        assertThrows(IllegalArgumentException.class, () -> Gens.ints().list(2, 1));
    }

    static String shrunk(Result result) {
        return ((Result.Falsified) result.verdict())
                .shrunk()
                .arguments()
                .getFirst()
                .value();
    }
}
