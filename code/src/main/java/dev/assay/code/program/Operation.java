package dev.assay.code.program;

import static dev.assay.code.program.Representation.NUMBER;
import static dev.assay.code.program.Representation.OBJECT;
import static dev.assay.code.program.Representation.TRUTH;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What the runtime does faster, or at all, compared with equations. Connectives of truth values are not among them:
 * they are {@link Expr.If}, which evaluates no more than it must.
 *
 * <p>Where an operation has an object and the expression's type is held otherwise, the value is boxed or unboxed: a truth
 * value as a {@link Boolean}, a number as a {@link Long} or, only where that is too small, a {@link java.math.BigInteger}.
 */
@SuppressWarnings("ImmutableEnumChecker") // its lists are never changed
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
    TO_NATURAL(NUMBER, NUMBER),
    /** The number itself, at another type. */
    SAME_NUMBER(NUMBER, NUMBER),

    /** Of functions on an infinite type, which only tables allow. */
    EQUAL_FUNCTION(Runtime.OBJECTS, "equals", TRUTH, OBJECT, OBJECT);

    /**
     * The public static method that is the operation, for those that the back end does not know how to do itself. It takes
     * and returns objects, numbers included, and returns a boolean where the result is a truth value.
     */
    public record Method(Class<?> owner, String name) {}

    private final Optional<Method> method;
    private final Representation result;
    private final List<Representation> parameters;

    Operation(Representation result, Representation... parameters) {
        this.method = Optional.empty();
        this.result = result;
        this.parameters = List.of(parameters);
    }

    Operation(Class<?> owner, String name, Representation result, Representation... parameters) {
        this.method = Optional.of(new Method(owner, name));
        this.result = result;
        this.parameters = List.of(parameters);
    }

    public Optional<Method> method() {
        return method;
    }

    public Representation result() {
        return result;
    }

    public List<Representation> parameters() {
        return parameters;
    }

    /** Where the methods are. */
    private static final class Runtime {
        static final Class<?> OBJECTS = Objects.class;

        private Runtime() {}
    }
}
