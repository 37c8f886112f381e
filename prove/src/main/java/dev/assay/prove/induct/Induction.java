package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.closure.Clause;
import dev.assay.prove.closure.Deduction;
import dev.assay.prove.closure.Derivation;
import dev.assay.prove.closure.Stuck;
import dev.assay.prove.closure.Symbols;
import dev.assay.prove.goal.Goal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Proves propositions by deduction and induction, one inside the other, from definitions and lemmas. */
final class Induction {
    private final Theory theory;
    private final Deduction deduction;
    private final BooleanSupplier isStopped;
    private List<Stuck> stuck = new ArrayList<>();

    Induction(
            Theory theory, Symbols symbols, List<Clause> clauses, Deduction.Bounds bounds, BooleanSupplier isStopped) {
        this.theory = theory;
        this.deduction = new Deduction(theory, symbols, clauses, bounds, isStopped);
        this.isStopped = isStopped;
    }

    /** Goals at which the last attempts ended. */
    List<Stuck> stuck() {
        return stuck;
    }

    /** An argument with at most so many inductions inside each other; fewer are tried first. */
    Optional<Argument> prove(Term proposition, int depth) {
        stuck = new ArrayList<>();
        Optional<Argument> result = Optional.empty();
        for (int d = 0; d <= depth && result.isEmpty() && !isStopped.getAsBoolean(); d++) {
            result = prove(proposition, List.of(), d);
        }
        return result;
    }

    private Optional<Argument> prove(Term proposition, List<Term> hypotheses, int depth) {
        if (depth == 0) {
            return directly(proposition, hypotheses);
        }
        Set<Free> fixed = new HashSet<>();
        hypotheses.forEach(h -> fixed.addAll(h.frees()));
        for (Scheme scheme : Scheme.of(theory, proposition, fixed)) {
            if (isStopped.getAsBoolean()) {
                return Optional.empty();
            }
            Optional<Argument> result = inductively(scheme, proposition, hypotheses, fixed, depth);
            if (result.isPresent()) {
                return result;
            }
        }
        return Optional.empty();
    }

    private Optional<Argument> directly(Term proposition, List<Term> hypotheses) {
        var fresh = new Fresh(hypotheses);
        fresh.avoid(proposition);
        Introduction introduction = Introduction.of(proposition, hypotheses, fresh);
        var derivations = new ArrayList<Derivation>();
        for (Goal goal : introduction.goals()) {
            Deduction.Attempt attempt = deduction.prove(goal);
            if (attempt.derivation().isEmpty()) {
                stuck.addAll(attempt.stuck());
                return Optional.empty();
            }
            derivations.add(attempt.derivation().get());
        }
        return Optional.of(new Argument.Direct(introduction, derivations));
    }

    private Optional<Argument> inductively(
            Scheme scheme, Term proposition, List<Term> hypotheses, Set<Free> fixed, int depth) {
        List<Free> others = proposition.frees().stream()
                .filter(v -> !fixed.contains(v) && !scheme.variables().contains(v))
                .toList();
        Scheme.Instance instance = scheme.at(proposition, others);
        var cases = new ArrayList<Argument.Case>();
        List<Term> premises = instance.premises();
        for (int i = 0; i < premises.size(); i++) {
            Optional<Argument.Case> solved =
                    solve(premises.get(i), scheme.shapes().get(i), hypotheses, fixed, depth);
            if (solved.isEmpty()) {
                return Optional.empty();
            }
            cases.add(solved.get());
        }
        return Optional.of(new Argument.Inductive(instance, cases));
    }

    private Optional<Argument.Case> solve(
            Term premise, Scheme.Shape shape, List<Term> hypotheses, Set<Free> fixed, int depth) {
        var fresh = new Fresh(fixed);
        fresh.avoid(premise);
        var variables = new ArrayList<Free>();
        Term rest = premise;
        while (rest instanceof Term.App(Term.Const(var all, var _), Term.Abs(var hint, var type, var body))
                && all.equals(Hol.ALL)
                && variables.size() < shape.variables()) {
            Free x = fresh.variable(hint, type);
            variables.add(x);
            rest = body.instantiate(x);
        }
        var own = new ArrayList<Term>();
        for (int i = 0; i < shape.hypotheses(); i++) {
            own.add(rest.arguments().getFirst());
            rest = rest.arguments().get(1);
        }
        var all = new ArrayList<>(hypotheses);
        all.addAll(own);
        Term conclusion = rest;
        Optional<Argument> argument = directly(conclusion, all);
        for (int d = 1; d < depth && argument.isEmpty(); d++) {
            argument = prove(conclusion, all, d);
        }
        return argument.map(a -> new Argument.Case(variables, own, a));
    }
}
