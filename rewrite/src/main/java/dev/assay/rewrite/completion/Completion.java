package dev.assay.rewrite.completion;

import dev.assay.rewrite.Comparison;
import dev.assay.rewrite.FingerprintIndex;
import dev.assay.rewrite.KnuthBendixOrder;
import dev.assay.rewrite.Renaming;
import dev.assay.rewrite.Signature;
import dev.assay.rewrite.TermBank;
import dev.assay.rewrite.TermOrder;
import dev.assay.rewrite.Unifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Unfailing completion. A rule whose left side overlaps with another's gives a new equation, the <em>critical pair</em>: <pre>
 *   l ≈ r    t[l′] ≈ u       σ = mgu(l, l′), l′ no variable
 *   ─────────────────        rσ ⋡ lσ, uσ ⋡ t[l′]σ
 *      t[r]σ ≈ uσ
 * </pre>
 * Those that rewriting joins are dropped, and so are those that it joins in all ground instances. The best of the rest becomes a
 * rule, which first rewrites the other rules, and so on until a goal is joined or nothing is left to do.
 */
public final class Completion {
    /** How a run ended. */
    public enum Outcome {
        /** Both sides of a goal are equal. */
        PROVED,
        /** No overlap is left: the rules decide all ground equations, and no goal follows. */
        SATURATED,
        /** It was told to stop. */
        STOPPED
    }

    private static final int APART = 256;

    /** When a bank has grown to this, terms that nothing refers to are forgotten. */
    private static final int FULL = 4_000_000;

    private record Equation(Lemma lemma, int depth) {}

    /** Where a rule's left side can be overlapped. */
    private record Place(Rule rule, int index) {}

    private static final class Goal {
        private final int left;
        private final int right;
        private int leftNow;
        private int rightNow;

        private Goal(int left, int right) {
            this.left = left;
            this.right = right;
            leftNow = left;
            rightNow = right;
        }
    }

    private final TermBank bank;
    private final TermOrder order;
    private final RuleSet rules;
    private final Optional<GroundJoinability> ground;
    private final Positions positions;
    private final Score score;
    private final Unifier unifier;
    private final Renaming renaming;
    private final Subsumption subsumption;

    private final List<Lemma> lemmas = new ArrayList<>();
    private final List<Rule> all = new ArrayList<>();
    private final List<Rule> active = new ArrayList<>();
    private final List<Goal> goals = new ArrayList<>();
    private final ArrayDeque<Equation> given = new ArrayDeque<>();
    private final PairQueue queue = new PairQueue();
    private final FingerprintIndex<Rule> lefts;
    private final FingerprintIndex<Place> parts;
    private int largest = Integer.MAX_VALUE;
    private boolean isComplete = true;
    private long overlaps;

    public Completion(TermBank bank, TermOrder order) {
        this.bank = bank;
        this.order = order;
        rules = new RuleSet(bank, order);
        ground = order instanceof KnuthBendixOrder kbo
                ? Optional.of(new GroundJoinability(bank, kbo, rules.index()))
                : Optional.empty();
        positions = new Positions(bank);
        score = new Score(bank);
        unifier = new Unifier(bank);
        renaming = new Renaming(bank);
        subsumption = new Subsumption(bank);
        lefts = new FingerprintIndex<>(bank);
        parts = new FingerprintIndex<>(bank);
    }

    /** Overlaps with a side of more symbols than this are left out. */
    public void limitSize(int symbols) {
        largest = symbols;
    }

    /** Adds an equation that holds. */
    public void assume(int left, int right, String name) {
        given.add(new Equation(lemma(left, right, new Lemma.Reason.Axiom(name)), 0));
    }

    /** Adds an equation between ground terms that is to be shown; it is enough to show one of several. */
    public void goal(int left, int right) {
        if (!bank.isGround(left) || !bank.isGround(right)) {
            throw new IllegalArgumentException(
                    "a goal with variables: " + bank.toString(left) + " ≈ " + bank.toString(right));
        }
        goals.add(new Goal(left, right));
    }

    /** Goes on until a goal is shown, all is done, or it is told to stop. */
    public Outcome run(BooleanSupplier stop) {
        while (true) {
            if (isProved()) {
                return Outcome.PROVED;
            }
            if (stop.getAsBoolean()) {
                return Outcome.STOPPED;
            }
            if (!given.isEmpty()) {
                consider(given.poll());
            } else if (!queue.isEmpty()) {
                Optional<Equation> next = pair();
                next.ifPresent(this::consider);
            } else {
                return isComplete ? Outcome.SATURATED : Outcome.STOPPED;
            }
            if (bank.liveTerms() > FULL) {
                forget();
            }
        }
    }

    private boolean isProved() {
        return goals.stream().anyMatch(goal -> goal.leftNow == goal.rightNow);
    }

