package dev.assay.prove.isar;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Alternative;
import dev.assay.logic.proof.Claim;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Method;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.NamedFacts;
import dev.assay.logic.proof.ProofStep;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.WrittenProof;
import dev.assay.logic.rules.Iterated;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.method.FactReading;
import dev.assay.prove.method.GoalState;
import dev.assay.prove.method.MethodCall;
import dev.assay.prove.method.MethodStopped;
import dev.assay.prove.method.Methods;
import dev.assay.prove.method.SimplifierMethods;
import dev.assay.prove.method.UnknownMethod;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One proof, followed from its first step to its last. */
final class ProofWalk {
    private static final Method STANDARD = Method.named("standard");

    /** A goal that waits for its proof, with the facts it is given and what is to be done with the theorems. */
    private static final class Open {
        GoalState state;
        final List<Thm> facts = new ArrayList<>();
        final Consumer<List<Thm>> whenProved;
        /** How many premises its text has before ⟹. */
        final int premises;

        Open(GoalState state, List<Thm> facts, int premises, Consumer<List<Thm>> whenProved) {
            this.state = state;
            this.premises = premises;
            this.facts.addAll(facts);
            this.whenProved = whenProved;
        }
    }

    private final WrittenProof proof;
    private final Claim claim;
    private final Methods methods;
    private final Deque<Block> blocks = new ArrayDeque<>();
    private final Deque<Open> open = new ArrayDeque<>();
    private final References references;
    private Position position;
    private List<Thm> result = List.of();
    private boolean isFinished;

    ProofWalk(WrittenProof proof, Methods methods) {
        this.proof = proof;
        this.claim = proof.claim();
        this.methods = methods;
        this.position = proof.position();
        this.references = new References(proof.context());
    }

    /** Where the walk is. */
    Position position() {
        return position;
    }

    private Block block() {
        return blocks.element();
    }

    // The statement

    /** A theorem for each conclusion of the claim. */
    List<Thm> theorems() {
        begin();
        proof.steps().forEach(this::follow);
        if (!isFinished) {
            throw new ProofError(position, "the proof ends before everything is shown");
        }
        return result;
    }

    /** The goals that are left by the first steps. */
    List<Goal> goalsAfter(int steps) {
        begin();
        proof.steps().subList(0, steps).forEach(this::follow);
        return pending().state.goals();
    }

    private void begin() {
        var start = new ProofStart(proof);
        blocks.push(start.block());
        open.push(new Open(GoalState.of(start.goals()), List.of(), start.premises(), theorems -> {
            result = start.whole(theorems, position);
            isFinished = true;
        }));
    }

    // Steps

    private void follow(ProofStep command) {
        position = command.position();
        if (isFinished) {
            throw new ProofError(position, "there is nothing left to prove");
        }
        switch (command) {
            case ProofStep.Apply(var _, var method) -> apply(method);
            case ProofStep.By(var _, var initial, var terminal) -> by(initial, terminal);
            case ProofStep.Begin(var _, var method) -> begin(method);
            case ProofStep.Qed(var _, var method) -> qed(method);
            case ProofStep.Done _ -> done();
            case ProofStep.Sorry _ -> throw new LeftOut(position);
            case ProofStep.Next _ -> block().reset();
            case ProofStep.Brace(var _, var opens) -> brace(opens);
            case ProofStep.FixVariables(var _, var variables) -> fix(variables);
            case ProofStep.Assume assume -> assume(assume);
            case ProofStep.State state -> state(state);
            case ProofStep.Obtain obtain -> obtain(obtain);
            case ProofStep.Subgoal subgoal -> subgoal(subgoal);
            case ProofStep.Consider(var _, var cases) -> consider(cases);
            case ProofStep.InCase inCase -> inCase(inCase);
            case ProofStep.Let(var _, var patterns, var terms) -> Texts.let(block(), patterns, terms, position);
            case ProofStep.Define define -> define(define);
            case ProofStep.Note(var _, var facts) -> note(facts);
            case ProofStep.Facts(var _, var use, var facts) -> facts(use, facts);
            case ProofStep.Calculation(var _, var step, var rules) -> calculate(step, rules);
            case ProofStep.Reorder(var _, var isDefer, var number) -> reorder(isDefer, number);
            case ProofStep.Unknown(var _, var reason) -> throw new UnknownMethod(position, reason);
        }
    }

    private Open pending() {
        Open last = open.peek();
        if (last == null) {
            throw new ProofError(position, "there is no goal here");
        }
        return last;
    }

