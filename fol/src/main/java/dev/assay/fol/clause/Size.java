package dev.assay.fol.clause;

import dev.assay.fol.Formula;
import java.util.List;

/** How large a problem is after clausification. */
public record Size(int clauses, int literals, int symbols) {
    public static Size of(List<Clause> clauses) {
        int literals = 0;
        int symbols = 0;
        for (Clause clause : clauses) {
            for (Literal literal : clause.literals()) {
                literals++;
                symbols += symbols(literal.atom());
            }
        }
        return new Size(clauses.size(), literals, symbols);
    }

    /** Predicates, functions and variables; an equality sign counts as one. */
    private static int symbols(Formula atom) {
        int[] count = {1};
        atom.forEachTerm(_ -> count[0]++);
        return count[0];
    }

    public double literalsPerClause() {
        return clauses == 0 ? 0 : (double) literals / clauses;
    }

    public double symbolsPerAtom() {
        return literals == 0 ? 0 : (double) symbols / literals;
    }
}
