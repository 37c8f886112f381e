package dev.assay.syntax.tip;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.syntax.Numerals;
import dev.assay.syntax.tip.Numbers.Operation;
import dev.assay.syntax.typing.Typed;
import dev.assay.syntax.typing.Typing;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The functions of SMT-LIB on numbers. An Int where a Real is expected is converted, as solvers do; division by 0 is a function
 * of which nothing is known.
 */
final class TipArithmetic {
    private static final Set<String> NAMES =
            Set.of("+", "-", "*", "/", "div", "mod", "abs", "<", "<=", ">", ">=", "to_real", "to_int", "is_int");

    private final TipSymbols symbols;
    private final Typing typing;

    TipArithmetic(TipSymbols symbols, Typing typing) {
        this.symbols = symbols;
        this.typing = typing;
    }

    static boolean isOperator(String name) {
        return NAMES.contains(name);
    }

    Typed numeral(String text, Position position) {
        int point = text.indexOf('.');
        if (point < 0 && !symbols.isRealOnly()) {
            return new Typed(Numbers.numeral(Numerals.value(text, 10, position), Numbers.INT), Numbers.INT);
        }
        int places = point < 0 ? 0 : text.length() - point - 1;
        BigInteger digits = Numerals.value(text.replace(".", ""), 10, position);
        return new Typed(Numbers.decimal(new BigDecimal(digits, places)), Numbers.REAL);
    }

    Typed apply(String name, List<Typed> given, List<TipTerm> written, Position position) {
        int exactly = switch (name) {
            case "mod" -> 2;
            case "abs", "to_real", "to_int", "is_int" -> 1;
            default -> 0;
        };
        TipOperators.requireCount(name, given.size(), name.equals("-") || exactly == 1 ? 1 : 2, exactly, position);
        List<Typed> arguments = name.equals("/") ? reals(given, written) : alike(given, written);
        return switch (name) {
            case "+" -> fromLeft(Operation.PLUS, arguments, written);
            case "*" -> fromLeft(Operation.TIMES, arguments, written);
            case "-" ->
                arguments.size() == 1
                        ? calculated(Operation.NEGATE, arguments, written)
                        : fromLeft(Operation.MINUS, arguments, written);
            case "abs" -> calculated(Operation.ABSOLUTE, arguments, written);
            case "/", "div", "mod" -> divided(name, arguments, written);
            case "<" -> comparison(Operation.LESS, false, arguments, written);
            case "<=" -> comparison(Operation.LESS_EQUAL, false, arguments, written);
            case ">" -> comparison(Operation.LESS, true, arguments, written);
            case ">=" -> comparison(Operation.LESS_EQUAL, true, arguments, written);
            case "to_real" -> reals(given, written).getFirst();
            case "to_int" -> calculated(Operation.FLOOR, reals(given, written), written);
            case "is_int" -> isWhole(reals(given, written), written);
            default -> throw new IllegalArgumentException("not an operator: " + name);
        };
    }

    /** ((_ divisible n) x). */
    Typed divisible(String divisor, Typed number, TipTerm written) {
        Term value = Numbers.numeral(Numerals.value(divisor, 10, written.position()), Numbers.INT);
        return calculated(Operation.DIVIDES, List.of(new Typed(value, Numbers.INT), number), List.of(written, written));
    }

    // Int and Real

    /** The arguments, as Reals if one of them is. */
    List<Typed> alike(List<Typed> arguments, List<TipTerm> written) {
        return arguments.stream().anyMatch(a -> typing.resolve(a.type()).equals(Numbers.REAL))
                ? reals(arguments, written)
                : arguments;
    }

    private List<Typed> reals(List<Typed> arguments, List<TipTerm> written) {
        var result = new ArrayList<Typed>();
        for (int i = 0; i < arguments.size(); i++) {
            result.add(as(Numbers.REAL, arguments.get(i), written.get(i)));
        }
        return result;
    }

    /** The argument as it can stand where the type is expected. */
    Typed as(Type expected, Typed argument, TipTerm written) {
        if (!typing.resolve(expected).equals(Numbers.REAL)
                || !typing.resolve(argument.type()).equals(Numbers.INT)) {
            return argument;
        }
        return switch (written) {
            case TipTerm.Numeral(var text, var position) ->
                new Typed(Numbers.numeral(Numerals.value(text, 10, position), Numbers.REAL), Numbers.REAL);
            case TipTerm.Apply(TipTerm.Name(var name, var _), var parts, var _)
            when name.equals("-")
                    && parts.size() == 1
                    && parts.getFirst() instanceof TipTerm.Numeral n
                    && argument.term().isApplied(Operation.NEGATE.constant().name()) ->
                calculated(
                        Operation.NEGATE,
                        List.of(as(
                                Numbers.REAL,
                                new Typed(argument.term().arguments().getFirst(), Numbers.INT),
                                n)),
                        parts);
            default -> toReal(argument, written);
        };
    }

