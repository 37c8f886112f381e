package dev.assay.model;

import dev.assay.judge.Counterexample;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.theory.Theory;
import dev.assay.model.circuit.Circuit;
import dev.assay.model.circuit.ClauseForm;
import dev.assay.model.circuit.TooLarge;
import dev.assay.model.ground.Cycle;
import dev.assay.model.ground.Interpretation;
import dev.assay.model.ground.Universe;
import dev.assay.model.scope.Scope;
import dev.assay.model.value.Algebra;
import dev.assay.model.value.Atoms;
import dev.assay.model.value.Data;
import dev.assay.model.value.Value;
import dev.assay.run.Meter;
import dev.assay.sat.Clauses;
import dev.assay.sat.MinimalCore;
import dev.assay.sat.Solver;
import dev.assay.sat.Solvers;
import dev.assay.sat.proof.Cnf;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/** The search in one scope. */
final class ScopeSearch {
    sealed interface Result {}

    /** Some models. */
    record Found(List<Model> models) implements Result {}

    /** There is none. */
    record Nothing() implements Result {}

    /** The scope is too large, or the solver was stopped. */
    record GaveUp() implements Result {}

    private static final int GATES = 6_000_000;
    private static final int DEEP_GATES = 1_500_000;

    /** To follow values that are not represented is worth its while as long as few are. */
    private static final int FEW = 5;

    /** From this number of gates on, starting a fast solver is worth its while. */
    private static final int MANY_GATES = 30_000;

    /** The steps of a conflict: the more gates, the more follows from each decision. */
    private static final long CONFLICT = 60;

    private static final int GATES_PER_STEP = 200;

    /** So many gates are made, or told to a solver, in the time of a step. */
    private static final int CHEAP = 3;

    private final Theory theory;
    private final Conjecture conjecture;
    private final Options options;
    private final Scope scope;
    private final Set<String> cyclic;
    private final Meter meter;
    private final List<String> notes = new ArrayList<>();
    private boolean isApproximate;
    private boolean isUsualUsed = true;
    private boolean hasFewOfMany;

    /** @param cyclic what is known about definitions that call themselves, which grows */
    ScopeSearch(Theory theory, Conjecture conjecture, Options options, Scope scope, Set<String> cyclic, Meter meter) {
        this.theory = theory;
        this.conjecture = conjecture;
        this.options = options;
        this.scope = scope;
        this.cyclic = cyclic;
        this.meter = meter;
    }

    Scope scope() {
        return scope;
    }

    List<String> notes() {
        return notes;
    }

    /** Whether some type has values that are not represented, so that bounded quantifiers say something else. */
    boolean isApproximate() {
        return isApproximate;
    }

    /** Whether so few values of datatypes are represented that the others can be followed, too. */
    boolean hasFewOfMany() {
        return hasFewOfMany;
    }

    /** Whether the size of some type is that which types have for which the scope says nothing. */
    boolean isUsualUsed() {
        return isUsualUsed;
    }

    /**
     * Looks for models.
     *
     * @param isBounded whether quantifiers look only at what is represented
     * @param isDeep whether values are followed that are not represented, which takes more than it is worth in large scopes
     * @param limit how many models are enough
     */
    Result search(boolean isBounded, boolean isDeep, int limit) {
        return guarded(() -> solve(problem(isBounded, isDeep), isBounded, limit), new GaveUp());
    }

    /** Parts of the problem that have no model together; none if that did not come out. */
    Optional<Emptiness> explain() {
        return guarded(() -> explain(problem(false, false)), Optional.empty());
    }

    private <T> T guarded(Supplier<T> attempt, T otherwise) {
        while (true) {
            try {
                return attempt.get();
            } catch (Cycle cycle) {
                cyclic.add(cycle.group());
            } catch (TooLarge | StackOverflowError | OutOfMemoryError e) {
                notes.add("A scope is too large: "
                        + (e instanceof TooLarge ? e.getMessage() : e.getClass().getSimpleName()) + ".");
                return otherwise;
            }
        }
    }

    // The problem

