package dev.assay.code.program;

import dev.assay.logic.HolNames;
import dev.assay.logic.Type;

/** How values of a type are held by compiled code. */
public enum Representation {
    /** A JVM boolean. */
    TRUTH,
    /** A JVM long that must not overflow; or where it may, a {@link java.math.BigInteger}. */
    NUMBER,
    /** An object: data, a set, a function, a rational number. */
    OBJECT;

    public static Representation of(Type type) {
        if (!(type instanceof Type.Con(var name, var arguments)) || !arguments.isEmpty()) {
            return OBJECT;
        }
        return switch (name) {
            case HolNames.BOOL -> TRUTH;
            case HolNames.NAT, HolNames.INT, HolNames.CODE_NATURAL, HolNames.CODE_INTEGER -> NUMBER;
            default -> OBJECT;
        };
    }
}
