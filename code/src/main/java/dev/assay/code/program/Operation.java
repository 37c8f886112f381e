package dev.assay.code.program;

import static dev.assay.code.program.Representation.NUMBER;
import static dev.assay.code.program.Representation.OBJECT;
import static dev.assay.code.program.Representation.TRUTH;

import dev.assay.code.runtime.Rational;
import dev.assay.code.runtime.SetOperations;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What the runtime does faster, or at all, compared with equations. The usual connectives of truth values are not among
 * them: they are {@link Expr.If}, which evaluates no more than it must.
 *
 * <p>Where an operation has an object and the expression's type is held otherwise, the value is boxed or unboxed: a truth
 * value as a {@link Boolean}, a number as a {@link Long} or, only where that is too small, a {@link java.math.BigInteger}.
 */
@SuppressWarnings("ImmutableEnumChecker") // its lists are never changed
public enum Operation {
    NOT(TRUTH, TRUTH),
    /** Of values without functions inside: the same constructors, numbers or elements. */
    EQUAL(TRUTH, OBJECT, OBJECT),
    /** Of values that are the same object where they are equal. */
    EQUAL_IDENTITY(TRUTH, OBJECT, OBJECT),
    EQUAL_TRUTH(TRUTH, TRUTH, TRUTH),
    EQUAL_NUMBER(TRUTH, NUMBER, NUMBER),
    /** Conjunction; false if either side is, whichever of the two can be known. */
    BOTH(TRUTH, OBJECT, OBJECT),
    /** Disjunction; true if either side is, whichever of the two can be known. */
    EITHER(TRUTH, OBJECT, OBJECT),

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
    EQUAL_FUNCTION(Runtime.OBJECTS, "equals", TRUTH, OBJECT, OBJECT),
    /** A function on a finite type, given as a set, as a table that can be compared. */
    TABULATE(Runtime.SETS, "tabulate", OBJECT, OBJECT, OBJECT),
    /** Takes a function and a table on an infinite type: the table with the function applied to its values. */
    MAP_TABLE(Runtime.SETS, "mapTable", OBJECT, OBJECT, OBJECT),
    ALL_FUNCTIONS(Runtime.SETS, "allFunctions", OBJECT, OBJECT, OBJECT),
    /** The least natural number that satisfies a predicate. */
    LEAST_NUMBER(Runtime.SETS, "leastNumber", NUMBER, OBJECT),
    /** Takes a reason, a string, and says that nobody knows the value. */
    UNDECIDED(Runtime.SETS, "undecided", OBJECT, OBJECT),

    MEMBER(Runtime.SETS, "member", TRUTH, OBJECT, OBJECT),
    INSERT(Runtime.SETS, "insert", OBJECT, OBJECT, OBJECT),
    UNION(Runtime.SETS, "union", OBJECT, OBJECT, OBJECT),
    INTERSECTION(Runtime.SETS, "intersection", OBJECT, OBJECT, OBJECT),
    DIFFERENCE(Runtime.SETS, "difference", OBJECT, OBJECT, OBJECT),
    /** Over an infinite type. */
    COMPLEMENT(Runtime.SETS, "complement", OBJECT, OBJECT),
    /** {x. P x} over an infinite type. */
    PREDICATE_SET(Runtime.SETS, "predicate", OBJECT, OBJECT),
    /** Takes the predicate, then the set. */
    FILTER(Runtime.SETS, "filter", OBJECT, OBJECT, OBJECT),
    /** Takes the function, then the set. */
    IMAGE(Runtime.SETS, "image", OBJECT, OBJECT, OBJECT),
    /** Takes the set, then the function from elements to sets. */
    BIND(Runtime.SETS, "bind", OBJECT, OBJECT, OBJECT),
    BIG_UNION(Runtime.SETS, "bigUnion", OBJECT, OBJECT),
    /** Takes the set of sets, then the set of all values. */
    BIG_INTERSECTION(Runtime.SETS, "bigIntersection", OBJECT, OBJECT, OBJECT),
    POWERSET(Runtime.SETS, "powerset", OBJECT, OBJECT),
    CARD(Runtime.SETS, "card", NUMBER, OBJECT),
    FINITE(Runtime.SETS, "isFinite", TRUTH, OBJECT),
    SUBSET(Runtime.SETS, "subset", TRUTH, OBJECT, OBJECT),
    /** Takes the set, then the predicate. */
    EXISTS(Runtime.SETS, "exists", TRUTH, OBJECT, OBJECT),
    FOR_ALL(Runtime.SETS, "forAll", TRUTH, OBJECT, OBJECT),
    /** Whether a number between two others, both included, satisfies a predicate. */
    EXISTS_BETWEEN(Runtime.SETS, "existsBetween", TRUTH, NUMBER, NUMBER, OBJECT),
    NUMBERS_BETWEEN(Runtime.SETS, "numbersBetween", OBJECT, NUMBER, NUMBER),
    /** Takes a function of an element and a result, the start value, and the set. */
    FOLD_SET(Runtime.SETS, "fold", OBJECT, OBJECT, OBJECT, OBJECT),
    /** Whether a value may be the one that is chosen from a set: it is an element, or there is none. */
    IS_CHOICE(Runtime.SETS, "isChoice", TRUTH, OBJECT, OBJECT),
    IS_SINGLETON(Runtime.SETS, "isSingleton", TRUTH, OBJECT),
    THE_ELEMENT(Runtime.SETS, "theElement", OBJECT, OBJECT),
    /** Takes a list, whether a list is empty, its head, and its tail. */
    SET_OF_LIST(Runtime.SETS, "ofList", OBJECT, OBJECT, OBJECT, OBJECT, OBJECT),
    /** Takes a relation, the first and the second of a pair, and the pair of two. */
    TRANSITIVE_CLOSURE(Runtime.SETS, "transitiveClosure", OBJECT, OBJECT, OBJECT, OBJECT, OBJECT),
    /** Over an infinite type; takes a relation, and the first and the second of a pair. */
    REFLEXIVE_CLOSURE(Runtime.SETS, "reflexiveClosure", OBJECT, OBJECT, OBJECT, OBJECT),

    FRACTION(Runtime.RATIONALS, "fraction", OBJECT, NUMBER, NUMBER),
    NUMERATOR(Runtime.RATIONALS, "numerator", NUMBER, OBJECT),
    DENOMINATOR(Runtime.RATIONALS, "denominator", NUMBER, OBJECT),
    RATIONAL_PLUS(Runtime.RATIONALS, "plus", OBJECT, OBJECT, OBJECT),
    RATIONAL_MINUS(Runtime.RATIONALS, "minus", OBJECT, OBJECT, OBJECT),
    RATIONAL_TIMES(Runtime.RATIONALS, "times", OBJECT, OBJECT, OBJECT),
    RATIONAL_DIVIDE(Runtime.RATIONALS, "divide", OBJECT, OBJECT, OBJECT),
    RATIONAL_INVERSE(Runtime.RATIONALS, "inverse", OBJECT, OBJECT),
    RATIONAL_NEGATE(Runtime.RATIONALS, "negate", OBJECT, OBJECT),
    FLOOR(Runtime.RATIONALS, "floor", NUMBER, OBJECT),
    RATIONAL_LESS(Runtime.RATIONALS, "less", TRUTH, OBJECT, OBJECT),
    RATIONAL_LESS_EQUAL(Runtime.RATIONALS, "lessEqual", TRUTH, OBJECT, OBJECT);

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
        static final Class<?> SETS = SetOperations.class;
        static final Class<?> RATIONALS = Rational.class;

        private Runtime() {}
    }
}
