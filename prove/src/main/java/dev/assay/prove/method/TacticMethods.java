package dev.assay.prove.method;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Argument;
import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.Method;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.cases.ProofCase;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.goal.Tactic;
import dev.assay.prove.simp.PatternMatch;
import dev.assay.prove.simp.Simplifier;
import dev.assay.prove.tactic.Connectives;
import dev.assay.prove.tactic.ProofContext;
import dev.assay.prove.tactic.RuleTactics;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The methods of proof scripts, which name variables and assumptions of the goal: {@code rule_tac} and its like. */
final class TacticMethods {
    private TacticMethods() {}

    static void register(Methods methods) {
        methods.register("rule_tac", (call, state) -> state.first(onRules(call, RuleTactics::introduce)));
        methods.register("erule_tac", (call, state) -> state.first(onRules(call, RuleTactics::eliminate)));
        methods.register(
                "drule_tac", (call, state) -> state.first(onRules(call, (t, r, g) -> t.destruct(r, g, false))));
        methods.register("frule_tac", (call, state) -> state.first(onRules(call, (t, r, g) -> t.destruct(r, g, true))));
        methods.register("cut_tac", (call, state) -> state.first(opened(call, goal -> cut(call, goal))));
        methods.register("subgoal_tac", (call, state) -> state.first(opened(call, goal -> subgoals(call, goal))));
        methods.register("atomize_elim", (call, state) -> state.first(opened(call, goal -> existential(call, goal))));
        methods.register("thin_tac", (call, state) -> state.first(opened(call, goal -> thinner(call, goal))));
        methods.register("rename_tac", (call, state) -> state.first(goal -> Optional.of(renamed(call, goal))));
        methods.register("rotate_tac", (call, state) -> state.first(goal -> Optional.of(Refinement.unchanged(goal))));
        methods.register("goal_cases", (call, state) -> Optional.of(named(call, state)));
    }

    /** The tactic on the goal with all its ∀ and ⟶ opened, so that its variables have names. */
    static Tactic opened(MethodCall call, Tactic tactic) {
        var connectives = new Connectives(call.proof());
        return goal -> {
            Refinement all = Refinement.unchanged(goal);
            Optional<Refinement> next = connectives.open(goal);
            while (next.isPresent()) {
                all = all.then(List.of(next.get()));
                next = connectives.open(all.goals().getFirst());
            }
            Refinement before = all;
            return tactic.apply(all.goals().getFirst()).map(r -> before.then(List.of(r)));
        };
    }

    // Rules with instances

    private static Tactic onRules(MethodCall call, RuleMethods.Application application) {
        return opened(call, goal -> {
            var tactics = new RuleTactics(call.proof());
            return instances(call, goal).stream()
                    .flatMap(fact -> application.apply(tactics, FactReading.specific(fact, goal), goal).stream())
                    .findFirst();
        });
    }

    /** The rules with terms for variables, which are read where the goal's variables have their types. */
    private static List<Thm> instances(MethodCall call, Goal goal) {
        var assignments = new ArrayList<Attribute.Assignment>();
        for (Method.Section section : call.text().sections(Method.WHERE)) {
            for (Argument argument : section.arguments()) {
                if (argument instanceof Argument.Assignment(var variable, var value)) {
                    assignments.add(new Attribute.Assignment(variable, value));
                }
            }
        }
        List<Thm> rules = call.arguments().stream().map(FactReading::marked).toList();
        return assignments.isEmpty()
                ? rules
                : inside(call, goal)
                        .changed(
                                rules,
                                List.of(new Attribute(Name.of("where"), new Attribute.Assignments(assignments))));
    }

    /** Where the goal's variables are known. */
    private static MethodContext inside(MethodCall call, Goal goal) {
        return call.context().fixingAll(goal.frees());
    }

    private static Optional<Refinement> cut(MethodCall call, Goal goal) {
        List<Thm> facts = instances(call, goal);
        var with = new MethodCall(call.text(), call.context(), call.proof(), call.bindings(), facts);
        return Optional.of(with.inserted(goal));
    }

    // Assumptions

    private static List<Quoted> texts(MethodCall call) {
        return call.text().first().arguments().stream()
                .filter(Quoted.class::isInstance)
                .map(Quoted.class::cast)
                .toList();
    }

    /**
     * <pre>
     *       Γ ⊢? C
     *  ─────────────────────  subgoal_tac P
     *   Γ, P ⊢? C    Γ ⊢? P
     * </pre>
     */
    private static Optional<Refinement> subgoals(MethodCall call, Goal goal) {
        List<Term> propositions = inside(call, goal).reader().propositions(texts(call)).stream()
                .map(t -> Bindings.applied(t, call.bindings()))
                .toList();
        var goals = new ArrayList<Goal>();
        goals.add(goal.assuming(propositions));
        Goal known = goal;
        for (Term p : propositions) {
            goals.add(known.withConclusion(p));
            known = known.assuming(p);
        }
        return Optional.of(new Refinement(goals, theorems -> {
            Thm result = theorems.getFirst();
            for (Thm shown : theorems.subList(1, theorems.size()).reversed()) {
                result = Simplifier.cut(List.of(shown), result);
            }
            return result;
        }));
    }

