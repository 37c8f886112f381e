package dev.assay.code.runtime;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;

/** The operations on sets, with all arguments and results as objects but for truth values that are returned. */
public final class SetOperations {
    /** More subsets, functions or numbers than this are not made one by one. */
    private static final int LIMIT = 1 << 20;

    /** Where the search for a least number ends. */
    private static final int LEAST_LIMIT = 100_000;

    private SetOperations() {}

    public static boolean member(Object element, Object set) {
        return ((SetValue) set).contains(element);
    }

    public static Object insert(Object element, Object set) {
        return switch ((SetValue) set) {
            case SetFinite s -> s.with(element);
            case SetCofinite s ->
                s.contains(element) ? s : s.lacking(without(s.missing(), SetFinite.singleton(element)));
            case SetPredicate s -> new SetPredicate(x -> x.equals(element) || s.contains(x));
        };
    }

    public static Object union(Object left, Object right) {
        SetValue a = (SetValue) left;
        SetValue b = (SetValue) right;
        if (a instanceof SetFinite x && b instanceof SetFinite y) {
            return joined(x, y);
        }
        if (a instanceof SetCofinite x) {
            return x.lacking(without(x.missing(), b));
        }
        if (b instanceof SetCofinite y) {
            return y.lacking(without(y.missing(), a));
        }
        return new SetPredicate(x -> a.contains(x) || b.contains(x));
    }

    private static SetFinite joined(SetFinite a, SetFinite b) {
        if (a.size() == 0) {
            return b;
        }
        var result = new SetFinite.Builder(a.size() + b.size());
        for (int i = 0; i < a.size(); i++) {
            result.add(a.get(i));
        }
        for (int i = 0; i < b.size(); i++) {
            result.add(b.get(i));
        }
        return result.build();
    }

    private static SetFinite without(SetFinite set, SetValue other) {
        return kept(set, x -> !other.contains(x));
    }

    private static SetFinite kept(SetFinite set, SetPredicate.Test test) {
        var result = new SetFinite.Builder(set.size());
        for (int i = 0; i < set.size(); i++) {
            if (test.holds(set.get(i))) {
                result.add(set.get(i));
            }
        }
        return result.build();
    }

    public static Object intersection(Object left, Object right) {
        SetValue a = (SetValue) left;
        SetValue b = (SetValue) right;
        if (a instanceof SetFinite x) {
            return kept(x, b::contains);
        }
        if (b instanceof SetFinite y) {
            return kept(y, a::contains);
        }
        if (a instanceof SetCofinite x && b instanceof SetCofinite y) {
            return new SetCofinite(joined(x.missing(), y.missing()), x.isInfinite() && y.isInfinite());
        }
        return new SetPredicate(x -> a.contains(x) && b.contains(x));
    }

    public static Object difference(Object left, Object right) {
        return left instanceof SetFinite set ? without(set, (SetValue) right) : intersection(left, complement(right));
    }

    /** Over an infinite type. */
    public static Object complement(Object set) {
        return switch ((SetValue) set) {
            case SetFinite s -> new SetCofinite(s, true);
            case SetCofinite s -> s.missing();
            case SetPredicate s -> new SetPredicate(x -> !s.contains(x));
        };
    }

    /** Over an infinite type. */
    public static Object predicate(Object function) {
        Fun test = (Fun) function;
        return new SetPredicate(test::test);
    }

    public static Object filter(Object function, Object set) {
        Fun test = (Fun) function;
        SetValue value = (SetValue) set;
        return value instanceof SetFinite s
                ? kept(s, test::test)
                : new SetPredicate(x -> value.contains(x) && test.test(x));
    }

    public static Object image(Object function, Object set) {
        Object[] elements = ((SetValue) set).elements("the image");
        var result = new SetFinite.Builder(elements.length);
        for (Object element : elements) {
            result.add(((Fun) function).apply(element));
        }
        return result.build();
    }

    /** ⋃x∈set. function x. */
    public static Object bind(Object set, Object function) {
        SetValue result = SetFinite.EMPTY;
        for (Object element : ((SetValue) set).elements("the union over all elements")) {
            result = (SetValue) union(result, ((Fun) function).apply(element));
        }
        return result;
    }

    public static Object bigUnion(Object sets) {
        SetValue result = SetFinite.EMPTY;
        for (Object set : ((SetValue) sets).elements("the union of the members")) {
            result = (SetValue) union(result, set);
        }
        return result;
    }

