package dev.assay.prove.cases;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Freeness;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Resolution;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.simp.PatternMatch;
import dev.assay.prove.simp.Rule;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** {@code cases}: the goal once for each way in which something can have come about. */
public final class CaseDistinction {
    private final ProofContext context;

    public CaseDistinction(ProofContext context) {
        this.context = context;
    }

    /** By the constructors of the term's type, or by whether a proposition holds. */
    public Optional<Induction.Result> ofTerm(Goal goal, Term term) {
        if (term.type().equals(Type.bool())) {
            return Optional.of(ofProposition(goal, term));
        }
        Theory theory = context.theory();
        if (term.type() instanceof Type.Con(var extension, var _)
                && theory.typeSpecification(extension).orElse(null) instanceof TypeSpecification.Record record) {
            return theory.fact(record.name() + ".cases")
                    .flatMap(f -> byRule(goal, f.theorems().getFirst(), List.of(term), List.of(), List.of()));
        }
        if (!(term.type() instanceof Type.Con(var name, var _))
                || !(theory.typeSpecification(name).orElse(null) instanceof TypeSpecification.Free type)) {
            return Optional.empty();
        }
        Rule rule = Rule.of(type.exhaust());
        var match = new PatternMatch(context.signature(), rule.variables());
        Free y = rule.theorem().conclusion().frees().iterator().next();
        if (!match.assign(y, term)) {
            return Optional.empty();
        }
        Thm exhaust = Rules.beta(match.instance(rule.theorem().transfer(context.signature())));
        int count = type.datatype().constructors().size();
        List<Term> parts = Iterated.disjuncts(exhaust.conclusion(), count);
        Set<String> taken = new HashSet<>(context.names());
        goal.frees().forEach(v -> taken.add(v.name()));
        term.frees().forEach(v -> taken.add(v.name()));
        var goals = new ArrayList<Goal>();
        var cases = new ArrayList<ProofCase>();
        var variables = new ArrayList<List<Free>>();
        var equations = new ArrayList<Term>();
        for (int i = 0; i < count; i++) {
            var own = new HashSet<>(taken);
            Term rest = parts.get(i);
            var xs = new ArrayList<Free>();
            while (rest instanceof Term.App(Term.Const(var ex, var _), Term.Abs(var hint, var at, var body))
                    && ex.equals(Hol.EX)) {
                Free x = ProofContext.fresh(own, hint, at);
                xs.add(x);
                rest = body.instantiate(x);
            }
            variables.add(xs);
            equations.add(rest);
            goals.add(goal.withConclusion(Hol.mkAll(xs, Hol.mkImplies(rest, goal.conclusion()))));
            String constructor =
                    Induction.base(type.datatype().constructors().get(i).name());
            cases.add(new ProofCase(
                    List.of(constructor, String.valueOf(i + 1)),
                    xs,
                    List.of(),
                    List.of(rest),
                    List.of(),
                    goal.conclusion()));
        }
        var refinement = new Refinement(goals, theorems -> {
            var branches = new ArrayList<Thm>();
            for (int i = 0; i < count; i++) {
                Thm opened = Thm.mp(
                        Rules.specs(variables.get(i), theorems.get(i)),
                        Thm.assume(context.signature(), equations.get(i)));
                branches.add(Iterated.exElims(Thm.assume(context.signature(), parts.get(i)), variables.get(i), opened));
            }
            return Iterated.disjElim(exhaust, goal.conclusion(), branches);
        });
        return Optional.of(new Induction.Result(refinement, cases));
    }

    private Induction.Result ofProposition(Goal goal, Term p) {
        Term not = Hol.mkNot(p);
        List<Goal> goals = List.of(
                goal.withConclusion(Hol.mkImplies(p, goal.conclusion())),
                goal.withConclusion(Hol.mkImplies(not, goal.conclusion())));
        var refinement = new Refinement(
                goals,
                t -> Rules.disjCases(
                        Rules.excludedMiddle(context.signature(), p),
                        Rules.undisch(t.get(0)),
                        Rules.undisch(t.get(1))));
        return new Induction.Result(
                refinement, List.of(single("True", p, goal.conclusion()), single("False", not, goal.conclusion())));
    }

    private static ProofCase single(String name, Term fact, Term conclusion) {
        return new ProofCase(List.of(name), List.of(), List.of(), List.of(fact), List.of(), conclusion);
    }

