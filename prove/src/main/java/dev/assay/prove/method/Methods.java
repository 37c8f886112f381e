package dev.assay.prove.method;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Method;
import dev.assay.logic.rules.Resolution;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.classical.Arith;
import dev.assay.prove.classical.Auto;
import dev.assay.prove.classical.Blast;
import dev.assay.prove.classical.Substitution;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.goal.Tactic;
import dev.assay.prove.metis.Metis;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.simp.PatternMatch;
import dev.assay.prove.simp.Rule;
import dev.assay.prove.simp.SimpSet;
import dev.assay.prove.simp.Simplifier;
import dev.assay.prove.tactic.ClassicalRules;
import dev.assay.prove.tactic.Connectives;
import dev.assay.prove.tactic.ProofContext;
import dev.assay.prove.tactic.RuleTactics;
import dev.assay.run.Budget;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The table of methods by their names; others can be registered. */
public final class Methods {
    private static final int MOST_REPETITIONS = 50;

    /** How long a step of a method takes on a usual machine. */
    public static final long STEP_NANOS = 30_000;

    /** How many times slower than a usual machine one may be before the clock counts. */
    private static final int SLOWNESS = 6;

    /** What one method may spend beside its time; of the heap, a part. */
    private static final Budget LIMITS =
            Budget.UNLIMITED.withMemoryBytes(Runtime.getRuntime().maxMemory() / 10 * 7);

    /** What a single step of natural deduction may be. */
    private static final List<String> BASIC = Stream.of(
                    "exI",
                    "disjI1",
                    "disjI2",
                    "conjI",
                    "notE",
                    "mp",
                    "iffD1",
                    "iffD2",
                    "spec",
                    "conjunct1",
                    "conjunct2",
                    "FalseE",
                    "iffI",
                    "ex1I")
            .map(name -> "HOL." + name)
            .toList();

    private final Map<String, ProofMethod> table = new HashMap<>();
    private final Supplier<Duration> time;
    private final long steps;

    /** @param time how long the next method may take */
    private Methods(Supplier<Duration> time, long steps) {
        this.time = time;
        this.steps = steps;
    }

    /** The methods of this module, each of which may take so long by the clock. */
    public static Methods standard(Duration time) {
        return standard(new Methods(() -> time, Budget.NO_LIMIT));
    }

    /** The methods of this module, all of which together may take so long from now on. */
    public static Methods within(Duration time) {
        long end = System.nanoTime() + time.toNanos();
        return standard(new Methods(() -> Duration.ofNanos(Math.max(1, end - System.nanoTime())), Budget.NO_LIMIT));
    }

    /** The same, each with as many steps as take so long on a usual machine, so that what they do can be repeated. */
    public static Methods repeatable(Duration effort) {
        return standard(new Methods(() -> effort.multipliedBy(SLOWNESS), effort.toNanos() / STEP_NANOS));
    }

