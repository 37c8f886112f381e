package dev.assay.prove.isar;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Alternative;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Interpretable;
import dev.assay.logic.proof.LocalInterpretation;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.ProofStep;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.rules.Iterated;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.method.GoalState;
import dev.assay.prove.method.Unknowns;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Steps that state something to be proved: {@code have}, {@code show}, {@code obtain}, {@code consider}. */
final class StatementSteps {
    private final Walk walk;
    private final ContextSteps context;

    StatementSteps(Walk walk, ContextSteps context) {
        this.walk = walk;
        this.context = context;
    }

    void state(ProofStep.State state) {
        if (state.isChained()) {
            walk.block().isChained = true;
        }
        List<Thm> chained = walk.taken();
        Block outside = walk.block();
        boolean isConditional =
                !state.premises().isEmpty() || !state.variables().isEmpty();
        // Its own variables and premises are those of a block around the proof.
        var inner = new Block(outside.context, outside.bindings, outside.facts, outside.goal);
        walk.blocks().push(inner);
        if (!state.variables().isEmpty()) {
            context.fix(state.variables());
        }
        List<Term> all =
                walk.propositions(joined(Proposition.texts(state.premises()), Proposition.texts(state.groups())));
        int count = Proposition.texts(state.premises()).size();
        List<Term> terms = all.subList(count, all.size());
        List<Thm> premises = all.subList(0, count).stream()
                .map(t -> Thm.assume(inner.context.theory().signature(), t))
                .toList();
        inner.assumptions.addAll(premises);
        inner.context = StatedFacts.named(inner.context, state.premises(), premises);
        if (!premises.isEmpty()) {
            // An inner `that` hides this one, but not a name with a space, by which ‹…› still finds it.
            inner.context = inner.context
                    .withFact("known " + inner.context.theory().factNames().size(), premises, List.of())
                    .withFact("that", premises, List.of());
        }
        int before = inner.context
                .reader()
                .premises(Proposition.texts(state.groups()).getLast());
        inner.bindings.put("?thesis", Thesis.of(terms.getLast(), before));
        walk.bindPatterns(state.groups(), terms);
        Map<String, Term> patterns = new HashMap<>(inner.bindings);
        var given = new ArrayList<>(chained);
        int own = terms.size() == 1 ? before : 0;
        walk.open(new OpenGoal(GoalState.of(terms.stream().map(Goal::of).toList()), given, own, theorems -> {
            while (walk.block() != inner) {
                walk.blocks().pop();
            }
            walk.blocks().pop();
            List<Thm> exported = isConditional
                    ? walk.leaving(() -> theorems.stream().map(inner::exported).toList())
                    : theorems;
            switch (state.kind()) {
                case HAVE -> {}
                case SHOW -> exported.forEach(this::show);
            }
            List<Thm> facts = isConditional
                    ? exported.stream().map(StatedFacts::rule).toList()
                    : StatedFacts.asRules(walk.block().context.reader(), exported, Proposition.texts(state.groups()));
            patterns.remove("?thesis");
            patterns.forEach(walk.block().bindings::putIfAbsent);
            walk.block().bindings.put("?this", facts.getLast().conclusion());
            Dots.bind(walk.block().bindings, facts.getLast().conclusion());
            walk.block().context = StatedFacts.named(walk.block().context, state.groups(), facts);
            walk.setFacts(facts);
        }));
    }

    private static List<Quoted> joined(List<Quoted> first, List<Quoted> second) {
        var all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }

    /** Refines the goal of the proof by what was shown. */
    private void show(Thm fact) {
        Block b = walk.block();
        GoalState state = b.goal;
        if (state == null) {
            throw new ProofError(walk.position(), "there is no goal here that could be shown");
        }
        Thm shown = walk.leaving(() -> b.withoutObtained(fact));
        var showing = new Showing(walk.proofContext(), b.fixed, b.assumptions, shown);
        for (int i = 0; i < state.goals().size(); i++) {
            Optional<GoalState> refined = shown(state, i, showing);
            if (refined.isPresent()) {
                b.goal = refined.get();
                return;
            }
        }
        throw new ProofError(
                walk.position(),
                "what is shown, " + b.context.printer().print(fact.conclusion()) + ", is no goal of this proof"
                        + (state.isProved() ? ": nothing is left" : walk.remaining(state)));
    }

