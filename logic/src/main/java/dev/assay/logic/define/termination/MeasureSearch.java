package dev.assay.logic.define.termination;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Functions;
import dev.assay.logic.kernel.Recursion.Descent;
import dev.assay.logic.kernel.Recursion.Obligation;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.linear.Linear;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Looks for measures in natural numbers that go down with each call, one or several in lexicographic order. Linear arithmetic
 * decides quickly which one goes down, from the conditions under which the call is made; of the chosen ones it is shown in the
 * kernel. Where that fails, the kernel is told by the oracle {@link #TRUST}, which every theorem about the functions then names.
 */
public final class MeasureSearch implements Functions.Search {
    public static final Trust TRUST = new Trust.Procedure("linear arithmetic");

    private final boolean isProved;

    private MeasureSearch(boolean isProved) {
        this.isProved = isProved;
    }

    /** Where the kernel has no proof, the word of linear arithmetic is taken. */
    public static MeasureSearch trusting() {
        return new MeasureSearch(false);
    }

    /** Only what the kernel has a proof of. */
    public static MeasureSearch proving() {
        return new MeasureSearch(true);
    }

    private static final String LESS_INDUCT = "Nat.nat_less_induct";

    /** How many choices between disjuncts one comparison may take. */
    private static final int BRANCHES = 300;

    /** How many ways to measure functions that call each other are tried. */
    private static final int COMBINATIONS = 400;

    @Override
    public List<Descent> descents(Theory theory, Map<String, List<Type>> functions, List<Obligation> calls) {
        Optional<Thm> wellFounded = wellFounded(theory);
        return wellFounded.isEmpty()
                ? List.of()
                : new Attempt(theory, wellFounded.get(), calls, isProved).descents(functions);
    }

    /** From the library's induction along <. */
    private static Optional<Thm> wellFounded(Theory theory) {
        if (theory.fact(LESS_INDUCT).isEmpty()) {
            return Optional.empty();
        }
        Thm rule = theory.theorem(LESS_INDUCT).transfer(theory.signature());
        Term step = rule.conclusion().arguments().getFirst();
        Term conclusion = rule.conclusion().arguments().get(1);
        if (!(conclusion instanceof Term.App(Free p, Free n))) {
            throw new IllegalStateException(LESS_INDUCT + " is not induction: " + rule);
        }
        Thm all = Thm.gen(n, Rules.undisch(rule));
        return Optional.of(Thm.gen(p, Thm.disch(step, all)));
    }

    /** That a measure goes down or stays, as arithmetic has it, and the proof where it is known already. */
    private record Step(Term statement, Optional<Thm> proof) {}

    /** A measure of each function, and for each call whether the measure goes down or stays. */
    private record Column(Map<String, Term> measures, List<Optional<Step>> below, List<Optional<Step>> same) {
        boolean knows(int call) {
            return below.get(call).isPresent() || same.get(call).isPresent();
        }

        Stream<Step> steps() {
            return Stream.concat(below.stream(), same.stream()).flatMap(Optional::stream);
        }
    }

    private static final class Attempt {
        private static final Const LESS =
                new Const(Arithmetic.LESS, Type.fun(List.of(Arithmetic.NAT, Arithmetic.NAT), Type.bool()));

        private final Signature signature;
        private final Sizing sizing;
        private final Thm wellFounded;
        private final List<Obligation> calls;
        private final Theory theory;
        private final boolean isProved;

        Attempt(Theory theory, Thm wellFounded, List<Obligation> calls, boolean isProved) {
            this.theory = theory;
            this.isProved = isProved;
            this.signature = theory.signature();
            this.sizing = new Sizing(theory);
            this.wellFounded = wellFounded;
            this.calls = calls;
        }

        List<Descent> descents(Map<String, List<Type>> functions) {
            var columns = new ArrayList<Column>();
            for (Map<String, Term> measures : combinations(functions)) {
                Column column = column(measures);
                if (column.below().stream().anyMatch(Optional::isPresent)) {
                    columns.add(column);
                    if (column.below().stream().allMatch(Optional::isPresent)) {
                        return descent(column).map(List::of).orElse(List.of());
                    }
                }
            }
            List<Column> chosen = lexicographic(columns);
            // Where no lexicographic order will do, the size-change principle may still find one with the ranks.
            return (chosen.isEmpty() ? columns : chosen)
                    .stream().flatMap(column -> descent(column).stream()).toList();
        }

        /** Nothing if a proof is asked for and missing. */
        private Optional<Descent> descent(Column column) {
            var theorems = new ArrayList<Thm>();
            for (Step step : column.steps().toList()) {
                Optional<Thm> shown =
                        step.proof().or(() -> DescentProver.found().prove(theory, step.statement()));
                if (shown.isEmpty() && isProved) {
                    return Optional.empty();
                }
                theorems.add(shown.orElseGet(() -> Thm.oracle(signature, TRUST, step.statement())));
            }
            return Optional.of(new Descent(LESS, wellFounded, column.measures(), theorems));
        }

        /** Each function with each of its measures, in all combinations, but not too many. */
        private List<Map<String, Term>> combinations(Map<String, List<Type>> functions) {
            List<Map<String, Term>> result = List.of(Map.of());
            var measures = new Measures(sizing);
            for (var function : functions.entrySet()) {
                var longer = new ArrayList<Map<String, Term>>();
                for (Map<String, Term> start : result) {
                    for (Term measure : measures.of(function.getValue())) {
                        var extended = new HashMap<>(start);
                        extended.put(function.getKey(), measure);
                        longer.add(extended);
                    }
                }
                result = longer.size() <= COMBINATIONS ? longer : longer.subList(0, COMBINATIONS);
            }
            return result;
        }

        /** Measures such that at each call one goes down and those before it stay; none if there are no such. */
        private List<Column> lexicographic(List<Column> columns) {
            var chosen = new ArrayList<Column>();
            var left = new ArrayList<Integer>();
            for (int i = 0; i < calls.size(); i++) {
                left.add(i);
            }
            while (!left.isEmpty()) {
                Optional<Column> next = columns.stream()
                        .filter(c -> left.stream().allMatch(c::knows)
                                && left.stream().anyMatch(i -> c.below().get(i).isPresent()))
                        .findFirst();
                if (next.isEmpty()) {
                    return List.of();
                }
                chosen.add(next.get());
                left.removeIf(i -> next.get().below().get(i).isPresent());
            }
            return chosen;
        }

        private Column column(Map<String, Term> measures) {
            var below = new ArrayList<Optional<Step>>();
            var same = new ArrayList<Optional<Step>>();
            for (Obligation call : calls) {
                Term before =
                        app(measures.get(call.caller()), call.parameters()).betaNormal();
                Term after = app(measures.get(call.callee()), call.arguments()).betaNormal();
                Optional<Step> stays = before.equals(after) ? Optional.of(reflexive(call, measures)) : Optional.empty();
                Optional<Step> descends = stays.isEmpty() && follows(call, after, before, true)
                        ? Optional.of(new Step(call.descends(LESS, measures), Optional.empty()))
                        : Optional.empty();
                if (stays.isEmpty() && descends.isEmpty() && follows(call, after, before, false)) {
                    stays = Optional.of(new Step(call.stays(measures), Optional.empty()));
                }
                below.add(descends);
                same.add(stays);
            }
            return new Column(measures, below, same);
        }

        /** ∀fresh. guards ⟶ m = m, which needs no arithmetic. */
        private Step reflexive(Obligation call, Map<String, Term> measures) {
            Term measure = app(measures.get(call.caller()), call.parameters()).betaNormal();
            Thm same = Thm.refl(signature, measure);
            Thm stays = Rules.gens(call.fresh(), Iterated.dischs(call.guards(), same));
            return new Step(call.stays(measures), Optional.of(Rules.convert(stays, call.stays(measures))));
        }

        /** Whether the conditions of the call make the measure after it smaller than before, or else the same. */
        private boolean follows(Obligation call, Term after, Term before, boolean isSmaller) {
            var arithmetic = new Arithmetic(sizing);
            var constraints = new ArrayList<Constraint>();
            for (Term guard : call.guards()) {
                constraints.add(arithmetic.consequence(Tuples.reduced(guard), true));
            }
            Linear m = arithmetic.linear(Tuples.reduced(after));
            Linear n = arithmetic.linear(Tuples.reduced(before));
            constraints.add(isSmaller ? Constraint.atMost(n, m) : Constraint.different(m, n));
            constraints.addAll(arithmetic.known());
            return Constraint.contradict(constraints, BRANCHES);
        }
    }
}
