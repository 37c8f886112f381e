package dev.assay.prove.method;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Argument;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Method;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.cases.CaseDistinction;
import dev.assay.prove.cases.Induction;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.simp.Simplifier;
import dev.assay.prove.tactic.Connectives;
import dev.assay.prove.tactic.ProofContext;
import dev.assay.prove.tactic.Supply;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

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
        if (state.goals().isEmpty()) {
            return Optional.empty();
        }
        List<Part> parts = parts(call, state);
        if (parts.size() > 1) {
            return mutual(call, state, parts);
        }
        boolean isSimultaneous = state.goals().size() > 1
                && state.isUntouched()
                && call.text().sections("and").isEmpty();
        return (isSimultaneous ? together(call, state) : Optional.<GoalState>empty())
                .or(() -> opened(call, state, true));
    }

    /** What {@code and} separates: the variable of one of the goals, and those that may be anything in its hypotheses. */
    private record Part(Goal goal, Free variable, List<Free> arbitrary) {}

    /** The first goals with their parts of the arguments; none where the method is about one goal. */
    private static List<Part> parts(MethodCall call, GoalState state) {
        var terms = new ArrayList<List<Method.Section>>();
        for (Method.Section section : call.text().sections()) {
            if (!section.keyword().equals("and")) {
                terms.add(new ArrayList<>());
            }
            terms.getLast().add(section);
        }
        List<Method.Section> values = terms.getFirst();
        List<Method.Section> arbitrary = terms.stream()
                .filter(group -> group.getFirst().keyword().equals("arbitrary"))
                .findFirst()
                .orElse(List.of());
        var result = new ArrayList<Part>();
        for (int i = 0; i < values.size() && i < state.goals().size(); i++) {
            Goal goal = call.inserted(state.goals().get(i)).goals().getFirst();
            List<Term> of = call.terms(values.get(i), goal);
            if (of.size() != 1 || !(of.getFirst() instanceof Free v)) {
                return List.of();
            }
            result.add(new Part(goal, v, i < arbitrary.size() ? variables(call, goal, arbitrary.get(i)) : List.of()));
        }
        return result.size() == values.size() ? result : List.of();
    }

    /**
     * Types that contain one another have one induction, in which each case may assume what is to be proved of all of them:
     *
     * <pre>
     *   A ts ⊢? B (Node ts)     A Nil     B t, A ts ⊢? A (t # ts)
     *  ────────────────────────────────────────────────────────────  induct t and ts
     *                     ⊢? B t     ⊢? A ts
     * </pre>
     */
    private static Optional<GoalState> mutual(MethodCall call, GoalState state, List<Part> parts) {
        ProofContext context = call.proof();
        Map<Type, Term> wanted = new HashMap<>();
        parts.forEach(p -> wanted.put(p.variable.type(), Induction.predicate(p.goal, p.variable, p.arbitrary)));
        Optional<Thm> given = rules(call).stream().findFirst();
        var results = new ArrayList<Induction.Result>();
        for (Part part : parts) {
            given.or(() -> Induction.structural(context.theory(), part.variable.type()))
                    .map(rule -> ofElements(context.theory(), rule))
                    .flatMap(rule ->
                            new Induction(context).together(part.goal, rule, part.variable, part.arbitrary, wanted))
                    .ifPresent(results::add);
        }
        boolean isOne = results.size() == parts.size()
                && results.stream()
                        .allMatch(r ->
                                sameGoals(r.refinement(), results.getFirst().refinement()));
        if (!isOne) {
            return Optional.empty();
        }
        int count = results.getFirst().refinement().goals().size();
        var goals = new ArrayList<>(results.getFirst().refinement().goals());
        goals.addAll(state.goals().subList(parts.size(), state.goals().size()));
        return Optional.of(new GoalState(
                goals,
                theorems -> {
                    var shown = new ArrayList<Thm>();
                    for (Induction.Result result : results) {
                        Thm whole = result.refinement().justification().apply(theorems.subList(0, count));
                        shown.add(Simplifier.cut(call.assumable(), whole));
                    }
                    shown.addAll(theorems.subList(count, theorems.size()));
                    return state.justification().apply(shown);
                },
                results.getFirst().cases()));
    }

    /** The rule with hypotheses about the elements of lists, which say the same of the lists. */
    private static Thm ofElements(Theory theory, Thm rule) {
        Optional<Thm> all =
                theory.fact("List.list_all_iff").map(fact -> fact.theorems().getFirst());
        Optional<Thm> ball =
                theory.fact("Set.Ball_def").map(fact -> fact.theorems().getFirst());
        if (all.isEmpty()
                || ball.isEmpty()
                || !(Rules.left(all.get()).head() instanceof Term.Const(var name, var _))
                || rule.conclusion().constants().stream()
                        .noneMatch(c -> c.name().equals(name))) {
            return rule;
        }
        Thm elements = Conv.rewrite(
                all.get().transfer(rule.signature()), List.of(ball.get().transfer(rule.signature())));
        return Rules.beta(Conv.rewrite(rule, List.of(elements)));
    }

    private static boolean sameGoals(Refinement one, Refinement other) {
        return one.goals().size() == other.goals().size()
                && IntStream.range(0, one.goals().size())
                        .allMatch(i -> one.goals()
                                .get(i)
                                .proposition()
                                .sameAs(other.goals().get(i).proposition()));
    }

    /**
     * What is stated together is proved together, so that each case may assume all of it:
     *
     * <pre>
     *   A n, B n ⊢? A (n + 1)     A n, B n ⊢? B (n + 1)     …
     *  ───────────────────────────────────────────────────────  induct
     *                  ⊢? A n     ⊢? B n
     * </pre>
     */
    private static Optional<GoalState> together(MethodCall call, GoalState state) {
        List<Goal> goals = state.goals();
        List<Term> assumptions = goals.getFirst().assumptions();
        if (!goals.stream().allMatch(g -> g.assumptions().equals(assumptions))) {
            return Optional.empty();
        }
        Term all = goals.getLast().conclusion();
        for (Goal g : goals.subList(0, goals.size() - 1).reversed()) {
            all = Hol.mkAnd(g.conclusion(), all);
        }
        var whole = new GoalState(
                List.of(new Goal(assumptions, all)),
                theorems -> state.justification().apply(parts(theorems.getFirst(), goals.size())),
                List.of());
        // What the cases are called says nothing of which of the goals they are about.
        return opened(call, whole, true)
                .map(s -> s.withCases(List.of()))
                .map(s -> s.each(goal -> Optional.of(separate(call, goal, goals.size())))
                        .orElse(s));
    }

    /** The parts of a conjunction that was made of so many. */
    private static List<Thm> parts(Thm conjunction, int count) {
        var result = new ArrayList<Thm>();
        Thm rest = conjunction;
        for (int i = 1; i < count; i++) {
            result.add(Rules.conjunct1(rest));
            rest = Rules.conjunct2(rest);
        }
        result.add(rest);
        return result;
    }

    /** A goal for each of the conjuncts under the goal's ∀ and ⟶. */
    private static Refinement separate(MethodCall call, Goal goal, int count) {
        var connectives = new Connectives(call.proof());
        Refinement result = Refinement.unchanged(goal);
        while (!result.goals().getFirst().conclusion().isApplied(Hol.AND.name())) {
            Optional<Refinement> next = connectives.open(result.goals().getFirst());
            if (next.isEmpty()) {
                return Refinement.unchanged(goal);
            }
            result = result.then(List.of(next.get()));
        }
        for (int i = 1; i < count; i++) {
            Goal last = result.goals().getLast();
            if (!last.conclusion().isApplied(Hol.AND.name())) {
                break;
            }
            Term left = last.conclusion().arguments().get(0);
            Term right = last.conclusion().arguments().get(1);
            var split = new Refinement(
                    List.of(last.withConclusion(left), last.withConclusion(right)),
                    t -> Rules.conj(t.get(0), t.get(1)));
            var parts = new ArrayList<Refinement>();
            result.goals().subList(0, result.goals().size() - 1).forEach(g -> parts.add(Refinement.unchanged(g)));
            parts.add(split);
            result = result.then(parts);
        }
        return result;
    }

    private static Optional<GoalState> cases(MethodCall call, GoalState state) {
        return state.goals().isEmpty() ? Optional.empty() : opened(call, state, false);
    }

    /** On the first goal with as many of its ∀ opened as the method speaks of, or else with all. */
    private static Optional<GoalState> opened(MethodCall call, GoalState state, boolean isInduction) {
        Goal goal = state.goals().getFirst();
        // Where the method says nothing, the goal is as it was written.
        Refinement premises = call.proof().supply() == null ? opened(call, goal, false) : Refinement.unchanged(goal);
        Optional<Induction.Result> first = attempted(call, premises.goals().getFirst(), isInduction);
        Refinement before = first.isPresent() ? premises : opened(call, goal, true);
        return first.or(() -> attempted(call, before.goals().getFirst(), isInduction))
                .map(r -> state.refined(0, before.then(List.of(r.refinement()))).withCases(r.cases()));
    }

    private static Optional<Induction.Result> attempted(MethodCall call, Goal goal, boolean isInduction) {
        Set<String> known = ProofContext.namesIn(goal.proposition());
        boolean isAboutBound = goal.conclusion().isApplied(Hol.ALL) && !known.containsAll(written(call, goal));
        return isAboutBound ? Optional.empty() : isInduction ? induction(call, goal) : distinction(call, goal);
    }

    /** The names that ∀ binds in the goal and the method's arguments speak of. */
    private static Set<String> written(MethodCall call, Goal goal) {
        var words = new HashSet<String>();
        call.text().sections().stream()
                .flatMap(s -> s.arguments().stream())
                .filter(Quoted.class::isInstance)
                .map(argument -> ((Quoted) argument).text())
                .forEach(text -> words.addAll(List.of(text.split("[^A-Za-z0-9_']+"))));
        var bound = new HashSet<String>();
        goal.conclusion().forEachSubterm(t -> {
            if (t instanceof Term.App(Term.Const(var all, var _), Term.Abs(var hint, var _, var _))
                    && all.equals(Hol.ALL)) {
                bound.add(hint);
            }
        });
        bound.retainAll(words);
        return bound;
    }

    /** The goal with its premises assumed; quantifiers before them are opened where {@code all} are. */
    private static Refinement opened(MethodCall call, Goal goal, boolean all) {
        var connectives = new Connectives(call.proof());
        Refinement result = Refinement.unchanged(goal);
        while (all || !result.goals().getFirst().conclusion().isApplied(Hol.ALL)) {
            Optional<Refinement> next = connectives.open(result.goals().getFirst());
            if (next.isEmpty()) {
                break;
            }
            result = result.then(List.of(next.get()));
        }
        return result;
    }

    private static Optional<Induction.Result> induction(MethodCall call, Goal goal) {
        ProofContext context = call.proof();
        Theory theory = context.theory();
        List<Term> instances = instances(call, goal);
        List<Free> arbitrary = variables(call, goal, "arbitrary");
        List<Thm> rules = rules(call);
        List<Thm> facts = call.assumable();
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
            List<String> declared = Induction.caseNames(theory, rule);
            List<String> called = declared.isEmpty() ? names : declared;
            Thm of = ofElements(theory, rule);
            for (int used = facts.size(); used >= 0; used--) {
                // Facts that the rule has no use for are part of what is proved.
                Goal whole = goal.assuming(facts.subList(used, facts.size()).stream()
                        .map(Thm::conclusion)
                        .toList());
                List<Thm> rest = facts.subList(used, facts.size());
                Optional<Induction.Result> result =
                        new Induction(context).apply(whole, of, instances, arbitrary, facts.subList(0, used), called);
                if (result.isPresent()) {
                    Refinement r = result.get().refinement();
                    return Optional.of(new Induction.Result(
                            new Refinement(
                                    r.goals(),
                                    t -> Simplifier.cut(rest, r.justification().apply(t))),
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
                    .flatMap(r -> byRule(call, goal, r, Induction.caseNames(context.theory(), r)).stream())
                    .findFirst();
        }
        if (terms.isEmpty() && !call.facts().isEmpty()) {
            Term fact = call.facts().getFirst().conclusion();
            List<String> names = Induction.ruleNames(context.theory(), fact);
            Optional<Induction.Result> byRule = fact.head() instanceof Term.Const(var name, var _)
                    ? context.theory()
                            .fact(name + ".cases")
                            .flatMap(f -> byRule(call, goal, f.theorems().getFirst(), names))
                    : Optional.empty();
            return byRule.isPresent() || call.facts().size() > 1
                    ? byRule
                    : distinction.byAlternatives(goal, call.facts().getFirst());
        }
        Refinement inserted = call.inserted(goal);
        // By whether something holds that the proof will assume.
        Optional<Term> about = terms.isEmpty()
                ? Optional.ofNullable(context.supply()).map(Supply::proposition)
                : Optional.of(terms.getFirst());
        return about.flatMap(term -> distinction.ofTerm(inserted.goals().getFirst(), term))
                .map(r -> new Induction.Result(inserted.then(List.of(r.refinement())), r.cases()));
    }

    /** A case distinction for which the rule needs the first facts; the others are assumed in each case. */
    private static Optional<Induction.Result> byRule(MethodCall call, Goal goal, Thm rule, List<String> names) {
        var distinction = new CaseDistinction(call.proof());
        List<Term> terms = instances(call, goal);
        List<Thm> facts = call.assumable();
        for (int used = facts.size(); used >= 0; used--) {
            List<Thm> rest = facts.subList(used, facts.size());
            Goal whole = goal.assuming(rest.stream().map(Thm::conclusion).toList());
            Optional<Induction.Result> result = distinction.byRule(whole, rule, terms, facts.subList(0, used), names);
            if (result.isPresent()) {
                return result.map(r -> new Induction.Result(
                        new Refinement(
                                r.refinement().goals(),
                                t -> Simplifier.cut(
                                        rest, r.refinement().justification().apply(t))),
                        r.cases()));
            }
        }
        return Optional.empty();
    }

    /** Those after {@code rule:}, or those of the set, predicate or type that is named. */
    private static List<Thm> rules(MethodCall call) {
        var result = new ArrayList<>(call.section("rule"));
        boolean isInduction = call.name().contains("induct");
        for (String keyword : List.of("set", "pred", "type")) {
            for (Method.Section section : call.text().sections(keyword)) {
                for (Argument argument : section.arguments()) {
                    if (argument instanceof FactReference.Named(var name, var _, var _)) {
                        Optional<Thm> declared = isInduction
                                ? Induction.declared(call.context().theory(), name.text())
                                : Optional.empty();
                        result.addAll(declared.map(List::of)
                                .orElseGet(() -> call.theorems(List.of(
                                        FactReference.named(name.text() + (isInduction ? ".induct" : ".cases"))))));
                    }
                }
            }
        }
        return result;
    }

    private static List<Term> instances(MethodCall call, Goal goal) {
        return call.terms(call.text().first(), goal);
    }

    private static List<Free> variables(MethodCall call, Goal goal, String keyword) {
        var result = new ArrayList<Free>();
        call.text().sections(keyword).forEach(section -> result.addAll(variables(call, goal, section)));
        return result;
    }

    private static List<Free> variables(MethodCall call, Goal goal, Method.Section section) {
        var result = new ArrayList<Free>();
        for (Term term : call.terms(section, goal)) {
            if (!(term instanceof Free v)) {
                throw new UnknownMethod(call.text().name().position(), "only variables can be arbitrary, not " + term);
            }
            result.add(v);
        }
        return result;
    }
}
