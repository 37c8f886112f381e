package dev.assay.prove.method;

import dev.assay.logic.proof.Method;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.goal.Tactic;
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
import java.util.function.Supplier;

/** The table of methods by their names; others can be registered. */
public final class Methods {
    private static final int MOST_REPETITIONS = 50;

    /** How long a step of a method takes on a usual machine. */
    public static final long STEP_NANOS = 30_000;

    /** How many times longer than on a usual machine steps may take before the clock counts: who runs beside us must not matter. */
    private static final int SLOWNESS = 60;

    /** What one method may spend beside its time; of the heap, a part. */
    private static final Budget LIMITS =
            Budget.UNLIMITED.withMemoryBytes(Runtime.getRuntime().maxMemory() / 10 * 7);

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
        SimplifierMethods.register(methods);
        ClassicalMethods.register(methods);
        ProverMethods.register(methods);
        RuleMethods.register(methods);
        StandardRules.register(methods);
        FactMethods.register(methods);
        TacticMethods.register(methods);
        InductionMethods.register(methods);
        methods.register("fail", (_, _) -> Optional.empty());
        for (String name : List.of("succeed", "atomize")) {
            methods.register(name, (_, state) -> Optional.of(state));
        }
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
                var own = new MethodCall(named, call.context(), call.proof(), call.bindings(), call.facts());
                yield bounded(named.name().text(), clock, () -> new MethodStep(method, own, clock).on(state));
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
                        .map(made -> state.refined(0, asRefinement(made)).withCases(made.cases()));
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
            if (made.goals().size() == 1) {
                result = result.withCases(one.get().cases());
            }
        }
        return Optional.of(result);
    }

    private static Refinement asRefinement(GoalState single) {
        return new Refinement(
                single.goals(),
                theorems -> single.justification().apply(theorems).getFirst());
    }

    /** How long the next method may take. */
    Duration timeForNext() {
        return time.get();
    }

    static Tactic finishing(Tactic tactic) {
        return goal -> tactic.apply(goal).filter(Refinement::isProved);
    }
}
