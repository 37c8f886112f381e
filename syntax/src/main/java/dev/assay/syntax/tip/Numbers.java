package dev.assay.syntax.tip;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.Library;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/** What Int, Real and their operations are in the library. */
public final class Numbers {
    /** The operations of the library, whose division is by 0, too, and rounds down. */
    public enum Operation {
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
        OF_INT,
        OF_RAT,
        FLOOR;

        /** The constant, at its most general type. */
        public Const constant() {
            return new Const(fullName(this), type(this));
        }

        /** The constant at a type of numbers. */
        public Const at(Type numbers) {
            return new Const(fullName(this), type(this).substitute(Map.of(NUMBER, numbers)));
        }
    }

    private static String fullName(Operation operation) {
        return switch (operation) {
            case PLUS -> "Groups.plus_class.plus";
            case MINUS -> "Groups.minus_class.minus";
            case NEGATE -> "Groups.uminus_class.uminus";
            case ABSOLUTE -> "Groups.abs_class.abs";
            case TIMES -> "Groups.times_class.times";
            case DIVIDE -> "Rings.divide_class.divide";
            case MODULO -> "Rings.modulo_class.modulo";
            case DIVIDES -> "Rings.dvd";
            case LESS -> "Orderings.ord_class.less";
            case LESS_EQUAL -> "Orderings.ord_class.less_eq";
            case OF_INT -> "Int.of_int";
            case OF_RAT -> "Rat.of_rat";
            case FLOOR -> "Archimedean_Field.floor_ceiling_class.floor";
        };
    }

    private static Type type(Operation operation) {
        return switch (operation) {
            case NEGATE, ABSOLUTE -> UNARY;
            case PLUS, MINUS, TIMES, DIVIDE, MODULO -> BINARY;
            case DIVIDES, LESS, LESS_EQUAL -> RELATION;
            case OF_INT -> Type.fun(INT, NUMBER);
            case OF_RAT -> Type.fun(RAT, NUMBER);
            case FLOOR -> Type.fun(NUMBER, INT);
        };
    }

    public static final Type.Con INT = Type.con("Int.int");
    public static final Type.Con RAT = Type.con("Rat.rat");
    public static final Type.Con REAL = Type.con("Real.real");

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
    public static Theory theory(boolean hasReals) {
        return Library.context(hasReals ? "Complex_Main" : "Main").theory();
    }

    /** A number that is not negative. */
    public static Term numeral(BigInteger value, Type type) {
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
    public static Term decimal(BigDecimal value) {
        BigDecimal shortest = value.stripTrailingZeros();
        int places = Math.max(0, shortest.scale());
        return fraction(shortest.movePointRight(places).toBigIntegerExact(), BigInteger.TEN.pow(places), REAL);
    }

    /** A quotient of numbers that are not negative. */
    public static Term fraction(BigInteger numerator, BigInteger denominator, Type type) {
        return denominator.equals(BigInteger.ONE)
                ? numeral(numerator, type)
                : Term.app(Operation.DIVIDE.at(type), numeral(numerator, type), numeral(denominator, type));
    }
}