    private static Methods standard(Methods methods) {
        methods.register("simp", (call, state) -> state.first(simp(call)));
        methods.register("simp_all", (call, state) -> state.each(simp(call)));
        methods.register("auto", (call, state) -> state.each(auto(call, Auto.Search.SHORT)));
        methods.register("clarsimp", (call, state) -> state.first(safe(call, Auto.Steps.SINGLE)));
        methods.register("clarify", (call, state) -> state.first(safe(call, Auto.Steps.SINGLE_DEDUCTION)));
        methods.register("safe", (call, state) -> state.each(safe(call, Auto.Steps.DEDUCTION)));
        for (String name : List.of("force", "fastforce", "fast", "blast", "slow", "best", "bestsimp", "iprover")) {
            methods.register(name, (call, state) -> state.first(finishing(auto(call, Auto.Search.LONG))));
        }
        for (String name : List.of("satx", "sat", "contradiction")) {
            methods.register(name, (call, state) -> state.first(finishing(methods.metis(call))));
        }
        for (String name : List.of("argo", "algebra")) {
            methods.register(name, (call, state) -> state.first(finishing(methods.smt(call))));
        }
        for (String name : List.of("eval", "normalization", "code_simp")) {
            methods.register(name, (call, state) -> state.first(finishing(auto(call, Auto.Search.SHORT))));
        }
        for (String name : List.of("arith", "linarith", "presburger")) {
            methods.register(name, (call, state) -> state.first(finishing(call.inserting(Arith::new))));
        }
        methods.register("metis", (call, state) -> state.first(finishing(methods.metis(call))));
        methods.register("meson", (call, state) -> state.first(finishing(methods.metis(call))));
        methods.register("smt", (call, state) -> state.first(finishing(methods.smt(call))));
        methods.register("rule", (call, state) -> state.first(goal -> rule(call, goal)));
        methods.register("erule", (call, state) -> state.first(withRules(call, (t, r, g) -> t.eliminate(r, g))));
        methods.register("drule", (call, state) -> state.first(withRules(call, (t, r, g) -> t.destruct(r, g, false))));
        methods.register("frule", (call, state) -> state.first(withRules(call, (t, r, g) -> t.destruct(r, g, true))));
        methods.register("intro", (call, state) -> state.first(repeated(call, RuleTactics::introduce)));
        methods.register("elim", (call, state) -> state.first(repeated(call, RuleTactics::eliminate)));
        methods.register("subst", (call, state) -> state.first(substitution(call)));
        methods.register("simplesubst", (call, state) -> state.first(substitution(call)));
        methods.register(
                "hypsubst",
                (call, state) ->
                        state.first(g -> Substitution.substitute(call.proof().signature(), g)));
        methods.register("unfold", (call, state) -> state.each(unfold(call.proof(), call.arguments())));
        methods.register(
                "fold",
                (call, state) -> state.each(unfold(
                        call.proof(),
                        call.arguments().stream().map(Resolution::symmetric).toList())));
        methods.register("split", (call, state) -> state.first(split(call)));
        methods.register(
                "assumption", (call, state) -> state.first(goal -> assumption(call.proof(), call.facts(), goal)));
        methods.register("this", (call, state) -> state.first(goal -> byFacts(call.proof(), call.facts(), goal)));
        methods.register("fact", (call, state) -> state.first(goal -> byFacts(call.proof(), known(call), goal)));
        methods.register("-", (call, state) -> Optional.of(inserted(call, state)));
        methods.register("insert", (call, state) -> state.each(goal -> Optional.of(insert(call, goal))));
        methods.register("standard", (call, state) -> state.first(goal -> standard(call, goal)));
        methods.register("..", (call, state) -> state.first(goal -> immediate(call, goal)));
        for (String name : List.of("succeed", "atomize")) {
            methods.register(name, (_, state) -> Optional.of(state));
        }
        methods.register("fail", (_, _) -> Optional.empty());
        for (String name : List.of("unfold_locales", "intro_locales", "intro_classes")) {
            methods.register(name, (call, state) -> Optional.of(byDefinition(call, state)));
        }
        TacticMethods.register(methods);
        InductionMethods.register(methods);
        return methods;
    }

    /** Adds a method, or replaces the one of that name. */
    public void register(String name, ProofMethod method) {
        table.put(name, method);
    }

    /** All that there are. */
    public Set<String> names() {
        return Set.copyOf(table.keySet());
    }

    public boolean knows(String name) {
        return table.containsKey(name);
    }

    // Putting methods together

