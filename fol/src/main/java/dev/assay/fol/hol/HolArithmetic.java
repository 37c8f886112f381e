package dev.assay.fol.hol;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The integers and reals of the library as those that solvers calculate with. Only what means the same in both becomes
 * arithmetic; the rest stays a symbol over these types, with its axioms.
 */
final class HolArithmetic {
    private static final Map<String, String> TYPES = Map.of(HolNames.INT, "$int", HolNames.REAL, "$real");

    private static final Map<String, String> OPERATIONS = Map.of(
            HolNames.PLUS, "$sum",
            HolNames.MINUS, "$difference",
            HolNames.TIMES, "$product",
            HolNames.UMINUS, "$uminus",
            HolNames.ABS, "$abs",
            HolNames.LESS, "$less",
            HolNames.LESS_EQ, "$lesseq");

    private static final String AT = "@";

    private HolArithmetic() {}

    /** The ground problem with numbers that are numbers. */
    static HolProblem interpreted(HolProblem problem) {
        return new HolProblem(
                problem.signature(),
                problem.statements().stream()
                        .map(s -> new HolStatement(s.name(), s.role(), term(s.formula())))
                        .toList(),
                name -> name.contains(AT)
                        ? name.substring(0, name.indexOf(AT))
                        : name.startsWith("$") ? name : problem.names().apply(name));
    }

    static boolean isInterpreted(Const constant) {
        return constant.name().contains(AT);
    }

    /** A name that says the type, too, since the same sign stands for operations of several types. */
    private static Const overloaded(String sign, Type type, Type number) {
        return new Const(sign + AT + number, type(type));
    }

    private static Type type(Type type) {
        return switch (type) {
            case Type.Var v -> v;
            case Type.Con(var name, var arguments) ->
                new Type.Con(
                        TYPES.getOrDefault(name, name),
                        arguments.stream().map(HolArithmetic::type).toList());
        };
    }

    private static boolean isNumeric(Type type) {
        return type instanceof Type.Con(var name, var _) && TYPES.containsKey(name);
    }

    private static Term term(Term term) {
        Term head = term.head();
        List<Term> arguments = term.arguments();
        if (head instanceof Const c) {
            Type result = result(c.type(), arguments.size());
            Optional<BigInteger> number = isNumeric(result) ? number(term) : Optional.empty();
            if (number.isPresent()) {
                return overloaded(number.get().toString(), result, result);
            }
            List<Type> types = c.type().argumentTypes();
            boolean isOnNumbers = !types.isEmpty() && types.stream().allMatch(HolArithmetic::isNumeric);
            if (OPERATIONS.containsKey(c.name()) && isOnNumbers) {
                Const operation = overloaded(OPERATIONS.getOrDefault(c.name(), ""), c.type(), types.getFirst());
                Term applied = Term.app(
                        operation, arguments.stream().map(HolArithmetic::term).toList());
                return expanded(applied, types.subList(arguments.size(), types.size()));
            }
        }
        Term own = switch (head) {
            case Const(var name, var type) -> new Const(name, type(type));
            case Free(var name, var type) -> new Free(name, type(type));
            case Bound b -> b;
            case Abs(var hint, var argument, var body) -> new Abs(hint, type(argument), term(body));
            case App _ -> throw new IllegalStateException("the head of a term is no application");
        };
        return Term.app(own, arguments.stream().map(HolArithmetic::term).toList());
    }

    private static Type result(Type type, int arguments) {
        Type result = type;
        for (int i = 0; i < arguments && result.isFun(); i++) {
            result = result.range();
        }
        return result;
    }

    /** λx̄. t x̄: an operation is always applied to all its arguments. */
    private static Term expanded(Term term, List<Type> missing) {
        Term body = term.shift(missing.size());
        for (int i = missing.size() - 1; i >= 0; i--) {
            body = new App(body, new Bound(i));
        }
        for (Type type : missing.reversed()) {
            body = new Abs("x", type(type), body);
        }
        return body;
    }

    /** The value of 0, 1, a numeral, or the negation of one. */
    private static Optional<BigInteger> number(Term term) {
        if (!(term.head() instanceof Const(var name, var _))) {
            return Optional.empty();
        }
        List<Term> arguments = term.arguments();
        return switch (name) {
            case HolNames.ZERO -> arguments.isEmpty() ? Optional.of(BigInteger.ZERO) : Optional.empty();
            case HolNames.ONE -> arguments.isEmpty() ? Optional.of(BigInteger.ONE) : Optional.empty();
            case HolNames.NUMERAL -> arguments.size() == 1 ? bits(arguments.getFirst()) : Optional.empty();
            case HolNames.UMINUS ->
                arguments.size() == 1 ? number(arguments.getFirst()).map(BigInteger::negate) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static Optional<BigInteger> bits(Term term) {
        if (!(term.head() instanceof Const(var name, var _))) {
            return Optional.empty();
        }
        List<Term> arguments = term.arguments();
        return switch (name) {
            case HolNames.NUM_ONE -> Optional.of(BigInteger.ONE);
            case HolNames.NUM_BIT0 -> bits(arguments.getFirst()).map(n -> n.shiftLeft(1));
            case HolNames.NUM_BIT1 ->
                bits(arguments.getFirst()).map(n -> n.shiftLeft(1).add(BigInteger.ONE));
            default -> Optional.empty();
        };
    }
}
