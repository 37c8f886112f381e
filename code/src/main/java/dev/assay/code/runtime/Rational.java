package dev.assay.code.runtime;

import java.math.BigInteger;

/** A rational number in lowest terms with a positive denominator; also a real number that is rational. */
public record Rational(BigInteger numerator, BigInteger denominator) implements Comparable<Rational> {
    public static final Rational ZERO = new Rational(BigInteger.ZERO, BigInteger.ONE);

    public Rational {
        if (denominator.signum() <= 0 || !numerator.gcd(denominator).equals(BigInteger.ONE)) {
            throw new IllegalArgumentException(numerator + "/" + denominator + " is not in lowest terms");
        }
    }

    /** The quotient, which is 0 for a denominator 0. */
    public static Rational of(BigInteger numerator, BigInteger denominator) {
        if (denominator.signum() == 0) {
            return ZERO;
        }
        BigInteger gcd = numerator.gcd(denominator);
        BigInteger divisor = denominator.signum() < 0 ? gcd.negate() : gcd;
        return new Rational(numerator.divide(divisor), denominator.divide(divisor));
    }

    public static Rational of(BigInteger integer) {
        return new Rational(integer, BigInteger.ONE);
    }

    @Override
    public int compareTo(Rational other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    @Override
    public String toString() {
        return denominator.equals(BigInteger.ONE) ? numerator.toString() : numerator + "/" + denominator;
    }

    // As operations of programs: everything is an object.

    public static Object fraction(Object numerator, Object denominator) {
        return of(SetOperations.integer(numerator), SetOperations.integer(denominator));
    }

    public static Object numerator(Object r) {
        return SetOperations.number(((Rational) r).numerator);
    }

    public static Object denominator(Object r) {
        return SetOperations.number(((Rational) r).denominator);
    }

    public static Object plus(Object r, Object s) {
        Rational a = (Rational) r;
        Rational b = (Rational) s;
        return of(
                a.numerator.multiply(b.denominator).add(b.numerator.multiply(a.denominator)),
                a.denominator.multiply(b.denominator));
    }

    public static Object minus(Object r, Object s) {
        return plus(r, negate(s));
    }

    public static Object times(Object r, Object s) {
        Rational a = (Rational) r;
        Rational b = (Rational) s;
        return of(a.numerator.multiply(b.numerator), a.denominator.multiply(b.denominator));
    }

    /** 0 for a divisor 0. */
    public static Object divide(Object r, Object s) {
        return times(r, inverse(s));
    }

    public static Object inverse(Object r) {
        return of(((Rational) r).denominator, ((Rational) r).numerator);
    }

    public static Object negate(Object r) {
        return new Rational(((Rational) r).numerator.negate(), ((Rational) r).denominator);
    }

    public static Object floor(Object r) {
        BigInteger[] parts = ((Rational) r).numerator.divideAndRemainder(((Rational) r).denominator);
        return SetOperations.number(parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0]);
    }

    public static boolean less(Object r, Object s) {
        return ((Rational) r).compareTo((Rational) s) < 0;
    }

    public static boolean lessEqual(Object r, Object s) {
        return ((Rational) r).compareTo((Rational) s) <= 0;
    }
}
