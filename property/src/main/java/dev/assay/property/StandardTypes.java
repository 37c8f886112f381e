package dev.assay.property;

import java.lang.reflect.AnnotatedElement;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.SequencedCollection;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The generators of the types that come with Java. */
final class StandardTypes {
    private static final Map<Class<?>, Supplier<Gen<?>>> SIMPLE = Map.ofEntries(
            Map.entry(boolean.class, Gens::booleans),
            Map.entry(Boolean.class, Gens::booleans),
            Map.entry(float.class, Gens::floats),
            Map.entry(Float.class, Gens::floats),
            Map.entry(BigDecimal.class, Gens::bigDecimals),
            Map.entry(UUID.class, Gens::uuids),
            Map.entry(LocalDate.class, Times::localDates),
            Map.entry(LocalTime.class, Times::localTimes),
            Map.entry(LocalDateTime.class, Times::localDateTimes),
            Map.entry(Year.class, Times::years),
            Map.entry(YearMonth.class, Times::yearMonths),
            Map.entry(MonthDay.class, Times::monthDays),
            Map.entry(Instant.class, Times::instants),
            Map.entry(Duration.class, Times::durations),
            Map.entry(Period.class, Times::periods),
            Map.entry(ZoneId.class, Times::zones),
            Map.entry(ZoneOffset.class, Times::offsets),
            Map.entry(ZonedDateTime.class, Times::zonedDateTimes),
            Map.entry(OffsetTime.class, Times::offsetTimes),
            Map.entry(OffsetDateTime.class, Times::offsetDateTimes),
            Map.entry(
                    OptionalInt.class,
                    () -> Gens.ints()
                            .optional()
                            .map(each -> each.isPresent() ? OptionalInt.of(each.get()) : OptionalInt.empty())),
            Map.entry(
                    OptionalLong.class,
                    () -> Gens.longs()
                            .optional()
                            .map(each -> each.isPresent() ? OptionalLong.of(each.get()) : OptionalLong.empty())),
            Map.entry(
                    OptionalDouble.class,
                    () -> Gens.doubles()
                            .optional()
                            .map(each -> each.isPresent() ? OptionalDouble.of(each.get()) : OptionalDouble.empty())),
            // Whoever wants any object at all gets numbers.
            Map.entry(Object.class, Gens::ints),
            Map.entry(Comparable.class, Gens::ints),
            Map.entry(Number.class, Gens::ints),
            Map.entry(CharSequence.class, Gens::strings));

    private static final Map<Class<?>, Function<Long, ?>> WHOLE = Map.of(
            byte.class, Long::byteValue,
            Byte.class, Long::byteValue,
            short.class, Long::shortValue,
            Short.class, Long::shortValue,
            int.class, Long::intValue,
            Integer.class, Long::intValue,
            long.class, value -> value,
            Long.class, value -> value);

    private static final Map<Class<?>, Function<Collection<?>, ?>> SETS = Map.of(
            Set.class, LinkedHashSet::new,
            HashSet.class, HashSet::new,
            LinkedHashSet.class, LinkedHashSet::new,
            SortedSet.class, TreeSet::new,
            java.util.NavigableSet.class, TreeSet::new,
            TreeSet.class, TreeSet::new);

    private static final Map<Class<?>, Function<Collection<?>, ?>> LISTS = Map.ofEntries(
            Map.entry(List.class, ArrayList::new),
            Map.entry(ArrayList.class, ArrayList::new),
            Map.entry(Collection.class, ArrayList::new),
            Map.entry(Iterable.class, ArrayList::new),
            Map.entry(SequencedCollection.class, ArrayList::new),
            Map.entry(Queue.class, ArrayDeque::new),
            Map.entry(Deque.class, ArrayDeque::new),
            Map.entry(ArrayDeque.class, ArrayDeque::new),
            Map.entry(Stream.class, Collection::stream));

    private static final Map<Class<?>, Function<Map<?, ?>, ?>> MAPS = Map.of(
            Map.class, map -> map,
            HashMap.class, HashMap::new,
            LinkedHashMap.class, LinkedHashMap::new,
            SortedMap.class, TreeMap::new,
            java.util.NavigableMap.class, TreeMap::new,
            TreeMap.class, TreeMap::new);

    private StandardTypes() {}

    /** The generator of the type with these arguments, or null if the type is not a standard one. */
    static @Nullable Gen<?> of(Class<?> type, AnnotatedElement annotations, List<Gen<?>> arguments) {
        Function<Long, ?> whole = WHOLE.get(type);
        if (whole != null) {
            return whole(type, annotations).map(whole);
        }
        if (type == double.class || type == Double.class) {
            return doubles(annotations);
        }
        if (type == char.class || type == Character.class) {
            Letters letters = annotations.getAnnotation(Letters.class);
            return letters == null
                    ? Gens.chars()
                    : Gens.elements(
                            letters.value().chars().mapToObj(c -> (char) c).toList());
        }
        if (type == BigInteger.class) {
            Between between = annotations.getAnnotation(Between.class);
            return between == null
                    ? Gens.bigIntegers()
                    : Gens.bigIntegers(BigInteger.valueOf(between.min()), BigInteger.valueOf(between.max()));
        }
        int[] size = Derivation.size(annotations);
        if (type == String.class) {
            Letters letters = annotations.getAnnotation(Letters.class);
            return letters == null ? Gens.strings(size[0], size[1]) : Gens.strings(letters.value(), size[0], size[1]);
        }
        Supplier<Gen<?>> simple = SIMPLE.get(type);
        return simple != null ? simple.get() : container(type, size, arguments);
    }

    private static Gen<Long> whole(Class<?> type, AnnotatedElement annotations) {
        int bits = switch (type.getSimpleName()) {
            case "byte", "Byte" -> Byte.SIZE;
            case "short", "Short" -> Short.SIZE;
            case "int", "Integer" -> Integer.SIZE;
            default -> Long.SIZE;
        };
        long max = -1L >>> (Long.SIZE - bits + 1);
        Between between = annotations.getAnnotation(Between.class);
        if (between == null) {
            return Gens.longs(-max - 1, max);
        }
        long low = Math.max(between.min(), -max - 1);
        long high = Math.min(between.max(), max);
        return Gens.longs(low, high);
    }

    private static Gen<Double> doubles(AnnotatedElement annotations) {
        Between between = annotations.getAnnotation(Between.class);
        return between == null ? Gens.doubles() : Gens.doubles((double) between.min(), (double) between.max());
    }

    private static @Nullable Gen<?> container(Class<?> type, int[] size, List<Gen<?>> arguments) {
        Function<Collection<?>, ?> set = SETS.get(type);
        if (set != null) {
            return Gens.distinct(argument(arguments, 0), size[0], size[1]).map(set);
        }
        Function<Collection<?>, ?> list = LISTS.get(type);
        if (list != null) {
            return argument(arguments, 0).list(size[0], size[1]).map(list);
        }
        Function<Map<?, ?>, ?> map = MAPS.get(type);
        if (map != null) {
            return Gens.maps(argument(arguments, 0), argument(arguments, 1), size[0], size[1])
                    .map(map);
        }
        return type == Optional.class ? argument(arguments, 0).optional() : null;
    }

    /** A raw type has numbers in it. */
    private static Gen<Object> argument(List<Gen<?>> arguments, int index) {
        return arguments.size() > index
                ? arguments.get(index).map(Gens::as)
                : Gens.ints().map(Gens::as);
    }
}
