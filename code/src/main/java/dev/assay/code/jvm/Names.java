package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import dev.assay.logic.Type;
import java.util.Optional;

/** The constructors of truth values and numbers, which are not data at run time. */
final class Names {
    static final String TRUE = "HOL.True";
    static final String FALSE = "HOL.False";
    static final String ZERO = "Groups.zero_class.zero";
    static final String SUC = "Nat.nat.Suc";
    static final String NONNEG = "Int.int.Nonneg";
    static final String NEGSUC = "Int.int.Negsuc";

    private Names() {}

    /** The truth value that the expression is, where it is a constant. */
    static Optional<Boolean> truth(Expr expr) {
        return switch (expr) {
            case Expr.Value(Boolean value, var _) -> Optional.of(value);
            case Expr.Construct c when c.constructor().name().equals(TRUE) -> Optional.of(true);
            case Expr.Construct c when c.constructor().name().equals(FALSE) -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    static boolean isNat(Type type) {
        return type instanceof Type.Con(var name, var _) && name.equals("Nat.nat");
    }
}