    /** The goals after the method; the facts are for the first one named in it. */
    public Optional<GoalState> apply(Method text, MethodCall call, GoalState state) {
        return switch (text) {
            case Method.Named named -> {
                ProofMethod method = table.get(named.name().text());
                if (method == null) {
                    throw new UnknownMethod(
                            named.name().position(), "the method " + named.name() + " is not known here");
                }
                Duration clock = time.get();
                Effort effort = Effort.within(Effort.USUAL, clock);
                var own =
                        new MethodCall(named, call.context(), call.proof().with(effort), call.bindings(), call.facts());
                yield bounded(named.name().text(), clock, () -> method.apply(own, state));
            }
            case Method.Sequence(var parts) -> {
                Optional<GoalState> result = Optional.of(state);
                MethodCall next = call;
                for (Method part : parts) {
                    MethodCall now = next;
                    // A premise that ⟶ stands for may have been taken for granted a step too early.
                    result = result.flatMap(s -> s.isProved() ? Optional.of(s) : apply(part, now, s));
                    next = call.withoutFacts();
                }
                yield result;
            }
            case Method.Structured(var first, var rest) ->
                apply(
                                first,
                                call,
                                GoalState.of(state.goals()
                                        .subList(0, Math.min(1, state.goals().size()))))
                        .flatMap(made -> onEach(rest, call.withoutFacts(), made))
                        .map(made -> state.refined(0, asRefinement(made)));
            case Method.Choice(var parts) -> {
                Optional<GoalState> result = Optional.empty();
                for (Method part : parts) {
                    result = result.isPresent() ? result : ended(() -> apply(part, call, state));
                }
                yield result;
            }
            case Method.Optional(var method) ->
                Optional.of(ended(() -> apply(method, call, state)).orElse(state));
            case Method.Repeated(var method) -> {
                Optional<GoalState> result = apply(method, call, state);
                for (int i = 0; i < MOST_REPETITIONS && result.isPresent(); i++) {
                    Optional<GoalState> next =
                            result.flatMap(s -> s.isProved() ? Optional.empty() : apply(method, call, s));
                    if (next.isEmpty() || next.get().goals().equals(result.get().goals())) {
                        break;
                    }
                    result = next;
                }
                yield result;
            }
            case Method.Restricted(var method, var goals) -> restricted(method, goals, call, state);
            case Method.Using(var facts, var method) -> apply(method, call.using(facts), state);
        };
    }

    /** What a method comes to within its limits, which hold for whatever it calls. */
    private <R> R bounded(String name, Duration clock, Supplier<R> method) {
        Meter outer = Meter.atWork();
        try (Meter own = outer.child(LIMITS.withTime(clock).withSteps(steps))) {
            return own.during(method);
        } catch (BudgetExhausted e) {
            if (outer.stopped().isPresent()) {
                throw e;
            }
            throw new MethodStopped(name, e.limit());
        }
    }

    /** Where there is something else to try, a method that was stopped is one that fails. */
    static <R> Optional<R> ended(Supplier<Optional<R>> method) {
        try {
            return method.get();
        } catch (MethodStopped _) {
            return Optional.empty();
        }
    }

    /** The method on the first goals as if there were no others. */
    private Optional<GoalState> restricted(Method method, int goals, MethodCall call, GoalState state) {
        int count = Math.min(goals, state.goals().size());
        List<Goal> others = state.goals().subList(count, state.goals().size());
        return apply(method, call, GoalState.of(state.goals().subList(0, count)))
                .map(made -> {
                    var all = new ArrayList<>(made.goals());
                    all.addAll(others);
                    int left = made.goals().size();
                    return new GoalState(
                            all,
                            theorems -> {
                                var parts = new ArrayList<>(made.justification().apply(theorems.subList(0, left)));
                                parts.addAll(theorems.subList(left, theorems.size()));
                                return state.justification().apply(parts);
                            },
                            state.cases());
                });
    }

    private Optional<GoalState> onEach(Method method, MethodCall call, GoalState made) {
        GoalState result = made;
        for (int i = made.goals().size() - 1; i >= 0; i--) {
            Optional<GoalState> one =
                    apply(method, call, GoalState.of(List.of(made.goals().get(i))));
            if (one.isEmpty()) {
                return Optional.empty();
            }
            result = result.refined(i, asRefinement(one.get()));
        }
        return Optional.of(result);
    }

    private static Refinement asRefinement(GoalState single) {
        return new Refinement(
                single.goals(),
                theorems -> single.justification().apply(theorems).getFirst());
    }

    // Simplification

    private static Tactic simp(MethodCall call) {
        ProofContext context = call.proof().with(simpSet(call, ""));
        Simplifier.Assumptions mode = mode(call);
        return call.with(context)
                .inserting(
                        c -> mode == Simplifier.Assumptions.SIMPLIFIED ? openedSimp(c) : c.simplifier(mode)::simplify);
    }

    /** Simplifies under all that the goal assumes, however that is written; what is left may follow by safe steps. */
    private static Tactic openedSimp(ProofContext context) {
        Tactic open = new Connectives(context)::open;
        Tactic finish = finishing(new Auto(context, Auto.Search.NONE));
        return goal -> {
            Refinement opened = Refinement.unchanged(goal).thenEach(open.repeated());
            Goal inner = opened.goals().getFirst();
            Tactic arithmetic = g -> Arith.briefly(context, g);
            return context.simplifier()
                    .simplify(inner)
                    .map(simplified -> simplified.thenEach(finish.or(arithmetic)))
                    .or(() -> finish.apply(inner))
                    .or(() -> arithmetic.apply(inner))
                    .map(r -> opened.then(List.of(r)));
        };
    }

