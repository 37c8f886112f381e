package dev.assay.syntax.tptp;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.syntax.Numerals;
import dev.assay.syntax.UnsupportedException;
import dev.assay.syntax.tip.Numbers;
import dev.assay.syntax.tip.Numbers.Operation;
import dev.assay.syntax.typing.Typed;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

/** The arithmetic of TPTP in terms of the library's; division by 0 is a function of which nothing is known. */
final class TptpCalculation {
    private final TptpSymbols symbols;

    TptpCalculation(TptpSymbols symbols) {
        this.symbols = symbols;
    }

    // Numbers

    static Typed number(TptpFormula.Number number) {
        Position position = number.position();
        String text = number.text().replaceFirst("^[+-]", "");
        Type type = Numbers.INT;
        Term value = switch (number.kind()) {
            case INTEGER -> Numbers.numeral(Numerals.value(text, 10, position), type);
            case RATIONAL -> {
                type = Numbers.RAT;
                int slash = text.indexOf('/');
                yield Numbers.fraction(
                        Numerals.value(text.substring(0, slash), 10, position),
                        Numerals.value(text.substring(slash + 1), 10, position),
                        type);
            }
            case REAL -> {
                type = Numbers.REAL;
                yield Numbers.decimal(decimal(text, position));
            }
        };
        return new Typed(number.text().startsWith("-") ? app(Operation.NEGATE.at(type), value) : value, type);
    }

    private static BigDecimal decimal(String text, Position position) {
        var value = new BigDecimal(text);
        if (Math.abs((long) value.scale()) > 10_000) {
            throw new UnsupportedException(position, "real numbers with more than 10000 digits");
        }
        return value;
    }

    /** The value of a number in any of the ways to write one, rounded if it is a fraction. */
    static BigDecimal value(TptpFormula.Number number) {
        String[] parts = number.text().split("/", 2);
        var first = new BigDecimal(parts[0]);
        return parts.length == 1 ? first : first.divide(new BigDecimal(parts[1]), java.math.MathContext.DECIMAL128);
    }

    // Operations

    /** The value of a symbol of arithmetic for numbers of one type. */
    Typed apply(String name, List<Term> arguments, Type type, Position position) {
        Term x = arguments.getFirst();
        Term y = arguments.getLast();
        boolean isInt = type.equals(Numbers.INT);
        return switch (name) {
            case "$sum" -> new Typed(app(Operation.PLUS.at(type), x, y), type);
            case "$difference" -> new Typed(app(Operation.MINUS.at(type), x, y), type);
            case "$product" -> new Typed(app(Operation.TIMES.at(type), x, y), type);
            case "$uminus" -> new Typed(app(Operation.NEGATE.at(type), x), type);
            case "$less" -> new Typed(app(Operation.LESS.at(type), x, y), Type.bool());
            case "$lesseq" -> new Typed(app(Operation.LESS_EQUAL.at(type), x, y), Type.bool());
            case "$greater" -> new Typed(app(Operation.LESS.at(type), y, x), Type.bool());
            case "$greatereq" -> new Typed(app(Operation.LESS_EQUAL.at(type), y, x), Type.bool());
            case "$quotient" -> {
                require(!isInt, "exact quotients of integers", position);
                yield unlessZero(name, type, x, y, app(Operation.DIVIDE.at(type), x, y));
            }
            case "$quotient_e", "$quotient_t", "$quotient_f", "$remainder_e", "$remainder_t", "$remainder_f" -> {
                require(isInt, "rounded quotients of other numbers than integers", position);
                yield unlessZero(name, type, x, y, rounded(name, x, y));
            }
            case "$floor" -> isInt ? new Typed(x, type) : new Typed(whole(floor(x, type), type), type);
            case "$ceiling" -> isInt ? new Typed(x, type) : new Typed(ceiling(x, type), type);
            case "$truncate" -> {
                Term isNegative = app(Operation.LESS.at(type), x, zero(type));
                yield isInt
                        ? new Typed(x, type)
                        : new Typed(
                                app(Hol.conditional(type), isNegative, ceiling(x, type), whole(floor(x, type), type)),
                                type);
            }
            case "$round" -> {
                require(isInt, "rounded numbers ($round)", position);
                yield new Typed(x, type);
            }
            case "$is_int" ->
                new Typed(isInt ? Hol.TRUE : app(Hol.eq(type), whole(floor(x, type), type), x), Type.bool());
            case "$is_rat" -> {
                require(!type.equals(Numbers.REAL), "tests for rational numbers ($is_rat)", position);
                yield new Typed(Hol.TRUE, Type.bool());
            }
            case "$to_int" -> new Typed(isInt ? x : floor(x, type), Numbers.INT);
            case "$to_rat" -> {
                require(!type.equals(Numbers.REAL), "conversions of real numbers to rational ones", position);
                yield new Typed(isInt ? whole(x, Numbers.RAT) : x, Numbers.RAT);
            }
            case "$to_real" ->
                new Typed(
                        isInt
                                ? whole(x, Numbers.REAL)
                                : type.equals(Numbers.RAT) ? app(Operation.OF_RAT.at(Numbers.REAL), x) : x,
                        Numbers.REAL);
            default -> throw new IllegalArgumentException("not a symbol of arithmetic: " + name);
        };
    }

