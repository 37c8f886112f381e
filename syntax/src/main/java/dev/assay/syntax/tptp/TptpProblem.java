package dev.assay.syntax.tptp;

import dev.assay.syntax.Document;
import java.util.List;

/** A problem: what it says, and the statements that say it, with included ones in place of their includes. */
public record TptpProblem(Document document, List<TptpStatement> statements) {
    public TptpProblem {
        statements = List.copyOf(statements);
    }
}