    /** What no rule so far can rewrite any more. */
    public int normalForm(int term) {
        return rules.normalForm(term);
    }

    /** Whether the rules so far make both sides equal, or one equation does at once. */
    public boolean joins(int left, int right) {
        int s = normalForm(left);
        int t = normalForm(right);
        return s == t || subsumption.holds(s, t);
    }

    /** As {@link #joins}, or all ground instances are joined. */
    public boolean joinsAllInstances(int left, int right) {
        return joins(left, right) || ground.isPresent() && ground.get().isJoinable(normalForm(left), normalForm(right));
    }

    /** All equations so far, by their numbers. */
    public List<Lemma> lemmas() {
        return Collections.unmodifiableList(lemmas);
    }

    /** How many overlaps were looked at. */
    public long overlaps() {
        return overlaps;
    }

    public int ruleCount() {
        return active.size();
    }

    /** The steps from one side of the goal that was shown to the other. */
    public Optional<Lemma> shown() {
        for (Goal goal : goals) {
            if (goal.leftNow == goal.rightNow) {
                return joined(goal.left, goal.right, List.of());
            }
        }
        return Optional.empty();
    }

    /** The steps from one term to another, if their normal forms are the same. */
    public Optional<Lemma> chain(int left, int right) {
        return joined(left, right, List.of());
    }

    private Optional<Lemma> joined(int left, int right, List<Step> none) {
        var there = new ArrayList<Step>(none);
        var back = new ArrayList<Step>();
        int s = rules.normalForm(left, there::add);
        int t = rules.normalForm(right, back::add);
        if (s != t) {
            return Optional.empty();
        }
        back.reversed().forEach(step -> there.add(step.reversed()));
        return Optional.of(new Lemma(lemmas.size(), left, right, new Lemma.Reason.Chain(there)));
    }

    private Lemma lemma(int left, int right, Lemma.Reason reason) {
        var lemma = new Lemma(lemmas.size(), left, right, reason);
        lemmas.add(lemma);
        return lemma;
    }

    /** The next overlap, unless one of its rules is gone or both sides are joined. */
    private Optional<Equation> pair() {
        Rule outer = all.get(queue.outer());
        Rule inner = all.get(queue.inner());
        int place = queue.place();
        queue.remove();
        if (!outer.isAlive || !inner.isAlive || !overlap(outer, inner, place)) {
            return Optional.empty();
        }
        if (rules.normalForm(pairLeft) == rules.normalForm(pairRight)) {
            return Optional.empty();
        }
        List<Integer> path = positions.path(outer.left, place);
        var first = new Step(inner.lemma.number(), !inner.backwards, path, pairLeft, peak);
        var second = new Step(outer.lemma.number(), outer.backwards, List.of(), peak, pairRight);
        var reason = new Lemma.Reason.Chain(List.of(first, second));
        // It gets a number only when it turns out to be of use.
        return Optional.of(
                new Equation(new Lemma(-1, pairLeft, pairRight, reason), 1 + Math.max(outer.depth, inner.depth)));
    }

    // The overlap that was made last.
    private int peak;
    private int pairLeft;
    private int pairRight;

    /** t[r]σ ≈ uσ, if there is such an overlap and it counts. */
    private boolean overlap(Rule outer, Rule inner, int place) {
        unifier.clear();
        int part = positions.at(outer.left, place);
        if (!unifier.unify(part, inner.leftApart)) {
            return false;
        }
        overlaps++;
        renaming.clear();
        peak = unifier.apply(outer.left, renaming);
        pairRight = unifier.apply(outer.right, renaming);
        if (!outer.isOriented && (peak == pairRight || order.isGreater(pairRight, peak))) {
            return false;
        }
        int innerLeft = unifier.apply(inner.leftApart, renaming);
        int innerRight = unifier.apply(inner.rightApart, renaming);
        if (!inner.isOriented && (innerLeft == innerRight || order.isGreater(innerRight, innerLeft))) {
            return false;
        }
        // If something strictly inside the redex can be rewritten, other overlaps do what this one does.
        for (int i = 0, n = bank.arity(innerLeft); i < n; i++) {
            if (!rules.isNormal(bank.argument(innerLeft, i))) {
                return false;
            }
        }
        pairLeft = positions.replaced(peak, positions.path(outer.left, place), innerRight);
        if (bank.size(pairLeft) > largest || bank.size(pairRight) > largest) {
            isComplete = false;
            return false;
        }
        return pairLeft != pairRight;
    }