    /** The state without the goal of that number, if what was shown is that goal for some terms in place of unknowns. */
    private static Optional<GoalState> shown(GoalState state, int number, Showing showing) {
        // Steps that are made again may leave fewer goals.
        Unknowns.Step step = (s, _) -> number < s.goals().size()
                ? showing.proves(s.goals().get(number)).map(r -> s.refined(number, r))
                : Optional.empty();
        return state.step(step)
                .or(() -> state.hasUnknowns()
                        ? showing.tells(state.goals().get(number))
                                .flatMap(state::told)
                                .flatMap(s -> s.step(step))
                        : Optional.empty());
    }

    void obtain(ProofStep.Obtain obtain) {
        List<Thm> chained = walk.taken();
        Block b = walk.block();
        MethodContext before = b.context;
        b.context = ContextSteps.declaring(ContextSteps.declaring(b.context, obtain.variables()), obtain.arbitrary());
        List<Quoted> conditions = Proposition.texts(obtain.premises());
        List<Term> all = walk.propositions(joined(conditions, Proposition.texts(obtain.groups())));
        List<Term> premises = all.subList(0, conditions.size());
        List<Free> arbitrary = variablesIn(Hol.conjunction(all), obtain.arbitrary());
        List<Term> terms = all.subList(conditions.size(), all.size()).stream()
                .map(t -> Hol.mkAll(arbitrary, Hol.mkImplies(premises, t)))
                .toList();
        MethodContext reading = b.context;
        b.context = before;
        Term body = Hol.conjunction(terms);
        List<Free> variables = variablesIn(body, obtain.variables());
        Term existential = Hol.mkEx(variables, body);
        boolean areRules = !arbitrary.isEmpty() || !premises.isEmpty();
        walk.open(new OpenGoal(GoalState.of(List.of(Goal.of(existential))), chained, 0, theorems -> {
            Block now = walk.block();
            now.obtained.add(new Obtained(variables, theorems.getFirst(), body));
            now.context = reading.withFact("this", List.of(), List.of()).fixingAll(variables);
            Thm assumed = Thm.assume(now.context.theory().signature(), body);
            List<Thm> parts = Iterated.conjuncts(assumed, terms.size());
            List<Thm> facts = areRules ? parts.stream().map(StatedFacts::rule).toList() : parts;
            now.context = StatedFacts.named(now.context, obtain.groups(), facts);
            walk.setFacts(facts);
        }));
    }

    /** Shows what locales ask of some terms, after which what they say is known of these. */
    void interpret(Position position, Interpretable locales) {
        List<Thm> chained = walk.taken();
        LocalInterpretation interpretation = walk.block().context.interpreting(position, locales);
        List<Goal> goals = interpretation.goals().stream().map(Goal::of).toList();
        walk.open(new OpenGoal(GoalState.of(goals), chained, 0, theorems -> {
            walk.block().context = interpretation.interpreted().apply(theorems);
            walk.setFacts(theorems);
        }));
    }

    /** Shows (∃xs. Ps) ∨ …, to be followed by {@code cases}. */
    void consider(List<Alternative> cases) {
        List<Thm> chained = walk.taken();
        Block b = walk.block();
        MethodContext before = b.context;
        var alternatives = new ArrayList<Term>();
        var names = new ArrayList<String>();
        for (Alternative each : cases) {
            b.context = ContextSteps.declaring(before, each.variables());
            Term body = Hol.conjunction(walk.propositions(Proposition.texts(each.propositions())));
            alternatives.add(Hol.mkEx(variablesIn(body, each.variables()), body));
            Name name = each.binding().name();
            names.add(name == null ? "" : name.text());
        }
        b.context = before;
        Term distinction = Hol.disjunction(alternatives);
        walk.open(new OpenGoal(GoalState.of(List.of(Goal.of(distinction))), chained, 0, theorems -> {
            walk.block().caseNames.put(distinction, names);
            walk.setFacts(theorems);
        }));
    }

    private static List<Free> variablesIn(Term body, List<Fix> declared) {
        var variables = new ArrayList<Free>();
        for (var v : declared) {
            String name = v.name().text();
            body.frees().stream().filter(f -> f.name().equals(name)).findFirst().ifPresent(variables::add);
        }
        return variables;
    }
}
