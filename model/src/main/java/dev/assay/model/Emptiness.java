package dev.assay.model;

import dev.assay.model.scope.Scope;
import java.util.List;

/**
 * Why there is no model in a scope.
 *
 * @param culprits parts of the problem that no model satisfies together; without any one of them there would be one
 */
public record Emptiness(Scope scope, List<String> culprits) {
    public Emptiness {
        culprits = List.copyOf(culprits);
    }

    /** What the assumption of this number, from 1 on, is called. */
    public static String assumption(int number) {
        return "assumption " + number;
    }
}