    /** Of no sets, it is the universe. */
    public static Object bigIntersection(Object sets, Object universe) {
        Object result = universe;
        for (Object set : ((SetValue) sets).elements("the intersection of the members")) {
            result = intersection(set, result);
        }
        return result;
    }

    public static Object powerset(Object set) {
        if (!(set instanceof SetFinite finite)) {
            return new SetPredicate(subset -> subset(subset, set));
        }
        Object[] elements = finite.elements();
        if (elements.length > 20) {
            throw new Undecided("a set of " + elements.length + " elements has too many subsets");
        }
        var result = new SetFinite.Builder(1 << elements.length);
        for (int bits = 0; bits < 1 << elements.length; bits++) {
            var subset = new SetFinite.Builder(Integer.bitCount(bits));
            for (int i = 0; i < elements.length; i++) {
                if ((bits & (1 << i)) != 0) {
                    subset.add(elements[i]);
                }
            }
            result.add(subset.build());
        }
        return result.build();
    }

    /** The number of elements, 0 where it is infinite. */
    public static Object card(Object set) {
        return switch ((SetValue) set) {
            case SetFinite s -> (long) s.size();
            case SetCofinite s -> {
                s.requireInfinite("the cardinality");
                yield 0L;
            }
            case SetPredicate s -> (long) s.elements("the cardinality").length;
        };
    }

    public static boolean isFinite(Object set) {
        return switch ((SetValue) set) {
            case SetFinite _ -> true;
            case SetCofinite s -> {
                s.requireInfinite("the finiteness");
                yield false;
            }
            case SetPredicate _ -> throw new Undecided("whether a set is finite that is only known by a predicate");
        };
    }

    public static boolean subset(Object left, Object right) {
        if (left instanceof SetFinite set) {
            return set.isSubsetOf((SetValue) right);
        }
        if (left instanceof SetCofinite a && right instanceof SetCofinite b) {
            return b.missing().isSubsetOf(a.missing());
        }
        if (right instanceof SetCofinite b) {
            for (Object element : b.missing().elements()) {
                if (member(element, left)) {
                    return false;
                }
            }
            return true;
        }
        if (left instanceof SetCofinite set && right instanceof SetFinite) {
            set.requireInfinite("the subsets");
            return false;
        }
        throw new Undecided("whether an infinite set is a subset of another");
    }

    public static boolean exists(Object set, Object function) {
        Fun test = (Fun) function;
        if (set instanceof SetFinite finite) {
            for (int i = 0; i < finite.size(); i++) {
                if (test.test(finite.get(i))) {
                    return true;
                }
            }
            return false;
        }
        throw new Undecided("whether an infinite set has an element of some kind");
    }

    public static boolean forAll(Object set, Object function) {
        Fun test = (Fun) function;
        if (set instanceof SetFinite finite) {
            for (int i = 0; i < finite.size(); i++) {
                if (!test.test(finite.get(i))) {
                    return false;
                }
            }
            return true;
        }
        throw new Undecided("whether all elements of an infinite set are of some kind");
    }

    /** Whether a number from {@code from} to {@code to} satisfies the predicate. */
    public static boolean existsBetween(Object from, Object to, Object function) {
        Fun test = (Fun) function;
        if (from instanceof Long a && to instanceof Long b && b < Long.MAX_VALUE) {
            for (long i = a; i <= b; i++) {
                if (test.test(i)) {
                    return true;
                }
            }
            return false;
        }
        throw new Undecided("whether there is a number among so many");
    }

    public static Object numbersBetween(Object from, Object to) {
        BigInteger low = integer(from);
        BigInteger count = integer(to).subtract(low).add(BigInteger.ONE);
        if (count.compareTo(BigInteger.valueOf(LIMIT)) > 0) {
            return new SetPredicate(
                    x -> integer(x).compareTo(low) >= 0 && integer(x).compareTo(integer(to)) <= 0);
        }
        var result = new SetFinite.Builder(Math.max(0, count.intValue()));
        for (int i = 0; i < count.intValue(); i++) {
            result.add(number(low.add(BigInteger.valueOf(i))));
        }
        return result.build();
    }

    static BigInteger integer(Object number) {
        return number instanceof BigInteger big ? big : BigInteger.valueOf((Long) number);
    }

    static Object number(BigInteger value) {
        return value.bitLength() < Long.SIZE ? (Object) value.longValue() : value;
    }

