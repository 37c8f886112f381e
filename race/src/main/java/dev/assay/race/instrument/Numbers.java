package dev.assay.race.instrument;

import org.jspecify.annotations.Nullable;

/** Values as the virtual machine computes with them: what is smaller than an int is one. */
final class Numbers {
    private Numbers() {}

    static @Nullable Object of(@Nullable Object value) {
        return switch (value) {
            case Boolean truth -> truth ? 1 : 0;
            case Character character -> (int) character;
            case Byte number -> number.intValue();
            case Short number -> number.intValue();
            case null, default -> value;
        };
    }

    /** The value again, like another one of its type. */
    static @Nullable Object like(@Nullable Object sample, @Nullable Object value) {
        if (!(value instanceof Integer number)) {
            return value;
        }
        return switch (sample) {
            case Boolean any -> number != 0;
            case Character any -> (char) number.intValue();
            case Byte any -> number.byteValue();
            case Short any -> number.shortValue();
            case null, default -> value;
        };
    }
}
