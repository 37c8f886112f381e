package dev.assay.prove.closure;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.goal.Goal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Proves goals without induction: by closure under clauses, and by distinguishing cases. */
public final class Deduction {
    /** How much a proof may take; to take a value apart counts as two cases. */
    public record Bounds(int rounds, int nodes, int cases) {}

    /** What came of an attempt: a derivation, or the goals at which it got stuck. */
    public record Attempt(Optional<Derivation> derivation, List<Stuck> stuck) {
        public Attempt {
            stuck = List.copyOf(stuck);
        }
    }

    private static final int NUMBER_ROUNDS = 3;

    private final Theory theory;
    private final Symbols symbols;
    private final List<Clause> clauses;
    private final Map<Integer, List<Clause>> definitions = new HashMap<>();
    private final Bounds bounds;
    private final BooleanSupplier isStopped;
    private final Optional<NumberReasoning> numbers;

    public Deduction(Theory theory, Symbols symbols, List<Clause> clauses, Bounds bounds, BooleanSupplier isStopped) {
        this.theory = theory;
        this.symbols = symbols;
        this.clauses = clauses;
        this.bounds = bounds;
        this.isStopped = isStopped;
        this.numbers = NumberReasoning.of(theory, symbols);
        for (Clause clause : clauses) {
            if (clause.kind() == Clause.Kind.DEFINITION
                    && clause.left() instanceof Pattern.Node(var symbol, var _)
                    && clause.left().isLinear()
                    && !(symbols.term(symbol) instanceof Term.Const(var name, var _) && name.equals(Hol.EQ))) {
                definitions.computeIfAbsent(symbol, _ -> new ArrayList<>()).add(clause);
            }
        }
    }

    /** Works on a goal whose conclusion is an equation or another proposition without a connective to introduce. */
    public Attempt prove(Goal goal) {
        var graph = new Graph(symbols);
        var all = new ArrayList<>(clauses);
        var fresh = new Fresh(goal.assumptions());
        fresh.avoid(goal.conclusion());
        for (Term assumption : goal.assumptions()) {
            assume(Thm.assume(theory.signature(), assumption), graph, all);
        }
        Term conclusion = goal.conclusion();
        graph.add(conclusion);
        graph.close();
        for (int n = 0; n < graph.count(); n++) {
            graph.mark(n);
        }
        var stuck = new ArrayList<Stuck>();
        Optional<Derivation> result = search(graph, all, goal, fresh, bounds.cases(), false, stuck);
        return new Attempt(result, stuck);
    }

    private void assume(Thm fact, Graph graph, List<Clause> all) {
        Term p = fact.conclusion();
        if (p.isApplied(Hol.AND.name()) && p.arguments().size() == 2) {
            assume(Rules.conjunct1(fact), graph, all);
            assume(Rules.conjunct2(fact), graph, all);
        } else if (p.isApplied(Hol.ALL) || p.isApplied(Hol.IMPLIES.name())) {
            all.addAll(Clause.of(Explanation.ASSUMED, Clause.Kind.HYPOTHESIS, fact, p.frees(), symbols));
        } else if (p.isApplied(Hol.EQ)) {
            graph.merge(fact);
        } else if (p.isApplied(Hol.NOT.name())) {
            graph.merge(Rules.eqFalse(fact));
        } else {
            graph.merge(Rules.eqTrue(fact));
        }
    }

