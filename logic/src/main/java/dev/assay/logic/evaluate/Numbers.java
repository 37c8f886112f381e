package dev.assay.logic.evaluate;

import dev.assay.logic.Type;
import dev.assay.logic.evaluate.Value.Bool;
import dev.assay.logic.evaluate.Value.Number;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Arithmetic on nat, int, rat and real, by the names of its operations; real numbers are rational here. */
final class Numbers {
    private Numbers() {}

    /** The types whose values are numbers here. */
    static boolean isNumeric(Type type) {
        return type instanceof Type.Con(var name, var arguments)
                && arguments.isEmpty()
                && (name.equals("Nat.nat")
                        || name.equals("Int.int")
                        || name.equals("Rat.rat")
                        || name.equals("Real.real"));
    }

    private static boolean isNatural(Type type) {
        return type instanceof Type.Con(var name, var _) && name.equals("Nat.nat");
    }

    private static boolean isIntegral(Type type) {
        return isNatural(type) || type instanceof Type.Con(var name, var _) && name.equals("Int.int");
    }

    /** How many arguments the operation takes, where it is arithmetic at this type. */
    static Optional<Integer> arity(String operation, Type type) {
        List<Type> arguments = type.argumentTypes();
        boolean onNumbers = !arguments.isEmpty() && arguments.stream().allMatch(Numbers::isNumeric);
        return switch (operation) {
            case "Groups.zero_class.zero", "Groups.one_class.one" ->
                isNumeric(type) ? Optional.of(0) : Optional.empty();
            case "Nat.nat.Suc", "Int.int.Nonneg", "Int.int.Negsuc" -> Optional.of(1);
            case "Groups.uminus_class.uminus",
                    "Groups.abs_class.abs",
                    "Groups.sgn_class.sgn",
                    "Fields.inverse_class.inverse" -> onNumbers ? Optional.of(1) : Optional.empty();
            case "Int.nat", "Archimedean_Field.floor_ceiling_class.floor", "Archimedean_Field.ceiling" ->
                onNumbers ? Optional.of(1) : Optional.empty();
            case "Nat.of_nat", "Int.of_int" -> onNumbers && isNumeric(type.range()) ? Optional.of(1) : Optional.empty();
            case "Groups.plus_class.plus",
                    "Groups.minus_class.minus",
                    "Groups.times_class.times",
                    "Rings.divide_class.divide",
                    "Rings.modulo_class.modulo",
                    "Orderings.ord_class.less",
                    "Orderings.ord_class.less_eq",
                    "GCD.gcd_class.gcd",
                    "Power.power" -> onNumbers && arguments.size() == 2 ? Optional.of(2) : Optional.empty();
            case "Rings.dvd" -> onNumbers && isIntegral(arguments.getFirst()) ? Optional.of(2) : Optional.empty();
            default -> Optional.empty();
        };
    }

    static Value apply(String operation, Type type, List<Number> arguments) {
        Number x = arguments.isEmpty() ? Number.of(0) : arguments.get(0);
        Number y = arguments.size() < 2 ? x : arguments.get(1);
        Type first = arguments.isEmpty() ? type : type.domain();
        return switch (operation) {
            case "Groups.zero_class.zero" -> Number.of(0);
            case "Groups.one_class.one" -> Number.of(1);
            case "Nat.nat.Suc" -> plus(x, Number.of(1));
            case "Int.int.Nonneg", "Nat.of_nat", "Int.of_int" -> x;
            case "Int.int.Negsuc" -> negate(plus(x, Number.of(1)));
            case "Groups.uminus_class.uminus" -> negate(x);
            case "Groups.abs_class.abs" -> x.numerator().signum() < 0 ? negate(x) : x;
            case "Groups.sgn_class.sgn" -> Number.of(x.numerator().signum());
            case "Fields.inverse_class.inverse" -> Number.ratio(x.denominator(), x.numerator());
            case "Int.nat" -> x.numerator().signum() < 0 ? Number.of(0) : x;
            case "Archimedean_Field.floor_ceiling_class.floor" -> floor(x);
            case "Archimedean_Field.ceiling" -> negate(floor(negate(x)));
            case "Groups.plus_class.plus" -> plus(x, y);
            case "Groups.minus_class.minus" -> {
                Number difference = plus(x, negate(y));
                yield isNatural(first) && difference.numerator().signum() < 0 ? Number.of(0) : difference;
            }
            case "Groups.times_class.times" ->
                Number.ratio(
                        x.numerator().multiply(y.numerator()), x.denominator().multiply(y.denominator()));
            case "Rings.divide_class.divide" -> {
                Number quotient = Number.ratio(
                        x.numerator().multiply(y.denominator()), x.denominator().multiply(y.numerator()));
                yield isIntegral(first) ? floor(quotient) : quotient;
            }
            case "Rings.modulo_class.modulo" -> {
                Number quotient = floor(Number.ratio(x.numerator(), y.numerator()));
                yield Number.of(x.numerator().subtract(quotient.numerator().multiply(y.numerator())));
            }
            case "Orderings.ord_class.less" -> Bool.of(compare(x, y) < 0);
            case "Orderings.ord_class.less_eq" -> Bool.of(compare(x, y) <= 0);
            case "GCD.gcd_class.gcd" -> Number.of(x.numerator().gcd(y.numerator()));
            case "Power.power" -> power(x, y);
            case "Rings.dvd" ->
                Bool.of(
                        x.numerator().signum() == 0
                                ? y.numerator().signum() == 0
                                : y.numerator().mod(x.numerator().abs()).signum() == 0);
            default -> throw new IllegalArgumentException(operation);
        };
    }

    static int compare(Number x, Number y) {
        return x.numerator().multiply(y.denominator()).compareTo(y.numerator().multiply(x.denominator()));
    }

    private static Number plus(Number x, Number y) {
        return Number.ratio(
                x.numerator().multiply(y.denominator()).add(y.numerator().multiply(x.denominator())),
                x.denominator().multiply(y.denominator()));
    }

    private static Number negate(Number x) {
        return new Number(x.numerator().negate(), x.denominator());
    }

    private static Number floor(Number x) {
        BigInteger[] parts = x.numerator().divideAndRemainder(x.denominator());
        return Number.of(parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0]);
    }

    private static Number power(Number x, Number exponent) {
        if (exponent.numerator().bitLength() > 20) {
            throw new Unevaluable("a power is too large");
        }
        int n = exponent.numerator().intValueExact();
        return new Number(x.numerator().pow(n), x.denominator().pow(n));
    }
}
