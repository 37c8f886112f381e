package dev.assay.test.domain;

import dev.assay.code.program.Layout;
import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.FunctionTable;
import dev.assay.code.runtime.MatchFailure;
import dev.assay.code.runtime.Rational;
import dev.assay.code.runtime.SetFinite;
import dev.assay.code.runtime.SetOperations;
import dev.assay.code.runtime.Undecided;
import dev.assay.logic.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * All values of a type up to a size. The size of constructed data is the depth of its constructors; natural numbers of
 * size n are less than n, and integers lie between -n and n. A type whose values can all be listed has them at every
 * size.
 */
public final class Enumeration {
    /** Up to so many values are made once and kept; more are made one by one each time. */
    private static final double KEPT = 200_000;

    private record Key(Type type, int size) {}

    private final Domains domains;
    private Runnable pulse = () -> {};
    private final Map<Key, Optional<Object[]>> kept = new HashMap<>();

    public Enumeration(Domains domains) {
        this.domains = domains;
    }

    /** What is to be called for every composed value that is made, so that a long search can be stopped. */
    public void pulse(Runnable pulse) {
        this.pulse = pulse;
    }

    public Domains domains() {
        return domains;
    }

    /** Whether every size has all values of the type. */
    public boolean isComplete(Type type) {
        return domains.isListed(type)
                || switch (domains.of(type)) {
                    case Domain.Truth _ -> true;
                    case Domain.Natural _, Domain.Whole _, Domain.Ratio _ -> false;
                    case Domain.Sets(var element) -> domains.isListed(element);
                    case Domain.Functions(var argument, var result) -> domains.isListed(argument) && isComplete(result);
                    case Domain.Data(var layout, var isPlain, var _) ->
                        isPlain && layout.shapes().getFirst().fields().stream().allMatch(this::isComplete);
                    case Domain.Made _ -> false;
                };
    }

    /** The values in an array that is not to be changed; null if they are too many for one. */
    public Object @Nullable [] array(Type type, int size) {
        var key = new Key(type, isComplete(type) ? 1 : size);
        Optional<Object[]> known = kept.get(key);
        if (known == null) {
            known = count(type, key.size) <= KEPT ? Optional.of(collect(type, key.size)) : Optional.empty();
            kept.put(key, known);
        }
        return known.orElse(null);
    }

    private Object[] collect(Type type, int size) {
        var values = new ArrayList<Object>();
        make(type, size, values::add);
        return values.toArray();
    }

    /** Gives the values to the sink until that has enough; whether it wanted all. */
    public boolean each(Type type, int size, Sink sink) {
        Object[] values = array(type, size);
        if (values == null) {
            return make(type, size, sink);
        }
        for (Object value : values) {
            if (!sink.accept(value)) {
                return false;
            }
        }
        return true;
    }

    /** The number of values, or somewhat more. */
    public double count(Type type, int size) {
        Object[] values =
                kept.getOrDefault(new Key(type, size), Optional.empty()).orElse(null);
        if (values != null) {
            return values.length;
        }
        return switch (domains.of(type)) {
            case Domain.Truth _ -> 2;
            case Domain.Natural _ -> size;
            case Domain.Whole _ -> size <= 0 ? 0 : 2.0 * size + 1;
            case Domain.Ratio _ -> size <= 0 ? 0 : 2.0 * size * size + 1;
            case Domain.Sets(var element) ->
                domains.isListed(element)
                        ? Math.pow(2, count(element, 1))
                        : 2 * choices(count(element, size - 1), 1, size - 1);
            case Domain.Functions(var argument, var result) -> {
                double results = count(result, size);
                yield domains.isListed(argument)
                        ? Math.pow(results, count(argument, 1))
                        : results * choices(count(argument, size), results - 1, size - 1);
            }
            case Domain.Data data -> {
                int inner = inner(data, type, size);
                double sum = 0;
                if (inner >= 0) {
                    for (Layout.Shape shape : data.layout().shapes()) {
                        double product = 1;
                        for (Type field : shape.fields()) {
                            product = product == 0 ? 0 : product * count(field, inner);
                        }
                        sum += product;
                    }
                }
                yield sum;
            }
            case Domain.Made(var makers, var _) -> {
                double sum = 0;
                for (Domain.Maker maker : size <= 0 ? List.<Domain.Maker>of() : makers) {
                    double product = 1;
                    for (Type argument : maker.shape().fields()) {
                        product = product == 0 ? 0 : product * count(argument, size - 1);
                    }
                    sum += product;
                }
                yield sum;
            }
        };
    }

