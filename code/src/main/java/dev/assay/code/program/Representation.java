package dev.assay.code.program;

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
            case "HOL.bool" -> TRUTH;
            case "Nat.nat", "Int.int", "Code_Numeral.natural", "Code_Numeral.integer" -> NUMBER;
            default -> OBJECT;
        };
    }
}
