package dev.assay.logic.linear;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.rules.TermOrder;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.TreeMap;

/** c₁·t₁ + … + cₙ·tₙ + c over terms that stand for unknown numbers, in a fixed order and with no coefficient 0. */
public record Linear(TreeMap<Term, BigInteger> coefficients, BigInteger constant) {
    /** Any order that does not change: that of rewriting, and by types where they alone make the difference. */
    public static final Comparator<Term> ORDER = Linear::compare;

    public static final Linear ZERO = of(0);

    private static int compare(Term s, Term t) {
        if (s.equals(t)) {
            return 0;
        }
        int order = TermOrder.compare(s, t);
        return order != 0 ? order : types(s, t);
    }

    /** By the types of two terms that are written alike, from left to right. */
    private static int types(Term s, Term t) {
        return switch (s) {
            case Term.Const c -> types(c.type(), t.type());
            case Term.Free v -> types(v.type(), t.type());
            case Term.Bound _ -> 0;
            case Term.Abs(var _, var argument, var body) -> {
                var other = (Term.Abs) t;
                int order = types(argument, other.argument());
                yield order != 0 ? order : types(body, other.body());
            }
            case Term.App(var function, var argument) -> {
                var other = (Term.App) t;
                int order = types(function, other.function());
                yield order != 0 ? order : types(argument, other.argument());
            }
        };
    }

    private static int types(Type s, Type t) {
        return switch (s) {
            case Type.Var v ->
                t instanceof Type.Var w
                        ? Comparator.comparing(Type.Var::name)
                                .thenComparing(x -> x.sort().toString())
                                .compare(v, w)
                        : -1;
            case Type.Con(var name, var arguments) -> {
                if (!(t instanceof Type.Con(var other, var others))) {
                    yield 1;
                }
                int order = name.compareTo(other);
                for (int i = 0; order == 0 && i < arguments.size(); i++) {
                    order = types(arguments.get(i), others.get(i));
                }
                yield order;
            }
        };
    }

    public static Linear of(long constant) {
        return of(BigInteger.valueOf(constant));
    }

    public static Linear of(BigInteger constant) {
        return new Linear(new TreeMap<>(ORDER), constant);
    }

    public static Linear of(Term unknown) {
        var coefficients = new TreeMap<Term, BigInteger>(ORDER);
        coefficients.put(unknown, BigInteger.ONE);
        return new Linear(coefficients, BigInteger.ZERO);
    }

    public Linear plus(Linear other) {
        var sum = new TreeMap<>(coefficients);
        other.coefficients.forEach((t, c) -> sum.merge(t, c, BigInteger::add));
        sum.values().removeIf(c -> c.signum() == 0);
        return new Linear(sum, constant.add(other.constant));
    }

    public Linear plus(long number) {
        return plus(of(number));
    }

    public Linear times(BigInteger factor) {
        var product = new TreeMap<Term, BigInteger>(ORDER);
        if (factor.signum() != 0) {
            coefficients.forEach((t, c) -> product.put(t, c.multiply(factor)));
        }
        return new Linear(product, constant.multiply(factor));
    }

    public Linear minus(Linear other) {
        return plus(other.times(BigInteger.ONE.negate()));
    }

    public BigInteger coefficient(Term t) {
        return coefficients.getOrDefault(t, BigInteger.ZERO);
    }

    public boolean isConstant() {
        return coefficients.isEmpty();
    }

    /** What this ≤ 0 amounts to for whole numbers: divided by the common factor of the coefficients, and rounded up. */
    Linear tightened() {
        BigInteger common = coefficients.values().stream().reduce(BigInteger.ZERO, BigInteger::gcd);
        if (common.compareTo(BigInteger.ONE) <= 0) {
            return this;
        }
        var divided = new TreeMap<Term, BigInteger>(ORDER);
        coefficients.forEach((t, c) -> divided.put(t, c.divide(common)));
        BigInteger[] parts = constant.divideAndRemainder(common);
        return new Linear(divided, parts[1].signum() > 0 ? parts[0].add(BigInteger.ONE) : parts[0]);
    }
}
