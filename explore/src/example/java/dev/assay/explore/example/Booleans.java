package dev.assay.explore.example;

import dev.assay.explore.Domain;
import dev.assay.explore.Signature;
import dev.assay.explore.Type;

/** Truth values. */
public final class Booleans {
    public static final Type BOOL = Type.named("bool");

    private Booleans() {}

    public static Signature conjunction() {
        return Signature.builder()
                .domain(BOOL, domain("x", "y"))
                .constant("False", false, BOOL)
                .function("&&", a -> (boolean) a[0] && (boolean) a[1], BOOL, BOOL, BOOL)
                .build();
    }

    public static Signature all() {
        return Signature.builder()
                .domain(BOOL, domain("x", "y", "z"))
                .constant("False", false, BOOL)
                .constant("True", true, BOOL)
                .function("not", a -> !(boolean) a[0], BOOL, BOOL)
                .function("&&", a -> (boolean) a[0] && (boolean) a[1], BOOL, BOOL, BOOL)
                .function("||", a -> (boolean) a[0] || (boolean) a[1], BOOL, BOOL, BOOL)
                .build();
    }

    static Domain domain(String... names) {
        return Domain.of((random, size) -> random.nextBoolean(), names);
    }
}
