package dev.assay.logic.proof;

import java.util.List;

/** A proposition with the patterns of {@code (is …)} that are matched against it. */
public record Proposition(Quoted term, List<Quoted> patterns) {
    public Proposition {
        patterns = List.copyOf(patterns);
    }

    /** Propositions under one name, as those between two {@code and}. */
    public record Group(Binding binding, List<Proposition> propositions) {
        public Group {
            propositions = List.copyOf(propositions);
        }
    }

    /** The propositions of all groups as they are written. */
    public static List<Quoted> texts(List<Group> groups) {
        return all(groups).stream().map(Proposition::term).toList();
    }

    /** The propositions of all groups. */
    public static List<Proposition> all(List<Group> groups) {
        return groups.stream().flatMap(g -> g.propositions().stream()).toList();
    }
}
