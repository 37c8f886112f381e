package dev.assay.model.ground;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.model.circuit.Circuit;
import dev.assay.model.value.Atom;
import dev.assay.model.value.Domain;
import dev.assay.model.value.Fraction;
import dev.assay.model.value.Numbers;
import dev.assay.model.value.Numbers.Possibility;
import dev.assay.model.value.Parts;
import dev.assay.model.value.Truth;
import dev.assay.model.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Operations on numbers, from tables of all their arguments. A result that is not represented is known to be none. */
final class Arithmetic {
    private final Universe universe;
    private final Circuit circuit;

    Arithmetic(Universe universe) {
        this.universe = universe;
        this.circuit = universe.circuit();
    }

    static boolean isNumeric(Type type) {
        return type instanceof Type.Con(var name, var _)
                && switch (name) {
                    case HolNames.NAT, HolNames.INT, HolNames.RAT, HolNames.REAL -> true;
                    default -> false;
                };
    }

    private static boolean isCon(Type type, String name) {
        return type instanceof Type.Con(var own, var _) && own.equals(name);
    }

    private static boolean isIntegral(Type type) {
        return isCon(type, HolNames.NAT) || isCon(type, HolNames.INT);
    }

    /** A number as a value of a numeric type. */
    Optional<Value> number(Type type, BigInteger number) {
        return isNumeric(type)
                ? Optional.of(((Numbers) universe.domain(type)).atom(Fraction.of(number)))
                : Optional.empty();
    }

    /** How many arguments an operation on numbers takes; none for anything else. */
    Optional<Integer> arity(Const c) {
        List<Type> arguments = c.type().argumentTypes();
        boolean onNumbers = !arguments.isEmpty() && arguments.stream().allMatch(Arithmetic::isNumeric);
        return switch (c.name()) {
            case HolNames.ZERO, HolNames.ONE -> isNumeric(c.type()) ? Optional.of(0) : Optional.empty();
            case HolNames.SUC, HolNames.NONNEG, HolNames.NEGSUC -> Optional.of(1);
            case HolNames.UMINUS, HolNames.ABS, HolNames.SGN, HolNames.INVERSE ->
                onNumbers ? Optional.of(1) : Optional.empty();
            case HolNames.TO_NAT -> Optional.of(1);
            case HolNames.FLOOR -> onNumbers ? Optional.of(1) : Optional.empty();
            case HolNames.OF_NAT, HolNames.OF_INT ->
                onNumbers && isNumeric(c.type().range()) ? Optional.of(1) : Optional.empty();
            case HolNames.PLUS, HolNames.MINUS, HolNames.TIMES, HolNames.DIVIDE, HolNames.LESS, HolNames.LESS_EQ ->
                onNumbers && arguments.size() == 2 ? Optional.of(2) : Optional.empty();
            case HolNames.MODULO, HolNames.GCD, HolNames.POWER, HolNames.DVD ->
                onNumbers && arguments.size() == 2 && isIntegral(arguments.getFirst())
                        ? Optional.of(2)
                        : Optional.empty();
            default -> RealFunctions.arity(c);
        };
    }

    Value apply(Const c, List<Value> arguments) {
        if (RealFunctions.arity(c).isPresent()) {
            return real(c, arguments);
        }
        if (arguments.isEmpty()) {
            var domain = (Numbers) universe.domain(c.type());
            return domain.atom(c.name().equals(HolNames.ZERO) ? Fraction.ZERO : Fraction.ONE);
        }
        var x = (Atom) arguments.getFirst();
        if (arguments.size() == 1) {
            return unary(c, x);
        }
        var y = (Atom) arguments.get(1);
        boolean isNatural = isCon(c.type().domain(), HolNames.NAT);
        return switch (c.name()) {
            case HolNames.LESS -> compare(x, y, isNatural, (a, b) -> a.compareTo(b) < 0);
            case HolNames.LESS_EQ -> compare(x, y, isNatural, (a, b) -> a.compareTo(b) <= 0);
            case HolNames.DVD ->
                compare(
                        x,
                        y,
                        false,
                        (a, b) -> a.signum() == 0
                                ? b.signum() == 0
                                : b.numerator().mod(a.numerator().abs()).signum() == 0);
            default -> binary(c, x, y, isNatural);
        };
    }

    private Value real(Const c, List<Value> arguments) {
        var to = (Numbers) universe.domain(c.type().resultType());
        var result = new Images(to);
        addImages(c, arguments, List.of(), Circuit.TRUE, result);
        return result.atom();
    }

    /** Which atoms a value can be. */
    private final class Images {
        private final Numbers domain;
        private final int[] bits;
        private int outside = Circuit.FALSE;
        private @Nullable Atom sure;

        Images(Numbers domain) {
            this.domain = domain;
            this.bits = none(domain);
        }

