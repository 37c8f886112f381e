package dev.assay.prove.simp;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The simplifier on terms ({@link #conv}), on goals with their assumptions ({@link #simplify}), and as a prover
 * ({@link #prove}).
 */
public final class Simplifier {
    /** What becomes of assumptions. */
    public enum Assumptions {
        /** They are simplified and used: {@code simp}. */
        SIMPLIFIED,
        /** They are used as they are: {@code simp (no_asm_simp)}. */
        USED,
        /** They are simplified, but not used: {@code simp (no_asm_use)}. */
        NOT_USED,
        /** They are left alone: {@code simp (no_asm)}. */
        IGNORED
    }

    private static final int MOST_ROUNDS = 20;
    private static final int MOST_SPLITS = 40;

    private final SimpSet set;
    private final Signature signature;
    private final Effort effort;
    private final Set<String> names;
    private final Assumptions mode;

    public Simplifier(SimpSet set, Signature signature, Effort effort) {
        this(set, signature, effort, Set.of(), Assumptions.SIMPLIFIED);
    }

    /** @param names of variables that facts may speak of, and which must not be taken for others */
    public Simplifier(SimpSet set, Signature signature, Effort effort, Set<String> names, Assumptions mode) {
        this.set = set;
        this.signature = signature;
        this.effort = effort;
        this.names = names;
        this.mode = mode;
    }

    private Simplification run(Goal goal) {
        var run = new Simplification(set, signature, effort);
        run.avoid(names);
        goal.assumptions().forEach(run::avoid);
        run.avoid(goal.conclusion());
        return run;
    }

    /** Takes a term to ⊢ term = simpler term. */
    public Conv conv() {
        return t -> Optional.ofNullable(run(Goal.of(t)).simplify(t));
    }

    /** ⊢ goal, if it simplifies to True. */
    public Optional<Thm> prove(Term goal) {
        Term normal = goal.betaNormal();
        var assumptions = new ArrayList<Term>();
        Term conclusion = normal;
        while (conclusion instanceof Term.App(Term.App(Term.Const(var name, var _), var a), var c)
                && name.equals(Hol.IMPLIES.name())) {
            assumptions.add(a);
            conclusion = c;
        }
        return simplify(new Goal(assumptions, conclusion))
                .filter(Refinement::isProved)
                .map(refinement -> Rules.convert(Iterated.dischs(assumptions, refinement.theorem()), goal));
    }

    /** The goal made simpler: nothing is left, or one goal; empty if it is as simple as can be. */
    public Optional<Refinement> simplify(Goal goal) {
        return simplify(goal, 0);
    }

    /** @param splits how many assumptions have been split so far */
    private Optional<Refinement> simplify(Goal goal, int splits) {
        Optional<Refinement> simpler = new OnGoal(goal).result();
        if (simpler.filter(Refinement::isProved).isPresent()
                || mode != Assumptions.SIMPLIFIED
                || splits >= MOST_SPLITS
                || effort.isExhausted()) {
            return simpler;
        }
        Goal rest = simpler.map(refinement -> refinement.goals().getFirst()).orElse(goal);
        Optional<Refinement> split = splitAssumption(rest).map(refinement -> {
            Goal cases = refinement.goals().getFirst();
            return refinement.then(List.of(simplify(cases, splits + 1).orElseGet(() -> Refinement.unchanged(cases))));
        });
        return split.map(refinement ->
                        simpler.map(s -> s.then(List.of(refinement))).orElse(refinement))
                .or(() -> simpler);
    }

    /**
     * <pre>
     *   Γ, P (case t of …) ⊢? C
     *  ──────────────────────────────────  split: T.split_asm
     *   Γ ⊢? ¬ ((∃xs. t = K xs ∧ …) ∨ …)
     * </pre>
     */
    private Optional<Refinement> splitAssumption(Goal goal) {
        for (Term assumption : goal.assumptions()) {
            Thm split = Splitter.splitAssumption(assumption, goal.conclusion(), set.splits(), signature);
            if (split != null) {
                return Optional.of(Refinement.to(
                        goal.without(assumption).withConclusion(Rules.right(split)),
                        t -> Thm.mp(Thm.eqMp(Rules.sym(split), t), Thm.assume(signature, assumption))));
            }
        }
        return Optional.empty();
    }

    /** The work on one goal. */
    private final class OnGoal {
        private final Goal goal;
        private final Simplification run;
        /** What the assumptions say by now. */
        private final List<Thm> facts = new ArrayList<>();

        private boolean isChanged;
        private @Nullable Thm falsity;

        OnGoal(Goal goal) {
            this.goal = goal;
            this.run = run(goal);
            goal.assumptions().forEach(a -> addFact(Thm.assume(signature, a)));
        }

        Optional<Refinement> result() {
            if (goal.conclusion().equals(Hol.TRUE)) {
                return Optional.of(Refinement.proved(Rules.TRUE.transfer(signature)));
            }
            if (mode == Assumptions.SIMPLIFIED || mode == Assumptions.NOT_USED) {
                isChanged = false;
                simplifyFacts();
            }
            if (falsity != null) {
                return Optional.of(Refinement.proved(Rules.falseElim(falsity, goal.conclusion())));
            }
            if (mode == Assumptions.SIMPLIFIED || mode == Assumptions.USED) {
                facts.forEach(run::push);
            }
            Thm equation = conclusion(goal.conclusion(), 0);
            if (equation == null && !isChanged) {
                return Optional.empty();
            }
            Term conclusion = equation == null ? goal.conclusion() : Rules.right(equation);
            UnaryOperator<Thm> back = equation == null ? t -> t : t -> Thm.eqMp(Rules.sym(equation), t);
            if (conclusion.equals(Hol.TRUE)) {
                return Optional.of(Refinement.proved(back.apply(Rules.TRUE.transfer(signature))));
            }
            List<Thm> known = List.copyOf(facts);
            Goal rest = new Goal(known.stream().map(Thm::conclusion).distinct().toList(), conclusion);
            return Optional.of(Refinement.to(rest, t -> back.apply(cut(known, t))));
        }

        private void addFact(Thm fact) {
            Term p = fact.conclusion();
            if (p.isApplied(Hol.AND.name()) && mode == Assumptions.SIMPLIFIED) {
                isChanged = true;
                Rules.conjuncts(fact).forEach(this::addFact);
            } else if (p.equals(Hol.FALSE)) {
                falsity = fact;
            } else if (p.equals(Hol.TRUE)
                    || facts.stream().anyMatch(f -> f.conclusion().equals(p))) {
                isChanged = true;
            } else {
                facts.add(fact);
            }
        }

        /** Simplifies each assumption by the others until none changes. */
        private void simplifyFacts() {
            for (int round = 0; round < MOST_ROUNDS && falsity == null; round++) {
                boolean more = false;
                for (int i = 0; i < facts.size() && falsity == null; i++) {
                    more |= simplifyFact(i);
                }
                if (!more) {
                    return;
                }
            }
        }

        private boolean simplifyFact(int index) {
            Thm fact = facts.get(index);
            int pushed = 0;
            if (mode == Assumptions.SIMPLIFIED) {
                for (Thm other : facts) {
                    if (other != fact) {
                        run.push(other);
                        pushed++;
                    }
                }
            }
            Thm equation = run.simplify(fact.conclusion());
            for (; pushed > 0; pushed--) {
                run.pop();
            }
            if (equation == null || isCutShort(equation)) {
                return false;
            }
            isChanged = true;
            facts.remove(index);
            int before = facts.size();
            addFact(Thm.eqMp(equation, fact));
            // In its old place, so that the order of assumptions stays.
            java.util.Collections.rotate(facts.subList(index, facts.size()), facts.size() - before);
            return true;
        }

        /** What is left when rules were applied without end is large, and of no use to anybody. */
        private boolean isCutShort(Thm equation) {
            Term result = Rules.right(equation);
            return effort.isExhausted() && !result.equals(Hol.TRUE) && !result.equals(Hol.FALSE);
        }

        /** Simplifies the conclusion, splitting cases where nothing else is left to do. */
        private @Nullable Thm conclusion(Term p, int splits) {
            Thm equation = run.simplify(p);
            if (equation != null && isCutShort(equation)) {
                return null;
            }
            Term now = equation == null ? p : Rules.right(equation);
            if (splits >= MOST_SPLITS || effort.isExhausted()) {
                return equation;
            }
            Thm split = Splitter.split(now, set.splits(), signature);
            if (split == null) {
                return equation;
            }
            Thm whole = equation == null ? split : Thm.trans(equation, split);
            Thm rest = conclusion(Rules.right(split), splits + 1);
            return rest == null ? whole : Thm.trans(whole, rest);
        }
    }

    /**
     * <pre>
     *   Γᵢ ⊢ pᵢ     Δ, p₁, …, pₙ ⊢ q
     *  ──────────────────────────────  cut
     *          Γ₁ ∪ … ∪ Δ ⊢ q
     * </pre>
     */
    public static Thm cut(List<Thm> facts, Thm theorem) {
        Thm result = theorem;
        for (Thm fact : facts) {
            if (result.hypotheses().contains(fact.conclusion())
                    && !fact.hypotheses().contains(fact.conclusion())) {
                result = Thm.mp(Thm.disch(fact.conclusion(), result), fact);
            }
        }
        return result;
    }
}