    /**
     * By a rule A ⟶ (∀xs. As ⟶ Q) ⟶ … ⟶ Q.
     *
     * @param terms for the rule's variables, from the first
     * @param facts for its first premises
     */
    public Optional<Induction.Result> byRule(
            Goal goal, Thm fact, List<Term> terms, List<Thm> facts, List<String> names) {
        Rule rule = Rule.of(fact);
        if (!(rule.conclusion() instanceof Free)) {
            return byDisjunction(goal, fact, terms, names);
        }
        var match = new PatternMatch(context.signature(), rule.variables());
        // What is to be shown keeps its equations; those of the rule's cases are used up.
        Set<String> taken = new HashSet<>(context.names());
        goal.frees().forEach(v -> taken.add(v.name()));
        fact.conclusion().frees().forEach(v -> taken.add(v.name()));
        Free whatever = ProofContext.fresh(taken, "thesis", Type.bool());
        if (!match.match(rule.conclusion(), whatever)) {
            return Optional.empty();
        }
        List<Free> variables = rule.theorem().conclusion().frees().stream()
                .filter(v -> !v.equals(rule.conclusion()))
                .toList();
        for (int i = 0; i < Math.min(terms.size(), variables.size()); i++) {
            if (!match.assign(variables.get(i), terms.get(i))) {
                return Optional.empty();
            }
        }
        var majors = new ArrayList<Thm>();
        for (Term premise : rule.premises()) {
            if (premise.occurs((Free) rule.conclusion())) {
                break;
            }
            Optional<Thm> major = major(premise, match, goal, facts, majors.size());
            if (major.isEmpty()) {
                break;
            }
            match.match(premise, major.get().conclusion());
            majors.add(major.get());
        }
        if (majors.size() < facts.size() || match.isOpen(rule.theorem().conclusion())) {
            return Optional.empty();
        }
        Thm instance = Rules.beta(match.instance(rule.theorem().transfer(context.signature())));
        for (Thm major : majors) {
            Term premise = instance.conclusion().arguments().getFirst();
            instance = Thm.mp(instance, Rules.convert(major, premise));
        }
        int count = rule.premises().size() - majors.size();
        Map<Free, Term> conclusion = Map.of(whatever, goal.conclusion());
        List<Thm> simpler = Resolution.premises(instance.conclusion()).subList(0, count).stream()
                .map(p -> majors.isEmpty()
                        ? Thm.refl(context.signature(), p)
                        : Freeness.of(context.theory()).total(context.signature(), p))
                .map(t -> Rules.beta(Thm.instantiate(conclusion, t)))
                .toList();
        List<String> called = names.isEmpty() && !majors.isEmpty()
                ? Induction.ruleNames(context.theory(), majors.getFirst().conclusion())
                : names;
        return Optional.of(distinguished(
                goal,
                Rules.beta(Thm.instantiate(conclusion, instance)),
                simpler,
                called.size() == count ? called : List.of()));
    }

    private Optional<Thm> major(Term premise, PatternMatch match, Goal goal, List<Thm> facts, int index) {
        if (index < facts.size()) {
            return Optional.of(facts.get(index)).filter(f -> match.copy().match(premise, f.conclusion()));
        }
        return goal.assumptions().stream()
                .filter(a -> match.copy().match(premise, a))
                .findFirst()
                .map(a -> Thm.assume(context.signature(), a));
    }

    private Induction.Result distinguished(Goal goal, Thm rule, int count, List<String> names) {
        return distinguished(
                goal,
                rule,
                Resolution.premises(rule.conclusion()).subList(0, count).stream()
                        .map(p -> Thm.refl(context.signature(), p))
                        .toList(),
                names);
    }