    /** Of an infinite set, the start value: so it is defined. */
    public static Object fold(Object function, Object start, Object set) {
        if (set instanceof SetCofinite infinite) {
            infinite.requireInfinite("folding over all values");
            return start;
        }
        Object result = start;
        for (Object element : ((SetValue) set).elements("folding")) {
            result = ((Fun) function).apply(element, result);
        }
        return result;
    }

    public static boolean isSingleton(Object set) {
        return switch ((SetValue) set) {
            case SetFinite s -> s.size() == 1;
            case SetCofinite s -> {
                s.requireInfinite("the only value");
                yield false;
            }
            case SetPredicate _ -> throw new Undecided("whether one value only satisfies a predicate");
        };
    }

    public static boolean isChoice(Object value, Object set) {
        return member(value, set) || set instanceof SetFinite s && s.size() == 0;
    }

    /** The element of a set that has one only. */
    public static Object theElement(Object set) {
        return ((SetFinite) set).get(0);
    }

    /** The elements of a list that is taken apart by the given functions. */
    public static Object ofList(Object list, Object isEmpty, Object head, Object tail) {
        var result = new SetFinite.Builder(4);
        for (Object rest = list; !((Fun) isEmpty).test(rest); rest = ((Fun) tail).apply(rest)) {
            result.add(((Fun) head).apply(rest));
        }
        return result.build();
    }

    /** The transitive closure of a finite relation, whose pairs are taken apart and made by the given functions. */
    public static Object transitiveClosure(Object relation, Object first, Object second, Object pair) {
        var successors = new LinkedHashMap<Object, LinkedHashSet<Object>>();
        for (Object p : ((SetValue) relation).elements("the transitive closure")) {
            successors
                    .computeIfAbsent(((Fun) first).apply(p), _ -> new LinkedHashSet<>())
                    .add(((Fun) second).apply(p));
        }
        var result = new SetFinite.Builder(4);
        for (var entry : successors.entrySet()) {
            var reached = new LinkedHashSet<Object>(entry.getValue());
            var open = new ArrayDeque<Object>(reached);
            while (!open.isEmpty()) {
                for (Object next : successors.getOrDefault(open.remove(), new LinkedHashSet<>())) {
                    if (reached.add(next)) {
                        open.add(next);
                    }
                }
            }
            for (Object end : reached) {
                result.add(((Fun) pair).apply(entry.getKey(), end));
            }
        }
        return result.build();
    }

    /** The reflexive closure of a relation over an infinite type. */
    public static Object reflexiveClosure(Object relation, Object first, Object second) {
        SetValue value = (SetValue) relation;
        return new SetPredicate(p -> ((Fun) first).apply(p).equals(((Fun) second).apply(p)) || value.contains(p));
    }

    /** All functions from one finite set to another. */
    public static Object allFunctions(Object domain, Object range) {
        Object[] arguments = ((SetFinite) domain).elements();
        Object[] values = ((SetFinite) range).elements();
        var result = new SetFinite.Builder(4);
        var choice = new int[arguments.length];
        while (true) {
            var table = LinkedHashMap.newLinkedHashMap(arguments.length);
            for (int i = 0; i < choice.length; i++) {
                table.put(arguments[i], values[choice[i]]);
            }
            result.add(FunctionTable.total(table));
            int at = choice.length - 1;
            while (at >= 0 && choice[at] == values.length - 1) {
                choice[at--] = 0;
            }
            if (at < 0) {
                return result.build();
            }
            choice[at]++;
        }
    }

    /** The function as a table of its values on a finite set, which is its type. */
    public static Object tabulate(Object domain, Object function) {
        return FunctionTable.tabulate(((SetFinite) domain).elements(), (Fun) function);
    }

    /** A function after another one, given as a table. */
    public static Object mapTable(Object function, Object table) {
        if (table instanceof FunctionTable known) {
            return known.mapped((Fun) function);
        }
        throw new Undecided("functions on an infinite type cannot be compared");
    }

    /** The least natural number that satisfies the predicate. */
    public static Object leastNumber(Object function) {
        for (long i = 0; i <= LEAST_LIMIT; i++) {
            if (((Fun) function).test(i)) {
                return i;
            }
        }
        throw new Undecided("no number up to " + LEAST_LIMIT + " is the least of its kind");
    }

    /** Never returns: this part of the program cannot be run. */
    @SuppressWarnings("DoNotCallSuggester") // Programs call it.
    public static Object undecided(Object reason) {
        throw new Undecided((String) reason);
    }
}