        void add(int guard, Fraction value) {
            Atom atom = domain.atom(value);
            int index = atom.constant();
            if (index >= 0) {
                bits[index] = circuit.or(bits[index], guard);
            } else {
                addOutside(guard);
            }
            if (guard == Circuit.TRUE) {
                sure = atom;
            }
        }

        void addOutside(int guard) {
            outside = circuit.or(outside, guard);
        }

        Atom atom() {
            return sure != null ? sure : new Atom(domain, bits, outside);
        }
    }

    /** @param first the arguments that were looked at, in the case that {@code guard} holds */
    private void addImages(Const c, List<Value> arguments, List<Fraction> first, int guard, Images result) {
        if (first.size() < arguments.size()) {
            for (Possibility each : possibilities((Atom) arguments.get(first.size()))) {
                var more = new ArrayList<>(first);
                more.add(each.number());
                addImages(c, arguments, more, circuit.and(guard, each.guard()), result);
            }
            return;
        }
        switch (RealFunctions.at(c, first)) {
            case RealFunctions.Rational(var value) -> result.add(guard, value);
            case RealFunctions.Irrational() -> result.addOutside(guard);
            case RealFunctions.Unspecified() -> {}
        }
    }

    private static List<Possibility> possibilities(Atom atom) {
        return ((Numbers) atom.domain()).possibilities(atom);
    }

    private Value unary(Const c, Atom x) {
        var to = (Numbers) universe.domain(c.type().range());
        UnaryOperator<Fraction> operation = switch (c.name()) {
            case HolNames.SUC -> a -> a.plus(Fraction.ONE);
            case HolNames.NONNEG, HolNames.OF_NAT, HolNames.OF_INT -> a -> a;
            case HolNames.NEGSUC -> a -> a.plus(Fraction.ONE).negate();
            case HolNames.UMINUS -> Fraction::negate;
            case HolNames.ABS -> a -> a.signum() < 0 ? a.negate() : a;
            case HolNames.SGN -> a -> Fraction.of(BigInteger.valueOf(a.signum()));
            case HolNames.INVERSE -> Fraction::inverse;
            case HolNames.TO_NAT -> a -> a.signum() < 0 ? Fraction.ZERO : a;
            case HolNames.FLOOR -> a -> Fraction.of(quotient(Fraction.of(a.numerator()), Fraction.of(a.denominator())));
            default -> throw new IllegalArgumentException(c.name());
        };
        var images = new Images(to);
        var from = (Numbers) x.domain();
        for (Possibility each : possibilities(x)) {
            images.add(each.guard(), operation.apply(each.number()));
        }
        boolean grows = switch (c.name()) {
            case HolNames.SUC -> true;
            case HolNames.NONNEG, HolNames.OF_NAT ->
                to.atom(Fraction.of(BigInteger.valueOf(from.count()))).constant() < 0;
            default -> false;
        };
        if (grows) {
            images.addOutside(x.outside());
        }
        return images.atom();
    }

    private static int[] none(Domain domain) {
        int[] bits = new int[(int) domain.size()];
        Arrays.fill(bits, Circuit.FALSE);
        return bits;
    }

    private Value binary(Const c, Atom x, Atom y, boolean isNatural) {
        boolean isIntegral = isIntegral(c.type().domain());
        BiFunction<Fraction, Fraction, Fraction> operation = switch (c.name()) {
            case HolNames.PLUS -> Fraction::plus;
            case HolNames.MINUS ->
                (a, b) -> {
                    Fraction difference = a.plus(b.negate());
                    return isNatural && difference.signum() < 0 ? Fraction.ZERO : difference;
                };
            case HolNames.TIMES -> Fraction::times;
            case HolNames.DIVIDE -> (a, b) -> isIntegral ? Fraction.of(quotient(a, b)) : a.times(b.inverse());
            case HolNames.MODULO ->
                (a, b) -> a.plus(b.times(Fraction.of(quotient(a, b))).negate());
            case HolNames.GCD -> (a, b) -> Fraction.of(a.numerator().gcd(b.numerator()));
            case HolNames.POWER -> Arithmetic::power;
            default -> throw new IllegalArgumentException(c.name());
        };
        var images = new Images((Numbers) universe.domain(c.type().range().range()));
        for (Possibility a : possibilities(x)) {
            for (Possibility b : possibilities(y)) {
                int guard = circuit.and(a.guard(), b.guard());
                if (guard != Circuit.FALSE) {
                    images.add(guard, operation.apply(a.number(), b.number()));
                }
            }
        }
        addIdentities(c.name(), x, y, images);
        if (isNatural) {
            images.addOutside(overflow(c.name(), x, y));
        }
        return images.atom();
    }

