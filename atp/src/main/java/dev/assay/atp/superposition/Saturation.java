package dev.assay.atp.superposition;

import dev.assay.atp.proof.Rule;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The given-clause loop: a passive clause is chosen, simplified, made active, and all its inferences with active clauses
 * are drawn, until the empty clause is among them or nothing is left to do.
 */
final class Saturation {
    /** So many terms may be in the bank before those that no clause needs are forgotten. */
    private static final int MANY_TERMS = 3_000_000;

    private final Logic logic;
    private final LiteralOrder order;
    private final Strategy strategy;
    private final Meter meter;
    private final ClauseBuilder builder;
    private final SimplificationIndex index;
    private final Simplifier simplifier;
    private final Generation generation;
    private final Passive passive;
    private final Set<Clause> active = new LinkedHashSet<>();
    private final Deque<Clause> fresh = new ArrayDeque<>();
    private final Splitting splitting;

    /** Clauses whose assertions are not assumed at present. */
    private final List<Clause> suspended = new ArrayList<>();

    /** Components that were assumed at some time. */
    private final Set<Clause> begun = new HashSet<>();

    private int count;
    private int termLimit = MANY_TERMS;
    private @Nullable Clause empty;
    private Function<Clause, List<Clause>> additions = _ -> List.of();

    Saturation(Logic logic, LiteralOrder order, Strategy strategy, boolean[] isGoalSymbol, Meter meter) {
        this.logic = logic;
        this.order = order;
        this.strategy = strategy;
        this.meter = meter;
        this.builder = new ClauseBuilder(logic, order);
        var features = new Features(logic.bank);
        this.index = new SimplificationIndex(logic, features);
        this.simplifier = new Simplifier(logic, order, index, features, builder);
        this.generation = new Generation(logic, order, builder, meter);
        this.splitting = new Splitting(logic, builder);
        this.passive = new Passive(strategy.queues(), logic, isGoalSymbol);
    }

    ClauseBuilder builder() {
        return builder;
    }

    /** Whatever the function gives for a clause that becomes active is added to the problem. */
    void whenActive(Function<Clause, List<Clause>> function) {
        additions = function;
    }

    long inferences() {
        return generation.inferences();
    }

    /** How many clauses were kept. */
    int kept() {
        return count;
    }

    Result run(List<Clause> input) {
        try (splitting;
                var _ = meter.whenStopped(splitting::interrupt)) {
            fresh.addAll(input);
            keepFresh();
            while (empty == null) {
                meter.step();
                if (splitting.isChanged()) {
                    switch (splitting.choose()) {
                        case SATISFIABLE -> followAssumptions();
                        case UNSATISFIABLE -> {
                            return new Result.SplitRefuted(splitting.constraints());
                        }
                        case UNKNOWN -> meter.check();
                    }
                    continue;
                }
                Clause given = passive.poll();
                if (given == null) {
                    return new Result.Saturated(List.copyOf(active));
                }
                if (strategy.keepsPassiveReduced()) {
                    index.remove(given);
                }
                if (!splitting.holds(given)) {
                    suspend(given);
                } else if (!isOrphan(given)) {
                    process(given);
                }
                if (logic.bank.liveTerms() > termLimit) {
                    forgetTerms();
                }
            }
            return new Result.Refuted(empty);
        } catch (BudgetExhausted e) {
            return new Result.Stopped(e.limit());
        }
    }

    private void process(Clause given) {
        Clause simplified = simplifier.thorough(given);
        if (simplified == null) {
            given.state = Clause.State.REDUNDANT;
            return;
        }
        if (simplified != given) {
            given.state = Clause.State.REDUNDANT;
            number(simplified);
        }
        if (simplified.isEmpty()) {
            noteEmpty(simplified);
        } else if (strategy.splits() && splitting.split(simplified)) {
            simplified.state = Clause.State.REDUNDANT;
        } else {
            activate(simplified);
            keepFresh();
        }
    }

    private void noteEmpty(Clause clause) {
        if (clause.assertions.length == 0) {
            empty = clause;
        } else {
            splitting.conflict(clause);
        }
    }

    /** Takes clauses out whose assertions are no longer assumed, and back in where they are again. */
    private void followAssumptions() {
        for (Clause clause : List.copyOf(active)) {
            if (!splitting.holds(clause)) {
                discard(clause);
                suspend(clause);
            }
        }
        var still = new ArrayList<Clause>();
        for (Clause clause : suspended) {
            if (splitting.holds(clause)) {
                fresh.add(clause);
            } else {
                still.add(clause);
            }
        }
        suspended.clear();
        suspended.addAll(still);
        for (Clause component : splitting.assumedComponents()) {
            if (begun.add(component)) {
                fresh.add(component);
            }
        }
        keepFresh();
    }

    private void suspend(Clause clause) {
        clause.state = Clause.State.SUSPENDED;
        suspended.add(clause);
    }