    /** Makes rules of an equation, unless it is of no use. */
    private void consider(Equation first) {
        var work = new ArrayDeque<Equation>();
        work.add(first);
        while (!work.isEmpty()) {
            Equation equation = work.poll();
            Lemma lemma = equation.lemma;
            var left = new ArrayList<Step>();
            var right = new ArrayList<Step>();
            int s = rules.normalForm(lemma.left(), left::add);
            int t = rules.normalForm(lemma.right(), right::add);
            if (s == t
                    || subsumption.holds(s, t)
                    || ground.isPresent() && ground.get().isJoinable(s, t)) {
                continue;
            }
            Lemma kept = named(lemma, s, t, left, right);
            if (!separate(kept, equation.depth, work)) {
                add(kept, equation.depth, work);
            }
        }
    }

    /**
     * Where a side that is not greater has variables of its own, whatever they stand for is the same, so that a least constant
     * will do: d(x, x) ≈ d(y, y) can rewrite nothing, but d(x, x) ≈ d(c, c) can. True if that says it all.
     */
    private boolean separate(Lemma lemma, int depth, ArrayDeque<Equation> work) {
        if (order.compare(lemma.left(), lemma.right()) != Comparison.INCOMPARABLE) {
            return false;
        }
        int left = withoutOwn(lemma.left(), lemma.right());
        int right = withoutOwn(lemma.right(), lemma.left());
        if (right != lemma.right()) {
            work.add(instance(lemma, lemma.left(), right, depth));
        }
        if (left != lemma.left()) {
            work.add(instance(lemma, left, lemma.right(), depth));
        }
        return left != lemma.left() && right != lemma.right();
    }

    private Equation instance(Lemma lemma, int left, int right, int depth) {
        var step = new Step(lemma.number(), false, List.of(), left, right);
        return new Equation(lemma(left, right, new Lemma.Reason.Chain(List.of(step))), depth);
    }

    /** The term with the least constant for each variable that the other term does not have, if there is such a constant. */
    private int withoutOwn(int term, int other) {
        int result = term;
        for (int number = 0; number < bank.variableBound(term); number++) {
            for (int sort = 0; sort < bank.signature().sortCount(); sort++) {
                int variable = bank.variable(number, sort);
                if (bank.contains(result, variable) && !bank.contains(other, variable)) {
                    OptionalInt least = leastConstant(sort);
                    result = least.isPresent() ? bank.replace(result, variable, least.getAsInt()) : result;
                }
            }
        }
        return result;
    }

    private OptionalInt leastConstant(int sort) {
        Signature signature = bank.signature();
        return IntStream.range(0, signature.symbolCount())
                .filter(s -> signature.arity(s) == 0 && signature.resultSort(s) == sort)
                .map(s -> bank.apply(s))
                .reduce((a, b) -> order.isGreater(a, b) ? b : a);
    }

    /** The equation between normal forms, with variables x₀, x₁, … and with its chain. */
    private Lemma named(Lemma lemma, int left, int right, List<Step> toLeft, List<Step> toRight) {
        boolean isNew = lemma.number() < 0;
        if (!isNew && toLeft.isEmpty() && toRight.isEmpty() && isNumbered(left, right)) {
            return lemma;
        }
        var steps = new ArrayList<Step>();
        toLeft.reversed().forEach(step -> steps.add(step.reversed()));
        if (isNew) {
            steps.addAll(((Lemma.Reason.Chain) lemma.reason()).steps());
        } else {
            steps.add(new Step(lemma.number(), false, List.of(), lemma.left(), lemma.right()));
        }
        steps.addAll(toRight);
        renaming.clear();
        int s = renaming.apply(left);
        int t = renaming.apply(right);
        List<Step> renamed = steps.stream()
                .map(step -> new Step(
                        step.lemma(),
                        step.backwards(),
                        step.position(),
                        renaming.apply(step.from()),
                        renaming.apply(step.to())))
                .toList();
        return lemma(s, t, new Lemma.Reason.Chain(renamed));
    }

    private boolean isNumbered(int left, int right) {
        renaming.clear();
        return renaming.apply(left) == left && renaming.apply(right) == right;
    }

    private void add(Lemma lemma, int depth, ArrayDeque<Equation> work) {
        Comparison comparison = order.compare(lemma.left(), lemma.right());
        var added = new ArrayList<Rule>();
        if (comparison != Comparison.LESS) {
            added.add(rule(lemma, false, comparison == Comparison.GREATER, depth));
        }
        if (comparison != Comparison.GREATER) {
            added.add(rule(lemma, true, comparison == Comparison.LESS, depth));
        }
        for (Rule rule : added) {
            rules.add(rule);
            interreduce(rule, added, work);
        }
        if (added.size() == 2) {
            subsumption.add(lemma);
        }
        for (Rule rule : added) {
            activate(rule);
        }
        for (Rule rule : added) {
            overlapWithAll(rule);
        }
        for (Goal goal : goals) {
            goal.leftNow = rules.normalForm(goal.leftNow);
            goal.rightNow = rules.normalForm(goal.rightNow);
        }
    }

