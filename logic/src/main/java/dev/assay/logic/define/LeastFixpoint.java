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
import java.util.List;

/** pⱼ as = (∀P. (∀as. body(P) as ⟶ P as) ⟶ Pⱼ as): what every predicate closed under the rules contains. */
final class LeastFixpoint extends Fixpoint {
    private final List<Thm> closed;
    private final List<Thm> consistent;

    LeastFixpoint(Theory theory, Clauses clauses) {
        super(
                theory,
                clauses,
                j -> Hol.mkAll(
                        clauses.variables,
                        Hol.mkImplies(clauses.closures(clauses.variables), clauses.at(j, clauses.variables))));
        closed = proveClosed();
        consistent = proveConsistent();
    }

    @Override
    List<Thm> closed() {
        return closed;
    }

    @Override
    List<Thm> consistent() {
        return consistent;
    }

    /**
     * <pre>
     *   for each i:  ∀as. bodyᵢ(S) as ⟶ Sᵢ as
     *  ────────────────────────────────────────  induct
     *             pⱼ as ⟶ Sⱼ as
     * </pre>
     *
     * The premises are hypotheses of the result.
     */
    Thm induct(int j, List<? extends Term> terms) {
        Term defined = clauses.at(j, predicates);
        Thm every = eqMp(definitions.get(j), assume(signature, defined));
        Thm result = Rules.beta(Rules.specs(terms, every));
        for (Term closure : clauses.closures(terms)) {
            result = mp(result, assume(signature, closure));
        }
        return disch(defined, result);
    }

    /** As above, with facts for the premises ∀as. bodyᵢ(S) as ⟶ Sᵢ as. */
    Thm induct(int j, List<? extends Term> terms, List<Thm> closures) {
        return Rules.mps(Iterated.dischs(clauses.closures(terms), induct(j, terms)), closures);
    }

    /** Any P closed under the rules contains p, so what the rules make of p is in what they make of P, hence in P. */
    private List<Thm> proveClosed() {
        List<Term> closures = clauses.closures(clauses.variables);
        List<Thm> contained = each(i -> induct(i, clauses.variables));
        return each(j -> {
            Term applies = clauses.body(j, predicates);
            Thm inP = mp(grow(j, predicates, clauses.variables, contained), assume(signature, applies));
            Thm member = mp(assumed(j, closures.get(j)), inP);
            Thm everywhere = Rules.gens(clauses.variables, Iterated.dischs(closures, member));
            return disch(applies, eqMp(Rules.sym(definitions.get(j)), everywhere));
        });
    }

    /** P = body(p) is closed under the rules, because it is contained in p; so p is contained in it. */
    private List<Thm> proveConsistent() {
        List<Thm> contained = each(i -> Rules.impTrans(down(i), closed.get(i)));
        List<Thm> closures = each(i -> Rules.gens(
                clauses.arguments.get(i), Rules.impTrans(grow(i, clauses.variables, predicates, contained), up(i))));
        return each(j -> withBodies(Rules.impTrans(induct(j, clauses.variables, closures), down(j))));
    }
}