    private static void require(boolean isSupported, String what, Position position) {
        if (!isSupported) {
            throw new UnsupportedException(position, what);
        }
    }

    private static Term zero(Type type) {
        return Numbers.numeral(BigInteger.ZERO, type);
    }

    private static Term floor(Term x, Type type) {
        return app(Operation.FLOOR.at(type), x);
    }

    private static Term whole(Term integer, Type type) {
        return app(Operation.OF_INT.at(type), integer);
    }

    /** The least whole number that is not less: the opposite of what the opposite is rounded down to. */
    private static Term ceiling(Term x, Type type) {
        Term negate = Operation.NEGATE.at(type);
        return app(negate, whole(floor(app(negate, x), type), type));
    }

    private Typed unlessZero(String name, Type type, Term x, Term y, Term otherwise) {
        if (y.isApplied("Num.numeral_class.numeral") || y.isApplied("Groups.one_class.one")) {
            return new Typed(otherwise, type);
        }
        Term open = symbols.unspecified(name + " by 0 " + type, Type.fun(type, type));
        Term isZero = app(Hol.eq(type), y, zero(type));
        return new Typed(app(Hol.conditional(type), isZero, app(open, x), otherwise), type);
    }

    /**
     * Of integers, with a divisor other than 0: {@code _f} rounds the quotient down, {@code _t} towards 0, and {@code _e} so that the
     * remainder is not negative.
     */
    private static Term rounded(String name, Term x, Term y) {
        Type type = Numbers.INT;
        Term divide = Operation.DIVIDE.at(type);
        Term modulo = Operation.MODULO.at(type);
        Term absolute = Operation.ABSOLUTE.at(type);
        Term negate = Operation.NEGATE.at(type);
        Term isNegative = app(Operation.LESS.at(type), y, zero(type));
        return switch (name) {
            case "$quotient_f" -> app(divide, x, y);
            case "$remainder_f" -> app(modulo, x, y);
            case "$quotient_e" ->
                app(Hol.conditional(type), isNegative, app(negate, app(divide, x, app(negate, y))), app(divide, x, y));
            case "$remainder_e" -> app(modulo, x, app(absolute, y));
            case "$quotient_t" -> {
                Term size = app(divide, app(absolute, x), app(absolute, y));
                Term isBelow = app(Operation.LESS.at(type), x, zero(type));
                yield app(
                        Hol.conditional(type), app(Hol.eq(Type.bool()), isBelow, isNegative), size, app(negate, size));
            }
            default -> app(Operation.MINUS.at(type), x, app(Operation.TIMES.at(type), y, rounded("$quotient_t", x, y)));
        };
    }
}
