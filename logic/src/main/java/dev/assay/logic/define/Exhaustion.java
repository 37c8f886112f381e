package dev.assay.logic.define;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/** Proves the premises of an induction rule when its predicate is "some constructor, or some equation, fits". */
final class Exhaustion {
    private final Signature signature;
    private final int size;
    private final List<Thm> injections;

    /** For predicates that are disjunctions of {@code size} parts. */
    Exhaustion(Signature signature, int size) {
        this.signature = signature;
        this.size = size;
        this.injections = Iterated.injections(size);
    }

    /** ∀xs. hypotheses ⟶ … ∨ (∃xs. t₁ = t₁ ∧ … ∧ tₙ = tₙ) ∨ …. */
    Thm premise(Term premise) {
        var variables = new ArrayList<Free>();
        Term rest = premise;
        while (rest instanceof Term.App(Const(var all, var _), Term.Abs(var hint, var type, var body))
                && all.equals(Hol.ALL)) {
            Free x = new Free(hint, type);
            variables.add(x);
            rest = body.instantiate(x);
        }
        var hypotheses = new ArrayList<Term>();
        while (rest.isApplied(Hol.IMPLIES.name())) {
            hypotheses.add(rest.arguments().get(0));
            rest = rest.arguments().get(1);
        }
        Thm proof = someDisjunct(rest, variables);
        for (Term h : hypotheses.reversed()) {
            proof = Thm.disch(h, proof);
        }
        return Rules.gens(variables, proof);
    }

    private Thm someDisjunct(Term goal, List<Free> witnesses) {
        List<Term> parts = Iterated.disjuncts(goal, size);
        int index = 0;
        while (!isReflexive(parts.get(index), witnesses)) {
            index++;
        }
        var instance = new HashMap<Free, Term>();
        List<Free> variables = Iterated.variables(size);
        for (int i = 0; i < size; i++) {
            instance.put(variables.get(i), parts.get(i));
        }
        Thm injection = Thm.instantiate(instance, injections.get(index).transfer(signature));
        return Thm.mp(injection, exists(signature, parts.get(index), witnesses));
    }

    private static boolean isReflexive(Term existential, List<Free> witnesses) {
        Term rest = existential;
        for (Free x : witnesses) {
            if (!(rest instanceof Term.App(Const(var ex, var _), Term.Abs(var _, var type, var body)))
                    || !ex.equals(Hol.EX)
                    || !type.equals(x.type())) {
                return false;
            }
            rest = body.instantiate(x);
        }
        while (rest.isApplied(Hol.AND.name())) {
            if (!isIdentity(rest.arguments().get(0))) {
                return false;
            }
            rest = rest.arguments().get(1);
        }
        return isIdentity(rest);
    }

    private static boolean isIdentity(Term t) {
        return t.equals(Hol.TRUE)
                || t.isApplied(Hol.EQ)
                        && t.arguments().get(0).equals(t.arguments().get(1));
    }

    private static Thm exists(Signature signature, Term existential, List<Free> witnesses) {
        if (witnesses.isEmpty()) {
            return identities(signature, existential);
        }
        Free x = witnesses.getFirst();
        Term body = ((Term.Abs) existential.arguments().getFirst()).body().instantiate(x);
        return Rules.exIntro(existential, x, exists(signature, body, witnesses.subList(1, witnesses.size())));
    }

    private static Thm identities(Signature signature, Term conjunction) {
        if (conjunction.equals(Hol.TRUE)) {
            return Rules.TRUE.transfer(signature);
        }
        List<Term> parts = conjunction.arguments();
        return conjunction.isApplied(Hol.AND.name())
                ? Rules.conj(
                        Thm.refl(signature, parts.get(0).arguments().getFirst()), identities(signature, parts.get(1)))
                : Thm.refl(signature, parts.getFirst());
    }
}
