package dev.assay.logic.define;

import static dev.assay.logic.kernel.Thm.assume;
import static dev.assay.logic.kernel.Thm.disch;
import static dev.assay.logic.kernel.Thm.eqMp;
import static dev.assay.logic.kernel.Thm.mp;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.List;

/** pⱼ as = (∃P. (∀as. P as ⟶ body(P) as) ∧ Pⱼ as): what some predicate consistent with the rules contains. */
final class GreatestFixpoint extends Fixpoint {
    private final List<Thm> closed;
    private final List<Thm> consistent;

    GreatestFixpoint(Theory theory, Clauses clauses) {
        super(theory, clauses, j -> Hol.mkEx(clauses.variables, member(clauses, j)));
        consistent = proveConsistent();
        closed = proveClosed();
    }

    @Override
    List<Thm> closed() {
        return closed;
    }

    @Override
    List<Thm> consistent() {
        return consistent;
    }

    /** (∀as. P₁ as ⟶ body₁(P) as) ∧ … ∧ Pⱼ as. */
    private static Term member(Clauses clauses, int j) {
        var parts = new ArrayList<>(clauses.consistencies(clauses.variables));
        parts.add(clauses.at(j, clauses.variables));
        return Hol.conjunction(parts);
    }

    /**
     * <pre>
     *   for each i:  ∀as. Sᵢ as ⟶ bodyᵢ(S) as
     *  ────────────────────────────────────────  coinduct
     *             Sⱼ as ⟶ pⱼ as
     * </pre>
     *
     * The premises are hypotheses of the result.
     */
    Thm coinduct(int j, List<? extends Term> terms) {
        Term assumed = clauses.at(j, terms);
        var parts = new ArrayList<Thm>();
        clauses.consistencies(terms).forEach(c -> parts.add(assume(signature, c)));
        parts.add(assume(signature, assumed));
        Thm some = Iterated.exIntros(Rules.right(definitions.get(j)), terms, Rules.conj(parts));
        return disch(assumed, eqMp(Rules.sym(definitions.get(j)), some));
    }

    /** As above, with facts for the premises ∀as. Sᵢ as ⟶ bodyᵢ(S) as. */
    Thm coinduct(int j, List<? extends Term> terms, List<Thm> consistencies) {
        return Rules.mps(Iterated.dischs(clauses.consistencies(terms), coinduct(j, terms)), consistencies);
    }

    /** p as holds because some consistent P does, which is contained in p, so what the rules say of P they say of p. */
    private List<Thm> proveConsistent() {
        List<Term> consistencies = clauses.consistencies(clauses.variables);
        List<Thm> contained = each(i -> coinduct(i, clauses.variables));
        return each(j -> {
            List<Thm> parts = Iterated.conjuncts(assume(signature, member(clauses, j)), size() + 1);
            Thm applies = mp(assumed(j, consistencies.get(j)), parts.getLast());
            Thm ofP = mp(grow(j, clauses.variables, predicates, contained), applies);
            Thm result = Rules.mps(Iterated.dischs(consistencies, ofP), parts.subList(0, size()));
            Term defined = clauses.at(j, predicates);
            Thm some = eqMp(definitions.get(j), assume(signature, defined));
            return disch(defined, Iterated.exElims(some, clauses.variables, result));
        });
    }

    /** P = body(p) is consistent with the rules, because it contains p; so it is contained in p. */
    private List<Thm> proveClosed() {
        List<Thm> contained = each(i -> Rules.impTrans(consistent.get(i), up(i)));
        List<Thm> consistencies = each(i -> Rules.gens(
                clauses.arguments.get(i), Rules.impTrans(down(i), grow(i, predicates, clauses.variables, contained))));
        return each(j -> withBodies(Rules.impTrans(up(j), coinduct(j, clauses.variables, consistencies))));
    }
}
