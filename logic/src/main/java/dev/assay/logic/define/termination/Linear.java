package dev.assay.logic.define.termination;

import dev.assay.logic.Term;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;

/** c₁·t₁ + … + cₙ·tₙ + c with integer coefficients, none of them 0, over terms that stand for unknown integers. */
record Linear(Map<Term, BigInteger> coefficients, BigInteger constant) {
    static final Linear ZERO = of(0);

    Linear {
        coefficients = Map.copyOf(coefficients);
    }

    static Linear of(long constant) {
        return of(BigInteger.valueOf(constant));
    }

    static Linear of(BigInteger constant) {
        return new Linear(Map.of(), constant);
    }

    static Linear of(Term unknown) {
        return new Linear(Map.of(unknown, BigInteger.ONE), BigInteger.ZERO);
    }

    boolean isConstant() {
        return coefficients.isEmpty();
    }

    BigInteger coefficient(Term unknown) {
        return coefficients.getOrDefault(unknown, BigInteger.ZERO);
    }

    Linear plus(Linear other) {
        var sum = new HashMap<>(coefficients);
        other.coefficients.forEach((t, c) -> sum.merge(t, c, BigInteger::add));
        sum.values().removeIf(c -> c.signum() == 0);
        return new Linear(sum, constant.add(other.constant));
    }

    Linear plus(long number) {
        return plus(of(number));
    }

    Linear minus(Linear other) {
        return plus(other.times(BigInteger.ONE.negate()));
    }

    Linear times(BigInteger factor) {
        var product = new HashMap<Term, BigInteger>();
        if (factor.signum() != 0) {
            coefficients.forEach((t, c) -> product.put(t, c.multiply(factor)));
        }
        return new Linear(product, constant.multiply(factor));
    }

    /** What this ≥ 0 amounts to for integers: divided by the common factor of the coefficients, and rounded down. */
    Linear tightened() {
        BigInteger common = coefficients.values().stream().reduce(BigInteger.ZERO, BigInteger::gcd);
        if (common.compareTo(BigInteger.ONE) <= 0) {
            return this;
        }
        var divided = new HashMap<Term, BigInteger>();
        coefficients.forEach((t, c) -> divided.put(t, c.divide(common)));
        BigInteger[] parts = constant.divideAndRemainder(common);
        return new Linear(divided, parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0]);
    }
}
