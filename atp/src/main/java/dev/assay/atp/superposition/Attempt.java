package dev.assay.atp.superposition;

import dev.assay.atp.proof.Proof;
import dev.assay.fol.FolTerm;
import dev.assay.fol.Formula;
import dev.assay.fol.Role;
import dev.assay.fol.Statement;
import dev.assay.fol.clause.Literal;
import dev.assay.rewrite.TermBank;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One strategy at work on one set of clauses. */
final class Attempt {
    private final List<dev.assay.fol.clause.Clause> problem;
    private final Strategy strategy;
    private final Induction induction;
    private final SeparateClausifier clausifier = new SeparateClausifier("!!");
    private final Vocabulary vocabulary = new Vocabulary();
    private int[] occurrences = {};
    private boolean[] isGoalSymbol = {};

    Attempt(List<dev.assay.fol.clause.Clause> problem, Strategy strategy) {
        this(problem, strategy, Induction.none());
    }

    Attempt(List<dev.assay.fol.clause.Clause> problem, Strategy strategy, Induction induction) {
        this.problem = new ArrayList<>(problem);
        this.strategy = strategy;
        this.induction = induction;
        induction.facts().forEach(f -> this.problem.addAll(clausifier.clauses(f)));
    }

    Judgement run(Meter meter) {
        List<dev.assay.fol.clause.Clause> chosen =
                strategy.axioms().isAll() ? problem : AxiomSelection.select(problem, strategy.axioms());
        List<Raw> raws = chosen.stream().map(this::raw).toList();
        countSymbols(raws);
        Logic logic = vocabulary.logic;
        var order = new LiteralOrder(strategy.ordering().make(logic, occurrences), logic.verum);
        var saturation = new Saturation(logic, order, strategy, isGoalSymbol, meter);
        if (induction.isWanted()) {
            saturation.whenActive(c -> inductionAxioms(c, saturation.builder()));
        }
        var input = new ArrayList<Clause>();
        for (Raw raw : raws) {
            clause(raw, saturation.builder()).ifPresent(input::add);
        }
        Result result = saturation.run(input);
        boolean isComplete = chosen.size() == problem.size() && !induction.isWanted();
        return switch (result) {
            case Result.Refuted(var empty) -> refuted(ProofExtraction.of(empty, vocabulary), saturation);
            case Result.SplitRefuted(var constraints) -> {
                try {
                    yield refuted(ProofExtraction.of(constraints, vocabulary, meter), saturation);
                } catch (BudgetExhausted e) {
                    yield new Judgement.Stopped(e.limit(), strategy.name(), saturation.inferences());
                }
            }
            case Result.Saturated(var clauses) ->
                new Judgement.Saturated(
                        clauses.stream()
                                .map(c -> new dev.assay.fol.clause.Clause(
                                        "c" + c.number, Role.AXIOM, vocabulary.literals(c)))
                                .toList(),
                        isComplete,
                        strategy.name(),
                        saturation.inferences());
            case Result.Stopped(var limit) -> new Judgement.Stopped(limit, strategy.name(), saturation.inferences());
        };
    }

    /** Clauses that may help to refute the literals of the conjecture by induction. */
    private List<Clause> inductionAxioms(Clause active, ClauseBuilder builder) {
        var result = new ArrayList<Clause>();
        if (active.isGoal) {
            for (Statement axiom : induction.axioms(vocabulary.literals(active))) {
                List<dev.assay.fol.clause.Clause> clauses = clausifier.clauses(axiom);
                problem.addAll(clauses);
                clauses.forEach(c -> clause(raw(c), builder).ifPresent(result::add));
            }
        }
        return result;
    }

    private Judgement refuted(Proof proof, Saturation saturation) {
        return Judgement.checked(problem, proof, strategy.name(), saturation.inferences());
    }

    /** A clause of the problem with its terms in the bank: for each literal its two sides. */
    private record Raw(dev.assay.fol.clause.Clause origin, Vocabulary.Scope scope, List<Sides> sides) {}

    private record Sides(boolean isPositive, int left, int right) {}

    private Raw raw(dev.assay.fol.clause.Clause clause) {
        var scope = new Vocabulary.Scope();
        var sides = new ArrayList<Sides>();
        for (Literal literal : clause.literals()) {
            switch (literal.atom()) {
                case Formula.Atom atom ->
                    sides.add(new Sides(literal.isPositive(), vocabulary.atom(atom, scope), vocabulary.logic.verum));
                case Formula.Equation(FolTerm left, FolTerm right) ->
                    sides.add(new Sides(
                            literal.isPositive(), vocabulary.term(left, scope), vocabulary.term(right, scope)));
                case Formula.Not _,
                        Formula.And _,
                        Formula.Or _,
                        Formula.Implies _,
                        Formula.Iff _,
                        Formula.Forall _,
                        Formula.Exists _ -> throw new IllegalArgumentException("no literal: " + literal);
            }
        }
        return new Raw(clause, scope, sides);
    }

    private void countSymbols(List<Raw> raws) {
        int symbols = vocabulary.logic.signature.symbolCount();
        occurrences = new int[symbols];
        isGoalSymbol = new boolean[symbols];
        for (Raw raw : raws) {
            boolean isGoal = raw.origin.role() != Role.AXIOM;
            for (Sides literal : raw.sides) {
                count(literal.left, isGoal);
                count(literal.right, isGoal);
            }
        }
    }

    private void count(int term, boolean isGoal) {
        TermBank bank = vocabulary.logic.bank;
        if (!bank.isVariable(term)) {
            occurrences[bank.symbol(term)]++;
            isGoalSymbol[bank.symbol(term)] |= isGoal;
            for (int i = 0; i < bank.arity(term); i++) {
                count(bank.argument(term, i), isGoal);
            }
        }
    }

    /** The clause, unless it is a tautology. Its variables have the numbers of the scope. */
    private static Optional<Clause> clause(Raw raw, ClauseBuilder builder) {
        builder.start();
        raw.sides.forEach(s -> builder.add(s.isPositive, s.left, s.right));
        if (builder.isTautology()) {
            return Optional.empty();
        }
        builder.normalise();
        return Optional.of(
                builder.finish(new Derivation.Input(raw.origin, builder.originals(raw.scope.variables())), new int[0]));
    }
}
