package dev.assay.syntax.isabelle;

import dev.assay.logic.proof.Method;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.ProofStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The proof of an instance, an interpretation or the like, for goals that are unfolded already: the first method, which takes
 * Isabelle's one goal apart, has nothing left to do.
 */
final class UnfoldedProof {
    private static final Set<String> UNFOLDING =
            Set.of("standard", "intro_classes", "unfold_locales", "intro_locales", "default");

    private static final Method NOTHING = Method.named("-");

    private UnfoldedProof() {}

    static List<ProofStep> of(List<ProofStep> steps) {
        if (steps.isEmpty()) {
            return steps;
        }
        var result = new ArrayList<>(steps);
        result.set(0, first(steps.getFirst()));
        return result;
    }

    private static ProofStep first(ProofStep step) {
        return switch (step) {
            case ProofStep.By(var position, var initial, var terminal) ->
                new ProofStep.By(position, unfolded(initial), terminal);
            case ProofStep.Begin(var position, var method) ->
                new ProofStep.Begin(position, method == null ? NOTHING : unfolded(method));
            case ProofStep.Apply(var position, var method) -> new ProofStep.Apply(position, unfolded(method));
            default -> step;
        };
    }

    private static Method unfolded(Method method) {
        return switch (method) {
            case Method.Named(Name name, var _) -> UNFOLDING.contains(name.text()) ? NOTHING : method;
            case Method.Sequence(var parts) -> {
                var changed = new ArrayList<>(parts);
                changed.set(0, unfolded(parts.getFirst()));
                yield new Method.Sequence(changed);
            }
            case Method.Structured(var first, var rest) -> new Method.Structured(unfolded(first), rest);
            case Method.Choice _, Method.Optional _, Method.Repeated _, Method.Using _, Method.Restricted _ -> method;
        };
    }
}
