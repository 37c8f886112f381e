package dev.assay.prove.arith;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.linear.Linear;
import dev.assay.logic.rules.Rules;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Polynomials in the form c₁·m₁ + (… + (cₙ·mₙ + c)), each step an equation of the kernel. The mᵢ are products of unknowns in
 * a fixed order; to linear arithmetic they are unknowns themselves.
 */
final class LinearNormaliser {
    private static final int MOST_MONOMIALS = 60;
    private static final BigInteger GREATEST_EXPONENT = BigInteger.TEN;

    private final NumberLaws laws;

    LinearNormaliser(NumberLaws laws) {
        this.laws = laws;
    }

    /** What a term is, read without proof. */
    Linear read(Term t) {
        BigInteger number = Numerals.value(t);
        if (number != null) {
            return Linear.of(number);
        }
        return switch (t) {
            case Term.App(Term.Const(var name, var _), var a)
            when name.equals(HolNames.SUC) -> read(a).plus(Linear.of(BigInteger.ONE));
            case Term.App(Term.Const(var name, var _), var a)
            when name.equals(HolNames.UMINUS) && !laws.isNatural -> read(a).times(BigInteger.ONE.negate());
            case Term.App(Term.App(Term.Const(var name, var _), var a), var b) ->
                switch (name) {
                    case HolNames.PLUS -> read(a).plus(read(b));
                    case HolNames.MINUS -> laws.isNatural ? Linear.of(t) : read(a).minus(read(b));
                    case HolNames.TIMES -> {
                        Linear left = read(a);
                        Linear right = read(b);
                        yield multiplied(left, right);
                    }
                    case HolNames.POWER -> {
                        BigInteger exponent = exponent(b);
                        yield exponent == null ? Linear.of(t) : power(read(a), exponent.intValueExact());
                    }
                    default -> Linear.of(t);
                };
            case Term.Const _, Term.Free _, Term.Bound _, Term.Abs _, Term.App _ -> Linear.of(t);
        };
    }

    /** The number, if it is small enough to multiply so often. */
    private static @Nullable BigInteger exponent(Term t) {
        BigInteger value = Numerals.value(t);
        return value != null && value.signum() > 0 && value.compareTo(GREATEST_EXPONENT) <= 0 ? value : null;
    }

    private static Linear power(Linear base, int exponent) {
        Linear result = base;
        for (int i = 1; i < exponent; i++) {
            result = multiplied(base, result);
        }
        return result;
    }

    private static Linear multiplied(Linear left, Linear right) {
        if (left.isConstant()) {
            return right.times(left.constant());
        }
        Linear result = right.times(left.constant());
        for (var first : left.coefficients().entrySet()) {
            for (var second : right.coefficients().entrySet()) {
                Term monomial = sorted(Numerals.times(first.getKey(), second.getKey()));
                result = result.plus(Linear.of(monomial).times(first.getValue().multiply(second.getValue())));
            }
            result =
                    result.plus(Linear.of(first.getKey()).times(first.getValue().multiply(right.constant())));
            if (result.coefficients().size() > MOST_MONOMIALS) {
                throw new TooLarge();
            }
        }
        return result;
    }