    private static Simplifier.Assumptions mode(MethodCall call) {
        String options = String.join(", ", call.options());
        return switch (options) {
            case "", "asm_lr" -> Simplifier.Assumptions.SIMPLIFIED;
            case "no_asm_simp" -> Simplifier.Assumptions.USED;
            case "no_asm_use" -> Simplifier.Assumptions.NOT_USED;
            case "no_asm" -> Simplifier.Assumptions.IGNORED;
            default ->
                throw new UnknownMethod(call.text().name().position(), "simp has no option (" + options + ") here");
        };
    }

    /** The simpset with what the sections say; for methods that do more, {@code simp} is before the keywords. */
    private static SimpSet simpSet(MethodCall call, String prefix) {
        SimpSet set = call.proof().simpSet();
        String before = prefix.isEmpty() ? "" : prefix + " ";
        for (Method.Section section : call.text().sections()) {
            String keyword = section.keyword();
            if (keyword.isEmpty()) {
                continue;
            }
            List<Thm> facts = keyword.equals("arbitrary") ? List.of() : call.theorems(section);
            if (keyword.equals(prefix.isEmpty() ? "add" : prefix)) {
                set = set.add(facts);
            } else if (keyword.equals(before + "del")) {
                set = set.delete(facts);
            } else if (keyword.equals(before + "only")) {
                set = set.only(facts);
            } else if (keyword.equals(before + "flip") || keyword.equals("flip")) {
                set = set.delete(facts)
                        .add(facts.stream().map(Resolution::symmetric).toList());
            } else if (keyword.equals("split")) {
                set = set.addSplits(facts);
            } else if (keyword.equals("split del")) {
                set = set.deleteSplits(facts);
            } else if (keyword.equals("cong")) {
                set = set.addCongruences(facts);
            } else if (keyword.equals("cong del")) {
                set = set.deleteCongruences(facts);
            } else if (keyword.equals("iff")) {
                set = set.add(facts);
            } else if (!List.of(
                            "intro", "elim", "dest", "simp", "intro del", "elim del", "dest del", "rule", "rule del")
                    .contains(keyword)) {
                throw new UnknownMethod(
                        call.text().name().position(), call.name() + " has no argument " + keyword + ": here");
            }
        }
        return set;
    }

    // Classical methods

    private static Tactic auto(MethodCall call, Auto.Search search) {
        return classical(call).inserting(c -> new Auto(c, search));
    }

    private static Tactic safe(MethodCall call, Auto.Steps steps) {
        return classical(call).inserting(c -> new Auto(c, steps));
    }

    /** The call with the rules that its sections name. */
    private static MethodCall classical(MethodCall call) {
        ClassicalRules rules = call.proof().rules();
        for (String kind : List.of("intro", "elim", "dest")) {
            for (Method.Section section : call.text().sections(kind)) {
                rules = rules.add(kind, section.modifier().equals("!"), call.theorems(section));
            }
            for (Method.Section section : call.text().sections(kind + " del")) {
                rules = rules.delete(call.theorems(section));
            }
        }
        return call.with(call.proof().with(simpSet(call, "simp")).with(rules));
    }

    /** How types and λ are told a first-order prover, which ours does not need to know. */
    private static final Set<String> ENCODINGS = Set.of(
            "no_types",
            "full_types",
            "partial_types",
            "mono_tags",
            "poly_tags",
            "lifting",
            "combs",
            "hide_lams",
            "opaque_lifting",
            "lam_lifting",
            "lambda_lifting");

    /** From the given facts by superposition, and if that fails by connection tableaux. */
    private Tactic metis(MethodCall call) {
        for (String option : call.options()) {
            if (!ENCODINGS.contains(option)) {
                throw new UnknownMethod(
                        call.text().name().position(), call.name() + " has no option (" + option + ") here");
            }
        }
        return fromFacts(
                call,
                (context, facts) -> goal -> opening(
                        context,
                        goal,
                        g -> superposed(context, facts, g, time.get())
                                .or(() -> Blast.prove(context, g, facts, Auto.Search.LONG))));
    }

