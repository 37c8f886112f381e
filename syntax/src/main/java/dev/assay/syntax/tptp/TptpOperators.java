package dev.assay.syntax.tptp;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.syntax.tptp.TptpFormula.Connective;
import dev.assay.syntax.typing.Typed;
import dev.assay.syntax.typing.Typing;
import java.util.List;

/** What the connectives mean. */
final class TptpOperators {
    private static final Type UNARY = Type.fun(Type.bool(), Type.bool());
    private static final Type BINARY = Type.fun(Type.bool(), UNARY);

    private TptpOperators() {}

    static Term binary(Connective connective, Term left, Term right) {
        return switch (connective) {
            case IFF -> app(Hol.eq(Type.bool()), left, right);
            case IMPLIES -> Hol.mkImplies(left, right);
            case IF -> Hol.mkImplies(right, left);
            case XOR -> Hol.mkNot(app(Hol.eq(Type.bool()), left, right));
            case NOR -> Hol.mkNot(Hol.mkOr(left, right));
            case NAND -> Hol.mkNot(Hol.mkAnd(left, right));
        };
    }

    /** A connective as a term. */
    static Typed operator(String symbol, Typing typing) {
        Type.Var open = typing.fresh();
        return switch (symbol) {
            case "~" -> new Typed(Hol.NOT, UNARY);
            case "&" -> new Typed(Hol.AND, BINARY);
            case "|" -> new Typed(Hol.OR, BINARY);
            case "=", "@=" -> Typed.of(Hol.eq(open));
            case "!=" -> {
                Term body = Hol.mkNot(app(Hol.eq(open), new Bound(1), new Bound(0)));
                yield new Typed(
                        new Abs("x", open, new Abs("y", open, body)), Type.fun(List.of(open, open), Type.bool()));
            }
            case "!!" -> Typed.of(Hol.all(open));
            case "??" -> Typed.of(Hol.ex(open));
            case "@@+" -> Typed.of(Hol.some(open));
            case "@@-" -> Typed.of(Hol.the(open));
            default -> {
                Term body = binary(connective(symbol), new Bound(1), new Bound(0));
                yield new Typed(new Abs("x", Type.bool(), new Abs("y", Type.bool(), body)), BINARY);
            }
        };
    }

    /** Whether the operator may be given a type before its arguments. */
    static boolean isTyped(String symbol) {
        return switch (symbol) {
            case "!!", "??", "@@+", "@@-", "@=" -> true;
            default -> false;
        };
    }

    /** The type that such an operator is given. */
    static Type typeArgument(String symbol, Typed operator) {
        Type first = operator.type().domain();
        return symbol.equals("@=") ? first : first.domain();
    }

    private static Connective connective(String symbol) {
        for (Connective connective : Connective.values()) {
            if (connective.symbol().equals(symbol)) {
                return connective;
            }
        }
        throw new IllegalArgumentException("not a connective: " + symbol);
    }

    /** Each two of the terms, all of one type, differ. */
    static Term distinct(List<Term> terms, Type type) {
        Term result = null;
        for (int i = terms.size() - 1; i >= 0; i--) {
            for (int j = terms.size() - 1; j > i; j--) {
                Term differ = Hol.mkNot(app(Hol.eq(type), terms.get(i), terms.get(j)));
                result = result == null ? differ : Hol.mkAnd(differ, result);
            }
        }
        return result == null ? Hol.TRUE : result;
    }
}