    // Methods

    private ProofContext proofContext() {
        Set<String> names = new HashSet<>();
        for (Block b : blocks) {
            b.fixed.forEach(v -> names.add(v.name()));
            b.theses.forEach(v -> names.add(v.name()));
            b.obtained.forEach(o -> o.variables().forEach(v -> names.add(v.name())));
        }
        claim.located().forEach(t -> t.frees().forEach(v -> names.add(v.name())));
        claim.premises().forEach(t -> t.frees().forEach(v -> names.add(v.name())));
        claim.conclusions().forEach(t -> t.frees().forEach(v -> names.add(v.name())));
        Map<Term, List<String>> caseNames = new HashMap<>();
        blocks.forEach(b -> b.caseNames.forEach(caseNames::putIfAbsent));
        return ProofContext.of(block().context.theory(), Effort.usual())
                .withNames(names)
                .withCaseNames(caseNames);
    }

    private Optional<GoalState> run(Method method, GoalState state, List<Thm> facts) {
        if (state.isProved()) {
            return Optional.of(state);
        }
        var nothing = new MethodCall(method.start(), block().context, proofContext(), block().bindings, facts);
        try {
            return methods.apply(method, nothing, state);
        } catch (MethodStopped e) {
            throw new UnknownMethod(position, String.valueOf(e.getMessage()));
        }
    }

    private void apply(Method method) {
        Open goal = pending();
        goal.state = run(method, goal.state, goal.facts).orElseThrow(() -> failure(method, goal.state));
        goal.facts.clear();
    }

    private ProofError failure(Method method, GoalState state) {
        String name = method.start().name().text();
        return new ProofError(position, "the method " + name + " fails" + remaining(state));
    }

    /** What is left, in words. */
    private String remaining(GoalState state) {
        if (state.goals().isEmpty()) {
            return "";
        }
        Goal first = state.goals().getFirst();
        String others =
                state.goals().size() == 1 ? "" : " and " + (state.goals().size() - 1) + " more";
        return " on " + block().context.printer().print(first.proposition()) + others;
    }

    private void by(Method initial, @Nullable Method terminal) {
        Open goal = pending();
        GoalState after = run(initial, goal.state, goal.facts).orElseThrow(() -> failure(initial, goal.state));
        if (terminal != null) {
            GoalState middle = after;
            after = after.isProved()
                    ? after
                    : run(terminal, after, List.of()).orElseThrow(() -> failure(terminal, middle));
        }
        finish(byAssumption(after));
    }

    /** What is left may be among the assumptions. */
    private GoalState byAssumption(GoalState state) {
        if (state.isProved()) {
            return state;
        }
        ProofContext context = proofContext();
        return state.each(goal -> dev.assay.prove.method.Closing.byAssumption(context, goal))
                .orElse(state);
    }

    private void finish(GoalState state) {
        if (!state.isProved()) {
            throw new ProofError(
                    position, "this is left to prove:" + remaining(state).replaceFirst("^ on", ""));
        }
        open.pop().whenProved.accept(state.theorems());
    }

    private void done() {
        finish(byAssumption(pending().state));
    }

    private void begin(@Nullable Method method) {
        Open goal = pending();
        if (method == null) {
            goal.state = standard(goal);
        } else {
            goal.state = run(method, goal.state, goal.facts).orElseThrow(() -> failure(method, goal.state));
        }
        var inner = new Block(block().context, block().bindings, List.of(), goal.state);
        blocks.push(inner);
    }

    /** {@code proof} without a method applies the rule that fits, if one does. */
    private GoalState standard(Open goal) {
        introducePremises(goal);
        return methods.knows("standard") ? run(STANDARD, goal.state, goal.facts).orElse(goal.state) : goal.state;
    }

    /** What the text has before ⟹ is assumed, and no premise of an implication that is to be shown. */
    private void introducePremises(Open goal) {
        for (int left = goal.premises; left > 0 && goal.state.goals().size() == 1; ) {
            Term conclusion = goal.state.goals().getFirst().conclusion();
            boolean isPremise = conclusion.isApplied(Hol.IMPLIES.name());
            if (!isPremise && !conclusion.isApplied(Hol.ALL)) {
                return;
            }
            Optional<GoalState> opened = run(STANDARD, goal.state, List.of());
            if (opened.isEmpty()) {
                return;
            }
            goal.state = opened.get();
            left -= isPremise ? 1 : 0;
        }
    }

