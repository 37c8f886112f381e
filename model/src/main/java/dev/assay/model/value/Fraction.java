package dev.assay.model.value;

import java.math.BigInteger;

/** A rational number in lowest terms with a positive denominator. */
public record Fraction(BigInteger numerator, BigInteger denominator) implements Comparable<Fraction> {
    public static final Fraction ZERO = of(BigInteger.ZERO);
    public static final Fraction ONE = of(BigInteger.ONE);

    public static Fraction of(BigInteger integer) {
        return new Fraction(integer, BigInteger.ONE);
    }

    /** The quotient; 0 for a divisor 0, as in the logic. */
    public static Fraction of(BigInteger numerator, BigInteger denominator) {
        if (denominator.signum() == 0) {
            return ZERO;
        }
        BigInteger gcd = numerator.gcd(denominator);
        BigInteger divisor = denominator.signum() < 0 ? gcd.negate() : gcd;
        return new Fraction(numerator.divide(divisor), denominator.divide(divisor));
    }

    public Fraction plus(Fraction other) {
        return of(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Fraction negate() {
        return new Fraction(numerator.negate(), denominator);
    }

    public Fraction times(Fraction other) {
        return of(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    public Fraction inverse() {
        return of(denominator, numerator);
    }

    public int signum() {
        return numerator.signum();
    }

    /** Whether neither part of it is larger than this. */
    public boolean isWithin(BigInteger bound) {
        return numerator.abs().compareTo(bound) <= 0 && denominator.compareTo(bound) <= 0;
    }

    public boolean isInteger() {
        return denominator.equals(BigInteger.ONE);
    }

    @Override
    public int compareTo(Fraction other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }
}
