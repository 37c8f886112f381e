package dev.assay.rewrite.egraph;

import java.util.List;

/** A term with variables 0, 1, … that stand for classes. */
public sealed interface Pattern {
    record Variable(int index) implements Pattern {}

    /** A symbol with arguments. */
    record Node(int symbol, List<Pattern> arguments) implements Pattern {
        public Node {
            arguments = List.copyOf(arguments);
        }
    }

    /** A variable with arguments, which come after those that the function has already. */
    record Flexible(int index, List<Pattern> arguments) implements Pattern {
        public Flexible {
            arguments = List.copyOf(arguments);
        }
    }
}
