package dev.assay.logic.evaluate;

import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.Const;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The values of terms, evaluated as far as the outermost constructor. */
sealed interface Value {
    enum Bool implements Value {
        TRUE,
        FALSE;

        static Bool of(boolean value) {
            return value ? TRUE : FALSE;
        }
    }

    /** A number of one of the types nat, int, rat and real, in lowest terms with a positive denominator. */
    record Number(BigInteger numerator, BigInteger denominator) implements Value {
        static Number of(BigInteger integer) {
            return new Number(integer, BigInteger.ONE);
        }

        static Number of(long integer) {
            return of(BigInteger.valueOf(integer));
        }

        /** The quotient; 0 for a divisor 0. */
        static Number ratio(BigInteger numerator, BigInteger denominator) {
            if (denominator.signum() == 0) {
                return of(0);
            }
            BigInteger gcd = numerator.gcd(denominator);
            BigInteger sign = denominator.signum() < 0 ? gcd.negate() : gcd;
            return new Number(numerator.divide(sign), denominator.divide(sign));
        }
    }

    /** A constructor with its arguments. */
    record Data(String constructor, List<Cell> arguments) implements Value {}

    /** λx. t where its free variables have values. */
    record Closure(Abs abstraction, Scope scope) implements Value {}

    /** The function that takes each point to its image and everything else to {@code otherwise}. */
    record Table(
            List<Cell> points, List<Cell> images, @Nullable Cell otherwise) implements Value {}

    /** A constant with fewer arguments than it needs for a step. */
    record Partial(Const constant, List<Cell> arguments) implements Value {}

    /** The set of these elements, or of all others. */
    record Listed(List<Cell> elements, boolean isComplement) implements Value {}

    /** The set of all that satisfies a predicate. */
    record Comprehension(Cell predicate) implements Value {}

    /** The elements that two sets have in common, where neither can be listed. */
    record Both(Value left, Value right) implements Value {}

    /** Everything that is not in a set that cannot be listed. */
    record Others(Value set) implements Value {}

    /** The abstract value that is represented by another. */
    record Abstract(Cell representation) implements Value {}
}
