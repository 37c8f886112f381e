package dev.assay.prove.classical;

import dev.assay.logic.kernel.Thm;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.goal.Tactic;
import dev.assay.prove.order.Closures;
import dev.assay.prove.order.Extremes;
import dev.assay.prove.order.OrderReasoning;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.simp.Rule;
import dev.assay.prove.tactic.ClassicalRules;
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

    private static final long STEPS_BEFORE_SEARCH = Effort.USUAL * 3 / 4;

    private static final long STEPS_FOR_WITNESSES = Effort.USUAL / 8;

    /** How many ∃ may depend on one another. */
    private static final int DEPTH_OF_WITNESSES = 2;

    /** How many rules of a method's text may be used one after the other. */
    private static final int DEPTH_OF_GIVEN = 4;

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

    /** Which safe steps are made. */
    public enum Steps {
        /** All: {@code auto}. */
        ALL(true, true),
        /** Those that leave one goal: {@code clarsimp}. */
        SINGLE(true, false),
        /** Natural deduction without simplification: {@code safe}. */
        DEDUCTION(false, true),
        /** Natural deduction that leaves one goal: {@code clarify}. */
        SINGLE_DEDUCTION(false, false);

        private final boolean simplifies;
        private final boolean splits;

        Steps(boolean simplifies, boolean splits) {
            this.simplifies = simplifies;
            this.splits = splits;
        }
    }

    private final ProofContext context;
    private final Connectives connectives;
    private final RuleTactics rules;
    private final Search search;
    private final Steps steps;

    public Auto(ProofContext context, Search search) {
        this(context, search, Steps.ALL);
    }

    /** The safe steps of this kind alone. */
    public Auto(ProofContext context, Steps steps) {
        this(context, Search.NONE, steps);
    }

    private Auto(ProofContext context, Search search, Steps steps) {
        this.steps = steps;
        this.context = context;
        this.connectives = new Connectives(context);
        this.rules = new RuleTactics(context);
        this.search = search;
    }

    @Override
    public Optional<Refinement> apply(Goal goal) {
        // What follows from the assumptions alone should not be simplified away first.
        Optional<Thm> atOnce = search == Search.LONG ? Blast.atOnce(context, goal) : Optional.empty();
        if (atOnce.isPresent()) {
            return atOnce.map(Refinement::proved);
        }
        Refinement clarified = clarified(goal);
        Refinement result = search == Search.NONE
                ? clarified
                : clarified.thenEach(g -> Blast.prove(context, g, List.of(), Search.SHORT)
                        .or(() -> Arith.briefly(context, g))
                        .or(() -> forwards(g))
                        .or(() -> witnessed(g))
                        .or(() -> inSubset(g))
                        .or(() -> deepening(g, 1))
                        .or(() -> search == Search.LONG ? Blast.prove(context, g, List.of(), search) : Optional.empty())
                        .or(() -> deepening(g, search.rules))
                        .or(() -> byGiven(g)));
        boolean isSame = result.goals().size() == 1 && result.goals().getFirst().equals(goal);
        return isSame ? Optional.empty() : Optional.of(result);
    }

    /** As simple as safe steps make it; where a search follows, they leave it a part of the effort, even if they do not end. */
    private Refinement clarified(Goal goal) {
        if (search == Search.NONE) {
            return clarify(goal, DEPTH_OF_STEPS);
        }
        Effort part = context.effort().part(STEPS_BEFORE_SEARCH);
        Refinement result = new Auto(context.with(part), Search.NONE, steps).clarify(goal, DEPTH_OF_STEPS);
        context.effort().spent(part, STEPS_BEFORE_SEARCH);
        return result;
    }

    /** As simple as this many safe steps make it. */
    private Refinement clarify(Goal goal, int steps) {
        if (steps == 0 || context.effort().isExhausted()) {
            return Refinement.unchanged(goal);
        }
        Optional<Refinement> step = safeStep(goal);
        return step.map(refinement -> refinement.then(refinement.goals().stream()
                        .map(g -> clarify(g, steps - 1))
                        .toList()))
                .orElseGet(() -> finished(goal).orElseGet(() -> Refinement.unchanged(goal)));
    }

    /** What is left may follow from how values are ordered, or related by closures. */
    private Optional<Refinement> finished(Goal goal) {
        return steps.simplifies
                ? OrderReasoning.prove(context, goal)
                        .or(() -> Extremes.prove(context, goal))
                        .or(() -> Closures.prove(context, goal))
                : Optional.empty();
    }

    private Optional<Refinement> safeStep(Goal goal) {
        return connectives
                .open(goal)
                .or(() -> steps.simplifies ? context.simplifier().simplify(goal) : Optional.empty())
                .or(() -> Substitution.substitute(context.signature(), goal))
                .or(() -> wanted(connectives.introduce(goal)))
                .or(() -> wanted(connectives.eliminate(goal)))
                .or(() -> safeRule(goal))
                .or(() -> Pairs.split(context, goal));
    }

    private Optional<Refinement> wanted(Optional<Refinement> step) {
        return step.filter(r -> steps.splits || r.goals().size() <= 1);
    }

    /** A proof with what the assumptions say of the values at hand. */
    private Optional<Refinement> forwards(Goal goal) {
        return new ForwardChaining(context).extended(goal).flatMap(r -> {
            // Simplified, the new facts would be gone: the rules that they follow from rewrite them.
            Refinement atOnce = r.thenEach(g -> Arith.briefly(context, g));
            Refinement finished = atOnce.isProved()
                    ? atOnce
                    : r.then(List.of(clarify(r.goals().getFirst(), DEPTH_OF_STEPS)))
                            .thenEach(g -> Blast.prove(context, g, List.of(), Search.SHORT));
            return finished.isProved() ? Optional.of(finished) : Optional.empty();
        });
    }

    /** A proof with values that the assumptions speak of. */
    private Optional<Refinement> witnessed(Goal goal) {
        Effort part = context.effort().part(STEPS_FOR_WITNESSES);
        Optional<Refinement> result = new Auto(context.with(part), search, steps).witnessed(goal, DEPTH_OF_WITNESSES);
        context.effort().spent(part, STEPS_FOR_WITNESSES);
        return result;
    }

    /**
     * <pre>
     *   Γ, A ⊆ B ⊢? x ∈ A
     *  ───────────────────
     *   Γ, A ⊆ B ⊢? x ∈ B
     * </pre>
     */
    private Optional<Refinement> inSubset(Goal goal) {
        return context.theory()
                .fact("Set.subsetD")
                .flatMap(f -> rules.introduce(Rule.of(f.theorems().getFirst()), goal))
                .map(r -> r.thenEach(g -> Optional.of(clarify(g, DEPTH_OF_STEPS).thenEach(this::witnessed))))
                .filter(Refinement::isProved);
    }

    private Optional<Refinement> witnessed(Goal goal, int depth) {
        if (depth == 0 || context.effort().isExhausted()) {
            return Optional.empty();
        }
        Tactic rest = instance -> Optional.of(clarify(instance, DEPTH_OF_STEPS)
                .thenEach(g -> witnessed(g, depth - 1).or(() -> Blast.prove(context, g, List.of(), Search.SHORT))));
        return Witnesses.prove(context, goal, rest)
                .or(() -> Optional.of(
                                SetMembership.unfolded(context, goal).thenEach(u -> Witnesses.prove(context, u, rest)))
                        .filter(Refinement::isProved));
    }

    private Optional<Refinement> safeRule(Goal goal) {
        for (Rule rule : context.rules().safeIntros()) {
            Optional<Refinement> result = wanted(rules.introduce(rule, goal));
            if (result.isPresent()) {
                return result;
            }
        }
        for (Rule rule : context.rules().safeElims()) {
            Optional<Refinement> result = wanted(rules.eliminate(rule, goal));
            if (result.isPresent()) {
                return result;
            }
        }
        for (Rule rule : context.rules().safeDests()) {
            Optional<Refinement> result = wanted(rules.destruct(rule, goal, false));
            if (result.isPresent()) {
                return result;
            }
        }
        return Optional.empty();
    }

    /** A proof by as few unsafe rules one after the other as will do. */
    private Optional<Refinement> deepening(Goal goal, int most) {
        for (int depth = 1; depth <= most; depth++) {
            Optional<Refinement> result = search(goal, depth);
            if (result.isPresent()) {
                return result;
            }
        }
        return Optional.empty();
    }

    /** The rules that a text names are few, and meant to be used one after the other. */
    private Optional<Refinement> byGiven(Goal goal) {
        ClassicalRules own = context.rules().onlyGiven();
        return own.given().isEmpty()
                ? Optional.empty()
                : new Auto(context.with(own), search, steps).deepening(goal, DEPTH_OF_GIVEN);
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
