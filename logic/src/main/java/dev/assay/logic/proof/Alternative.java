package dev.assay.logic.proof;

import java.util.List;

/** {@code (name) variables where propositions}: one of the cases of {@code obtains} or {@code consider}. */
public record Alternative(Binding binding, List<Fix> variables, List<Proposition.Group> propositions) {
    public Alternative {
        variables = List.copyOf(variables);
        propositions = List.copyOf(propositions);
    }
}