    private void qed(@Nullable Method method) {
        Block inner = block();
        GoalState state = inner.goal;
        if (state == null) {
            throw new ProofError(position, "there is no proof to end here");
        }
        GoalState left = byAssumption(state);
        if (method != null && !left.isProved()) {
            left = byAssumption(run(method, left, List.of()).orElseThrow(() -> failure(method, state)));
        }
        blocks.pop();
        finish(left);
    }

    private void brace(boolean opens) {
        if (opens) {
            blocks.push(new Block(block().context, block().bindings, block().facts, null));
            return;
        }
        Block inner = blocks.pop();
        List<Thm> exported = leaving(() ->
                inner.facts.stream().map(inner::exported).map(StatedFacts::rule).toList());
        if (blocks.isEmpty()) {
            throw new ProofError(position, "there is no brace to close");
        }
        setFacts(exported);
    }

    /** What leaves a block; it cannot if it speaks of what was fixed or obtained only there, which the kernel finds out. */
    private <T> T leaving(Supplier<T> exported) {
        try {
            return exported.get();
        } catch (KernelException e) {
            throw new ProofError(position, "this speaks of what is known only inside: " + e.getMessage());
        }
    }

    // Facts

    /** Keeps new facts also under a name with a space, which no text can hide, so that ‹…› finds them by what they say. */
    private void setFacts(List<Thm> facts) {
        MethodContext context = block().context;
        block().context =
                context.withFact("known " + context.theory().factNames().size(), facts, List.of());
        setThis(facts);
    }

    private void setThis(List<Thm> facts) {
        block().facts = facts;
        block().isChained = false;
        block().context = block().context.withFact("this", facts, List.of());
    }

    private List<Thm> read(List<FactReference> facts) {
        return references.read(facts, new FactReading(block().context, proofContext(), block().bindings));
    }

    private void facts(ProofStep.Use use, List<FactReference> references) {
        List<Thm> facts = read(references);
        Block b = block();
        switch (use) {
            case THEN -> b.isChained = true;
            case FROM -> chain(facts);
            case WITH -> {
                var all = new ArrayList<>(facts);
                all.addAll(b.facts);
                chain(all);
            }
            case USING -> pending().facts.addAll(facts);
            case UNFOLDING -> {
                Open goal = pending();
                ProofContext context = proofContext();
                goal.state = goal.state
                        .each(SimplifierMethods.unfold(context, facts))
                        .orElse(goal.state);
                List<Thm> unfolded = goal.facts.stream()
                        .map(f -> Unfolded.fact(context, f, facts))
                        .toList();
                goal.facts.clear();
                goal.facts.addAll(unfolded);
            }
            case SUPPLY -> {
                for (FactReference reference : references) {
                    b.context = b.context.withFact(
                            "supplied " + b.context.theory().factNames().size(),
                            read(List.of(reference)),
                            reference.attributes());
                }
            }
        }
    }

    private void chain(List<Thm> facts) {
        setThis(facts);
        block().isChained = true;
    }

    private void note(List<NamedFacts> notes) {
        var all = new ArrayList<Thm>();
        for (NamedFacts named : notes) {
            var attributes = new ArrayList<>(named.binding().attributes());
            named.facts().forEach(f -> attributes.addAll(f.attributes()));
            List<Thm> facts =
                    block().context.changed(read(named.facts()), named.binding().attributes());
            Name name = named.binding().name();
            String called = name == null
                    ? "noted " + block().context.theory().factNames().size()
                    : name.text();
            block().context = block().context.withFact(called, facts, attributes);
            all.addAll(facts);
        }
        setFacts(all);
    }

    // Terms

    private List<Term> propositions(List<Quoted> texts) {
        List<Term> terms = Texts.propositions(block(), texts);
        learnTypes(terms);
        return terms;
    }

    /** The types of variables that were fixed without one are those of their first use. */
    private void learnTypes(List<Term> terms) {
        Block b = block();
        for (Term t : terms) {
            for (Free v : t.frees()) {
                for (Block each : blocks) {
                    if (each.untyped.remove(v.name())) {
                        each.fixed.add(v);
                        b.context = b.context.fixingAll(List.of(v));
                    }
                }
            }
        }
    }

    private void bindPatterns(List<Proposition.Group> groups, List<Term> terms) {
        Texts.bindPatterns(block(), groups, terms, position);
    }

    // Fixing and assuming

