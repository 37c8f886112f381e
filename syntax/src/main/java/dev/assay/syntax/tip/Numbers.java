package dev.assay.syntax.tip;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.Library;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

/** What Int, Real and their operations are in the library. */
final class Numbers {
    /** The operations of the library, whose division is by 0, too, and rounds down. */
    enum Operation {
        PLUS,
        MINUS,
        NEGATE,
        ABSOLUTE,
        TIMES,
        DIVIDE,
        MODULO,
        DIVIDES,
        LESS,
        LESS_EQUAL,
        TO_REAL,
        FLOOR;

        /** The constant, at its most general type. */
        Const constant() {
            return switch (this) {
                case PLUS -> new Const("Groups.plus_class.plus", BINARY);
                case MINUS -> new Const("Groups.minus_class.minus", BINARY);
                case NEGATE -> new Const("Groups.uminus_class.uminus", UNARY);
                case ABSOLUTE -> new Const("Groups.abs_class.abs", UNARY);
                case TIMES -> new Const("Groups.times_class.times", BINARY);
                case DIVIDE -> new Const("Rings.divide_class.divide", BINARY);
                case MODULO -> new Const("Rings.modulo_class.modulo", BINARY);
                case DIVIDES -> new Const("Rings.dvd_class.dvd", RELATION);
                case LESS -> new Const("Orderings.ord_class.less", RELATION);
                case LESS_EQUAL -> new Const("Orderings.ord_class.less_eq", RELATION);
                case TO_REAL -> new Const("Int.of_int", Type.fun(INT, NUMBER));
                case FLOOR -> new Const("Archimedean_Field.floor_ceiling_class.floor", Type.fun(NUMBER, INT));
            };
        }
    }

    static final Type.Con INT = Type.con("Int.int");
    static final Type.Con REAL = Type.con("Real.real");

    private static final Type.Con NUM = Type.con("Num.num");
    private static final Type.Var NUMBER = Type.var("'a");
    private static final Type UNARY = Type.fun(NUMBER, NUMBER);
    private static final Type BINARY = Type.fun(NUMBER, UNARY);
    private static final Type RELATION = Type.fun(List.of(NUMBER, NUMBER), Type.bool());

    private static final Const ONE = new Const("Num.num.One", NUM);
    private static final Const BIT0 = new Const("Num.num.Bit0", Type.fun(NUM, NUM));
    private static final Const BIT1 = new Const("Num.num.Bit1", Type.fun(NUM, NUM));
    private static final String NUMERAL = "Num.numeral_class.numeral";

    private Numbers() {}

    /** The theory that says what numbers are. */
    static Theory theory(boolean hasReals) {
        return Library.context(hasReals ? "Complex_Main" : "Main").theory();
    }

    /** A number that is not negative. */
    static Term numeral(BigInteger value, Type type) {
        if (value.signum() == 0) {
            return new Const("Groups.zero_class.zero", type);
        }
        if (value.equals(BigInteger.ONE)) {
            return new Const("Groups.one_class.one", type);
        }
        Term bits = ONE;
        for (int i = value.bitLength() - 2; i >= 0; i--) {
            bits = Term.app(value.testBit(i) ? BIT1 : BIT0, bits);
        }
        return Term.app(new Const(NUMERAL, Type.fun(NUM, type)), bits);
    }

    /** A real number that is not negative: a fraction, unless it is whole. */
    static Term decimal(BigDecimal value) {
        BigDecimal shortest = value.stripTrailingZeros();
        int places = Math.max(0, shortest.scale());
        Term numerator = numeral(shortest.movePointRight(places).toBigIntegerExact(), REAL);
        var division = new Const(Operation.DIVIDE.constant().name(), Type.fun(List.of(REAL, REAL), REAL));
        return places == 0
                ? numerator
                : Term.app(division, numerator, numeral(BigInteger.TEN.pow(places), REAL));
    }
}
