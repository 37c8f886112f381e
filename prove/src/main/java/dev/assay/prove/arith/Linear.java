package dev.assay.prove.arith;

import dev.assay.logic.Term;
import dev.assay.prove.simp.TermOrder;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.TreeMap;

/** c₁·t₁ + … + cₙ·tₙ + c, the terms in a fixed order and no coefficient 0. */
record Linear(TreeMap<Term, BigInteger> coefficients, BigInteger constant) {
    /** Any order that does not change: that of rewriting, and by how terms are written only where types make the difference. */
    static final Comparator<Term> ORDER = Linear::compare;

    private static int compare(Term s, Term t) {
        if (s.equals(t)) {
            return 0;
        }
        int order = TermOrder.compare(s, t);
        return order != 0
                ? order
                : Comparator.comparing(Term::toString)
                        .thenComparing(Linear::types)
                        .compare(s, t);
    }

    /** The types of all that a term is made of. */
    private static String types(Term t) {
        var result = new StringBuilder();
        t.forEachSubterm(u -> {
            switch (u) {
                case Term.Const(var _, var type) -> result.append(type).append(' ');
                case Term.Free(var _, var type) -> result.append(type).append(' ');
                case Term.Abs(var _, var type, var _) -> result.append(type).append(' ');
                case Term.Bound _, Term.App _ -> {}
            }
        });
        return result.toString();
    }

    static Linear of(BigInteger constant) {
        return new Linear(new TreeMap<>(ORDER), constant);
    }

    static Linear of(Term unknown) {
        var coefficients = new TreeMap<Term, BigInteger>(ORDER);
        coefficients.put(unknown, BigInteger.ONE);
        return new Linear(coefficients, BigInteger.ZERO);
    }

    Linear plus(Linear other) {
        var sum = new TreeMap<>(coefficients);
        other.coefficients.forEach((t, c) -> sum.merge(t, c, BigInteger::add));
        sum.values().removeIf(c -> c.signum() == 0);
        return new Linear(sum, constant.add(other.constant));
    }

    Linear times(BigInteger factor) {
        var product = new TreeMap<Term, BigInteger>(ORDER);
        if (factor.signum() != 0) {
            coefficients.forEach((t, c) -> product.put(t, c.multiply(factor)));
        }
        return new Linear(product, constant.multiply(factor));
    }

    Linear minus(Linear other) {
        return plus(other.times(BigInteger.ONE.negate()));
    }

    BigInteger coefficient(Term t) {
        return coefficients.getOrDefault(t, BigInteger.ZERO);
    }

    boolean isConstant() {
        return coefficients.isEmpty();
    }
}
