package dev.assay.syntax.isabelle;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.util.OptionalInt;

/** Numerals of type {@code nat} in patterns: 2 is Suc (Suc 0). */
final class NumeralPatterns {
    private static final Type NAT = Type.con("Nat.nat");
    private static final int LARGEST = 1000;

    private NumeralPatterns() {}

    static Term asConstructors(Term pattern) {
        OptionalInt value = value(pattern);
        if (value.isPresent()) {
            Term result = new Const("Groups.zero_class.zero", NAT);
            for (int i = 0; i < value.getAsInt(); i++) {
                result = app(new Const("Nat.nat.Suc", Type.fun(NAT, NAT)), result);
            }
            return result;
        }
        return pattern instanceof App(var f, var x) ? app(asConstructors(f), asConstructors(x)) : pattern;
    }

    private static OptionalInt value(Term term) {
        return switch (term) {
            case Const(var name, var type)
            when type.equals(NAT) && name.equals("Groups.one_class.one") -> OptionalInt.of(1);
            case App(Const(var name, var type), var bits)
            when name.equals("Num.numeral_class.numeral") && type.range().equals(NAT) -> bits(bits);
            case Const _, Term.Free _, Term.Bound _, Term.Abs _, App _ -> OptionalInt.empty();
        };
    }

    private static OptionalInt bits(Term term) {
        if (term.isApplied("Num.num.One")) {
            return OptionalInt.of(1);
        }
        if (term instanceof App(Const(var bit, var _), var rest)) {
            OptionalInt value = bits(rest);
            int last = bit.equals("Num.num.Bit1") ? 1 : 0;
            return value.isPresent() && value.getAsInt() < LARGEST
                    ? OptionalInt.of(2 * value.getAsInt() + last)
                    : OptionalInt.empty();
        }
        return OptionalInt.empty();
    }
}