    /** A polynomial has more monomials than anybody wants to see. */
    static final class TooLarge extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooLarge() {
            super("", null, false, false);
        }
    }

    /** The product of the same factors, in order. */
    private static Term sorted(Term product) {
        var factors = new ArrayList<Term>();
        factors(product, factors);
        factors.sort(Linear.ORDER);
        return factors.subList(0, factors.size() - 1).reversed().stream()
                .reduce(factors.getLast(), (rest, factor) -> Numerals.times(factor, rest));
    }

    private static void factors(Term t, List<Term> result) {
        if (t instanceof Term.App(Term.App(Term.Const(var name, var _), var a), var b) && name.equals(HolNames.TIMES)) {
            factors(a, result);
            factors(b, result);
        } else {
            result.add(t);
        }
    }

    /** ⊢ t = its normal form. */
    Thm normalise(Term t) {
        BigInteger number = Numerals.value(t);
        if (number != null) {
            // Such as - 0, which is a number written in another way.
            return laws.calculated(t, number);
        }
        return switch (t) {
            case Term.App(Term.Const(var name, var _), var a)
            when name.equals(HolNames.SUC) -> {
                Thm step = laws.rewrite(laws.instance("Nat.Suc_eq_plus1"), t);
                yield Thm.trans(step, normalise(Rules.right(step)));
            }
            case Term.App(Term.Const(var name, var _), var _)
            when name.equals(HolNames.UMINUS) && !laws.isNatural -> {
                Thm step = laws.rewrite(laws.negation.orElseThrow(), t);
                yield Thm.trans(step, normalise(Rules.right(step)));
            }
            case Term.App(Term.App(Term.Const(var name, var _), var a), var b)
            when name.equals(HolNames.PLUS) -> {
                Thm both = Thm.combination(
                        Rules.apTerm(((Term.App) ((Term.App) t).function()).function(), normalise(a)), normalise(b));
                yield Thm.trans(both, add(Rules.right(both)));
            }
            case Term.App(Term.App(Term.Const(var name, var _), var _), var _)
            when name.equals(HolNames.MINUS) && !laws.isNatural -> {
                Thm step = laws.rewrite(laws.instance("Groups.diff_conv_add_uminus"), t);
                yield Thm.trans(step, normalise(Rules.right(step)));
            }
            case Term.App(Term.App(Term.Const(var name, var _), var a), var b)
            when name.equals(HolNames.TIMES) -> {
                Thm both = Thm.combination(
                        Rules.apTerm(((Term.App) ((Term.App) t).function()).function(), normalise(a)), normalise(b));
                yield Thm.trans(both, multiplied(Rules.right(both)));
            }
            case Term.App(Term.App(Term.Const(var name, var _), var _), var b)
            when name.equals(HolNames.POWER) && exponent(b) != null -> {
                BigInteger exponent = number(b);
                Thm step = exponent.equals(BigInteger.ONE)
                        ? laws.rewrite(laws.instance("Power.power_one_right"), t)
                        : laws.power(t, exponent);
                yield Thm.trans(step, normalise(Rules.right(step)));
            }
            case Term.Const _, Term.Free _, Term.Bound _, Term.Abs _, Term.App _ -> laws.rewrite(laws.unknown, t);
        };
    }

    /** ⊢ p + q = normal form, for normal forms p and q. */
    private Thm add(Term sum) {
        Term p = sum.arguments().get(0);
        Term q = sum.arguments().get(1);
        Term left = unknown(p);
        Term right = unknown(q);
        if (left == null && right == null) {
            return laws.sum(number(p), number(q));
        }
        if (right == null || left != null && Linear.ORDER.compare(left, right) < 0) {
            return inside(laws.rewrite(laws.assoc, sum));
        }
        if (left == null || Linear.ORDER.compare(left, right) > 0) {
            return inside(laws.rewrite(laws.leftCommute, sum));
        }
        // (k·a + r) + (j·a + s): the coefficients add up, and so does the rest.
        Thm collected = laws.rewrite(laws.collect, sum);
        Term result = Rules.right(collected);
        Term product = result.arguments().get(0);
        Term coefficients = product.arguments().get(0);
        Thm number = laws.sum(
                number(coefficients.arguments().get(0)),
                number(coefficients.arguments().get(1)));
        Thm first = Thm.combination(
                Rules.apTerm(((Term.App) ((Term.App) product).function()).function(), number),
                Thm.refl(laws.signature, product.arguments().get(1)));
        Thm rest = add(result.arguments().get(1));
        Thm both = Thm.combination(Rules.apTerm(((Term.App) ((Term.App) result).function()).function(), first), rest);
        Thm whole = Thm.trans(collected, both);
        return number(Rules.right(number)).signum() == 0
                ? Thm.trans(whole, laws.rewrite(laws.vanish, Rules.right(whole)))
                : whole;
    }

    /** Goes on with the second summand. */
    private Thm inside(Thm step) {
        Term result = Rules.right(step);
        return Thm.trans(step, Rules.apTerm(((Term.App) result).function(), add(((Term.App) result).argument())));
    }

    /** ⊢ p · q = normal form, for normal forms p and q. */
    private Thm multiplied(Term product) {
        if (unknown(product.arguments().get(0)) == null) {
            return scaled(product);
        }
        // (k·a + r)·q = k·(a·q) + r·q
        Thm step = laws.rewrite(laws.multiply, product);
        Term sum = Rules.right(step);
        Term first = sum.arguments().get(0);
        Thm inner = Rules.apTerm(
                ((Term.App) first).function(), monomialTimes(first.arguments().get(1)));
        Thm left = Thm.trans(inner, scaled(Rules.right(inner)));
        return Thm.trans(step, added(sum, left, multiplied(sum.arguments().get(1))));
    }

    /** ⊢ a · q = normal form, for a product a of unknowns and a normal form q. */
    private Thm monomialTimes(Term product) {
        Term q = product.arguments().get(1);
        if (unknown(q) == null) {
            return number(q).signum() == 0 ? laws.rewrite(laws.nothing, product) : laws.rewrite(laws.commuted, product);
        }
        // a·(k·b + s) = k·(a·b) + a·s
        Thm step = laws.rewrite(laws.distribute, product);
        Term sum = Rules.right(step);
        Term first = sum.arguments().get(0);
        Term monomial = first.arguments().get(1);
        Thm inner = Rules.apTerm(((Term.App) first).function(), laws.reordered(monomial, sorted(monomial)));
        Thm left = Thm.trans(inner, laws.rewrite(laws.padded, Rules.right(inner)));
        return Thm.trans(step, added(sum, left, monomialTimes(sum.arguments().get(1))));
    }

    /** ⊢ p + q = normal form, where the equations say which normal forms p and q have. */
    private Thm added(Term sum, Thm left, Thm right) {
        Thm both = Thm.combination(Rules.apTerm(((Term.App) ((Term.App) sum).function()).function(), left), right);
        return Thm.trans(both, add(Rules.right(both)));
    }

    /** ⊢ c · p = normal form, for a number c and a normal form p. */
    private Thm scaled(Term product) {
        BigInteger c = number(product.arguments().get(0));
        Term p = product.arguments().get(1);
        if (unknown(p) == null) {
            return laws.product(c, number(p));
        }
        Thm step = laws.rewrite(laws.scale, product);
        Term result = Rules.right(step);
        Term first = result.arguments().get(0);
        Thm number = laws.product(c, number(first.arguments().get(0).arguments().get(1)));
        Thm head = Thm.combination(
                Rules.apTerm(((Term.App) ((Term.App) first).function()).function(), number),
                Thm.refl(laws.signature, first.arguments().get(1)));
        Thm both = Thm.combination(
                Rules.apTerm(((Term.App) ((Term.App) result).function()).function(), head),
                scaled(result.arguments().get(1)));
        Thm whole = Thm.trans(step, both);
        return c.signum() == 0 ? Thm.trans(whole, laws.rewrite(laws.vanish, Rules.right(whole))) : whole;
    }

    /** The first unknown of a normal form, or null if it is a number. */
    private static @Nullable Term unknown(Term normal) {
        return Numerals.value(normal) != null
                ? null
                : normal.arguments().get(0).arguments().get(1);
    }

    private static BigInteger number(Term literal) {
        BigInteger value = Numerals.value(literal);
        if (value == null) {
            throw new IllegalArgumentException("no number: " + literal);
        }
        return value;
    }
}