    private record Problem(Interpretation interpretation, Demands demands, Map<Term, Value> evaluated) {
        Circuit circuit() {
            return interpretation.universe().circuit();
        }

        boolean isContradictory() {
            return demands.all().stream().anyMatch(d -> d.literal() == Circuit.FALSE);
        }
    }

    private Problem problem(boolean isBounded, boolean isDeep) {
        var algebra = new Algebra(new Circuit(isDeep ? DEEP_GATES : GATES), isBounded, isDeep);
        var interpretation =
                new Interpretation(theory, scope, algebra, options.treatment().withCyclic(cyclic), meter);
        Demands demands = Demands.of(theory, conjecture, options, interpretation);
        var evaluated = new LinkedHashMap<Term, Value>();
        Universe universe = interpretation.universe();
        for (Term term : options.output().evaluated()) {
            evaluated.put(term, interpretation.value(term));
            universe.make(universe.domain(term.type()));
        }
        interpretation.finish();
        meter.steps(universe.circuit().size() / CHEAP);
        var domains = universe.domains();
        if (options.output().shown().contains(Counterexample.Kind.TYPE)) {
            List.copyOf(domains.values()).forEach(universe::make);
        }
        isApproximate = domains.values().stream().anyMatch(d -> d.complete() != Circuit.TRUE || !d.isConcrete());
        hasFewOfMany = domains.values().stream().anyMatch(d -> d instanceof Data && d.complete() != Circuit.TRUE)
                && domains.values().stream()
                        .noneMatch(d -> d instanceof Data data && data.isMade() && data.count() > FEW);
        isUsualUsed = domains.entrySet().stream()
                .anyMatch(e ->
                        e.getValue() instanceof Atoms && !scope.cardinalities().containsKey(e.getKey()));
        return new Problem(interpretation, demands, evaluated);
    }

    // Solving

    private Solver solver(int gates) {
        return options.search()
                .solver()
                .flatMap(Solvers::named)
                .map(Supplier::get)
                .orElseGet(() -> gates < MANY_GATES ? Solvers.escalating() : Solvers.strongest());
    }

    private Result solve(Problem problem, boolean isBounded, int limit) {
        if (problem.isContradictory()) {
            return nothing(problem);
        }
        try (Solver solver = solver(problem.circuit().size());
                var _ = meter.whenStopped(solver::interrupt)) {
            ClauseForm clauses = clauses(problem, solver);
            meter.steps(problem.circuit().size() / CHEAP);
            var models = new ArrayList<Model>();
            while (models.size() < limit) {
                Solver.Answer answer = answer(solver, problem.circuit().size());
                if (answer != Solver.Answer.SATISFIABLE) {
                    return !models.isEmpty()
                            ? new Found(models)
                            : answer == Solver.Answer.UNKNOWN ? new GaveUp() : nothing(problem);
                }
                IntPredicate assignment = clauses.assignment(solver);
                Optional<Model> model = model(problem, assignment, isBounded);
                if (model.isEmpty()) {
                    return models.isEmpty() ? new GaveUp() : new Found(models);
                }
                models.add(model.get());
                if (models.size() < limit && !exclude(problem, clauses, assignment)) {
                    break;
                }
            }
            return new Found(models);
        }
    }

    /** The solver's answer, if its conflicts do not take more than is left. */
    private Solver.Answer answer(Solver solver, int gates) {
        long weight = CONFLICT + gates / GATES_PER_STEP;
        solver.limit(meter.stepsLeft() / weight + 1);
        Solver.Answer answer = solver.solve();
        if (answer == Solver.Answer.UNKNOWN) {
            meter.check();
        }
        meter.steps(weight * solver.conflicts());
        return answer;
    }

    private static ClauseForm clauses(Problem problem, Clauses result) {
        var clauses = new ClauseForm(problem.circuit(), result);
        problem.interpretation.universe().requirements().forEach(clauses::require);
        problem.demands.all().forEach(d -> clauses.require(d.literal()));
        return clauses;
    }

    private static Result nothing(Problem problem) {
        return problem.interpretation.isCutOff() ? new GaveUp() : new Nothing();
    }

