package dev.assay.syntax.isabelle.inner;

import java.util.List;

/** category ::= parts, at a priority. */
record Production(Category category, List<Part> parts, int priority, Meaning meaning) {
    Production {
        parts = List.copyOf(parts);
        if (parts.isEmpty()) {
            throw new IllegalArgumentException("a production needs a part");
        }
    }

    /** Whether it begins with its own category, as an infix does. */
    boolean isInfix() {
        return parts.getFirst() instanceof Part.Argument(var first, var _) && first.equals(category);
    }

    /** The priority that the left operand of an infix needs. */
    int left() {
        if (parts.getFirst() instanceof Part.Argument(var _, var priority)) {
            return priority;
        }
        throw new IllegalStateException("no infix: " + parts);
    }
}
