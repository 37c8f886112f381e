package dev.assay.test.run;

import dev.assay.code.runtime.Data;
import java.math.BigInteger;
import java.util.List;

/** What a computed value has to look like, and where its parts go. */
sealed interface Pattern {
    /** Any value, which the variable gets. */
    record Bind(int slot) implements Pattern {}

    /** The value that the variable already has. */
    record Same(int slot) implements Pattern {}

    record Number(BigInteger value) implements Pattern {}

    /** n + the number that is left, which is not negative. */
    record Successor(Pattern rest) implements Pattern {}

    record Truth(boolean value) implements Pattern {}

    record Construct(int tag, List<Pattern> fields) implements Pattern {
        public Construct {
            fields = List.copyOf(fields);
        }
    }

    /** Whether the value fits; sets the slots on the way. */
    default boolean matches(Object value, Object[] slots) {
        return switch (this) {
            case Bind(var slot) -> {
                slots[slot] = value;
                yield true;
            }
            case Same(var slot) -> slots[slot].equals(value);
            case Number(var number) -> integer(value).equals(number);
            case Successor(var rest) -> {
                BigInteger number = integer(value);
                yield number.signum() > 0
                        && rest.matches(dev.assay.code.runtime.Values.number(number.subtract(BigInteger.ONE)), slots);
            }
            case Truth(var truth) -> value.equals(truth);
            case Construct(var tag, var fields) -> {
                if (!(value instanceof Data data) || data.tag != tag) {
                    yield false;
                }
                for (int i = 0; i < fields.size(); i++) {
                    if (!fields.get(i).matches(data.field(i), slots)) {
                        yield false;
                    }
                }
                yield true;
            }
        };
    }

    private static BigInteger integer(Object value) {
        return value instanceof BigInteger big ? big : BigInteger.valueOf((Long) value);
    }
}
