package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * A locale as a predicate of its parameters.
 *
 * @param definition L xs = (A₁ ∧ … ∧ Aₙ)
 */
record LocalePredicate(Locale locale, Thm definition) {
    /** It takes the parameters of which something is assumed, after the types that only the assumptions show, by their names. */
    static List<Free> arguments(Locale locale) {
        Term assumed = Hol.conjunction(locale.assumptions());
        List<Free> parameters =
                locale.parameters().stream().filter(assumed::occurs).toList();
        var hidden = new TreeSet<>(Comparator.comparing(Type.Var::name));
        hidden.addAll(assumed.typeVariables());
        parameters.forEach(p -> hidden.removeAll(p.type().variables()));
        var arguments = new ArrayList<Free>();
        hidden.forEach(v -> arguments.add(new Free("type_" + v.name().substring(1), Itself.of(v))));
        arguments.addAll(parameters);
        return arguments;
    }

    /** That of a locale which assumes something of its parameters. */
    static Optional<LocalePredicate> of(Theory theory, Locale locale) {
        if (!locale.isNamed() || locale.assumptions().isEmpty()) {
            return Optional.empty();
        }
        List<Free> arguments = arguments(locale);
        return theory.fact(locale.name() + "_def")
                .map(fact -> fact.theorems().getFirst().transfer(theory.signature()))
                .filter(t -> t.conclusion().isApplied(Hol.EQ)
                        && Rules.left(t).head() instanceof Term.Const(var name, var _)
                        && name.equals(locale.name())
                        && Rules.left(t).arguments().equals(arguments)
                        && Rules.right(t).sameAs(Hol.conjunction(locale.assumptions())))
                .map(t -> new LocalePredicate(locale, t));
    }

    /** L xs. */
    Term proposition() {
        return Rules.left(definition);
    }

    /**
     * <pre>
     *  ─────────────────────────────  intro
     *   ⊢ A₁ ⟶ … ⟶ Aₙ ⟶ L xs
     * </pre>
     */
    Thm introduction() {
        List<Thm> assumed = locale.assumptions().stream()
                .map(a -> Thm.assume(definition.signature(), a))
                .toList();
        Thm all = Rules.convert(Rules.conj(assumed), Rules.right(definition));
        return Iterated.dischs(locale.assumptions(), Thm.eqMp(Rules.sym(definition), all));
    }

    /**
     * <pre>
     *  ──────────────────  axioms
     *   ⊢ L xs ⟶ Aᵢ
     * </pre>
     */
    List<Thm> consequences() {
        return assumptions().stream().map(a -> Thm.disch(proposition(), a)).toList();
    }

    private List<Thm> assumptions() {
        Thm all = Thm.eqMp(definition, Thm.assume(definition.signature(), proposition()));
        return Iterated.conjuncts(all, locale.assumptions().size());
    }

    /**
     * A theorem of the locale as it is known outside of it; any other as it is.
     *
     * <pre>
     *   ⊢ A₁ ⟶ … ⟶ Aₙ ⟶ B
     *  ─────────────────────
     *      ⊢ L xs ⟶ B
     * </pre>
     */
    Thm outside(Thm theorem) {
        Thm result = theorem;
        for (Thm assumption : assumptions()) {
            Term now = result.conclusion();
            if (!now.isApplied(Hol.IMPLIES.name())
                    || !now.arguments().getFirst().sameAs(assumption.conclusion())) {
                return theorem;
            }
            result = Thm.mp(result, Rules.convert(assumption, now.arguments().getFirst()));
        }
        return Thm.disch(proposition(), result);
    }
}
