package dev.assay.atp.superposition;

import dev.assay.atp.proof.Proof;
import dev.assay.fol.Formula;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Literal;
import dev.assay.rewrite.TermBank;
import dev.assay.rewrite.completion.Completion;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import java.util.List;

/** Completion at work on unit clauses: positive ones are equations, negative ones goals; an atom equals truth or does not. */
final class EqualityAttempt {
    /** Comparing larger terms takes too long, where an order lets terms grow. */
    private static final int LARGEST_TERM = 1_000;

    /** A clause as two terms. */
    record Unit(Clause clause, Vocabulary.Scope scope, boolean isPositive, int left, int right) {}

    private final List<Clause> problem;
    private final Completing approach;
    private final Vocabulary vocabulary = new Vocabulary();
    private long paid;

    EqualityAttempt(List<Clause> problem, Completing approach) {
        this.problem = problem;
        this.approach = approach;
    }

    Judgement run(Meter meter) {
        if (!problem.stream().allMatch(c -> c.literals().size() == 1)) {
            throw new IllegalArgumentException(approach.name() + " is for unit clauses only");
        }
        List<Unit> units = problem.stream().map(this::unit).toList();
        var goals = new GoalEncoding(vocabulary.logic);
        // All symbols must be there before they are ordered.
        List<GoalEncoding.Encoded> encoded = units.stream().map(goals::encode).toList();
        var completion = new Completion(
                vocabulary.logic.bank,
                approach.ordering().make(vocabulary.logic, occurrences(units)),
                approach.heuristic());
        if (approach.ordering().mayGrow()) {
            completion.limitSize(LARGEST_TERM);
        }
        for (int i = 0; i < units.size(); i++) {
            GoalEncoding.Encoded sides = encoded.get(i);
            if (units.get(i).isPositive || goals.isEncoded(sides)) {
                completion.assume(sides.left(), sides.right(), String.valueOf(i));
            } else {
                completion.goal(sides.left(), sides.right());
            }
        }
        goals.reflexivity().forEach(sides -> completion.assume(sides.left(), sides.right(), GoalEncoding.REFLEXIVITY));
        goals.question().ifPresent(sides -> completion.goal(sides.left(), sides.right()));
        return switch (completion.run(() -> !paid(completion, meter))) {
            case PROVED -> refuted(completion, units, goals);
            case SATURATED -> new Judgement.Saturated(List.of(), true, approach.name(), completion.overlaps());
            case STOPPED ->
                new Judgement.Stopped(
                        meter.stopped().orElse(Limit.OUT_OF_TIME), approach.name(), completion.overlaps());
        };
    }

    /** Whether there are steps left, one for each overlap. */
    private boolean paid(Completion completion, Meter meter) {
        long owed = 1 + completion.overlaps() - paid;
        paid += owed;
        return meter.trySteps(owed);
    }

    private Judgement refuted(Completion completion, List<Unit> units, GoalEncoding goals) {
        Proof proof = new ChainExtraction(vocabulary, units, goals).of(completion);
        return Judgement.checked(problem, proof, approach.name(), completion.overlaps());
    }

    private Unit unit(Clause clause) {
        Literal literal = clause.literals().getFirst();
        var scope = new Vocabulary.Scope();
        return switch (literal.atom()) {
            case Formula.Atom atom ->
                new Unit(clause, scope, literal.isPositive(), vocabulary.atom(atom, scope), vocabulary.logic.verum);
            case Formula.Equation(var left, var right) ->
                new Unit(
                        clause,
                        scope,
                        literal.isPositive(),
                        vocabulary.term(left, scope),
                        vocabulary.term(right, scope));
            case Formula.Not _,
                    Formula.And _,
                    Formula.Or _,
                    Formula.Implies _,
                    Formula.Iff _,
                    Formula.Forall _,
                    Formula.Exists _ -> throw new IllegalArgumentException("no literal: " + literal);
        };
    }

    private int[] occurrences(List<Unit> units) {
        var result = new int[vocabulary.logic.signature.symbolCount()];
        for (Unit unit : units) {
            count(unit.left, result);
            count(unit.right, result);
        }
        return result;
    }

    private void count(int term, int[] occurrences) {
        TermBank bank = vocabulary.logic.bank;
        if (!bank.isVariable(term)) {
            occurrences[bank.symbol(term)]++;
            for (int i = 0; i < bank.arity(term); i++) {
                count(bank.argument(term, i), occurrences);
            }
        }
    }
}
