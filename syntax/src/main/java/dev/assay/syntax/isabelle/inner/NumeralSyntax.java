package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.infer.PreTerm;
import dev.assay.syntax.Numerals;
import java.math.BigInteger;

/** Numbers: decimal, hexadecimal 0x and binary 0b ones, and fractions such as 2.5. */
final class NumeralSyntax {
    private NumeralSyntax() {}

    static void addTo(RuleList rules) {
        rules.term("#numeral", 1000, (_, node) -> number(value(node.text(0), node.position()), node.position()));
        // These two are notation of constants, which may be taken from them and given to others.
        rules.constant("0", 1000, Names.ZERO);
        rules.constant("1", 1000, Names.ONE);
        rules.term("#decimal", 1000, (_, node) -> fraction(node.text(0), node.position()));
    }

    static BigInteger value(String text, Position position) {
        if (text.startsWith("0x")) {
            return Numerals.value(text.substring(2), 16, position);
        }
        return text.startsWith("0b")
                ? Numerals.value(text.substring(2), 2, position)
                : Numerals.value(text, 10, position);
    }

    static PreTerm number(BigInteger value, Position position) {
        if (value.signum() == 0) {
            return PreTerms.constant(Names.ZERO, position);
        }
        if (value.equals(BigInteger.ONE)) {
            return PreTerms.constant(Names.ONE, position);
        }
        PreTerm bits = PreTerms.constant(Names.NUM_ONE, position);
        for (int i = value.bitLength() - 2; i >= 0; i--) {
            bits = PreTerms.apply(value.testBit(i) ? Names.BIT1 : Names.BIT0, position, bits);
        }
        return PreTerms.apply(Names.NUMERAL, position, bits);
    }

    /** 2.5 is 25 / 10. */
    private static PreTerm fraction(String text, Position position) {
        int digits = text.length() - text.indexOf('.') - 1;
        return PreTerms.apply(
                Names.DIVIDE,
                position,
                number(Numerals.value(text.replace(".", ""), 10, position), position),
                number(BigInteger.TEN.pow(digits), position));
    }
}