    private Rule rule(Lemma lemma, boolean backwards, boolean isOriented, int depth) {
        int left = backwards ? lemma.right() : lemma.left();
        int right = backwards ? lemma.left() : lemma.right();
        // The chain speaks of the lemma's own variables; the rule has its own.
        renaming.clear();
        var rule =
                new Rule(all.size(), renaming.apply(left), renaming.apply(right), isOriented, depth, lemma, backwards);
        renaming.clearFrom(APART);
        rule.leftApart = renaming.apply(rule.left);
        rule.rightApart = renaming.apply(rule.right);
        all.add(rule);
        return rule;
    }

    private void activate(Rule rule) {
        active.add(rule);
        lefts.insert(rule.leftApart, rule);
        for (int i = 0, n = bank.size(rule.left); i < n; i++) {
            int part = positions.at(rule.left, i);
            if (!bank.isVariable(part)) {
                parts.insert(part, new Place(rule, i));
            }
        }
    }

    private void deactivate(Rule rule) {
        rule.isAlive = false;
        rules.remove(rule);
        lefts.remove(rule.leftApart, rule);
        for (int i = 0, n = bank.size(rule.left); i < n; i++) {
            int part = positions.at(rule.left, i);
            if (!bank.isVariable(part)) {
                parts.remove(part, new Place(rule, i));
            }
        }
    }

    /** Rewrites the rules with a new one: with another left side it is another equation, another right side is put in its place. */
    private void interreduce(Rule rule, List<Rule> except, ArrayDeque<Equation> work) {
        for (Rule other : active) {
            if (!other.isAlive || except.contains(other)) {
                continue;
            }
            if (rules.canRewrite(rule, other.left) || !other.isOriented && rules.canRewrite(rule, other.right)) {
                work.add(new Equation(other.lemma, other.depth));
                remove(other);
            } else if (rules.canRewrite(rule, other.right)) {
                var steps = new ArrayList<Step>();
                steps.add(new Step(other.lemma.number(), other.backwards, List.of(), other.left, other.right));
                other.right = rules.normalForm(other.right, steps::add);
                other.lemma = lemma(other.left, other.right, new Lemma.Reason.Chain(steps));
                other.backwards = false;
                renaming.clearFrom(APART);
                other.leftApart = renaming.apply(other.left);
                other.rightApart = renaming.apply(other.right);
            }
        }
        active.removeIf(other -> !other.isAlive);
    }

    /** Both directions of an equation go together. */
    private void remove(Rule rule) {
        deactivate(rule);
        if (!rule.isOriented) {
            subsumption.remove(rule.lemma);
            for (Rule other : active) {
                if (other.isAlive && other.lemma == rule.lemma) {
                    deactivate(other);
                }
            }
        }
    }

    private void overlapWithAll(Rule rule) {
        // Into the new rule, then with the new rule into all; its overlaps with itself are among the second.
        for (int i = 0, n = bank.size(rule.left); i < n; i++) {
            int place = i;
            int part = positions.at(rule.left, i);
            if (!bank.isVariable(part)) {
                lefts.forEachUnifiable(part, (left, candidates) -> {
                    for (Rule inner : candidates) {
                        if (inner.number < rule.number) {
                            enqueue(rule, inner, place);
                        }
                    }
                });
            }
        }
        parts.forEachUnifiable(rule.leftApart, (part, places) -> {
            for (Place place : places) {
                if (place.rule.number <= rule.number && !(place.rule == rule && place.index == 0)) {
                    enqueue(place.rule, rule, place.index);
                }
            }
        });
    }

    private void enqueue(Rule outer, Rule inner, int place) {
        if (!overlap(outer, inner, place)) {
            return;
        }
        int left = rules.normalForm(pairLeft);
        int right = rules.normalForm(pairRight);
        if (left != right) {
            int depth = 1 + Math.max(outer.depth, inner.depth);
            queue.add(score.of(left, right, depth), outer.number, inner.number, place);
        }
    }

    /** Forgets terms that no rule, goal or chain refers to. */
    private void forget() {
        var needed = new BitSet();
        for (Lemma lemma : lemmas) {
            bank.mark(lemma.left(), needed);
            bank.mark(lemma.right(), needed);
            if (lemma.reason() instanceof Lemma.Reason.Chain(var steps)) {
                for (Step step : steps) {
                    bank.mark(step.from(), needed);
                    bank.mark(step.to(), needed);
                }
            }
        }
        for (Rule rule : active) {
            bank.mark(rule.left, needed);
            bank.mark(rule.right, needed);
            bank.mark(rule.leftApart, needed);
            bank.mark(rule.rightApart, needed);
        }
        for (Goal goal : goals) {
            bank.mark(goal.left, needed);
            bank.mark(goal.right, needed);
            bank.mark(goal.leftNow, needed);
            bank.mark(goal.rightNow, needed);
        }
        bank.keepOnly(needed);
    }
}