    /** @param simpler each premise of the rule, and what it comes to: a case is nothing where that is True */
    private Induction.Result distinguished(Goal goal, Thm rule, List<Thm> simpler, List<String> names) {
        var goals = new ArrayList<Goal>();
        var cases = new ArrayList<ProofCase>();
        Set<String> taken = new HashSet<>(context.names());
        goal.frees().forEach(v -> taken.add(v.name()));
        for (int i = 0; i < simpler.size(); i++) {
            Term premise = Rules.right(simpler.get(i));
            if (premise.equals(Hol.TRUE)) {
                continue;
            }
            goals.add(goal.withConclusion(premise));
            int inside = Resolution.premises(goal.conclusion()).size();
            ProofCase.Opened all = ProofCase.Opened.of(premise, new HashSet<>(taken), Integer.MAX_VALUE);
            ProofCase.Opened opened = ProofCase.Opened.of(
                    premise, new HashSet<>(taken), all.assumptions().size() - inside);
            var called = new ArrayList<String>();
            if (i < names.size()) {
                called.add(names.get(i));
            }
            called.add(String.valueOf(i + 1));
            cases.add(new ProofCase(
                    called, opened.variables(), List.of(), opened.assumptions(), List.of(), opened.conclusion()));
        }
        var refinement = new Refinement(goals, theorems -> {
            Thm result = rule;
            int next = 0;
            for (Thm same : simpler) {
                Thm shown = Rules.right(same).equals(Hol.TRUE)
                        ? Rules.TRUE.transfer(context.signature())
                        : theorems.get(next++);
                result = Thm.mp(result, Thm.eqMp(Rules.sym(same), Rules.convert(shown, Rules.right(same))));
            }
            return Rules.convert(result, goal.conclusion());
        });
        return new Induction.Result(refinement, cases);
    }

    /** By a fact (∃xs. A) ∨ …: each disjunct is a case. */
    private Optional<Induction.Result> byDisjunction(Goal goal, Thm fact, List<Term> terms, List<String> names) {
        Rule rule = Rule.of(fact);
        if (!rule.premises().isEmpty()) {
            return Optional.empty();
        }
        var match = new PatternMatch(context.signature(), rule.variables());
        List<Free> variables = List.copyOf(rule.theorem().conclusion().frees());
        if (terms.size() != variables.size()) {
            return Optional.empty();
        }
        for (int i = 0; i < terms.size(); i++) {
            if (!match.assign(variables.get(i), terms.get(i))) {
                return Optional.empty();
            }
        }
        Thm instance = Rules.beta(match.instance(rule.theorem().transfer(context.signature())));
        return Optional.of(
                distinguished(goal, eliminating(instance, goal.conclusion()), alternatives(instance), names));
    }

    /** By a fact of the context (∃xs. A) ∨ …, whose cases may have names there. */
    public Optional<Induction.Result> byAlternatives(Goal goal, Thm fact) {
        int count = alternatives(fact);
        List<String> names = context.caseNames().getOrDefault(fact.conclusion(), List.of());
        boolean isDistinction =
                count > 1 || !names.isEmpty() || fact.conclusion().isApplied(Hol.EX);
        return isDistinction
                ? Optional.of(distinguished(goal, eliminating(fact, goal.conclusion()), count, names))
                : Optional.empty();
    }

    private static int alternatives(Thm disjunction) {
        int count = 1;
        Term rest = disjunction.conclusion();
        while (rest.isApplied(Hol.OR.name())) {
            count++;
            rest = rest.arguments().get(1);
        }
        return count;
    }

    /** (∃xs. A ∧ B) ∨ … becomes (∀xs. A ⟶ B ⟶ goal) ⟶ … ⟶ goal. */
    private Thm eliminating(Thm disjunction, Term goal) {
        int count = alternatives(disjunction);
        List<Term> parts = Iterated.disjuncts(disjunction.conclusion(), count);
        Set<String> taken = ProofContext.namesIn(Hol.mkImplies(disjunction.conclusion(), goal));
        taken.addAll(context.names());
        var premises = new ArrayList<Term>();
        var branches = new ArrayList<Thm>();
        for (Term part : parts) {
            var own = new HashSet<>(taken);
            var xs = new ArrayList<Free>();
            Term rest = part;
            while (rest instanceof Term.App(Term.Const(var ex, var _), Term.Abs(var hint, var at, var body))
                    && ex.equals(Hol.EX)) {
                Free x = ProofContext.fresh(own, hint, at);
                xs.add(x);
                rest = body.instantiate(x);
            }
            List<Thm> conjuncts = Rules.conjuncts(Thm.assume(context.signature(), rest));
            Term premise = Hol.mkAll(
                    xs, Hol.mkImplies(conjuncts.stream().map(Thm::conclusion).toList(), goal));
            premises.add(premise);
            Thm shown = Rules.mps(Rules.specs(xs, Thm.assume(context.signature(), premise)), conjuncts);
            branches.add(Iterated.exElims(Thm.assume(context.signature(), part), xs, shown));
        }
        return Iterated.dischs(premises, Iterated.disjElim(disjunction, goal, branches));
    }
}
