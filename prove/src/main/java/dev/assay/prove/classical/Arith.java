package dev.assay.prove.classical;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.arith.LinearArithmetic;
import dev.assay.prove.arith.WholeNumbers;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.goal.Tactic;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.simp.SimpSet;
import dev.assay.prove.simp.Simplifier;
import dev.assay.prove.tactic.Connectives;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code arith}: takes a goal apart, and proves what is left by contradictions between inequalities. */
public final class Arith implements Tactic {
    private static final int MOST_STEPS = 120;

    /** Case distinctions of arithmetic; each of them costs more than a step of search. */
    private static final long FEW_STEPS = 100;

    private final ProofContext context;
    private final LinearArithmetic arithmetic;
    private final Connectives connectives;
    /** What is rewritten before anything is calculated. */
    private final SimpSet whole;

    public Arith(ProofContext context) {
        this(context, SimpSet.EMPTY);
    }

    private Arith(ProofContext context, SimpSet whole) {
        this.whole = whole;
        this.context = context;
        this.arithmetic = LinearArithmetic.of(context.theory());
        this.connectives = new Connectives(context);
    }

    @Override
    public Optional<Refinement> apply(Goal goal) {
        SimpSet rules = WholeNumbers.rules(context.theory(), propositions(goal));
        if (rules == SimpSet.EMPTY) {
            return prove(goal, MOST_STEPS, Set.of());
        }
        Refinement rewritten = Refinement.unchanged(goal).thenEach(simplifier(rules)::simplify);
        var inner = new Arith(context, rules);
        return Optional.of(rewritten.thenEach(g -> inner.prove(g, MOST_STEPS, Set.of())))
                .filter(Refinement::isProved);
    }

    private Simplifier simplifier(SimpSet rules) {
        return new Simplifier(
                rules, context.signature(), context.effort(), context.names(), Simplifier.Assumptions.NOT_USED);
    }

    /** A proof by few case distinctions, where inequalities between numbers may contradict one another. */
    public static Optional<Refinement> briefly(ProofContext context, Goal goal) {
        var arithmetic = LinearArithmetic.of(context.theory());
        boolean isAboutNumbers = arithmetic.isArithmetic(goal.conclusion())
                || goal.assumptions().stream().anyMatch(arithmetic::isArithmetic);
        if (!isAboutNumbers) {
            return Optional.empty();
        }
        Effort part = context.effort().part(FEW_STEPS);
        Optional<Refinement> result = new Arith(context.with(part)).apply(goal);
        context.effort().spent(part, FEW_STEPS);
        return result;
    }

    /** @param known the terms of whose values the goal's assumptions speak already */
    private Optional<Refinement> prove(Goal goal, int steps, Set<Term> known) {
        Optional<Refinement> direct = direct(goal);
        if (direct.isPresent() || steps == 0 || !context.effort().step()) {
            return direct;
        }
        Optional<Refinement> witnessed = witnessed(goal, steps, known);
        if (witnessed.isPresent()) {
            return witnessed;
        }
        Set<Term> then = new HashSet<>(known);
        Optional<Refinement> step = connectives
                .introduce(goal)
                .or(() -> connectives.eliminate(goal))
                .or(() -> value(goal, then))
                .or(() -> different(goal));
        if (step.isEmpty()) {
            return Optional.empty();
        }
        var parts = new ArrayList<Refinement>();
        for (Goal g : step.get().goals()) {
            Optional<Refinement> part = prove(g, steps - 1, then);
            if (part.isEmpty()) {
                return Optional.empty();
            }
            parts.add(part.get());
        }
        return Optional.of(step.get().then(parts));
    }

    /** A proof of ∃ with one of the values that what is said of it suggests. */
    private Optional<Refinement> witnessed(Goal goal, int steps, Set<Term> known) {
        if (!(goal.conclusion()
                        instanceof Term.App(Term.Const(var name, var _), Term.Abs(var hint, var type, var body)))
                || !name.equals(Hol.EX)
                || !LinearArithmetic.isWhole(type)) {
            return Optional.empty();
        }
        Term.Free x = context.fresh(goal, hint, type);
        for (Term candidate : WholeNumbers.witnesses(x, body.instantiate(x))) {
            Term witness =
                    context.simplifier().conv().at(candidate).map(Rules::right).orElse(candidate);
            Optional<Thm> shown = prove(
                            goal.withConclusion(body.instantiate(witness).betaNormal()), steps - 1, known)
                    .map(Refinement::theorem);
            if (shown.isPresent()) {
                return shown.map(t -> Refinement.proved(Rules.exIntro(goal.conclusion(), witness, t)));
            }
        }
        return Optional.empty();
    }

    private static List<Term> propositions(Goal goal) {
        var all = new ArrayList<>(goal.assumptions());
        all.add(goal.conclusion());
        return all;
    }

    /** Assumes what is to be said of the value of a term, the first one of which nothing was said yet. */
    private Optional<Refinement> value(Goal goal, Set<Term> known) {
        var terms = new LinkedHashSet<Term>();
        for (Term p : propositions(goal)) {
            if (arithmetic.isArithmetic(p)) {
                p.forEachSubterm(terms::add);
            }
        }
        for (Term t : terms) {
            Optional<Thm> law =
                    known.contains(t) ? Optional.empty() : arithmetic.cases().about(t);
            if (law.isPresent()) {
                known.add(t);
                Thm fact = whole == SimpSet.EMPTY
                        ? law.get()
                        : simplifier(whole).conv().on(law.get().transfer(context.signature()));
                return Optional.of(
                        Refinement.to(goal.assuming(fact.conclusion()), shown -> Simplifier.cut(List.of(fact), shown)));
            }
        }
        return Optional.empty();
    }

    private Optional<Refinement> direct(Goal goal) {
        List<Thm> facts = goal.assumptions().stream()
                .map(a -> Thm.assume(context.signature(), a))
                .toList();
        return arithmetic
                .prove(goal.conclusion(), facts)
                .or(() -> arithmetic.refute(facts).map(f -> Rules.falseElim(f, goal.conclusion())))
                .map(Refinement::proved);
    }

    /** Numbers that are different are so because one is less. */
    private Optional<Refinement> different(Goal goal) {
        for (Term a : goal.assumptions()) {
            if (a.isApplied(Hol.NOT.name())
                    && arithmetic.isArithmetic(a)
                    && ((Term.App) a).argument().isApplied(Hol.EQ)) {
                Optional<Thm> split = arithmetic.lessOrGreater(Thm.assume(context.signature(), a));
                if (split.isPresent()) {
                    Thm either = split.get();
                    List<Term> sides = either.conclusion().arguments();
                    Goal rest = goal.without(a);
                    return Optional.of(new Refinement(
                            List.of(rest.assuming(sides.get(0)), rest.assuming(sides.get(1))),
                            t -> Rules.disjCases(either, t.get(0), t.get(1))));
                }
            }
        }
        return Optional.empty();
    }
}
