package dev.assay.prove.method;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Method;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.cases.CaseDistinction;
import dev.assay.prove.cases.Induction;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.tactic.Connectives;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code induct}, {@code induction} and {@code cases} with their arguments. */
final class InductionMethods {
    private InductionMethods() {}

    static void register(Methods methods) {
        methods.register("induct", InductionMethods::induct);
        methods.register("induction", InductionMethods::induct);
        methods.register("induct_tac", InductionMethods::induct);
        methods.register("cases", InductionMethods::cases);
        methods.register("case_tac", InductionMethods::cases);
    }

    private static Optional<GoalState> induct(MethodCall call, GoalState state) {
        return state.goals().isEmpty() ? Optional.empty() : opened(call, state, true);
    }

    private static Optional<GoalState> cases(MethodCall call, GoalState state) {
        return state.goals().isEmpty() ? Optional.empty() : opened(call, state, false);
    }

    /** On the first goal with all its ∀ and ⟶ opened. */
    private static Optional<GoalState> opened(MethodCall call, GoalState state, boolean isInduction) {
        var connectives = new Connectives(call.proof());
        Refinement opening = Refinement.unchanged(state.goals().getFirst());
        while (true) {
            Optional<Refinement> next = connectives.open(opening.goals().getFirst());
            if (next.isEmpty()) {
                break;
            }
            opening = opening.then(List.of(next.get()));
        }
        Goal goal = opening.goals().getFirst();
        Refinement before = opening;
        Optional<Induction.Result> result = isInduction ? induction(call, goal) : distinction(call, goal);
        return result.map(
                r -> state.refined(0, before.then(List.of(r.refinement()))).withCases(r.cases()));
    }

    private static Optional<Induction.Result> induction(MethodCall call, Goal goal) {
        ProofContext context = call.proof();
        Theory theory = context.theory();
        List<Term> instances = instances(call, goal);
        List<Free> arbitrary = variables(call, goal, "arbitrary");
        List<Thm> rules = rules(call);
        List<Thm> facts = call.facts();
        List<String> names = List.of();
        if (rules.isEmpty() && !facts.isEmpty()) {
            Term fact = facts.getFirst().conclusion();
            rules = Induction.ofPredicate(theory, fact).stream().toList();
            names = Induction.ruleNames(theory, fact);
        }
        if (rules.isEmpty() && !instances.isEmpty()) {
            rules = Induction.structural(theory, instances.getFirst().type()).stream()
                    .toList();
        }
        for (Thm rule : rules) {
            for (int used = facts.size(); used >= 0; used--) {
                // Facts that the rule has no use for are part of what is proved.
                Goal whole = goal.assuming(facts.subList(used, facts.size()).stream()
                        .map(Thm::conclusion)
                        .toList());
                List<Thm> rest = facts.subList(used, facts.size());
                Optional<Induction.Result> result =
                        new Induction(context).apply(whole, rule, instances, arbitrary, facts.subList(0, used), names);
                if (result.isPresent()) {
                    Refinement r = result.get().refinement();
                    return Optional.of(new Induction.Result(
                            new Refinement(
                                    r.goals(),
                                    t -> dev.assay.prove.simp.Simplifier.cut(
                                            rest, r.justification().apply(t))),
                            result.get().cases()));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Induction.Result> distinction(MethodCall call, Goal goal) {
        ProofContext context = call.proof();
        var distinction = new CaseDistinction(context);
        List<Term> terms = instances(call, goal);
        List<Thm> rules = rules(call);
        if (!rules.isEmpty()) {
            return rules.stream()
                    .flatMap(r -> distinction.byRule(goal, r, terms, call.facts(), List.of()).stream())
                    .findFirst();
        }
        if (terms.isEmpty() && !call.facts().isEmpty()) {
            Term fact = call.facts().getFirst().conclusion();
            List<String> names = Induction.ruleNames(context.theory(), fact);
            Optional<Induction.Result> byRule = fact.head() instanceof Term.Const(var name, var _)
                    ? context.theory()
                            .fact(name + ".cases")
                            .flatMap(f ->
                                    distinction.byRule(goal, f.theorems().getFirst(), List.of(), call.facts(), names))
                    : Optional.empty();
            return byRule.isPresent() || call.facts().size() > 1
                    ? byRule
                    : distinction.byAlternatives(goal, call.facts().getFirst());
        }
        Refinement inserted = call.inserted(goal);
        return terms.isEmpty()
                ? Optional.empty()
                : distinction
                        .ofTerm(inserted.goals().getFirst(), terms.getFirst())
                        .map(r -> new Induction.Result(inserted.then(List.of(r.refinement())), r.cases()));
    }

    private static List<Thm> rules(MethodCall call) {
        return call.section("rule");
    }

    private static List<Term> instances(MethodCall call, Goal goal) {
        return call.terms(call.text().first(), goal);
    }

    private static List<Free> variables(MethodCall call, Goal goal, String keyword) {
        var result = new ArrayList<Free>();
        for (Method.Section section : call.text().sections(keyword)) {
            for (Term term : call.terms(section, goal)) {
                if (!(term instanceof Free v)) {
                    throw new UnknownMethod(
                            call.text().name().position(), "only variables can be arbitrary, not " + term);
                }
                result.add(v);
            }
        }
        return result;
    }
}