    private Tactic smt(MethodCall call) {
        var smt = new Smt(call, time.get());
        return fromFacts(call, (context, facts) -> goal -> smt.prove(context, facts, goal));
    }

    /** A tactic that has the call's arguments; what rests on assumptions of the context is an assumption of the goal. */
    private static Tactic fromFacts(MethodCall call, BiFunction<ProofContext, List<Thm>, Tactic> tactic) {
        var general = new ArrayList<Thm>();
        var local = new ArrayList<>(call.facts());
        for (Thm fact : call.arguments()) {
            (fact.hypotheses().isEmpty() ? general : local).add(fact);
        }
        List.copyOf(local).stream().flatMap(fact -> generalised(fact).stream()).forEach(local::add);
        var known = new MethodCall(call.text(), call.context(), call.proof(), call.bindings(), local);
        return known.inserting(context -> tactic.apply(context, general));
    }

    /** The fact for all values of the variables that nothing is assumed of, as those of a locale's facts are meant. */
    private static Optional<Thm> generalised(Thm fact) {
        List<Free> variables = fact.conclusion().frees().stream()
                .filter(v -> fact.hypotheses().stream().noneMatch(h -> h.occurs(v)))
                .toList();
        return variables.isEmpty() ? Optional.empty() : Optional.of(Rules.gens(variables, fact));
    }

    static Optional<Refinement> superposed(ProofContext context, List<Thm> facts, Goal goal, Duration time) {
        var conjecture = new Conjecture("", Position.NONE, goal.assumptions(), goal.conclusion());
        try (Meter meter = Meter.atWork().child(Budget.UNLIMITED.withTime(time))) {
            return Metis.prove(context.signature(), facts, conjecture, meter)
                    .map(proof -> Rules.mps(
                            proof.theorem(),
                            goal.assumptions().stream()
                                    .map(a -> Thm.assume(context.signature(), a))
                                    .toList()))
                    .map(Refinement::proved);
        }
    }

    private static Tactic finishing(Tactic tactic) {
        return goal -> tactic.apply(goal).filter(Refinement::isProved);
    }

    // Rules

    /** What a rule can do to a goal. */
    @FunctionalInterface
    interface Application {
        Optional<Refinement> apply(RuleTactics tactics, Rule rule, Goal goal);
    }

    private static Tactic withRules(MethodCall call, Application application) {
        List<Thm> facts = call.arguments();
        return call.inserting(context -> {
            var tactics = new RuleTactics(context);
            return goal -> {
                for (Thm fact : facts) {
                    Optional<Refinement> result =
                            opening(context, goal, g -> application.apply(tactics, FactReading.specific(fact, g), g));
                    if (result.isPresent()) {
                        return result;
                    }
                }
                return Optional.empty();
            };
        });
    }

    /** The rules as often as they apply, on all that is left. */
    private static Tactic repeated(MethodCall call, Application application) {
        Tactic once = withRules(call, application);
        Tactic again = withRules(call.withoutFacts(), application);
        return new Tactic() {
            @Override
            public Optional<Refinement> apply(Goal goal) {
                return once.apply(goal).map(r -> r.thenEach(this::further));
            }

            private Optional<Refinement> further(Goal goal) {
                return call.proof().effort().step()
                        ? again.apply(goal).map(r -> r.thenEach(this::further))
                        : Optional.empty();
            }
        };
    }

    /** {@code subst (asm) (2) f}. */
    private static Tactic substitution(MethodCall call) {
        boolean isInAssumption = call.options().contains("asm");
        int number = call.options().stream()
                .filter(option -> option.matches("[0-9]{1,4}"))
                .map(Integer::parseInt)
                .findFirst()
                .orElse(1);
        Tactic step = withRules(
                call,
                (tactics, rule, goal) -> isInAssumption
                        ? tactics.substitution().inAssumption(rule, goal, number)
                        : tactics.substitution().inConclusion(rule, goal, number));
        // Conditions of the equation may follow from what the goal assumes.
        return TacticMethods.opened(call, step).or(step);
    }