    private void fix(List<Fix> variables) {
        Block b = block();
        b.context = b.context.declaring(variables);
        for (var v : variables) {
            String name = v.name().text();
            Optional<Type> type = b.context.fixed(name);
            if (v.type() != null && type.isPresent()) {
                b.fixed.add(new Free(name, type.get()));
            } else {
                b.context = b.context.unfixedType(name);
                b.untyped.add(name);
            }
        }
    }

    private void assume(ProofStep.Assume assume) {
        if (!assume.premises().isEmpty() || !assume.variables().isEmpty()) {
            throw new UnknownMethod(position, "`assume` with `if` or `for` is not checked here");
        }
        List<Term> terms = propositions(Proposition.texts(assume.groups()));
        bindPatterns(assume.groups(), terms);
        List<Thm> assumed = terms.stream()
                .map(t -> Thm.assume(block().context.theory().signature(), t))
                .toList();
        block().assumptions.addAll(assumed);
        List<Thm> facts = StatedFacts.asRules(block().context.reader(), assumed, Proposition.texts(assume.groups()));
        block().context = StatedFacts.named(block().context, assume.groups(), facts);
        setFacts(facts);
    }

    // Stating

    private List<Thm> taken() {
        List<Thm> facts = block().isChained ? block().facts : List.of();
        block().isChained = false;
        return facts;
    }

    private void state(ProofStep.State state) {
        if (state.isChained()) {
            block().isChained = true;
        }
        List<Thm> chained = taken();
        Block outside = block();
        boolean isConditional =
                !state.premises().isEmpty() || !state.variables().isEmpty();
        // Its own variables and premises are those of a block around the proof.
        var inner = new Block(outside.context, outside.bindings, outside.facts, outside.goal);
        blocks.push(inner);
        if (!state.variables().isEmpty()) {
            fix(state.variables());
        }
        List<Term> all = propositions(joined(Proposition.texts(state.premises()), Proposition.texts(state.groups())));
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
        bindPatterns(state.groups(), terms);
        Map<String, Term> patterns = new HashMap<>(inner.bindings);
        var given = new ArrayList<>(chained);
        int own = terms.size() == 1 ? before : 0;
        open.push(new Open(GoalState.of(terms.stream().map(Goal::of).toList()), given, own, theorems -> {
            while (block() != inner) {
                blocks.pop();
            }
            blocks.pop();
            List<Thm> exported = isConditional
                    ? leaving(() -> theorems.stream().map(inner::exported).toList())
                    : theorems;
            switch (state.kind()) {
                case HAVE -> {}
                case SHOW -> exported.forEach(this::show);
            }
            List<Thm> facts = isConditional
                    ? exported.stream().map(StatedFacts::rule).toList()
                    : StatedFacts.asRules(block().context.reader(), exported, Proposition.texts(state.groups()));
            patterns.remove("?thesis");
            patterns.forEach(block().bindings::putIfAbsent);
            block().bindings.put("?this", facts.getLast().conclusion());
            Dots.bind(block().bindings, facts.getLast().conclusion());
            block().context = StatedFacts.named(block().context, state.groups(), facts);
            setFacts(facts);
        }));
    }

    private static List<Quoted> joined(List<Quoted> first, List<Quoted> second) {
        var all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }

    /** Refines the goal of the proof by what was shown. */
    private void show(Thm fact) {
        Block b = block();
        GoalState state = b.goal;
        if (state == null) {
            throw new ProofError(position, "there is no goal here that could be shown");
        }
        Thm shown = leaving(() -> b.withoutObtained(fact));
        var showing = new Showing(proofContext(), b.fixed, b.assumptions, shown);
        for (int i = 0; i < state.goals().size(); i++) {
            Optional<Refinement> refinement = showing.proves(state.goals().get(i));
            if (refinement.isPresent()) {
                b.goal = state.refined(i, refinement.get());
                return;
            }
        }
        throw new ProofError(
                position,
                "what is shown, " + b.context.printer().print(fact.conclusion()) + ", is no goal of this proof"
                        + (state.isProved() ? ": nothing is left" : remaining(state)));
    }

