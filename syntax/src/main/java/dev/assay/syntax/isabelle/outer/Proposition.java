package dev.assay.syntax.isabelle.outer;

import java.util.List;

/** A proposition with the patterns of {@code (is …)} that are matched against it. */
public record Proposition(Inner term, List<Inner> patterns) {
    public Proposition {
        patterns = List.copyOf(patterns);
    }

    /** Propositions under one name, as those between two {@code and}. */
    public record Group(Binding binding, List<Proposition> propositions) {
        public Group {
            propositions = List.copyOf(propositions);
        }
    }
}
