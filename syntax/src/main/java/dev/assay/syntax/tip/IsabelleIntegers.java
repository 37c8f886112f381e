package dev.assay.syntax.tip;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.Library;
import java.math.BigInteger;
import java.util.List;

/** The integers of the library. */
public record IsabelleIntegers() implements Arithmetic {
    private static final Type.Con INT = Type.con("Int.int");
    private static final Type.Con NUM = Type.con("Num.num");
    private static final Type.Var NUMBER = Type.var("'a");
    private static final Type UNARY = Type.fun(NUMBER, NUMBER);
    private static final Type BINARY = Type.fun(NUMBER, UNARY);
    private static final Type RELATION = Type.fun(List.of(NUMBER, NUMBER), Type.bool());

    private static final Const ONE = new Const("Num.num.One", NUM);
    private static final Const BIT0 = new Const("Num.num.Bit0", Type.fun(NUM, NUM));
    private static final Const BIT1 = new Const("Num.num.Bit1", Type.fun(NUM, NUM));
    private static final String ZERO_NAME = "Groups.zero_class.zero";
    private static final String ONE_NAME = "Groups.one_class.one";
    private static final String NUMERAL_NAME = "Num.numeral_class.numeral";

    @Override
    public Theory theory() {
        return Library.context("Main").theory();
    }

    @Override
    public Type integers() {
        return INT;
    }

    @Override
    public Const operation(Operation operation) {
        return switch (operation) {
            case PLUS -> new Const("Groups.plus_class.plus", BINARY);
            case MINUS -> new Const("Groups.minus_class.minus", BINARY);
            case NEGATE -> new Const("Groups.uminus_class.uminus", UNARY);
            case TIMES -> new Const("Groups.times_class.times", BINARY);
            case DIVIDE -> new Const("Rings.divide_class.divide", BINARY);
            case MODULO -> new Const("Rings.modulo_class.modulo", BINARY);
            case LESS -> new Const("Orderings.ord_class.less", RELATION);
            case LESS_EQUAL -> new Const("Orderings.ord_class.less_eq", RELATION);
        };
    }

    @Override
    public Term numeral(BigInteger value) {
        if (value.signum() == 0) {
            return new Const(ZERO_NAME, INT);
        }
        if (value.equals(BigInteger.ONE)) {
            return new Const(ONE_NAME, INT);
        }
        Term bits = ONE;
        for (int i = value.bitLength() - 2; i >= 0; i--) {
            bits = Term.app(value.testBit(i) ? BIT1 : BIT0, bits);
        }
        return Term.app(new Const(NUMERAL_NAME, Type.fun(NUM, INT)), bits);
    }
}