    /** One case distinction by the rules alone. */
    private static Tactic split(MethodCall call) {
        SimpSet set = SimpSet.EMPTY.addSplits(call.arguments());
        return call.with(call.proof().with(set)).inserting(c -> c.simplifier(Simplifier.Assumptions.IGNORED)::simplify);
    }

    /** What is a locale or class by definition, taken apart into what it assumes. */
    private static GoalState byDefinition(MethodCall call, GoalState state) {
        var tactics = new RuleTactics(call.proof());
        Tactic unfolding = new Tactic() {
            @Override
            public Optional<Refinement> apply(Goal goal) {
                return goal.conclusion().head() instanceof Term.Const(var name, var _)
                        ? call.proof().theory().fact(name + ".intro").stream()
                                .flatMap(fact -> fact.theorems().stream())
                                .flatMap(fact -> tactics.introduce(Rule.of(fact), goal).stream())
                                .findFirst()
                                .map(r -> r.thenEach(this))
                        : Optional.empty();
            }
        };
        GoalState inserted = inserted(call, state);
        GoalState apart = inserted.each(unfolding).orElse(inserted);
        return apart.each(goal -> Closing.byAssumption(call.proof(), goal)).orElse(apart);
    }

    /** Tries the goal as it is, and then with more and more of its ∀ and ⟶ opened. */
    static Optional<Refinement> opening(ProofContext context, Goal goal, Tactic tactic) {
        return tactic.apply(goal)
                .or(() -> new Connectives(context)
                        .open(goal)
                        .flatMap(opened -> opening(context, opened.goals().getFirst(), tactic)
                                .map(r -> opened.then(List.of(r)))));
    }

    private static Optional<Refinement> rule(MethodCall call, Goal goal) {
        if (call.text().first().arguments().isEmpty()) {
            return standard(call, goal);
        }
        for (Thm fact : call.arguments()) {
            Optional<Refinement> result = applied(call.proof(), fact, call.facts(), goal);
            if (result.isPresent()) {
                return result;
            }
        }
        return Optional.empty();
    }

    /** A rule whose first premises the facts are. */
    private static Optional<Refinement> applied(ProofContext context, Thm rule, List<Thm> facts, Goal goal) {
        Thm opened = Resolution.ruleFormat(rule);
        return chainedAndApplied(context, rule, facts, goal)
                .or(() -> opened == rule ? Optional.empty() : chainedAndApplied(context, opened, facts, goal));
    }

    private static Optional<Refinement> chainedAndApplied(ProofContext context, Thm rule, List<Thm> facts, Goal goal) {
        Optional<Thm> chained = facts.isEmpty() ? Optional.of(rule) : RuleTactics.chained(rule, facts);
        var tactics = new RuleTactics(context);
        // A variable that is fixed in the proof may be meant where nothing else tells what it stands for.
        return chained.flatMap(fact -> opening(
                context,
                goal,
                g -> tactics.introduce(FactReading.specific(fact, g), g)
                        .or(() -> tactics.introduce(Rule.of(fact, context.names()), g))));
    }

    /** The rule that the form of the goal or of the first fact suggests. */
    private static Optional<Refinement> standard(MethodCall call, Goal goal) {
        ProofContext context = call.proof();
        if (!call.facts().isEmpty()) {
            Optional<Refinement> direct = byFacts(context, call.facts(), goal);
            if (direct.isPresent()) {
                return direct;
            }
            var connectives = new Connectives(context);
            Refinement inserted = call.inserted(goal);
            Optional<Refinement> eliminated =
                    connectives.eliminate(inserted.goals().getFirst());
            if (eliminated.isPresent()) {
                return eliminated.map(r -> inserted.then(List.of(r)));
            }
            var candidates = new ArrayList<Rule>();
            candidates.addAll(context.rules().safeElims());
            candidates.addAll(context.rules().elims());
            candidates.addAll(context.rules().safeIntros());
            candidates.addAll(context.rules().intros());
            for (Rule rule : candidates) {
                Optional<Refinement> result = applied(context, rule.source(), call.facts(), goal);
                if (result.isPresent()) {
                    return result;
                }
            }
        }
        Refinement inserted = call.inserted(goal);
        Goal now = inserted.goals().getFirst();
        Optional<Refinement> step = new Connectives(context).introduce(now);
        var tactics = new RuleTactics(context);
        for (Rule rule : context.rules().safeIntros()) {
            step = step.isPresent() ? step : tactics.introduce(rule, now);
        }
        for (Rule rule : context.rules().intros()) {
            step = step.isPresent() ? step : tactics.introduce(rule, now);
        }
        return step.map(r -> inserted.then(List.of(r)));
    }

