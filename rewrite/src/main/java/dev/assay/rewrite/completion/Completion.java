package dev.assay.rewrite.completion;

import dev.assay.rewrite.AssociativeCommutative;
import dev.assay.rewrite.Comparison;
import dev.assay.rewrite.FingerprintIndex;
import dev.assay.rewrite.KnuthBendixOrder;
import dev.assay.rewrite.Renaming;
import dev.assay.rewrite.TermBank;
import dev.assay.rewrite.TermOrder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;

/**
 * Unfailing completion. A rule whose left side overlaps with another's gives a new equation, the <em>critical pair</em> of an
 * {@link Overlap}. Those that rewriting joins are dropped, and so are those that it joins in all ground instances, and those that are connected below their peak. The best of the rest becomes a
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

    /** When a bank has grown to this, or doubled, terms that nothing refers to are forgotten. */
    private static final int FULL = 1_000_000;

    /** What is to become a rule, unless it is connected below what it was an overlap of. */
    private record Equation(Lemma lemma, int depth, OptionalInt peak) {
        Equation(Lemma lemma, int depth) {
            this(lemma, depth, OptionalInt.empty());
        }
    }

    private record Sides(int left, int right) {}

    /** Where a rule's left side can be overlapped. */
    private record Place(Rule rule, int index) {}

    private final TermBank bank;
    private final TermOrder order;
    private final Strictness strictness;
    private final RuleSet rules;
    private final Optional<GroundJoinability> ground;
    private final Optional<Connectedness> connected;
    private final Positions positions;
    private final Heuristic heuristic;
    private final Score score;
    private final Overlap overlap;
    private final AssociativeCommutative permutable;
    private final Renaming renaming;
    private final Subsumption subsumption;
    private final OwnVariables ownVariables;

    private final List<Lemma> lemmas = new ArrayList<>();
    private final List<Rule> all = new ArrayList<>();
    private final List<Rule> active = new ArrayList<>();
    private final Goals goals;
    private final ArrayDeque<Equation> given = new ArrayDeque<>();
    private final PairQueue queue = new PairQueue();
    private final FingerprintIndex<Rule> lefts;
    private final FingerprintIndex<Place> parts;
    private final List<Sides> joinable = new ArrayList<>();
    private int full = FULL;
    private int picks;

    public Completion(TermBank bank, TermOrder order) {
        this(bank, order, Heuristic.SMALL);
    }

    public Completion(TermBank bank, TermOrder order, Heuristic heuristic) {
        this(bank, order, heuristic, Partiality.NONE);
    }

    public Completion(TermBank bank, TermOrder order, Heuristic heuristic, Partiality partiality) {
        this.bank = bank;
        this.order = order;
        strictness = new Strictness(bank, partiality);
        rules = new RuleSet(bank, order, strictness);
        ground = order instanceof KnuthBendixOrder kbo
                ? Optional.of(new GroundJoinability(bank, kbo, rules.index(), strictness))
                : Optional.empty();
        connected = order instanceof KnuthBendixOrder kbo
                ? Optional.of(new Connectedness(bank, kbo, rules.index(), strictness))
                : Optional.empty();
        positions = new Positions(bank);
        this.heuristic = heuristic;
        score = new Score(bank, heuristic);
        overlap = new Overlap(bank, order, rules, strictness);
        permutable = new AssociativeCommutative(bank);
        renaming = new Renaming(bank);
        subsumption = new Subsumption(bank, strictness);
        goals = new Goals(bank, rules);
        ownVariables = new OwnVariables(bank, order, strictness);
        lefts = new FingerprintIndex<>(bank);
        parts = new FingerprintIndex<>(bank);
    }

    /** Overlaps with a side of more symbols than this are left out, and steps to such terms are not taken. */
    public void limitSize(int symbols) {
        overlap.leaveOut(term -> bank.size(term) > symbols);
        rules.limitSize(symbols);
    }

    /** Overlaps with such a side are left out. */
    public void leaveOut(IntPredicate isTooLarge) {
        overlap.leaveOut(isTooLarge);
    }

    /** Adds an equation that holds. */
    public void assume(int left, int right, String name) {
        given.add(new Equation(lemma(left, right, new Lemma.Reason.Axiom(name)), 0));
    }

    /** Adds an equation between ground terms that is to be shown; it is enough to show one of several. */
    public void goal(int left, int right) {
        goals.add(left, right);
        score.aim(left);
        score.aim(right);
    }

    /** Goes on until a goal is shown, all is done, or it is told to stop. */
    public Outcome run(BooleanSupplier stop) {
        goals.update();
        while (true) {
            if (goals.isAnyShown()) {
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
                return overlap.isComplete() && rules.isComplete() ? Outcome.SATURATED : Outcome.STOPPED;
            }
            if (bank.liveTerms() > full) {
                forget();
                full = Math.max(FULL, 2 * bank.liveTerms());
            }
        }
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
        return overlap.count();
    }

    public int ruleCount() {
        return active.size();
    }

    /** The steps from one side of the goal that was shown to the other. */
    public Optional<Lemma> shown() {
        return goals.shown(lemmas.size());
    }

    /** The steps from one term to another, if their normal forms are the same. */
    public Optional<Lemma> chain(int left, int right) {
        var there = new ArrayList<Step>();
        var back = new ArrayList<Step>();
        int s = rules.normalForm(left, there::add);
        int t = rules.normalForm(right, back::add);
        return s == t ? Optional.of(Lemma.meeting(lemmas.size(), left, right, there, back)) : Optional.empty();
    }

    private Lemma lemma(int left, int right, Lemma.Reason reason) {
        var lemma = new Lemma(lemmas.size(), left, right, reason);
        lemmas.add(lemma);
        return lemma;
    }

    /** The next overlap, unless one of its rules is gone or both sides are joined. */
    private Optional<Equation> pair() {
        picks++;
        if (heuristic.byAge() > 0 && picks % heuristic.byAge() == 0) {
            queue.takeOldest();
        } else {
            queue.takeBest();
        }
        Rule outer = all.get(queue.outer());
        Rule inner = all.get(queue.inner());
        int place = queue.place();
        if (!outer.isAlive || !inner.isAlive || !overlap.make(outer, inner, place)) {
            return Optional.empty();
        }
        int left = overlap.left();
        int right = overlap.right();
        if (rules.normalForm(left) == rules.normalForm(right)) {
            return Optional.empty();
        }
        int peak = overlap.peak(outer);
        List<Integer> path = positions.path(outer.left, place);
        var first = new Step(inner.lemma.number(), !inner.backwards, path, left, peak);
        var second = new Step(outer.lemma.number(), outer.backwards, List.of(), peak, right);
        var reason = new Lemma.Reason.Chain(List.of(first, second));
        // It gets a number only when it turns out to be of use.
        int depth = 1 + Math.max(outer.depth, inner.depth);
        return Optional.of(new Equation(new Lemma(-1, left, right, reason), depth, OptionalInt.of(peak)));
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
            if (permutable.areEqual(s, t) || subsumption.holds(s, t)) {
                continue;
            }
            if (ground.isPresent() && ground.get().isJoinable(s, t)) {
                // So are its instances.
                subsumption.add(s, t);
                joinable.add(new Sides(s, t));
                continue;
            }
            if (isConnected(lemma, s, t, equation.peak)) {
                continue;
            }
            Lemma kept = named(lemma, s, t, left, right);
            if (!separate(kept, equation.depth, work)) {
                add(kept, equation.depth, work);
            }
        }
    }

    private boolean isConnected(Lemma pair, int left, int right, OptionalInt peak) {
        return peak.isPresent()
                && connected.isPresent()
                && order.isGreater(peak.getAsInt(), pair.left())
                && order.isGreater(peak.getAsInt(), pair.right())
                && connected.get().isConnected(left, right, peak.getAsInt());
    }

    /**
     * Where a side that is not greater has variables of its own, whatever they stand for is the same, so that a least constant
     * will do: d(x, x) ≈ d(y, y) can rewrite nothing, but d(x, x) ≈ d(c, c) can. True if that says it all.
     */
    private boolean separate(Lemma lemma, int depth, ArrayDeque<Equation> work) {
        if (order.compare(lemma.left(), lemma.right()) != Comparison.INCOMPARABLE) {
            return false;
        }
        int left = ownVariables.replaced(lemma.left(), lemma.right());
        int right = ownVariables.replaced(lemma.right(), lemma.left());
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
            subsumption.add(lemma.left(), lemma.right());
        }
        if (strictness.variables(lemma.left(), lemma.right()).length == 0) {
            permutable.learn(lemma.left(), lemma.right());
        }
        for (Rule rule : added) {
            activate(rule);
        }
        for (Rule rule : added) {
            overlapWithAll(rule);
        }
        goals.update();
    }

    private Rule rule(Lemma lemma, boolean backwards, boolean isOriented, int depth) {
        int left = backwards ? lemma.right() : lemma.left();
        int right = backwards ? lemma.left() : lemma.right();
        // The chain speaks of the lemma's own variables; the rule has its own.
        renaming.clear();
        var rule =
                new Rule(all.size(), renaming.apply(left), renaming.apply(right), isOriented, depth, lemma, backwards);
        apart(rule);
        all.add(rule);
        return rule;
    }

    /** Gives the rule a copy with variables that no other rule has. */
    private void apart(Rule rule) {
        renaming.clearFrom(APART);
        rule.leftApart = renaming.apply(rule.left);
        rule.rightApart = renaming.apply(rule.right);
        rule.strict = strictness.variables(rule.left, rule.right);
        rule.strictApart = strictness.variables(rule.leftApart, rule.rightApart);
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
                apart(other);
            }
        }
        active.removeIf(other -> !other.isAlive);
    }

    /** Both directions of an equation go together. */
    private void remove(Rule rule) {
        deactivate(rule);
        if (!rule.isOriented) {
            subsumption.remove(rule.lemma.left(), rule.lemma.right());
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
                boolean isTrivial = place.rule == rule && place.index == 0 && !rule.hasOwnVariables(bank);
                if (place.rule.number <= rule.number && !isTrivial) {
                    enqueue(place.rule, rule, place.index);
                }
            }
        });
    }

    private void enqueue(Rule outer, Rule inner, int place) {
        if (!overlap.make(outer, inner, place)) {
            return;
        }
        int left = rules.normalForm(overlap.left());
        int right = rules.normalForm(overlap.right());
        if (!permutable.areEqual(left, right)) {
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
        goals.mark(needed);
        for (Sides sides : joinable) {
            bank.mark(sides.left, needed);
            bank.mark(sides.right, needed);
        }
        bank.keepOnly(needed);
    }
}