    /** The ways to choose at most k of n and to give each one of c colours. */
    private static double choices(double n, double c, int k) {
        double sum = 1;
        double term = 1;
        for (int i = 1; i <= k && i <= n; i++) {
            term *= (n - i + 1) / i * c;
            sum += term;
        }
        return sum;
    }

    /** The size of the fields; negative if there are no values of this size. */
    private int inner(Domain.Data data, Type type, int size) {
        // A listed type is not recursive, so any size that does not run out will do.
        return domains.isListed(type) ? Math.max(size, 1) : data.isPlain() ? size : size - 1;
    }

    private boolean make(Type type, int size, Sink sink) {
        return switch (domains.of(type)) {
            case Domain.Truth _ -> sink.accept(false) && sink.accept(true);
            case Domain.Natural _ -> numbers(0, size - 1, sink);
            case Domain.Whole _ -> size <= 0 || numbers(-size, size, sink);
            case Domain.Ratio _ -> rationals(size, sink);
            case Domain.Sets(var element) -> sets(element, size, sink);
            case Domain.Functions(var argument, var result) ->
                domains.isListed(argument)
                        ? tables(listed(argument), result, size, sink)
                        : almostConstant(argument, result, size, sink);
            case Domain.Data data -> data(data, type, size, sink);
            case Domain.Made made -> size <= 0 || made(made, size - 1, sink);
        };
    }

    /** The ones near 0 first. */
    private static boolean numbers(long from, long to, Sink sink) {
        for (long n = 0; n <= to; n++) {
            if (!sink.accept(n) || n > 0 && -n >= from && !sink.accept(-n)) {
                return false;
            }
        }
        return true;
    }

    private static boolean rationals(int size, Sink sink) {
        for (int denominator = 1; denominator <= size; denominator++) {
            BigInteger d = BigInteger.valueOf(denominator);
            boolean more = numbers(-size, size, n -> {
                BigInteger numerator = BigInteger.valueOf((Long) n);
                boolean isNew = numerator.gcd(d).equals(BigInteger.ONE);
                return !isNew || sink.accept(Rational.of(numerator, d));
            });
            if (!more) {
                return false;
            }
        }
        return true;
    }

    // Data

    private boolean data(Domain.Data data, Type type, int size, Sink sink) {
        int inner = inner(data, type, size);
        if (inner < 0) {
            return true;
        }
        for (int tag = 0; tag < data.layout().shapes().size(); tag++) {
            List<Type> fields = data.layout().shapes().get(tag).fields();
            if (!fields(tag, fields, new Object[fields.size()], 0, inner, data.predicate(), sink)) {
                return false;
            }
        }
        return true;
    }

    private boolean fields(
            int tag, List<Type> types, Object[] fields, int next, int size, Optional<Fun> predicate, Sink sink) {
        if (next == fields.length) {
            pulse.run();
            return predicate.isPresent() && !satisfies(predicate.get(), fields[0])
                    || sink.accept(Data.of(tag, fields.length > 4 ? fields.clone() : fields));
        }
        // Nothing can come of the other fields.
        for (int i = next + 1; i < fields.length; i++) {
            Object[] later = array(types.get(i), size);
            if (later != null && later.length == 0) {
                return true;
            }
        }
        return each(types.get(next), size, value -> {
            fields[next] = value;
            return fields(tag, types, fields, next + 1, size, predicate, sink);
        });
    }

    /** What the functions make, each value once. */
    private boolean made(Domain.Made made, int size, Sink sink) {
        var seen = new HashSet<Object>();
        for (Domain.Maker maker : made.makers()) {
            List<Type> types = maker.shape().fields();
            if (!made(maker, types, new Object[types.size()], 0, size, value -> {
                boolean isNew = seen.add(value)
                        && (made.predicate().isEmpty()
                                || satisfies(made.predicate().get(), value));
                return !isNew || sink.accept(value);
            })) {
                return false;
            }
        }
        return true;
    }

    private boolean made(Domain.Maker maker, List<Type> types, Object[] arguments, int next, int size, Sink sink) {
        if (next == arguments.length) {
            pulse.run();
            Optional<Object> value = value(maker.function(), arguments);
            return value.isEmpty() || sink.accept(value.get());
        }
        return each(types.get(next), size, value -> {
            arguments[next] = value;
            return made(maker, types, arguments, next + 1, size, sink);
        });
    }

