package dev.assay.code.program;

import static dev.assay.code.program.Representation.NUMBER;
import static dev.assay.code.program.Representation.OBJECT;
import static dev.assay.code.program.Representation.TRUTH;

import java.util.List;

/**
 * What the runtime does faster, or at all, compared with equations. Connectives of truth values are not among them:
 * they are {@link Expr.If}, which evaluates no more than it must.
 */
public enum Operation {
    NOT(TRUTH, TRUTH),
    /** Of values without functions inside: the same constructors, numbers or elements. */
    EQUAL(TRUTH, OBJECT, OBJECT),
    EQUAL_TRUTH(TRUTH, TRUTH, TRUTH),
    EQUAL_NUMBER(TRUTH, NUMBER, NUMBER),

    PLUS(NUMBER, NUMBER, NUMBER),
    MINUS(NUMBER, NUMBER, NUMBER),
    /** Of natural numbers: never below zero. */
    MONUS(NUMBER, NUMBER, NUMBER),
    TIMES(NUMBER, NUMBER, NUMBER),
    NEGATE(NUMBER, NUMBER),
    /** Rounds down, and is 0 for a divisor 0. */
    DIV(NUMBER, NUMBER, NUMBER),
    /** Has the sign of the divisor; for a divisor 0 the dividend. */
    MOD(NUMBER, NUMBER, NUMBER),
    GCD(NUMBER, NUMBER, NUMBER),
    POWER(NUMBER, NUMBER, NUMBER),
    LESS(TRUTH, NUMBER, NUMBER),
    LESS_EQUAL(TRUTH, NUMBER, NUMBER),
    /** The integer as a natural number, 0 where it is negative. */
    TO_NATURAL(NUMBER, NUMBER);

    private final Representation result;
    private final List<Representation> parameters;

    Operation(Representation result, Representation... parameters) {
        this.result = result;
        this.parameters = List.of(parameters);
    }

    public Representation result() {
        return result;
    }

    public List<Representation> parameters() {
        return parameters;
    }
}