    /** Asks for other values of some variable or constant; whether there can be any. */
    private boolean exclude(Problem problem, ClauseForm clauses, IntPredicate assignment) {
        var literals = new Literals(assignment);
        conjecture.variables().forEach(v -> literals.add(problem.interpretation.value(v)));
        problem.interpretation.unspecified().values().forEach(literals::add);
        int[] others = literals.all()
                .map(literal -> assignment.test(literal) ? -literal : literal)
                .toArray();
        if (others.length > 0) {
            clauses.require(others);
        }
        return others.length > 0;
    }

    /** The model that was found, unless evaluation says that it is none. */
    private Optional<Model> model(Problem problem, IntPredicate assignment, boolean isBounded) {
        Interpretation interpretation = problem.interpretation;
        Verdict verdict = isBounded ? Verdict.POTENTIAL : isCertain(problem) ? Verdict.GENUINE : Verdict.QUASI_GENUINE;
        boolean isConfirmed = false;
        boolean isComparable = !options.problem().isSatisfying()
                && !interpretation.universe().isFinitized()
                && options.treatment().ignored().isEmpty()
                && !hasTwins(problem);
        if (isComparable && (!isBounded || options.output().checksPotential())) {
            switch (Confirmation.verdict(theory, conjecture, interpretation, assignment, meter)) {
                case FALSE -> {
                    notes.add("A model does not stand up to evaluation and is dropped.");
                    return Optional.empty();
                }
                case TRUE -> {
                    isConfirmed = true;
                    verdict = isBounded && isCertain(problem) ? Verdict.GENUINE : verdict;
                }
                case UNKNOWN -> {}
            }
        }
        return Optional.of(new Model(
                verdict,
                isConfirmed,
                scope,
                Snapshot.of(
                        conjecture,
                        interpretation,
                        problem.evaluated,
                        assignment,
                        options.output().atoms())));
    }

    /** Whether nothing was taken for granted. */
    private boolean isCertain(Problem problem) {
        return !problem.interpretation.isTrusting()
                && !problem.interpretation.universe().isFinitized()
                && !problem.demands.hasIgnored()
                && options.treatment().ignored().isEmpty()
                && !hasTwins(problem);
    }

    /** Whether values of a codatatype may differ that cannot be told apart: the user asked for what evaluation denies. */
    private boolean hasTwins(Problem problem) {
        return scope.bisimilarity() < 0
                && problem.interpretation.universe().domains().values().stream()
                        .anyMatch(d -> d instanceof Data data && data.isCo());
    }

    // Explaining

    /** Clauses that are unsatisfiable if and only if the scope has no model; none if there are too many. */
    Optional<Cnf> cnf() {
        return guarded(
                () -> {
                    Problem problem = problem(false, false);
                    var result = new Cnf.Builder();
                    clauses(problem, result);
                    return problem.interpretation.isCutOff() ? Optional.empty() : Optional.of(result.cnf());
                },
                Optional.empty());
    }

    /** Gives each part of the problem a switch, and looks which of them cannot be on together. */
    private Optional<Emptiness> explain(Problem problem) {
        try (Solver solver = Solvers.embedded();
                var _ = meter.whenStopped(solver::interrupt)) {
            var clauses = new ClauseForm(problem.circuit(), solver);
            problem.interpretation.universe().requirements().forEach(clauses::require);
            var origins = new LinkedHashMap<Integer, String>();
            for (Demands.Demand demand : problem.demands.all()) {
                int on = solver.newVariable();
                solver.addClause(-on, clauses.literal(demand.literal()));
                origins.put(on, demand.origin());
            }
            int[] core = MinimalCore.of(
                    solver,
                    origins.keySet().stream().mapToInt(Integer::intValue).toArray());
            return Optional.ofNullable(core)
                    .map(on -> new Emptiness(
                            scope,
                            Arrays.stream(on)
                                    .sorted()
                                    .mapToObj(origins::get)
                                    .distinct()
                                    .toList()));
        }
    }
}
