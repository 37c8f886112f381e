package dev.assay.model.ground;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.model.value.Fraction;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * Roots, exponentials and trigonometry at rational arguments. Only few of their values are rational there, and which those are is
 * known (Lambert, Lindemann); no other is represented.
 */
final class RealFunctions {
    /** What a function has at some arguments. */
    sealed interface Image {}

    record Rational(Fraction value) implements Image {}

    record Irrational() implements Image {}

    /** The definition says nothing. */
    record Unspecified() implements Image {}

    private static final Type REAL = Type.con(HolNames.REAL);

    /** Larger roots are not extracted. */
    private static final int LARGEST_ROOT = 64;

    private RealFunctions() {}

    /** How many arguments the function takes; none for anything else, nor for the same function of other numbers. */
    static Optional<Integer> arity(Const c) {
        if (!c.type().resultType().equals(REAL)) {
            return Optional.empty();
        }
        return switch (c.name()) {
            case "Transcendental.pi" -> Optional.of(0);
            case "Transcendental.exp",
                    "Transcendental.ln_class.ln",
                    "Transcendental.sin",
                    "Transcendental.cos",
                    "Transcendental.tan",
                    "Transcendental.cot",
                    "Transcendental.arcsin",
                    "Transcendental.arccos",
                    "Transcendental.arctan",
                    "Transcendental.sinh",
                    "Transcendental.cosh",
                    "Transcendental.tanh" -> Optional.of(1);
            case "NthRoot.root", "Transcendental.powr" -> Optional.of(2);
            default -> Optional.empty();
        };
    }

    static Image at(Const c, List<Fraction> arguments) {
        return switch (c.name()) {
            case "Transcendental.pi" -> new Irrational();
            case "NthRoot.root" -> root(arguments.get(0), arguments.get(1));
            case "Transcendental.powr" -> power(arguments.get(0), arguments.get(1));
            default -> at(c.name(), arguments.getFirst());
        };
    }

    private static Image at(String function, Fraction x) {
        boolean isZero = x.signum() == 0;
        return switch (function) {
            case "Transcendental.exp", "Transcendental.cos", "Transcendental.cosh" ->
                isZero ? new Rational(Fraction.ONE) : new Irrational();
            case "Transcendental.sin",
                    "Transcendental.tan",
                    "Transcendental.arctan",
                    "Transcendental.sinh",
                    "Transcendental.tanh" -> isZero ? new Rational(Fraction.ZERO) : new Irrational();
            // 1 divided by 0 is 0.
            case "Transcendental.cot" -> isZero ? new Rational(Fraction.ZERO) : new Irrational();
            case "Transcendental.ln_class.ln" ->
                x.signum() <= 0 ? new Unspecified() : isOne(x) ? new Rational(Fraction.ZERO) : new Irrational();
            case "Transcendental.arcsin" ->
                isBeyondOne(x) ? new Unspecified() : isZero ? new Rational(Fraction.ZERO) : new Irrational();
            case "Transcendental.arccos" ->
                isBeyondOne(x) ? new Unspecified() : isOne(x) ? new Rational(Fraction.ZERO) : new Irrational();
            default -> throw new IllegalArgumentException(function);
        };
    }

    private static boolean isOne(Fraction x) {
        return x.equals(Fraction.ONE);
    }

    private static boolean isBeyondOne(Fraction x) {
        return x.numerator().abs().compareTo(x.denominator()) > 0;
    }

    /** Of a negative number, that of its opposite with the other sign; the root of degree 0 is 0. */
    private static Image root(Fraction degree, Fraction x) {
        if (degree.signum() == 0) {
            return new Rational(Fraction.ZERO);
        }
        Image positive = positiveRoot(degree.numerator(), x.signum() < 0 ? x.negate() : x);
        return x.signum() < 0 && positive instanceof Rational(var value) ? new Rational(value.negate()) : positive;
    }

    /** x to the power of p/q is the root of degree q of x to the power of p. */
    private static Image power(Fraction x, Fraction exponent) {
        if (x.signum() == 0) {
            return new Rational(Fraction.ZERO);
        }
        if (exponent.signum() == 0) {
            return new Rational(Fraction.ONE);
        }
        if (x.signum() < 0 || exponent.numerator().abs().bitLength() > Integer.SIZE / 4) {
            return new Unspecified();
        }
        int p = exponent.numerator().intValueExact();
        Fraction base = p < 0 ? x.inverse() : x;
        var raised = Fraction.of(
                base.numerator().pow(Math.abs(p)), base.denominator().pow(Math.abs(p)));
        return positiveRoot(exponent.denominator(), raised);
    }

    /** A fraction in lowest terms has a rational root if its numerator and its denominator are powers. */
    private static Image positiveRoot(BigInteger degree, Fraction x) {
        if (degree.compareTo(BigInteger.valueOf(LARGEST_ROOT)) > 0) {
            return new Unspecified();
        }
        int n = degree.intValueExact();
        Optional<BigInteger> numerator = integralRoot(n, x.numerator());
        Optional<BigInteger> denominator = integralRoot(n, x.denominator());
        return numerator.isPresent() && denominator.isPresent()
                ? new Rational(Fraction.of(numerator.get(), denominator.get()))
                : new Irrational();
    }

    /** By bisection. */
    private static Optional<BigInteger> integralRoot(int degree, BigInteger x) {
        BigInteger low = BigInteger.ZERO;
        BigInteger high = x.add(BigInteger.ONE);
        while (high.subtract(low).compareTo(BigInteger.ONE) > 0) {
            BigInteger middle = low.add(high).shiftRight(1);
            if (middle.pow(degree).compareTo(x) <= 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low.pow(degree).equals(x) ? Optional.of(low) : Optional.empty();
    }
}