    private void activate(Clause clause) {
        clause.eligibility = Eligibility.of(clause, order, strategy.selection(), logic);
        clause.state = Clause.State.ACTIVE;
        simplifyWith(clause);
        active.add(clause);
        generation.insert(clause);
        generation.infer(clause, fresh::add);
        fresh.addAll(additions.apply(clause));
    }

    /** Puts the clause among those that simplify; kept clauses that it makes redundant or simpler are taken out. */
    private void simplifyWith(Clause clause) {
        simplifier.subsumedBy(clause).forEach(this::discard);
        if (!clause.isUnit()) {
            for (Simplifier.Shortened shortened : simplifier.cutBy(clause)) {
                discard(shortened.old());
                fresh.add(shortened.shorter());
            }
            index.insert(clause);
            return;
        }
        Collection<Clause> candidates = simplifier.simplifiedBy(clause);
        index.insert(clause);
        for (Clause old : candidates) {
            boolean isActive = old.state == Clause.State.ACTIVE;
            discard(old);
            Clause simpler = simplifier.quick(old);
            if (simpler == old) {
                reinstate(old, isActive);
            } else if (simpler != null) {
                fresh.add(simpler);
            }
        }
    }

    private void discard(Clause clause) {
        index.remove(clause);
        switch (clause.state) {
            case ACTIVE -> {
                active.remove(clause);
                generation.remove(clause);
            }
            case PASSIVE -> passive.removed();
            case NEW, REDUNDANT, SUSPENDED -> {}
        }
        clause.state = Clause.State.REDUNDANT;
    }

    /** Makes new clauses passive, unless they are redundant. */
    private void keepFresh() {
        while (!fresh.isEmpty() && empty == null) {
            meter.steps(0);
            Clause clause = simplifier.quick(fresh.remove());
            if (clause == null) {
                continue;
            }
            if (clause.isEmpty()) {
                noteEmpty(clause);
                continue;
            }
            if (strategy.keepsPassiveReduced()) {
                if (simplifier.isSubsumed(clause)) {
                    continue;
                }
                simplifyWith(clause);
            }
            number(clause);
            passive.add(clause);
        }
    }

    /** Takes a clause back that was to be simplified, but could not be. */
    private void reinstate(Clause clause, boolean isActive) {
        index.insert(clause);
        if (isActive) {
            clause.state = Clause.State.ACTIVE;
            active.add(clause);
            generation.insert(clause);
        } else {
            passive.add(clause);
        }
    }

    private void number(Clause clause) {
        clause.number = count++;
    }

    /**
     * Whether a clause it was inferred from is redundant, so that it is, too. That cannot be said of what has simplified
     * others, lest it be its parents.
     */
    private boolean isOrphan(Clause clause) {
        Clause origin = clause;
        while (true) {
            if (strategy.keepsPassiveReduced() || origin.eligibility != null) {
                return false;
            }
            switch (origin.derivation) {
                case Derivation.Input _, Derivation.Component _ -> {
                    return false;
                }
                case Derivation.Rewriting(var premise, var _, var _, var _) -> origin = premise;
                case Derivation.Inference(var rule, var premises, var _) -> {
                    if (rule == Rule.UNIT_DELETION || rule == Rule.CONTEXTUAL_CUTTING || rule == Rule.CONDENSATION) {
                        origin = premises.getFirst();
                    } else {
                        return premises.stream().anyMatch(p -> p.state == Clause.State.REDUNDANT);
                    }
                }
            }
        }
    }

    /** Forgets the terms that are in no clause, nor in one that such a clause was derived from. */
    private void forgetTerms() {
        var marked = new BitSet(logic.bank.termBound());
        logic.bank.mark(logic.verum, marked);
        var seen = Collections.<Clause>newSetFromMap(new IdentityHashMap<>());
        var todo = new ArrayDeque<Clause>(active);
        passive.forEach(todo::add);
        todo.addAll(suspended);
        todo.addAll(splitting.allComponents());
        splitting.constraints().forEach(c -> todo.add(c.clause()));
        while (!todo.isEmpty()) {
            Clause clause = todo.pop();
            if (seen.add(clause)) {
                mark(clause, marked, todo);
            }
        }
        logic.bank.keepOnly(marked);
        termLimit = Math.max(MANY_TERMS, 2 * logic.bank.liveTerms());
    }

    private void mark(Clause clause, BitSet marked, Collection<Clause> todo) {
        mark(clause.left, marked);
        mark(clause.right, marked);
        mark(clause.variables, marked);
        todo.addAll(clause.derivation.premises());
        switch (clause.derivation) {
            case Derivation.Input _, Derivation.Component _ -> {}
            case Derivation.Inference(var _, var _, var substitutions) -> substitutions.forEach(s -> mark(s, marked));
            case Derivation.Rewriting(var _, var equations, var terms, var renaming) -> {
                todo.addAll(equations);
                mark(terms, marked);
                mark(renaming, marked);
            }
        }
    }

    private void mark(int[] terms, BitSet marked) {
        for (int term : terms) {
            logic.bank.mark(term, marked);
        }
    }

    /** The active clauses. */
    List<Clause> active() {
        return new ArrayList<>(active);
    }
}
