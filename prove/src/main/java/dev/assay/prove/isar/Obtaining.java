package dev.assay.prove.isar;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Alternative;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * {@code obtains x where P x | …}: to be shown is any {@code thesis} that follows from each case, which is another way to say
 * (∃x. P x) ∨ ….
 */
final class Obtaining {
    private record Case(List<Free> variables, List<Term> propositions) {}

    private final Signature signature;
    private final Term statement;
    private final Free thesis;
    private final List<Case> cases = new ArrayList<>();
    private final List<Term> alternatives = new ArrayList<>();

    /** @param statement (∃xs. Ps) ∨ …, as the cases were read */
    Obtaining(Signature signature, Term statement, List<Alternative> written) {
        this.signature = signature;
        this.statement = statement;
        this.thesis = new Free("thesis", Type.bool());
        Term rest = statement;
        for (int i = 0; i < written.size(); i++) {
            boolean isLast = i == written.size() - 1;
            Term alternative = isLast ? rest : rest.arguments().get(0);
            alternatives.add(alternative);
            cases.add(taken(alternative, written.get(i)));
            rest = isLast ? rest : rest.arguments().get(1);
        }
    }

    private static Case taken(Term alternative, Alternative written) {
        Set<String> names = written.variables().stream()
                .map(Fix::name)
                .map(name -> name.text())
                .collect(Collectors.toSet());
        var fresh = new Fresh(Set.of());
        fresh.avoid(alternative);
        var variables = new ArrayList<Free>();
        Term body = alternative;
        while (body instanceof Term.App(Term.Const(var ex, var _), Term.Abs(var hint, var type, var inner))
                && ex.equals(Hol.EX)
                && names.contains(hint)
                && variables.size() < names.size()) {
            Free x = fresh.variable(hint, type);
            variables.add(x);
            body = inner.instantiate(x);
        }
        int count = written.propositions().stream()
                .map(Proposition.Group::propositions)
                .mapToInt(List::size)
                .sum();
        var propositions = new ArrayList<Term>();
        for (int i = 1; i < count; i++) {
            propositions.add(body.arguments().get(0));
            body = body.arguments().get(1);
        }
        propositions.add(body);
        return new Case(variables, propositions);
    }

    Free thesis() {
        return thesis;
    }

    /** ∀xs. P₁ ⟶ … ⟶ thesis, for each case. */
    List<Term> rules() {
        return rules(thesis);
    }

    private List<Term> rules(Term conclusion) {
        return cases.stream()
                .map(c -> Hol.mkAll(c.variables, Hol.mkImplies(c.propositions, conclusion)))
                .toList();
    }

    /**
     * <pre>
     *   Γ, ∀xs. Ps ⟶ thesis, … ⊢ thesis
     *  ──────────────────────────────────  (thesis not in Γ)
     *         Γ ⊢ (∃xs. Ps) ∨ …
     * </pre>
     */
    Thm conclude(Thm shown) {
        Thm result = Thm.instantiate(Map.of(thesis, statement), shown);
        List<Term> wanted = rules(statement);
        for (int i = 0; i < cases.size(); i++) {
            if (result.hypotheses().contains(wanted.get(i))) {
                result = Thm.mp(Thm.disch(wanted.get(i), result), rule(i));
            }
        }
        return result;
    }

    /** ⊢ ∀xs. P₁ ⟶ … ⟶ (∃xs. Ps) ∨ …. */
    private Thm rule(int i) {
        Case c = cases.get(i);
        Thm fact = Rules.conj(
                c.propositions.stream().map(p -> Thm.assume(signature, p)).toList());
        for (int k = c.variables.size() - 1; k >= 0; k--) {
            Term some = Hol.mkEx(c.variables.subList(k, c.variables.size()), Hol.conjunction(c.propositions));
            fact = Rules.exIntro(some, c.variables.get(k), fact);
        }
        if (i < cases.size() - 1) {
            fact = Rules.disj1(fact, Hol.disjunction(alternatives.subList(i + 1, alternatives.size())));
        }
        for (int k = i - 1; k >= 0; k--) {
            fact = Rules.disj2(alternatives.get(k), fact);
        }
        return Rules.gens(c.variables, Iterated.dischs(c.propositions, Rules.convert(fact, statement)));
    }
}
