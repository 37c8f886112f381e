package dev.assay.bench.agree;

import java.util.List;

/**
 * Something that makes a term of terms.
 *
 * @param text with {@code %s} for each argument
 */
record Operation(String text, List<Ty> arguments, Ty result) {
    /** A function that stands before its arguments. */
    static Operation prefix(String name, List<Ty> arguments, Ty result) {
        return arguments.isEmpty()
                ? new Operation(name, arguments, result)
                : new Operation("(" + name + " %s".repeat(arguments.size()) + ")", arguments, result);
    }

    String apply(List<String> terms) {
        return String.format(java.util.Locale.ROOT, text, terms.toArray());
    }
}
