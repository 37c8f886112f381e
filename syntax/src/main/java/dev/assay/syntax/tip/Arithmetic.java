package dev.assay.syntax.tip;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.theory.Theory;
import java.math.BigInteger;

/** What Int and its operations are in the theory that is built. */
public interface Arithmetic {
    /** The operations on numbers; division rounds down, as for a positive divisor it does in SMT-LIB, too. */
    enum Operation {
        PLUS,
        MINUS,
        NEGATE,
        TIMES,
        DIVIDE,
        MODULO,
        LESS,
        LESS_EQUAL
    }

    /** The theory that says what numbers are. */
    Theory theory();

    /** The type that Int is. */
    Type integers();

    /** The constant for an operation, at its most general type. */
    Term.Const operation(Operation operation);

    /** A number that is not negative, as a term of type {@link #integers}. */
    Term numeral(BigInteger value);
}