    /** Empty where the function is not defined. */
    public static Optional<Object> value(Fun maker, Object... arguments) {
        try {
            return Optional.of(maker.applyAll(arguments.clone()));
        } catch (MatchFailure | Undecided e) {
            return Optional.empty();
        }
    }

    /** A representation of which nobody knows whether it is one is left out. */
    private static boolean satisfies(Fun predicate, Object representation) {
        try {
            return predicate.test(representation);
        } catch (MatchFailure | Undecided e) {
            return false;
        }
    }

    // Functions

    /** All values of a type whose values can be listed. */
    private Object[] listed(Type type) {
        Object[] values = array(type, 1);
        if (values == null) {
            throw new IllegalStateException("the values of " + type + " are too many to be listed");
        }
        return values;
    }

    private boolean tables(Object[] arguments, Type result, int size, Sink sink) {
        return table(arguments, new Object[arguments.length], 0, result, size, sink);
    }

    private boolean table(Object[] arguments, Object[] results, int next, Type result, int size, Sink sink) {
        if (next == arguments.length) {
            pulse.run();
            Map<Object, Object> values = LinkedHashMap.newLinkedHashMap(arguments.length);
            for (int i = 0; i < arguments.length; i++) {
                values.put(arguments[i], results[i]);
            }
            return sink.accept(FunctionTable.total(values));
        }
        return each(result, size, value -> {
            results[next] = value;
            return table(arguments, results, next + 1, result, size, sink);
        });
    }

    /** The constant functions, then those with one exception, and so on up to one exception less than the size. */
    private boolean almostConstant(Type argument, Type result, int size, Sink sink) {
        Object[] points = array(argument, size);
        for (int exceptions = 0; exceptions < Math.max(1, size); exceptions++) {
            if (exceptions > 0 && (points == null || points.length < exceptions)) {
                return true;
            }
            int count = exceptions;
            boolean more = each(
                    result,
                    size,
                    otherwise -> exceptions(
                            points == null ? new Object[0] : points,
                            0,
                            count,
                            new LinkedHashMap<>(),
                            otherwise,
                            result,
                            size,
                            sink));
            if (!more) {
                return false;
            }
        }
        return true;
    }

    private boolean exceptions(
            Object[] points,
            int from,
            int count,
            Map<Object, Object> values,
            Object otherwise,
            Type result,
            int size,
            Sink sink) {
        if (count == 0) {
            pulse.run();
            return sink.accept(FunctionTable.almostConstant(values, otherwise));
        }
        for (int i = from; i + count <= points.length; i++) {
            Object point = points[i];
            int next = i + 1;
            boolean more = each(result, size, value -> {
                if (value.equals(otherwise)) {
                    return true;
                }
                values.put(point, value);
                boolean goOn = exceptions(points, next, count - 1, values, otherwise, result, size, sink);
                values.remove(point);
                return goOn;
            });
            if (!more) {
                return false;
            }
        }
        return true;
    }

    // Sets

    /** Smaller ones first; over an infinite type also what finite sets leave out. */
    private boolean sets(Type element, int size, Sink sink) {
        boolean isListed = domains.isListed(element);
        if (!isListed && size <= 0) {
            return true;
        }
        Object[] elements = array(element, isListed ? 1 : size - 1);
        if (elements == null) {
            elements = new Object[0];
        }
        int most = isListed ? elements.length : Math.min(elements.length, size - 1);
        for (int count = 0; count <= most; count++) {
            if (!subsets(elements, 0, count, new LinkedHashSet<>(), sink)) {
                return false;
            }
        }
        return isListed
                || sets(
                        element,
                        size - 1,
                        set -> !(set instanceof SetFinite) || sink.accept(SetOperations.complement(set)));
    }

    private boolean subsets(Object[] elements, int from, int count, LinkedHashSet<Object> chosen, Sink sink) {
        if (count == 0) {
            pulse.run();
            return sink.accept(SetFinite.of(chosen));
        }
        for (int i = from; i + count <= elements.length; i++) {
            chosen.add(elements[i]);
            boolean more = subsets(elements, i + 1, count - 1, chosen, sink);
            chosen.remove(elements[i]);
            if (!more) {
                return false;
            }
        }
        return true;
    }
}
