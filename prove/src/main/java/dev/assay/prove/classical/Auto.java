package dev.assay.prove.classical;

import dev.assay.prove.arith.LinearArithmetic;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.goal.Tactic;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.simp.Rule;
import dev.assay.prove.tactic.Connectives;
import dev.assay.prove.tactic.ProofContext;
import dev.assay.prove.tactic.RuleTactics;
import java.util.List;
import java.util.Optional;

/**
 * {@code auto}: simplifies and takes goals apart by safe rules until neither applies, then tries to finish each goal by a
 * short search. What it cannot prove is left, simplified.
 */
public final class Auto implements Tactic {
    private static final int DEPTH_OF_STEPS = 60;

    /** Case distinctions of arithmetic; each of them costs more than a step of search. */
    private static final long ARITHMETIC_STEPS = 100;

    /** How hard to try where no safe step is left. */
    public enum Search {
        NONE(0, 0, 0),
        SHORT(1, 4, 3_000),
        LONG(4, 7, 30_000);

        final int rules;
        final int depth;
        final long steps;

        Search(int rules, int depth, long steps) {
            this.rules = rules;
            this.depth = depth;
            this.steps = steps;
        }
    }

    private final ProofContext context;
    private final Connectives connectives;
    private final RuleTactics rules;
    private final Search search;

    public Auto(ProofContext context, Search search) {
        this.context = context;
        this.connectives = new Connectives(context);
        this.rules = new RuleTactics(context);
        this.search = search;
    }

    @Override
    public Optional<Refinement> apply(Goal goal) {
        Refinement clarified = clarify(goal, DEPTH_OF_STEPS);
        Refinement result = search == Search.NONE
                ? clarified
                : clarified.thenEach(g -> Blast.prove(context, g, List.of(), search)
                        .or(() -> arithmetic(g))
                        .or(() -> deepening(g)));
        boolean isSame = result.goals().size() == 1 && result.goals().getFirst().equals(goal);
        return isSame ? Optional.empty() : Optional.of(result);
    }

    /** As simple as safe steps make it. */
    private Refinement clarify(Goal goal, int steps) {
        if (steps == 0 || context.effort().isExhausted()) {
            return Refinement.unchanged(goal);
        }
        Optional<Refinement> step = safeStep(goal);
        return step.map(refinement -> refinement.then(refinement.goals().stream()
                        .map(g -> clarify(g, steps - 1))
                        .toList()))
                .orElseGet(() -> Refinement.unchanged(goal));
    }

    private Optional<Refinement> safeStep(Goal goal) {
        return connectives
                .open(goal)
                .or(() -> context.simplifier().simplify(goal))
                .or(() -> Substitution.substitute(context.signature(), goal))
                .or(() -> connectives.introduce(goal))
                .or(() -> connectives.eliminate(goal))
                .or(() -> safeRule(goal))
                .or(() -> Pairs.split(context, goal));
    }

    private Optional<Refinement> safeRule(Goal goal) {
        for (Rule rule : context.rules().safeIntros()) {
            Optional<Refinement> result = rules.introduce(rule, goal);
            if (result.isPresent()) {
                return result;
            }
        }
        for (Rule rule : context.rules().safeElims()) {
            Optional<Refinement> result = rules.eliminate(rule, goal);
            if (result.isPresent()) {
                return result;
            }
        }
        for (Rule rule : context.rules().safeDests()) {
            Optional<Refinement> result = rules.destruct(rule, goal, false);
            if (result.isPresent()) {
                return result;
            }
        }
        return Optional.empty();
    }

    /** Inequalities between numbers may contradict one another. */
    private Optional<Refinement> arithmetic(Goal goal) {
        boolean isAboutNumbers = LinearArithmetic.isArithmetic(goal.conclusion())
                || goal.assumptions().stream().anyMatch(LinearArithmetic::isArithmetic);
        if (!isAboutNumbers) {
            return Optional.empty();
        }
        Effort part = context.effort().part(ARITHMETIC_STEPS);
        Optional<Refinement> result = new Arith(context.with(part)).apply(goal);
        context.effort().spent(part, ARITHMETIC_STEPS);
        return result;
    }

    /** A proof by as few unsafe rules one after the other as will do. */
    private Optional<Refinement> deepening(Goal goal) {
        for (int depth = 1; depth <= search.rules; depth++) {
            Optional<Refinement> result = search(goal, depth);
            if (result.isPresent()) {
                return result;
            }
        }
        return Optional.empty();
    }

    /** A proof by unsafe rules, each followed by clarification, or nothing. */
    private Optional<Refinement> search(Goal goal, int depth) {
        if (depth == 0 || context.effort().isExhausted()) {
            return Optional.empty();
        }
        for (Rule rule : context.rules().intros()) {
            Optional<Refinement> result = rules.introduce(rule, goal).flatMap(r -> finish(r, depth - 1));
            if (result.isPresent()) {
                return result;
            }
        }
        for (Rule rule : context.rules().elims()) {
            Optional<Refinement> result = rules.eliminate(rule, goal).flatMap(r -> finish(r, depth - 1));
            if (result.isPresent()) {
                return result;
            }
        }
        for (Rule rule : context.rules().dests()) {
            Optional<Refinement> result = rules.destruct(rule, goal, true).flatMap(r -> finish(r, depth - 1));
            if (result.isPresent()) {
                return result;
            }
        }
        return Optional.empty();
    }

    /** All goals proved, or nothing. */
    private Optional<Refinement> finish(Refinement refinement, int depth) {
        var parts = new java.util.ArrayList<Refinement>();
        for (Goal g : refinement.goals()) {
            Refinement clarified = clarify(g, DEPTH_OF_STEPS);
            var rest = new java.util.ArrayList<Refinement>();
            for (Goal left : clarified.goals()) {
                Optional<Refinement> proved = search(left, depth);
                if (proved.isEmpty() || !proved.get().isProved()) {
                    return Optional.empty();
                }
                rest.add(proved.get());
            }
            parts.add(clarified.then(List.copyOf(rest)));
        }
        return Optional.of(refinement.then(parts));
    }
}
