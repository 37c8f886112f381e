package dev.assay.syntax.tip;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.tip.Arithmetic.Operation;
import dev.assay.syntax.typing.Typed;
import dev.assay.syntax.typing.Typing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BinaryOperator;

/** The functions that SMT-LIB has itself. */
final class TipOperators {
    private static final Set<String> NAMES = Set.of(
            "and", "or", "not", "=>", "xor", "=", "distinct", "ite", "+", "-", "*", "div", "mod", "<", "<=", ">", ">=");

    private final TipSymbols symbols;
    private final Typing typing;

    TipOperators(TipSymbols symbols, Typing typing) {
        this.symbols = symbols;
        this.typing = typing;
    }

    static boolean isOperator(String name) {
        return NAMES.contains(name);
    }

    /** The value of an operator; {@code written} says where the arguments are. */
    Typed apply(String name, List<Typed> arguments, List<TipTerm> written, Position position) {
        int least = name.equals("not") || name.equals("-") || name.equals("and") || name.equals("or") ? 1 : 2;
        int exactly = name.equals("not") ? 1 : name.equals("ite") ? 3 : arguments.size();
        if (arguments.size() < least || arguments.size() != exactly) {
            throw new SyntaxException(
                    position,
                    name + " takes " + (name.equals("not") || name.equals("ite") ? exactly : least + " or more")
                            + " arguments, found " + arguments.size());
        }
        return switch (name) {
            case "and" -> fromRight(propositions(arguments, written), Hol::mkAnd);
            case "or" -> fromRight(propositions(arguments, written), Hol::mkOr);
            case "=>" -> fromRight(propositions(arguments, written), Hol::mkImplies);
            case "not" -> new Typed(Hol.mkNot(propositions(arguments, written).getFirst()), Type.bool());
            case "xor" -> xor(propositions(arguments, written));
            case "=" -> {
                Term.Const equality = Hol.eq(common(arguments, written));
                yield chain(arguments, (x, y) -> app(equality, x, y));
            }
            case "distinct" -> distinct(arguments, common(arguments, written));
            case "ite" -> conditional(arguments, written);
            case "+" -> fromLeft(Operation.PLUS, arguments, written);
            case "*" -> fromLeft(Operation.TIMES, arguments, written);
            case "-" ->
                arguments.size() == 1
                        ? calculated(Operation.NEGATE, arguments, written)
                        : fromLeft(Operation.MINUS, arguments, written);
            case "div" -> division(Operation.DIVIDE, arguments, written);
            case "mod" -> division(Operation.MODULO, arguments, written);
            case "<" -> comparison(Operation.LESS, false, arguments, written);
            case "<=" -> comparison(Operation.LESS_EQUAL, false, arguments, written);
            case ">" -> comparison(Operation.LESS, true, arguments, written);
            case ">=" -> comparison(Operation.LESS_EQUAL, true, arguments, written);
            default -> throw new IllegalArgumentException("not an operator: " + name);
        };
    }

    private List<Term> propositions(List<Typed> arguments, List<TipTerm> written) {
        var result = new ArrayList<Term>();
        for (int i = 0; i < arguments.size(); i++) {
            typing.require(arguments.get(i).type(), Type.bool(), written.get(i).position());
            result.add(arguments.get(i).term());
        }
        return result;
    }

    /** The one type of all arguments. */
    private Type common(List<Typed> arguments, List<TipTerm> written) {
        Type type = arguments.getFirst().type();
        for (int i = 1; i < arguments.size(); i++) {
            typing.require(arguments.get(i).type(), type, written.get(i).position());
        }
        return type;
    }

    private static Typed fromRight(List<Term> terms, BinaryOperator<Term> join) {
        Term result = terms.getLast();
        for (Term term : terms.subList(0, terms.size() - 1).reversed()) {
            result = join.apply(term, result);
        }
        return new Typed(result, Type.bool());
    }

    private static Typed xor(List<Term> terms) {
        Term result = terms.getFirst();
        for (Term term : terms.subList(1, terms.size())) {
            result = Hol.mkNot(app(Hol.eq(Type.bool()), result, term));
        }
        return new Typed(result, Type.bool());
    }

    /** x₁ ∘ x₂ ∧ x₂ ∘ x₃ ∧ …. */
    private static Typed chain(List<Typed> arguments, BinaryOperator<Term> relation) {
        var links = new ArrayList<Term>();
        for (int i = 1; i < arguments.size(); i++) {
            links.add(
                    relation.apply(arguments.get(i - 1).term(), arguments.get(i).term()));
        }
        return fromRight(links, Hol::mkAnd);
    }

    private static Typed distinct(List<Typed> arguments, Type type) {
        var parts = new ArrayList<Term>();
        for (int i = 0; i < arguments.size(); i++) {
            for (int j = i + 1; j < arguments.size(); j++) {
                Term equal = app(
                        Hol.eq(type), arguments.get(i).term(), arguments.get(j).term());
                parts.add(Hol.mkNot(equal));
            }
        }
        return fromRight(parts, Hol::mkAnd);
    }

    private Typed conditional(List<Typed> arguments, List<TipTerm> written) {
        typing.require(
                arguments.getFirst().type(), Type.bool(), written.getFirst().position());
        Type type = arguments.get(1).type();
        typing.require(arguments.get(2).type(), type, written.get(2).position());
        Term term =
                app(Hol.conditional(type), arguments.stream().map(Typed::term).toList());
        return new Typed(term, type);
    }

    // Arithmetic

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
        Type type = common(arguments, written);
        return chain(arguments, (x, y) -> {
            var sides = List.of(new Typed(isSwapped ? y : x, type), new Typed(isSwapped ? x : y, type));
            return calculated(operation, sides, written).term();
        });
    }

    /** Rounds so that the remainder is not negative: for a negative divisor, what division by its opposite gives. */
    private Typed division(Operation operation, List<Typed> arguments, List<TipTerm> written) {
        if (arguments.size() != 2) {
            throw new SyntaxException(
                    written.getFirst().position(), "division takes 2 arguments, found " + arguments.size());
        }
        Typed plain = calculated(operation, arguments, written);
        if (written.get(1) instanceof TipTerm.Numeral) {
            return plain;
        }
        Typed zero = new Typed(
                symbols.arithmetic().numeral(BigInteger.ZERO),
                symbols.arithmetic().integers());
        Typed divisor = arguments.get(1);
        Typed isNegative = calculated(Operation.LESS, List.of(divisor, zero), written);
        Typed opposite = calculated(Operation.NEGATE, List.of(divisor), written);
        Typed other = calculated(operation, List.of(arguments.getFirst(), opposite), written);
        if (operation == Operation.DIVIDE) {
            other = calculated(Operation.NEGATE, List.of(other), written);
        }
        Term term = app(Hol.conditional(plain.type()), isNegative.term(), other.term(), plain.term());
        return new Typed(term, plain.type());
    }
}
