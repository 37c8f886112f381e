package dev.assay.explore.example;

import dev.assay.explore.Domain;
import dev.assay.explore.Operation;
import dev.assay.explore.Signature;
import dev.assay.explore.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Lists of numbers, with more and more functions. */
public final class Lists {
    static final Type ELEM = Type.named("elem");
    static final Type LIST = Type.named("list");
    private static final Type FUNCTION = Type.arrow(ELEM, ELEM);
    private static final Type MONOTONIC = Type.named("monotonic");

    private Lists() {}

    /** Elements are drawn from few numbers, so that some are equal. */
    static final Domain ELEMENTS = Domain.of((random, size) -> random.nextLong(size / 2 + 2), "x", "y", "z");

    static final Domain LISTS = Domain.of(
            (random, size) -> {
                var list = new ArrayList<Long>();
                for (int i = random.nextInt(size / 2 + 1); i > 0; i--) {
                    list.add(random.nextLong(size / 2 + 2));
                }
                return list;
            },
            "xs",
            "ys",
            "zs");

    public static Signature.Builder append() {
        return Signature.builder()
                .domain(ELEM, ELEMENTS)
                .domain(LIST, LISTS)
                .constant("[]", List.of(), LIST)
                .function(":", a -> cons((Long) a[0], list(a[1])), ELEM, LIST, LIST)
                .function("++", a -> append(list(a[0]), list(a[1])), LIST, LIST, LIST);
    }

    public static Signature.Builder reverse() {
        return append().function("reverse", a -> list(a[0]).reversed(), LIST, LIST);
    }

    public static Signature.Builder sort() {
        return reverse().function("sort", a -> list(a[0]).stream().sorted().toList(), LIST, LIST);
    }

    public static Signature.Builder usort() {
        return sort().function("usort", a -> List.copyOf(new TreeSet<>(list(a[0]))), LIST, LIST);
    }

    public static Signature.Builder merge() {
        return sort().function("merge", a -> merge(list(a[0]), list(a[1])), LIST, LIST, LIST);
    }

    public static Signature.Builder map() {
        return reverse()
                .domain(FUNCTION, Domain.functions(ELEMENTS, List.of(ELEMENTS), "f", "g"))
                .function("map", a -> map((Operation) a[0], list(a[1])), FUNCTION, LIST, LIST);
    }

    /** Functions that keep the order, as a type of their own with a function that applies them. */
    public static Signature.Builder monotonic() {
        return merge().domain(MONOTONIC, Domain.of((random, size) -> random.nextLong(size + 1), "f", "g"))
                .function(
                        "mapMono",
                        a -> map(b -> increasing((Long) a[0], (Long) b[0]), list(a[1])),
                        MONOTONIC,
                        LIST,
                        LIST);
    }

    private static long increasing(long parameter, long argument) {
        return (parameter % 3 + 1) * argument + parameter;
    }

    @SuppressWarnings("unchecked") // The signature's types see to it.
    static List<Long> list(Object value) {
        return (List<Long>) value;
    }

    static List<Long> cons(Long head, List<Long> tail) {
        var list = new ArrayList<Long>(tail.size() + 1);
        list.add(head);
        list.addAll(tail);
        return list;
    }

    static List<Long> append(List<Long> left, List<Long> right) {
        var list = new ArrayList<Long>(left.size() + right.size());
        list.addAll(left);
        list.addAll(right);
        return list;
    }

    /** Of two that are equal, the second list's comes first. */
    static List<Long> merge(List<Long> left, List<Long> right) {
        var list = new ArrayList<Long>(left.size() + right.size());
        int i = 0;
        int j = 0;
        while (i < left.size() && j < right.size()) {
            list.add(left.get(i) < right.get(j) ? left.get(i++) : right.get(j++));
        }
        list.addAll(left.subList(i, left.size()));
        list.addAll(right.subList(j, right.size()));
        return list;
    }

    private static List<Long> map(Operation function, List<Long> list) {
        var mapped = new ArrayList<Long>(list.size());
        for (Long element : list) {
            mapped.add((Long) function.apply(new Object[] {element}));
        }
        return mapped;
    }
}
