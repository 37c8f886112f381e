package dev.assay.prove.arith;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Linear terms in the form c₁·t₁ + (… + (cₙ·tₙ + c)), each step an equation of the kernel. */
final class LinearNormaliser {
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
            when name.equals(Numerals.SUC) -> read(a).plus(Linear.of(BigInteger.ONE));
            case Term.App(Term.Const(var name, var _), var a)
            when name.equals(Numerals.UMINUS) && !laws.isNatural -> read(a).times(BigInteger.ONE.negate());
            case Term.App(Term.App(Term.Const(var name, var _), var a), var b) ->
                switch (name) {
                    case Numerals.PLUS -> read(a).plus(read(b));
                    case Numerals.MINUS -> laws.isNatural ? Linear.of(t) : read(a).minus(read(b));
                    case Numerals.TIMES -> {
                        Linear left = read(a);
                        Linear right = read(b);
                        yield left.isConstant()
                                ? right.times(left.constant())
                                : right.isConstant() ? left.times(right.constant()) : Linear.of(t);
                    }
                    default -> Linear.of(t);
                };
            case Term.Const _, Term.Free _, Term.Bound _, Term.Abs _, Term.App _ -> Linear.of(t);
        };
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
            when name.equals(Numerals.SUC) -> {
                Thm step = laws.rewrite(laws.instance("Nat.Suc_eq_plus1"), t);
                yield Thm.trans(step, normalise(Rules.right(step)));
            }
            case Term.App(Term.Const(var name, var _), var _)
            when name.equals(Numerals.UMINUS) && !laws.isNatural -> {
                Thm step = laws.rewrite(laws.negation.orElseThrow(), t);
                yield Thm.trans(step, normalise(Rules.right(step)));
            }
            case Term.App(Term.App(Term.Const(var name, var _), var a), var b)
            when name.equals(Numerals.PLUS) -> {
                Thm both = Thm.combination(
                        Rules.apTerm(((Term.App) ((Term.App) t).function()).function(), normalise(a)), normalise(b));
                yield Thm.trans(both, add(Rules.right(both)));
            }
            case Term.App(Term.App(Term.Const(var name, var _), var _), var _)
            when name.equals(Numerals.MINUS) && !laws.isNatural -> {
                Thm step = laws.rewrite(laws.instance("Groups.diff_conv_add_uminus"), t);
                yield Thm.trans(step, normalise(Rules.right(step)));
            }
            case Term.App(Term.App(Term.Const(var name, var _), var a), var b)
            when name.equals(Numerals.TIMES) && read(a).isConstant() -> {
                Thm both = Thm.combination(
                        Rules.apTerm(((Term.App) ((Term.App) t).function()).function(), normalise(a)), normalise(b));
                yield Thm.trans(both, scaled(Rules.right(both)));
            }
            case Term.App(Term.App(Term.Const(var name, var _), var _), var b)
            when name.equals(Numerals.TIMES) && read(b).isConstant() -> {
                Thm step = laws.rewrite(laws.instance("Groups.mult_commute"), t);
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