    private Typed toReal(Typed integer, TipTerm written) {
        Typed real = calculated(Operation.OF_INT, List.of(integer), List.of(written));
        typing.require(real.type(), Numbers.REAL, written.position());
        return real;
    }

    // Operations

    private Typed calculated(Operation operation, List<Typed> arguments, List<TipTerm> written) {
        Typed result = typing.instance(symbols.operation(operation));
        for (int i = 0; i < arguments.size(); i++) {
            result = typing.apply(result, arguments.get(i), written.get(i).position());
        }
        return result;
    }

    private Typed fromLeft(Operation operation, List<Typed> arguments, List<TipTerm> written) {
        Typed result = arguments.getFirst();
        for (int i = 1; i < arguments.size(); i++) {
            result = calculated(
                    operation, List.of(result, arguments.get(i)), List.of(written.getFirst(), written.get(i)));
        }
        return result;
    }

    private Typed comparison(Operation operation, boolean isSwapped, List<Typed> arguments, List<TipTerm> written) {
        Type type = arguments.getFirst().type();
        for (int i = 1; i < arguments.size(); i++) {
            typing.require(arguments.get(i).type(), type, written.get(i).position());
        }
        return TipOperators.chain(arguments, (x, y) -> {
            var sides = List.of(new Typed(isSwapped ? y : x, type), new Typed(isSwapped ? x : y, type));
            return calculated(operation, sides, written).term();
        });
    }

    private Typed isWhole(List<Typed> real, List<TipTerm> written) {
        Typed again = toReal(calculated(Operation.FLOOR, real, written), written.getFirst());
        return new Typed(app(Hol.eq(Numbers.REAL), again.term(), real.getFirst().term()), Type.bool());
    }

    // Division

    private Typed divided(String name, List<Typed> arguments, List<TipTerm> written) {
        Typed result = arguments.getFirst();
        for (int i = 1; i < arguments.size(); i++) {
            Typed divisor = arguments.get(i);
            List<TipTerm> places = List.of(written.getFirst(), written.get(i));
            result = name.equals("/")
                    ? quotient(result, divisor, places)
                    : rounded(name.equals("div") ? Operation.DIVIDE : Operation.MODULO, result, divisor, places);
        }
        return result;
    }

    private Typed quotient(Typed dividend, Typed divisor, List<TipTerm> written) {
        Typed plain = calculated(Operation.DIVIDE, List.of(dividend, divisor), written);
        return isNonZero(written.get(1)) ? plain : unlessZero("division by 0", Numbers.REAL, dividend, divisor, plain);
    }

    /** Rounds so that the remainder is not negative: for a negative divisor, what division by its opposite gives. */
    private Typed rounded(Operation operation, Typed dividend, Typed divisor, List<TipTerm> written) {
        typing.require(dividend.type(), Numbers.INT, written.get(0).position());
        typing.require(divisor.type(), Numbers.INT, written.get(1).position());
        Typed plain = calculated(operation, List.of(dividend, divisor), written);
        if (isNonZero(written.get(1)) && written.get(1) instanceof TipTerm.Numeral) {
            return plain;
        }
        Typed opposite = isNonZero(written.get(1))
                ? new Typed(divisor.term().arguments().getFirst(), Numbers.INT)
                : calculated(Operation.NEGATE, List.of(divisor), written);
        Typed other = calculated(operation, List.of(dividend, opposite), written);
        if (operation == Operation.DIVIDE) {
            other = calculated(Operation.NEGATE, List.of(other), written);
        }
        if (isNonZero(written.get(1))) {
            return other;
        }
        Typed isNegative = calculated(Operation.LESS, List.of(divisor, zero(Numbers.INT)), written);
        Term term = app(Hol.conditional(Numbers.INT), isNegative.term(), other.term(), plain.term());
        String open = operation == Operation.DIVIDE ? "div by 0" : "mod by 0";
        return unlessZero(open, Numbers.INT, dividend, divisor, new Typed(term, Numbers.INT));
    }

    private static Typed zero(Type type) {
        return new Typed(Numbers.numeral(BigInteger.ZERO, type), type);
    }

    /** n or (- n) for a number n other than 0. */
    private boolean isNonZero(TipTerm written) {
        return switch (written) {
            case TipTerm.Numeral(var text, var _) -> !text.matches("[0.]*");
            case TipTerm.Apply(TipTerm.Name(var name, var _), var arguments, var _) ->
                name.equals("-")
                        && !symbols.isKnown(name)
                        && arguments.size() == 1
                        && arguments.getFirst() instanceof TipTerm.Numeral
                        && isNonZero(arguments.getFirst());
            default -> false;
        };
    }

    private Typed unlessZero(String name, Type type, Typed dividend, Typed divisor, Typed otherwise) {
        Term.Const open = symbols.unspecified(name, Type.fun(type, type));
        Term isZero = app(Hol.eq(type), divisor.term(), zero(type).term());
        return new Typed(app(Hol.conditional(type), isZero, app(open, dividend.term()), otherwise.term()), type);
    }
}
