package dev.assay.logic.evaluate;

import dev.assay.logic.HolNames;
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
                && (name.equals(HolNames.NAT)
                        || name.equals(HolNames.INT)
                        || name.equals(HolNames.RAT)
                        || name.equals(HolNames.REAL));
    }

    private static boolean isNatural(Type type) {
        return type instanceof Type.Con(var name, var _) && name.equals(HolNames.NAT);
    }

    private static boolean isIntegral(Type type) {
        return isNatural(type) || type instanceof Type.Con(var name, var _) && name.equals(HolNames.INT);
    }

    /** How many arguments the operation takes, where it is arithmetic at this type. */
    static Optional<Integer> arity(String operation, Type type) {
        List<Type> arguments = type.argumentTypes();
        boolean onNumbers = !arguments.isEmpty() && arguments.stream().allMatch(Numbers::isNumeric);
        return switch (operation) {
            case HolNames.ZERO, HolNames.ONE -> isNumeric(type) ? Optional.of(0) : Optional.empty();
            case HolNames.SUC, HolNames.NONNEG, HolNames.NEGSUC -> Optional.of(1);
            case HolNames.UMINUS, HolNames.ABS, HolNames.SGN, HolNames.INVERSE ->
                onNumbers ? Optional.of(1) : Optional.empty();
            case HolNames.TO_NAT, HolNames.FLOOR, "Archimedean_Field.ceiling" ->
                onNumbers ? Optional.of(1) : Optional.empty();
            case HolNames.OF_NAT, HolNames.OF_INT ->
                onNumbers && isNumeric(type.range()) ? Optional.of(1) : Optional.empty();
            case HolNames.PLUS,
                    HolNames.MINUS,
                    HolNames.TIMES,
                    HolNames.DIVIDE,
                    HolNames.MODULO,
                    HolNames.LESS,
                    HolNames.LESS_EQ,
                    HolNames.GCD,
                    HolNames.POWER -> onNumbers && arguments.size() == 2 ? Optional.of(2) : Optional.empty();
            case HolNames.DVD -> onNumbers && isIntegral(arguments.getFirst()) ? Optional.of(2) : Optional.empty();
            default -> Optional.empty();
        };
    }

    static Value apply(String operation, Type type, List<Number> arguments) {
        Number x = arguments.isEmpty() ? Number.of(0) : arguments.get(0);
        Number y = arguments.size() < 2 ? x : arguments.get(1);
        Type first = arguments.isEmpty() ? type : type.domain();
        return switch (operation) {
            case HolNames.ZERO -> Number.of(0);
            case HolNames.ONE -> Number.of(1);
            case HolNames.SUC -> plus(x, Number.of(1));
            case HolNames.NONNEG, HolNames.OF_NAT, HolNames.OF_INT -> x;
            case HolNames.NEGSUC -> negate(plus(x, Number.of(1)));
            case HolNames.UMINUS -> negate(x);
            case HolNames.ABS -> x.numerator().signum() < 0 ? negate(x) : x;
            case HolNames.SGN -> Number.of(x.numerator().signum());
            case HolNames.INVERSE -> Number.ratio(x.denominator(), x.numerator());
            case HolNames.TO_NAT -> x.numerator().signum() < 0 ? Number.of(0) : x;
            case HolNames.FLOOR -> floor(x);
            case "Archimedean_Field.ceiling" -> negate(floor(negate(x)));
            case HolNames.PLUS -> plus(x, y);
            case HolNames.MINUS -> {
                Number difference = plus(x, negate(y));
                yield isNatural(first) && difference.numerator().signum() < 0 ? Number.of(0) : difference;
            }
            case HolNames.TIMES ->
                Number.ratio(
                        x.numerator().multiply(y.numerator()), x.denominator().multiply(y.denominator()));
            case HolNames.DIVIDE -> {
                Number quotient = Number.ratio(
                        x.numerator().multiply(y.denominator()), x.denominator().multiply(y.numerator()));
                yield isIntegral(first) ? floor(quotient) : quotient;
            }
            case HolNames.MODULO -> {
                Number quotient = floor(Number.ratio(x.numerator(), y.numerator()));
                yield Number.of(x.numerator().subtract(quotient.numerator().multiply(y.numerator())));
            }
            case HolNames.LESS -> Bool.of(compare(x, y) < 0);
            case HolNames.LESS_EQ -> Bool.of(compare(x, y) <= 0);
            case HolNames.GCD -> Number.of(x.numerator().gcd(y.numerator()));
            case HolNames.POWER -> power(x, y);
            case HolNames.DVD ->
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
