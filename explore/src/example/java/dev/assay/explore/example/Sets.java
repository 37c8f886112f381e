package dev.assay.explore.example;

import dev.assay.explore.Domain;
import dev.assay.explore.Signature;
import dev.assay.explore.Type;
import java.util.HashSet;
import java.util.Set;

/** Finite sets. */
public final class Sets {
    private static final Type ELEMENT = Type.named("element");
    private static final Type SET = Type.named("set");

    private Sets() {}

    public static Signature withInsertion() {
        return base().constant("new", Set.of(), SET)
                .function("add", a -> union(Set.of((Long) a[0]), set(a[1])), ELEMENT, SET, SET)
                .function("union", a -> union(set(a[0]), set(a[1])), SET, SET, SET)
                .function("intersection", a -> intersection(set(a[0]), set(a[1])), SET, SET, SET)
                .build();
    }

    public static Signature withSingletons() {
        return base().constant("new", Set.of(), SET)
                .function("unit", a -> Set.of((Long) a[0]), ELEMENT, SET)
                .function("union", a -> union(set(a[0]), set(a[1])), SET, SET, SET)
                .function("intersection", a -> intersection(set(a[0]), set(a[1])), SET, SET, SET)
                .build();
    }

    private static Signature.Builder base() {
        return Signature.builder()
                .domain(ELEMENT, Domain.of((random, size) -> random.nextLong(size / 2 + 2), "X", "Y", "Z"))
                .domain(
                        SET,
                        Domain.of(
                                (random, size) -> {
                                    var set = new HashSet<Long>();
                                    for (int i = random.nextInt(size / 2 + 1); i > 0; i--) {
                                        set.add(random.nextLong(size / 2 + 2));
                                    }
                                    return set;
                                },
                                "S",
                                "T",
                                "U"));
    }

    @SuppressWarnings("unchecked") // The signature's types see to it.
    private static Set<Long> set(Object value) {
        return (Set<Long>) value;
    }

    private static Set<Long> union(Set<Long> left, Set<Long> right) {
        var union = new HashSet<>(left);
        union.addAll(right);
        return union;
    }

    private static Set<Long> intersection(Set<Long> left, Set<Long> right) {
        var common = new HashSet<>(left);
        common.retainAll(right);
        return common;
    }
}
