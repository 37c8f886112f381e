package dev.assay.syntax.tip;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.typing.Typed;
import dev.assay.syntax.typing.Typing;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BinaryOperator;

/** The functions that SMT-LIB has itself, without those on numbers. */
final class TipOperators {
    private static final Set<String> NAMES =
            Set.of("and", "or", "not", "=>", "xor", "=", "distinct", "ite", "select", "store");

    private final TipSymbols symbols;
    private final Typing typing;
    private final TipArithmetic arithmetic;

    TipOperators(TipSymbols symbols, Typing typing, TipArithmetic arithmetic) {
        this.symbols = symbols;
        this.typing = typing;
        this.arithmetic = arithmetic;
    }

    static boolean isOperator(String name) {
        return NAMES.contains(name) || TipArithmetic.isOperator(name);
    }

    /** The value of an operator; {@code written} says where the arguments are. */
    Typed apply(String name, List<Typed> given, List<TipTerm> written, Position position) {
        if (TipArithmetic.isOperator(name)) {
            return arithmetic.apply(name, given, written, position);
        }
        int least = name.equals("not") || name.equals("and") || name.equals("or") ? 1 : 2;
        int exactly = switch (name) {
            case "not" -> 1;
            case "select" -> 2;
            case "ite", "store" -> 3;
            default -> 0;
        };
        requireCount(name, given.size(), least, exactly, position);
        return switch (name) {
            case "and" -> fromRight(propositions(given, written), Hol::mkAnd);
            case "or" -> fromRight(propositions(given, written), Hol::mkOr);
            case "=>" -> fromRight(propositions(given, written), Hol::mkImplies);
            case "not" -> new Typed(Hol.mkNot(propositions(given, written).getFirst()), Type.bool());
            case "xor" -> xor(propositions(given, written));
            case "=" -> {
                List<Typed> arguments = arithmetic.alike(given, written);
                Term.Const equality = Hol.eq(common(arguments, written));
                yield chain(arguments, (x, y) -> app(equality, x, y));
            }
            case "distinct" -> {
                List<Typed> arguments = arithmetic.alike(given, written);
                yield distinct(arguments, common(arguments, written));
            }
            case "ite" -> conditional(given, written);
            case "select" ->
                typing.apply(
                        given.getFirst(), index(given, written), written.get(1).position());
            case "store" -> stored(given, written);
            default -> throw new IllegalArgumentException("not an operator: " + name);
        };
    }

    /** Throws unless there are exactly so many arguments or, where that is 0, at least so many. */
    static void requireCount(String name, int count, int least, int exactly, Position position) {
        if (count < least || exactly > 0 && count != exactly) {
            throw new SyntaxException(
                    position,
                    name + " takes " + (exactly > 0 ? exactly : least + " or more") + " arguments, found " + count);
        }
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

    static Typed fromRight(List<Term> terms, BinaryOperator<Term> join) {
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
    static Typed chain(List<Typed> arguments, BinaryOperator<Term> relation) {
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

    private Typed conditional(List<Typed> given, List<TipTerm> written) {
        Typed condition = given.getFirst();
        typing.require(condition.type(), Type.bool(), written.getFirst().position());
        List<Typed> branches = arithmetic.alike(given.subList(1, 3), written.subList(1, 3));
        Type type = common(branches, written.subList(1, 3));
        Term term = app(
                Hol.conditional(type),
                condition.term(),
                branches.getFirst().term(),
                branches.getLast().term());
        return new Typed(term, type);
    }

    // Arrays: functions

    /** The second argument, as an index of the array that the first is. */
    private Typed index(List<Typed> given, List<TipTerm> written) {
        Type array = typing.resolve(given.getFirst().type());
        return array.isFun() ? arithmetic.as(array.domain(), given.get(1), written.get(1)) : given.get(1);
    }

    private Typed stored(List<Typed> given, List<TipTerm> written) {
        Type array = typing.resolve(given.getFirst().type());
        Typed value = array.isFun() ? arithmetic.as(array.range(), given.get(2), written.get(2)) : given.get(2);
        Typed update = typing.instance(symbols.update());
        List<Typed> arguments = List.of(given.getFirst(), index(given, written), value);
        for (int i = 0; i < arguments.size(); i++) {
            update = typing.apply(update, arguments.get(i), written.get(i).position());
        }
        return update;
    }
}