    /** What is known though one of the arguments is not: 0 + y, 1 * y, 0 * y and the like. */
    private void addIdentities(String operation, Atom x, Atom y, Images images) {
        switch (operation) {
            case HolNames.PLUS -> {
                images.addOutside(circuit.and(is(x, Fraction.ZERO), y.outside()));
                images.addOutside(circuit.and(x.outside(), is(y, Fraction.ZERO)));
            }
            case HolNames.MINUS -> images.addOutside(circuit.and(x.outside(), is(y, Fraction.ZERO)));
            case HolNames.TIMES -> {
                images.add(is(x, Fraction.ZERO), Fraction.ZERO);
                images.add(is(y, Fraction.ZERO), Fraction.ZERO);
                images.addOutside(circuit.and(is(x, Fraction.ONE), y.outside()));
                images.addOutside(circuit.and(x.outside(), is(y, Fraction.ONE)));
            }
            case HolNames.DIVIDE -> {
                images.add(is(x, Fraction.ZERO), Fraction.ZERO);
                images.addOutside(circuit.and(x.outside(), is(y, Fraction.ONE)));
            }
            case HolNames.POWER -> {
                images.add(is(x, Fraction.ONE), Fraction.ONE);
                images.add(is(y, Fraction.ZERO), Fraction.ONE);
            }
            default -> {}
        }
    }

    /** Whether it is this number, which need not be represented. */
    private static int is(Atom atom, Fraction number) {
        int index = ((Numbers) atom.domain()).atom(number).constant();
        return index >= 0 ? atom.is(index) : Circuit.FALSE;
    }

    /** Where a sum or product of natural numbers is too large because an argument is. */
    private int overflow(String operation, Atom x, Atom y) {
        return switch (operation) {
            case HolNames.PLUS -> circuit.or(x.outside(), y.outside());
            case HolNames.TIMES ->
                circuit.or(
                        circuit.and(x.outside(), circuit.or(y.outside(), positive(y))),
                        circuit.and(y.outside(), positive(x)));
            default -> Circuit.FALSE;
        };
    }

    private int positive(Atom x) {
        int result = Circuit.FALSE;
        for (int i = 1; i < x.domain().count(); i++) {
            result = circuit.or(result, x.is(i));
        }
        return result;
    }

    /** Rounded down; 0 for a divisor 0. */
    private static BigInteger quotient(Fraction a, Fraction b) {
        if (b.signum() == 0) {
            return BigInteger.ZERO;
        }
        BigInteger[] both = a.numerator().divideAndRemainder(b.numerator());
        return both[1].signum() != 0 && both[1].signum() != b.signum() ? both[0].subtract(BigInteger.ONE) : both[0];
    }

    private static Fraction power(Fraction base, Fraction exponent) {
        return Fraction.of(base.numerator().pow(exponent.numerator().intValueExact()));
    }

    private Truth compare(Atom x, Atom y, boolean isNatural, BiPredicate<Fraction, Fraction> relation) {
        int yes = Circuit.FALSE;
        int no = Circuit.FALSE;
        for (Possibility a : possibilities(x)) {
            for (Possibility b : possibilities(y)) {
                int guard = circuit.and(a.guard(), b.guard());
                if (relation.test(a.number(), b.number())) {
                    yes = circuit.or(yes, guard);
                } else {
                    no = circuit.or(no, guard);
                }
            }
        }
        if (isNatural) {
            // Natural numbers that are not represented are greater than those that are.
            yes = circuit.or(yes, circuit.and(x.inside(circuit), y.outside()));
            no = circuit.or(no, circuit.and(x.outside(), y.inside(circuit)));
        }
        return new Truth(yes, no);
    }

    /** A natural number or an integer as its constructors make it. */
    Optional<Parts> parts(Atom atom, String constructor) {
        if (!(atom.domain() instanceof Numbers numbers)) {
            return Optional.empty();
        }
        if (constructor.equals(HolNames.ZERO)) {
            return Optional.of(new Parts(atom.is(0), List.of()));
        }
        UnaryOperator<Fraction> inverse = switch (constructor) {
            case HolNames.SUC -> a -> a.plus(Fraction.ONE.negate());
            case HolNames.NONNEG -> a -> a;
            case HolNames.NEGSUC -> a -> a.negate().plus(Fraction.ONE.negate());
            default -> throw new IllegalArgumentException(constructor + " does not construct numbers");
        };
        var images = new Images((Numbers) universe.domain(new Type.Con(HolNames.NAT, List.of())));
        int guard = Circuit.FALSE;
        for (Possibility each : numbers.possibilities(atom)) {
            Fraction argument = inverse.apply(each.number());
            if (argument.signum() >= 0) {
                guard = circuit.or(guard, each.guard());
                images.add(each.guard(), argument);
            }
        }
        return Optional.of(new Parts(guard, List.of(images.atom())));
    }
}
