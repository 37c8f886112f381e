package dev.assay.syntax;

import dev.assay.logic.Position;
import java.math.BigInteger;

/** Numbers in a text. A number is a term as deep as it has bits, so there must be an end to their length. */
public final class Numerals {
    /** Far more than anybody writes, and far less than would exhaust the stack. */
    private static final int MOST_DIGITS = 10_000;

    private Numerals() {}

    /** The value of digits in a base. */
    public static BigInteger value(String digits, int base, Position position) {
        if (digits.length() > MOST_DIGITS) {
            throw new SyntaxException(
                    position, "a number has at most " + MOST_DIGITS + " digits, this one " + digits.length());
        }
        return new BigInteger(digits, base);
    }
}