    /** The first rule that leaves nothing but assumptions; if there is none, what fits. */
    private static Optional<Refinement> immediate(MethodCall call, Goal goal) {
        ProofContext context = call.proof();
        Optional<Refinement> suggested = standard(call, goal);
        return Stream.concat(suggested.stream(), rules(context).flatMap(rule -> byRule(call, rule, goal)))
                .map(r -> r.thenEach(g -> Closing.byAssumption(context, g)))
                .filter(Refinement::isProved)
                .findFirst()
                .or(() -> suggested);
    }

    /** What the facts make of the rule, and what the goal makes of it with the facts among its assumptions. */
    private static Stream<Refinement> byRule(MethodCall call, Thm rule, Goal goal) {
        Refinement inserted = call.inserted(goal);
        return Stream.concat(
                applied(call.proof(), rule, call.facts(), goal).stream(),
                new RuleTactics(call.proof())
                        .introduce(Rule.of(rule), inserted.goals().getFirst()).stream()
                                .map(r -> inserted.then(List.of(r))));
    }

    /** Those of the connectives, and those that the theory declares. */
    private static Stream<Thm> rules(ProofContext context) {
        ClassicalRules declared = context.rules();
        return Stream.concat(
                BASIC.stream()
                        .flatMap(name -> context.theory().fact(name).stream().flatMap(f -> f.theorems().stream())),
                Stream.of(
                                declared.safeElims(),
                                declared.elims(),
                                declared.safeDests(),
                                declared.dests(),
                                declared.safeIntros(),
                                declared.intros())
                        .flatMap(List::stream)
                        .map(Rule::source));
    }

    /** The facts that {@code fact} names, or else all, the newest first. */
    private static List<Thm> known(MethodCall call) {
        return call.text().first().arguments().isEmpty()
                ? call.context().theory().facts().reversed().stream()
                        .flatMap(fact -> fact.theorems().stream())
                        .toList()
                : call.arguments();
    }

    /** The goal is one of the facts, up to what their variables stand for. */
    static Optional<Refinement> byFacts(ProofContext context, List<Thm> facts, Goal goal) {
        for (Thm fact : facts) {
            Rule rule = Rule.of(fact);
            Term whole = rule.theorem().conclusion();
            var match = new PatternMatch(context.signature(), rule.variables());
            if (match.match(whole, goal.conclusion())) {
                Thm instance = match.instance(rule.theorem().transfer(context.signature()));
                return Optional.of(Refinement.proved(dev.assay.logic.rules.Rules.convert(instance, goal.conclusion())));
            }
        }
        return Optional.empty();
    }

    static Optional<Refinement> assumption(ProofContext context, List<Thm> facts, Goal goal) {
        return opening(
                context,
                goal,
                g -> byFacts(context, facts, g)
                        .or(() -> g.assumptions().stream()
                                .filter(a -> a.sameAs(g.conclusion()))
                                .findFirst()
                                .map(a -> Refinement.proved(dev.assay.logic.rules.Rules.convert(
                                        Thm.assume(context.signature(), a), g.conclusion())))));
    }

    private static GoalState inserted(MethodCall call, GoalState state) {
        return call.facts().isEmpty() || state.isProved()
                ? state
                : state.refined(0, call.inserted(state.goals().getFirst()));
    }

    private static Refinement insert(MethodCall call, Goal goal) {
        List<Thm> facts = new ArrayList<>(call.arguments());
        facts.addAll(call.facts());
        return new MethodCall(call.text(), call.context(), call.proof(), call.bindings(), facts).inserted(goal);
    }

    /** Rewrites the whole goal with equations, from left to right. */
    public static Tactic unfold(ProofContext context, List<Thm> equations) {
        SimpSet set = SimpSet.EMPTY.only(equations);
        return new Simplifier(
                set, context.signature(), context.effort(), context.names(), Simplifier.Assumptions.NOT_USED)::simplify;
    }
}
