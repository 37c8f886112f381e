package dev.assay.explore.example;

import dev.assay.explore.Domain;
import dev.assay.explore.Signature;
import dev.assay.explore.Type;

/** Natural numbers. */
public final class Naturals {
    public static final Type NAT = Type.named("nat");

    private Naturals() {}

    public static Domain domain(String... names) {
        return Domain.of((random, size) -> random.nextLong(size + 1), names);
    }

    public static Signature plus() {
        return Signature.builder()
                .domain(NAT, domain("x", "y", "z"))
                .function("+", a -> (long) a[0] + (long) a[1], NAT, NAT, NAT)
                .build();
    }

    public static Signature arithmetic() {
        return Signature.builder()
                .domain(NAT, domain("x", "y", "z"))
                .constant("Z", 0L, NAT)
                .function("S", a -> (long) a[0] + 1, NAT, NAT)
                .function("+", a -> (long) a[0] + (long) a[1], NAT, NAT, NAT)
                .function("*", a -> (long) a[0] * (long) a[1], NAT, NAT, NAT)
                .build();
    }
}