    /**
     * <pre>
     *          Γ ⊢? ∃xs. A
     *  ─────────────────────────  atomize_elim
     *   Γ, ∀xs. A ⟶ C ⊢? C
     * </pre>
     */
    private static Optional<Refinement> existential(MethodCall call, Goal goal) {
        for (Term rule : goal.assumptions().reversed()) {
            var taken = new HashSet<>(call.proof().names());
            goal.frees().forEach(v -> taken.add(v.name()));
            var variables = new ArrayList<Free>();
            Term opened = rule;
            while (opened instanceof Term.App(Term.Const(var name, var _), Term.Abs(var hint, var type, var body))
                    && name.equals(Hol.ALL)) {
                variables.add(ProofContext.fresh(taken, hint, type));
                opened = body.instantiate(variables.getLast());
            }
            List<Term> premises = new ArrayList<>();
            while (opened.isApplied(Hol.IMPLIES.name()) && !opened.equals(goal.conclusion())) {
                premises.add(opened.arguments().get(0));
                opened = opened.arguments().get(1);
            }
            if (!opened.equals(goal.conclusion()) || premises.isEmpty()) {
                continue;
            }
            Term all = Hol.conjunction(premises);
            Term exists = Hol.mkEx(variables, all);
            return Optional.of(Refinement.to(goal.without(rule).withConclusion(exists), shown -> {
                Thm given = Rules.specs(variables, Thm.assume(call.proof().signature(), rule));
                for (Thm part : Iterated.conjuncts(Thm.assume(call.proof().signature(), all), premises.size())) {
                    given = Thm.mp(given, part);
                }
                return Iterated.exElims(shown, variables, given);
            }));
        }
        return Optional.empty();
    }

    private static Optional<Refinement> thinner(MethodCall call, Goal goal) {
        Term pattern = inside(call, goal).reader().pattern(texts(call).getFirst());
        Map<Free, Term> places = new HashMap<>();
        for (Free v : pattern.frees()) {
            if (v.name().startsWith("?")) {
                places.put(v, new Free("?" + places.size(), v.type()));
            }
        }
        Term shape = pattern.substitute(places);
        return goal.assumptions().stream()
                .filter(a -> new PatternMatch(call.proof().signature(), places.size()).match(shape, a))
                .findFirst()
                .map(a -> Refinement.to(goal.without(a), t -> t));
    }

    // Names

    /** The goal's last variables under other names: those that ∀ binds, or those that only the goal speaks of. */
    private static Refinement renamed(MethodCall call, Goal goal) {
        List<String> names = texts(call).stream().map(Quoted::text).toList();
        int bound = 0;
        Term rest = goal.conclusion();
        while (rest instanceof Term.App(Term.Const(var all, var _), Term.Abs(var _, var _, var body))
                && all.equals(Hol.ALL)) {
            bound++;
            rest = body;
        }
        Term conclusion = hinted(goal.conclusion(), Math.max(0, bound - names.size()), names);
        int others = names.size() - bound;
        List<Free> own = goal.frees().stream()
                .filter(v -> !call.proof().names().contains(v.name()))
                .toList();
        Map<Free, Term> renaming = new HashMap<>();
        for (int i = 0; i < others && own.size() >= others; i++) {
            Free v = own.get(own.size() - others + i);
            renaming.put(v, new Free(names.get(i), v.type()));
        }
        var taken = new HashSet<>(goal.frees());
        taken.removeAll(renaming.keySet());
        if (taken.stream().anyMatch(v -> names.subList(0, Math.max(0, others)).contains(v.name()))) {
            renaming.clear();
        }
        Map<Free, Term> back = new HashMap<>();
        renaming.forEach((v, w) -> back.put((Free) w, v));
        var changed = new Goal(
                goal.assumptions().stream().map(a -> a.substitute(renaming)).toList(), conclusion.substitute(renaming));
        return Refinement.to(changed, t -> Rules.convert(Thm.instantiate(back, t), goal.conclusion()));
    }

    /** The names for what ∀ binds, after some that keep theirs. */
    private static Term hinted(Term t, int kept, List<String> names) {
        if (!(t instanceof Term.App(Term.Const c, Term.Abs(var hint, var type, var body)))
                || !c.name().equals(Hol.ALL)
                || names.isEmpty()) {
            return t;
        }
        boolean keeps = kept > 0;
        Term inner = hinted(body, kept - 1, keeps ? names : names.subList(1, names.size()));
        return new Term.App(c, new Term.Abs(keeps ? hint : names.getFirst(), type, inner));
    }

    /** Each goal is a case, called by its number or as the arguments say. */
    private static GoalState named(MethodCall call, GoalState state) {
        GoalState inserted = state;
        for (int i = 0; i < state.goals().size() && !call.facts().isEmpty(); i++) {
            inserted = inserted.refined(i, call.inserted(state.goals().get(i)));
        }
        List<String> names = texts(call).stream().map(Quoted::text).toList();
        var cases = new ArrayList<ProofCase>();
        for (int i = 0; i < inserted.goals().size(); i++) {
            String name = i < names.size() ? names.get(i) : String.valueOf(i + 1);
            cases.add(ProofCase.of(
                    List.of(name, String.valueOf(i + 1)), inserted.goals().get(i), call.proof()));
        }
        return inserted.withCases(cases);
    }
}
