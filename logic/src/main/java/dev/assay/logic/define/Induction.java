package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.kernel.Thm.assume;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Structural induction over datatypes that recur through each other. */
public final class Induction {
    /** One constructor of one of the types, applied to variables. */
    public record Case(int type, Datatype.Constructor constructor, List<Free> variables, Term value) {}

    /** Proves P value; the hypotheses say P of the values of the types that sit inside each variable. */
    public interface Step {
        Thm prove(Case c, Map<Free, Thm> hypotheses);
    }

    private final Signature signature;
    private final List<Datatype> types;
    private final Thm rule;

    /** @param rule the kernel's induction over all {@code types}, which recur through each other */
    public Induction(Signature signature, List<Datatype> types, Thm rule) {
        this.signature = signature;
        this.types = List.copyOf(types);
        this.rule = rule.transfer(signature);
    }

    /** ⊢ ∀x. Pᵢ x for each type, where the terms Pᵢ do not mention variables of constructors, x₁, x₂, …. */
    public List<Thm> prove(List<? extends Term> predicates, Step step) {
        Term conclusion = rule.conclusion();
        int premises = types.stream().mapToInt(d -> d.constructors().size()).sum();
        for (int i = 0; i < premises; i++) {
            conclusion = conclusion.arguments().get(1);
        }
        var theta = new HashMap<Free, Term>();
        for (int i = 0; i < types.size(); i++) {
            Term all =
                    i == types.size() - 1 ? conclusion : conclusion.arguments().get(0);
            conclusion =
                    i == types.size() - 1 ? conclusion : conclusion.arguments().get(1);
            theta.put(all.frees().iterator().next(), predicates.get(i));
        }
        Thm result = Rules.beta(Thm.instantiate(theta, rule));
        for (int i = 0; i < types.size(); i++) {
            for (Datatype.Constructor c : types.get(i).constructors()) {
                Term premise = result.conclusion().arguments().getFirst();
                result = Thm.mp(result, premise(caseOf(i, c), premise, step));
            }
        }
        return Iterated.conjuncts(result, types.size());
    }

    /** ∀xs. hypotheses ⟶ P (C xs). */
    private Thm premise(Case c, Term premise, Step step) {
        Term rest = premise;
        for (Free x : c.variables()) {
            rest = ((Term.Abs) ((Term.App) rest).argument()).body().instantiate(x);
        }
        var hypotheses = new LinkedHashMap<Free, Thm>();
        for (Free x : c.variables()) {
            if (types.stream().anyMatch(d -> x.type().contains(d.type()))) {
                hypotheses.put(x, assume(signature, rest.arguments().get(0)));
                rest = rest.arguments().get(1);
            }
        }
        Thm holds = Rules.convert(step.prove(c, hypotheses).transfer(signature), rest);
        List<Term> assumed = hypotheses.values().stream().map(Thm::conclusion).toList();
        return Rules.gens(c.variables(), Iterated.dischs(assumed, holds));
    }

    /** ⊢ y = C₁ … ∨ … ∨ y = Cₙ …, each under ∃xs, for one of the types. */
    public Thm exhaust(int type) {
        List<Case> cases = cases(type);
        Free y = new Free("y", types.get(type).type());
        Term disjunction = Hol.disjunction(cases.stream()
                .map(c -> Hol.mkEx(c.variables(), Hol.mkEq(y, c.value())))
                .toList());
        var predicates = new ArrayList<Term>();
        for (Datatype d : types) {
            Free x = new Free("x", d.type());
            predicates.add(predicates.size() == type ? Term.lambda(y, disjunction) : Term.lambda(x, Hol.TRUE));
        }
        Thm all = prove(predicates, (c, _) -> {
                    if (c.type() != type) {
                        return Rules.TRUE;
                    }
                    Term at = disjunction.substitute(Map.of(y, c.value()));
                    int index = cases.indexOf(c);
                    Term existential = Iterated.disjuncts(at, cases.size()).get(index);
                    Thm is = Iterated.exIntros(existential, c.variables(), Thm.refl(signature, c.value()));
                    return Iterated.disjIntro(at, cases.size(), index, is);
                })
                .get(type);
        return Thm.spec(y, all);
    }

    private List<Case> cases(int type) {
        return types.get(type).constructors().stream().map(c -> caseOf(type, c)).toList();
    }

    private Case caseOf(int type, Datatype.Constructor c) {
        var variables = new ArrayList<Free>();
        for (int i = 0; i < c.arguments().size(); i++) {
            variables.add(new Free("x" + (i + 1), c.arguments().get(i)));
        }
        Datatype d = types.get(type);
        return new Case(type, c, variables, app(d.constant(c, List.copyOf(d.parameters())), variables));
    }
}
