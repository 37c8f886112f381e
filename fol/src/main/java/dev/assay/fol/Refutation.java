package dev.assay.fol;

import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A problem that is unsatisfiable exactly when the conjectures of another follow from its axioms. */
public final class Refutation {
    private Refutation() {}

    /**
     * The conjectures negated, each with fixed types for its type variables: <pre>
     *   Φ ⊢ ∀ᾱ. φ    iff    Φ, ¬φ[k̄/ᾱ] unsatisfiable, k̄ fresh
     * </pre>
     */
    public static Problem of(Problem problem) {
        List<Statement> conjectures = problem.statements().stream()
                .filter(s -> s.role() == Role.CONJECTURE)
                .toList();
        if (conjectures.isEmpty()) {
            return problem;
        }
        var names = new FreshNames(problem.names());
        var result = new ArrayList<Statement>();
        problem.statements().stream().filter(s -> s.role() != Role.CONJECTURE).forEach(result::add);
        List<Formula> negated = conjectures.stream()
                .map(c -> Formula.not(fixed(c.formula(), names)))
                .toList();
        result.add(new Statement(conjectures.getFirst().name(), Role.NEGATED_CONJECTURE, Formula.or(negated)));
        return new Problem(result, problem.knowledge());
    }

    private static Formula fixed(Formula formula, FreshNames names) {
        Map<Type.Var, Type> types = new HashMap<>();
        formula.typeVariables().forEach(v -> types.put(v, Type.con(names.fresh(lower(v.name())))));
        return formula.substituteTypes(types);
    }

    /** 'a as the name of a type. */
    private static String lower(String variable) {
        String plain = variable.replaceAll("[^A-Za-z0-9_]", "");
        return "ty_" + plain.toLowerCase(java.util.Locale.ROOT);
    }
}