    /** @param isApart whether a value was taken apart already; before that a goal is easier to make general */
    private Optional<Derivation> search(
            Graph graph, List<Clause> known, Goal goal, Fresh fresh, int cases, boolean isApart, List<Stuck> stuck) {
        BooleanSupplier isReached = reached(graph, goal.conclusion());
        List<Clause> all = known;
        var saturation = new Saturation(graph, all, bounds.nodes(), isStopped);
        boolean isProved = saturation.run(bounds.rounds(), isReached);
        for (int i = 0; i < NUMBER_ROUNDS && !isProved && numbers.isPresent() && !isStopped.getAsBoolean(); i++) {
            List<Clause> more = numbers.get().consequences(graph, goal.conclusion());
            if (more.isEmpty()) {
                break;
            }
            all = new ArrayList<>(all);
            all.addAll(more);
            saturation = new Saturation(graph, all, bounds.nodes() + graph.count(), isStopped);
            isProved = saturation.run(bounds.rounds(), isReached);
        }
        if (isProved) {
            return Optional.of(new Derivation.Closed(graph, goal.conclusion()));
        }
        var blockers = new Blockers(theory, graph, definitions);
        if (cases <= 0 || isStopped.getAsBoolean()) {
            stuck.add(new Stuck(goal, graph, blockers));
            return Optional.empty();
        }
        int subject = blockers.choose(goal.conclusion(), saturation.undecided(), hypotheses(goal));
        if (subject < 0) {
            stuck.add(new Stuck(goal, graph, blockers));
            return Optional.empty();
        }
        int before = stuck.size();
        boolean isAboutData = !graph.type(subject).equals(dev.assay.logic.Type.bool());
        if (isAboutData && !isApart) {
            stuck.add(new Stuck(goal, graph, blockers));
        }
        Optional<Derivation> result = distinguish(
                graph,
                all,
                goal,
                graph.term(subject),
                fresh,
                cases - (isAboutData ? 2 : 1),
                isApart || isAboutData,
                stuck);
        if (result.isPresent()) {
            stuck.subList(before, stuck.size()).clear();
        }
        return result;
    }

    /** Assumptions that are used as clauses, not as terms of the graph. */
    private static List<Term> hypotheses(Goal goal) {
        return goal.assumptions().stream()
                .filter(p -> p.isApplied(Hol.ALL) || p.isApplied(Hol.IMPLIES.name()))
                .toList();
    }

    private Optional<Derivation> distinguish(
            Graph graph,
            List<Clause> all,
            Goal goal,
            Term subject,
            Fresh fresh,
            int cases,
            boolean isApart,
            List<Stuck> stuck) {
        Thm exhaustion = Exhaustion.of(theory, subject);
        var branches = new ArrayList<Derivation.Case>();
        Term rest = exhaustion.conclusion();
        while (true) {
            boolean isLast = !rest.isApplied(Hol.OR.name());
            Term alternative = isLast ? rest : rest.arguments().getFirst();
            var fields = new ArrayList<Free>();
            while (alternative instanceof Term.App(Term.Const(var ex, var _), Term.Abs(var hint, var type, var body))
                    && ex.equals(Hol.EX)) {
                Free field = fresh.variable(hint, type);
                fields.add(field);
                alternative = body.instantiate(field);
            }
            Graph branch = graph.copy();
            int before = branch.count();
            branch.merge(Thm.assume(theory.signature(), alternative));
            for (int n = before; n < branch.count(); n++) {
                branch.mark(n);
            }
            Optional<Derivation> derived =
                    search(branch, all, goal.assuming(alternative), fresh, cases, isApart, stuck);
            if (derived.isEmpty()) {
                return Optional.empty();
            }
            branches.add(new Derivation.Case(fields, alternative, derived.get()));
            if (isLast) {
                return Optional.of(new Derivation.Cases(subject, exhaustion, branches, goal.conclusion()));
            }
            rest = rest.arguments().get(1);
        }
    }

    private static BooleanSupplier reached(Graph graph, Term conclusion) {
        int whole = graph.add(conclusion);
        if (conclusion.isApplied(Hol.EQ)) {
            Term[] sides = Rules.sides(conclusion);
            int left = graph.add(sides[0]);
            int right = graph.add(sides[1]);
            return () -> graph.equal(left, right) || graph.equal(whole, Graph.TRUE) || graph.isContradictory();
        }
        return () -> graph.equal(whole, Graph.TRUE) || graph.isContradictory();
    }
}
