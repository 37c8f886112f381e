package dev.assay.fol;

import dev.assay.fol.FolTerm.Application;
import dev.assay.fol.FolTerm.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Formulas that say of a type that it is finite: X ≈ c₁ ∨ … ∨ X ≈ cₙ, and (X ≈ c₁ → P) → … → (X ≈ cₙ → P) → P. Where
 * types are not protected, they make everything finite.
 */
public final class Exhaustion {
    private Exhaustion() {}

    /** The problem without its axioms of this form. */
    public static Problem dropped(Problem problem) {
        return new Problem(
                problem.statements().stream()
                        .filter(s -> s.role() != Role.AXIOM || !isExhaustion(s.formula()))
                        .toList(),
                problem.knowledge());
    }

    public static boolean isExhaustion(Formula formula) {
        Formula body = formula instanceof Formula.Forall(var _, var inner) ? inner : formula;
        return switch (body) {
            case Formula.Forall _ -> isExhaustion(body);
            case Formula.Equation _ -> isCover(List.of(body));
            case Formula.Or(var parts) -> isCover(parts);
            case Formula.Implies _ -> isCover(cases(body));
            case Formula.Atom _, Formula.Not _, Formula.And _, Formula.Iff _, Formula.Exists _ -> false;
        };
    }

    /** Whether these are equations of one variable with constants. */
    private static boolean isCover(List<Formula> parts) {
        Optional<Variable> subject = parts.isEmpty() ? Optional.empty() : subject(parts.getFirst());
        return subject.isPresent() && parts.stream().allMatch(p -> subject(p).equals(subject));
    }

    private static Optional<Variable> subject(Formula formula) {
        return switch (formula) {
            case Formula.Equation(Variable x, Application c) when c.arguments().isEmpty() -> Optional.of(x);
            case Formula.Equation(Application c, Variable x) when c.arguments().isEmpty() -> Optional.of(x);
            case Formula.Equation _,
                    Formula.Atom _,
                    Formula.Not _,
                    Formula.And _,
                    Formula.Or _,
                    Formula.Implies _,
                    Formula.Iff _,
                    Formula.Forall _,
                    Formula.Exists _ -> Optional.empty();
        };
    }

    /** The equations of an elimination rule, or nothing. */
    private static List<Formula> cases(Formula rule) {
        var premises = new ArrayList<Formula.Implies>();
        Formula rest = rule;
        while (rest instanceof Formula.Implies(Formula.Implies premise, var conclusion)) {
            premises.add(premise);
            rest = conclusion;
        }
        Formula thesis = rest;
        return premises.stream().allMatch(p -> p.conclusion().equals(thesis))
                ? premises.stream().map(Formula.Implies::premise).toList()
                : List.of();
    }
}
