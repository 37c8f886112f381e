package dev.assay.bench.agree;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A statement about a generated theory, and what is known of it by the way it was made.
 *
 * @param premises what it takes for granted
 */
record Claim(Form form, List<String> premises, String text, Truth truth) {
    enum Truth {
        TRUE,
        FALSE,
        OPEN
    }

    /** How the premises are written. */
    enum Form {
        ARROWS,
        BRACKETS,
        ASSUMED,
        IF
    }

    Claim {
        premises = List.copyOf(premises);
    }

    Claim(String text, Truth truth) {
        this(Form.ARROWS, List.of(), text, truth);
    }

    /** What stands behind the name of a lemma. */
    String statement() {
        if (premises.isEmpty()) {
            return quoted(text);
        }
        return switch (form) {
            case ARROWS ->
                quoted(Stream.concat(premises.stream(), Stream.of(text)).collect(Collectors.joining(" ⟹ ")));
            case BRACKETS -> quoted(premises.stream().collect(Collectors.joining("; ", "⟦", "⟧ ⟹ ")) + text);
            case ASSUMED ->
                premises.stream().map(Claim::quoted).collect(Collectors.joining(" and ", "assumes ", " shows "))
                        + quoted(text);
            case IF -> quoted(text) + premises.stream().map(Claim::quoted).collect(Collectors.joining(" ", " if ", ""));
        };
    }

    private static String quoted(String formula) {
        return '"' + formula + '"';
    }
}