    private void obtain(ProofStep.Obtain obtain) {
        List<Thm> chained = taken();
        Block b = block();
        MethodContext before = b.context;
        b.context = declaring(declaring(b.context, obtain.variables()), obtain.arbitrary());
        List<Quoted> conditions = Proposition.texts(obtain.premises());
        List<Term> all = propositions(joined(conditions, Proposition.texts(obtain.groups())));
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
        open.push(new Open(GoalState.of(List.of(Goal.of(existential))), chained, 0, theorems -> {
            Block now = block();
            now.obtained.add(new Obtained(variables, theorems.getFirst(), body));
            now.context = reading.withFact("this", List.of(), List.of()).fixingAll(variables);
            Thm assumed = Thm.assume(now.context.theory().signature(), body);
            List<Thm> parts = Iterated.conjuncts(assumed, terms.size());
            List<Thm> facts = areRules ? parts.stream().map(StatedFacts::rule).toList() : parts;
            now.context = StatedFacts.named(now.context, obtain.groups(), facts);
            setFacts(facts);
        }));
    }

    /** The first goal on its own, under names for its variables and assumptions. */
    private void subgoal(ProofStep.Subgoal command) {
        Open whole = pending();
        if (whole.state.isProved()) {
            throw new ProofError(position, "there is no goal left");
        }
        var inner = new Block(block().context, block().bindings, block().facts, null);
        List<String> names = command.variables().stream().map(Name::text).toList();
        Focus focus = Focus.on(whole.state.goals().getFirst(), names, command.isSuffix(), proofContext());
        blocks.push(inner);
        inner.context = inner.context.fixingAll(focus.goal().frees());
        inner.fixed.addAll(focus.variables());
        inner.bindings.put("?thesis", focus.goal().conclusion());
        Goal goal = focus.goal();
        if (command.premises() != null) {
            List<Thm> premises = goal.assumptions().stream()
                    .map(a -> Thm.assume(inner.context.theory().signature(), a))
                    .toList();
            List<Thm> rules = premises.stream().map(StatedFacts::rule).toList();
            Name name = command.premises().name();
            inner.context = inner.context.withFact(
                    name == null ? "prems" : name.text(),
                    rules,
                    command.premises().attributes());
            inner.assumptions.addAll(premises);
            goal = Goal.of(goal.conclusion());
        }
        List<Thm> given = List.copyOf(whole.facts);
        whole.facts.clear();
        open.push(new Open(GoalState.of(List.of(goal)), given, 0, theorems -> {
            while (block() != inner) {
                blocks.pop();
            }
            blocks.pop();
            Thm shown = theorems.getFirst();
            whole.state = whole.state.refined(0, Refinement.proved(focus.back().apply(shown)));
            Name name = command.result().name();
            if (name != null) {
                block().context = block().context
                        .withFact(name.text(), List.of(shown), command.result().attributes());
            }
        }));
    }

    /** Shows (∃xs. Ps) ∨ …, to be followed by {@code cases}. */
    private void consider(List<Alternative> cases) {
        List<Thm> chained = taken();
        Block b = block();
        MethodContext before = b.context;
        var alternatives = new ArrayList<Term>();
        var names = new ArrayList<String>();
        for (Alternative each : cases) {
            b.context = declaring(before, each.variables());
            Term body = Hol.conjunction(propositions(Proposition.texts(each.propositions())));
            alternatives.add(Hol.mkEx(variablesIn(body, each.variables()), body));
            Name name = each.binding().name();
            names.add(name == null ? "" : name.text());
        }
        b.context = before;
        Term distinction = Hol.disjunction(alternatives);
        open.push(new Open(GoalState.of(List.of(Goal.of(distinction))), chained, 0, theorems -> {
            block().caseNames.put(distinction, names);
            setFacts(theorems);
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

    private void define(ProofStep.Define define) {
        Block b = block();
        b.context = declaring(b.context, define.variables());
        List<Term> terms = propositions(Proposition.texts(define.equations()));
        setFacts(LocalDefinition.of(b, terms, define.equations(), position));
    }

    /** With variables the types of which are those of their first use. */
    private static MethodContext declaring(MethodContext context, List<Fix> variables) {
        MethodContext result = context.declaring(variables);
        for (var v : variables) {
            if (v.type() == null) {
                result = result.unfixedType(v.name().text());
            }
        }
        return result;
    }

    // Cases

    private void inCase(ProofStep.InCase command) {
        setFacts(CaseEntry.enter(block(), command, position));
    }

    // Calculation

    private void calculate(ProofStep.Link link, List<FactReference> rules) {
        Calculation.step(block(), link, read(rules), position).ifPresent(this::chain);
    }

    private void reorder(boolean isDefer, int number) {
        Open goal = pending();
        int size = goal.state.goals().size();
        if (number > size) {
            throw new ProofError(position, "there is no goal " + number);
        }
        goal.state = isDefer ? goal.state.reordered(number - 1, size - 1) : goal.state.reordered(number - 1, 0);
    }
}
