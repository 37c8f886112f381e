package dev.assay.model;

import dev.assay.logic.Term.Free;
import dev.assay.logic.Theory;
import dev.assay.logic.engine.Conjecture;
import dev.assay.logic.engine.Counterexample;
import dev.assay.logic.engine.Meter;
import dev.assay.model.circuit.Circuit;
import dev.assay.model.circuit.ClauseForm;
import dev.assay.model.circuit.TooLarge;
import dev.assay.model.display.Elements;
import dev.assay.model.display.Readback;
import dev.assay.model.ground.Cycle;
import dev.assay.model.ground.Interpretation;
import dev.assay.model.scope.Scope;
import dev.assay.model.value.Algebra;
import dev.assay.model.value.Atoms;
import dev.assay.model.value.Data;
import dev.assay.sat.Solver;
import dev.assay.sat.Solvers;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** The search in one scope. */
final class ScopeSearch {
    sealed interface Result {}

    /** A model; certain unless something was taken for granted. */
    record Found(Counterexample model, boolean isCertain) implements Result {}

    /** There is none. */
    record Nothing() implements Result {}

    /** The scope is too large, or the solver was stopped. */
    record GaveUp() implements Result {}

    private static final int GATES = 6_000_000;

    /** From this number of gates on, starting a fast solver is worth its while. */
    private static final int MANY_GATES = 30_000;

    private final Theory theory;
    private final Conjecture conjecture;
    private final Options options;
    private final Scope scope;
    private final Set<String> cyclic;
    private final Meter meter;
    private final List<String> notes = new ArrayList<>();
    private boolean isApproximate;
    private boolean isUsualUsed = true;
    private boolean hasIgnoredAxioms;

    /** @param cyclic what is known about definitions that call themselves, which grows */
    ScopeSearch(Theory theory, Conjecture conjecture, Options options, Scope scope, Set<String> cyclic, Meter meter) {
        this.theory = theory;
        this.conjecture = conjecture;
        this.options = options;
        this.scope = scope;
        this.cyclic = cyclic;
        this.meter = meter;
    }

    List<String> notes() {
        return notes;
    }

    /** Whether some type has values that are not represented, so that bounded quantifiers say something else. */
    boolean isApproximate() {
        return isApproximate;
    }

    /** Whether the size of some type is that which types have for which the scope says nothing. */
    boolean isUsualUsed() {
        return isUsualUsed;
    }

    Result search(boolean isBounded) {
        while (true) {
            try {
                return attempt(isBounded);
            } catch (Cycle cycle) {
                cyclic.add(cycle.group());
            } catch (TooLarge | StackOverflowError | OutOfMemoryError e) {
                notes.add("A scope is too large: "
                        + (e instanceof TooLarge ? e.getMessage() : e.getClass().getSimpleName()) + ".");
                return new GaveUp();
            }
        }
    }

    private Result attempt(boolean isBounded) {
        var circuit = new Circuit(GATES);
        var recursion = new Interpretation.Recursion(cyclic, options.isTrusting());
        var interpretation = new Interpretation(theory, scope, new Algebra(circuit, isBounded), recursion, meter);
        Demands demands = Demands.of(theory, conjecture, options, interpretation);
        hasIgnoredAxioms = demands.hasIgnored();
        interpretation.finish();
        isApproximate = interpretation.universe().domains().values().stream()
                .anyMatch(d -> d.complete() != Circuit.TRUE || !d.isConcrete());
        isUsualUsed = interpretation.universe().domains().entrySet().stream()
                .anyMatch(e ->
                        e.getValue() instanceof Atoms && !scope.cardinalities().containsKey(e.getKey()));
        if (demands.all().stream().anyMatch(d -> d.literal() == Circuit.FALSE)) {
            return nothing(interpretation);
        }
        return solve(interpretation, demands, isBounded);
    }

    private Solver solver(int gates) {
        return options.solver()
                .flatMap(Solvers::named)
                .map(Supplier::get)
                .orElseGet(() -> gates < MANY_GATES ? Solvers.embedded() : Solvers.strongest());
    }

    private Result solve(Interpretation interpretation, Demands demands, boolean isBounded) {
        Circuit circuit = interpretation.universe().circuit();
        try (Solver solver = solver(circuit.size());
                var _ = meter.whenStopped(solver::interrupt)) {
            var clauses = new ClauseForm(circuit, solver);
            interpretation.universe().requirements().forEach(clauses::require);
            demands.all().forEach(d -> clauses.require(d.literal()));
            return switch (solver.solve()) {
                case UNSATISFIABLE -> nothing(interpretation);
                case UNKNOWN -> {
                    meter.check();
                    yield new GaveUp();
                }
                case SATISFIABLE -> found(interpretation, clauses, isBounded);
            };
        }
    }

    private static Result nothing(Interpretation interpretation) {
        return interpretation.isCutOff() ? new GaveUp() : new Nothing();
    }

    private Result found(Interpretation interpretation, ClauseForm model, boolean isBounded) {
        if (!isBounded
                && !options.isSatisfying()
                && Confirmation.isRefused(theory, conjecture, interpretation, model::value, meter)) {
            notes.add("A model does not stand up to evaluation and is dropped.");
            return new GaveUp();
        }
        var readback = new Readback(model::value, interpretation.universe()::domain, new Elements());
        var bindings = new ArrayList<Counterexample.Binding>();
        var names = new HashSet<String>();
        for (Free variable : conjecture.variables()) {
            // Variables of one name may differ in their types.
            String name = names.add(variable.name()) ? variable.name() : variable.name() + "::" + variable.type();
            bindings.add(new Counterexample.Binding(
                    name,
                    readback.term(interpretation.universe().domain(variable.type()), interpretation.value(variable))));
        }
        boolean hasTwins = scope.bisimilarity() < 0
                && interpretation.universe().domains().values().stream()
                        .anyMatch(d -> d instanceof Data data && data.isCo());
        boolean isCertain = !interpretation.isTrusting() && !hasIgnoredAxioms && !hasTwins;
        return new Found(new Counterexample(bindings, List.of()), isCertain);
    }
}
