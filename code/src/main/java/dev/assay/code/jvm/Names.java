package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import dev.assay.logic.HolNames;
import dev.assay.logic.Type;
import java.util.Optional;

/** The constructors of truth values and numbers, which are not data at run time. */
final class Names {
    static final String TRUE = HolNames.TRUE;
    static final String FALSE = HolNames.FALSE;
    static final String ZERO = HolNames.ZERO;
    static final String SUC = HolNames.SUC;
    static final String NONNEG = HolNames.NONNEG;
    static final String NEGSUC = HolNames.NEGSUC;

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
        return type instanceof Type.Con(var name, var _) && name.equals(HolNames.NAT);
    }
}
