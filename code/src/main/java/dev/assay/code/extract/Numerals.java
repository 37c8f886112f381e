package dev.assay.code.extract;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.math.BigInteger;
import java.util.Optional;

/** Numbers that are written as such. */
final class Numerals {
    static final Type.Con NAT = Type.con(HolNames.NAT);
    static final Type.Con INT = Type.con(HolNames.INT);
    static final String ZERO = HolNames.ZERO;
    static final String ONE = HolNames.ONE;
    static final String PLUS = HolNames.PLUS;
    static final String UMINUS = HolNames.UMINUS;
    static final String NUMERAL = HolNames.NUMERAL;
    static final Const ZERO_NAT = new Const(ZERO, NAT);
    static final Const SUC = new Const(HolNames.SUC, Type.fun(NAT, NAT));

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
                    case HolNames.SUC -> value(argument).map(BigInteger.ONE::add);
                    default -> Optional.empty();
                };
            case App _, Term.Free _, Term.Bound _, Term.Abs _ -> Optional.empty();
        };
    }

    private static Optional<BigInteger> bits(Term num) {
        return switch (num) {
            case Const(var name, var _) when name.equals(HolNames.NUM_ONE) -> Optional.of(BigInteger.ONE);
            case App(Const(var name, var _), var rest)
            when name.equals(HolNames.NUM_BIT0) -> bits(rest).map(n -> n.shiftLeft(1));
            case App(Const(var name, var _), var rest)
            when name.equals(HolNames.NUM_BIT1) ->
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
        Type.Con num = Type.con(HolNames.NUM);
        Term bits = new Const(HolNames.NUM_ONE, num);
        for (int i = value.bitLength() - 2; i >= 0; i--) {
            String bit = value.testBit(i) ? HolNames.NUM_BIT1 : HolNames.NUM_BIT0;
            bits = new App(new Const(bit, Type.fun(num, num)), bits);
        }
        return new App(new Const(NUMERAL, Type.fun(num, type)), bits);
    }
}
