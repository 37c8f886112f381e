package dev.assay.prove.method;

import java.util.Optional;

/** What a method does to goals; nothing where it fails. */
@FunctionalInterface
public interface ProofMethod {
    Optional<GoalState> apply(MethodCall call, GoalState state);
}
