package dev.assay.code.extract;

import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.math.BigInteger;
import java.util.Optional;

/** Numbers that are written as such. */
final class Numerals {
    static final Type.Con NAT = Type.con("Nat.nat");
    static final Type.Con INT = Type.con("Int.int");
    static final String ZERO = "Groups.zero_class.zero";
    static final String ONE = "Groups.one_class.one";
    static final String PLUS = "Groups.plus_class.plus";
    static final String UMINUS = "Groups.uminus_class.uminus";
    static final String NUMERAL = "Num.numeral_class.numeral";
    static final Const ZERO_NAT = new Const(ZERO, NAT);
    static final Const SUC = new Const("Nat.nat.Suc", Type.fun(NAT, NAT));

    private Numerals() {}

    /** n of a term 0, 1, numeral n or Suc n; of any type. */
    static Optional<BigInteger> value(Term term) {
        return switch (term) {
            case Const(var name, var _) ->
                switch (name) {
                    case ZERO -> Optional.of(BigInteger.ZERO);
                    case ONE -> Optional.of(BigInteger.ONE);
                    default -> Optional.empty();
                };
            case App(Const(var name, var _), var argument) ->
                switch (name) {
                    case NUMERAL -> bits(argument);
                    case "Nat.nat.Suc" -> value(argument).map(BigInteger.ONE::add);
                    default -> Optional.empty();
                };
            case App _, Term.Free _, Term.Bound _, Term.Abs _ -> Optional.empty();
        };
    }

    private static Optional<BigInteger> bits(Term num) {
        return switch (num) {
            case Const(var name, var _) when name.equals("Num.num.One") -> Optional.of(BigInteger.ONE);
            case App(Const(var name, var _), var rest)
            when name.equals("Num.num.Bit0") -> bits(rest).map(n -> n.shiftLeft(1));
            case App(Const(var name, var _), var rest)
            when name.equals("Num.num.Bit1") ->
                bits(rest).map(n -> n.shiftLeft(1).add(BigInteger.ONE));
            case Const _, App _, Term.Free _, Term.Bound _, Term.Abs _ -> Optional.empty();
        };
    }

    static Term successors(int count, Term term) {
        Term result = term;
        for (int i = 0; i < count; i++) {
            result = new App(SUC, result);
        }
        return result;
    }

    /** The numeral of a number at a type: 0, 1, numeral n, - numeral n. */
    static Term term(BigInteger value, Type type) {
        if (value.signum() < 0) {
            return new App(new Const(UMINUS, Type.fun(type, type)), term(value.negate(), type));
        }
        if (value.signum() == 0) {
            return new Const(ZERO, type);
        }
        if (value.equals(BigInteger.ONE)) {
            return new Const(ONE, type);
        }
        Type.Con num = Type.con("Num.num");
        Term bits = new Const("Num.num.One", num);
        for (int i = value.bitLength() - 2; i >= 0; i--) {
            String bit = value.testBit(i) ? "Num.num.Bit1" : "Num.num.Bit0";
            bits = new App(new Const(bit, Type.fun(num, num)), bits);
        }
        return new App(new Const(NUMERAL, Type.fun(num, type)), bits);
    }
}
