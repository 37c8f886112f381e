package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.infer.PreTerm;
import java.util.List;

/**
 * A rule of {@code translations}: what notation stands for.
 *
 * @param right a term in which identifiers are the holes of the left-hand side, or syntactic constants
 */
public record SyntaxRule(SyntaxPattern.Applied left, PreTerm right) {
    /** The rules for one syntactic constant, the newest first. */
    record Group(List<SyntaxRule> rules) {
        static final Group EMPTY = new Group(List.of());

        Group {
            rules = List.copyOf(rules);
        }
    }

    String constant() {
        return left.constant();
    }
}
