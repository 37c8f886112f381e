package dev.assay.explore.pruning;

import dev.assay.explore.Law;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.pruning.Rewriting.Variables;
import dev.assay.explore.pruning.Rule.Application;
import dev.assay.explore.pruning.Rule.Origin;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * Ordered completion: laws become rules, overlaps of rules become further ones, and terms are equal if their normal forms
 * are. Bounded in the size of terms and in the overlaps for each law, so it may miss what follows but always ends.
 */
public final class Completion implements Pruner {
    /** More variables than these are compared in the order of their numbers only. */
    private static final int ORDERED = 4;

    private final int largest;
    private final int overlaps;
    private final Rewriting rewriting;
    private final PriorityQueue<CriticalPair> queue =
            new PriorityQueue<>(Comparator.comparingInt(CriticalPair::size));

    /**
     * @param largest the size of the largest sides of rules that are derived
     * @param overlaps how many overlaps are looked at for each law
     * @param partial symbols without a value for some arguments
     */
    public Completion(int largest, int overlaps, Set<Symbol> partial) {
        this.largest = largest;
        this.overlaps = overlaps;
        this.rewriting = new Rewriting(partial);
    }

    @Override
    public void assume(Law law) {
        Rule stated = new Rule(law.left(), law.right(), new Origin.Stated(law));
        add(law.left(), law.right(), List.of(new Application(stated, identity(stated), List.of(), false)), Integer.MAX_VALUE);
        for (int i = 0; i < overlaps && !queue.isEmpty(); i++) {
            CriticalPair pair = queue.poll();
            add(pair.left(), pair.right(), pair.way(), largest);
        }
    }

    private static Map<Var, Term> identity(Rule rule) {
        var identity = new HashMap<Var, Term>();
        rule.left.variables().forEach(v -> identity.put(v, v));
        rule.right.variables().forEach(v -> identity.put(v, v));
        return identity;
    }

    @Override
    public boolean proves(Term left, Term right) {
        return rewriting.normalForm(left).equals(rewriting.normalForm(right));
    }

    @Override
    public Term simplify(Term term) {
        return rewriting.normalForm(term);
    }

    /** How the sides follow from laws, step by step; empty if that is not seen. */
    public Optional<Proof> prove(Term left, Term right) {
        var way = new ArrayList<Application>();
        var back = new ArrayList<Application>();
        Term middle = rewriting.normalForm(left, Variables.FROZEN, way::add);
        if (!middle.equals(rewriting.normalForm(right, Variables.FROZEN, back::add))) {
            return Optional.empty();
        }
        back.reversed().forEach(step -> way.add(step.reversed()));
        return Proof.of(left, way);
    }

    /** How many rules there are. */
    public int rules() {
        return rewriting.rules().size();
    }

    private void add(Term left, Term right, List<Application> between, int bound) {
        var forth = new ArrayList<Application>();
        var back = new ArrayList<Application>();
        Term l = rewriting.normalForm(left, Variables.OPEN, back::add);
        Term r = rewriting.normalForm(right, Variables.OPEN, forth::add);
        if (l.equals(r) || l.size() > bound || r.size() > bound || isJoinable(l, r)) {
            return;
        }
        var way = new ArrayList<Application>();
        back.reversed().forEach(step -> way.add(step.reversed()));
        way.addAll(between);
        way.addAll(forth);
        Rule rule = KnuthBendix.compare(l, r) >= 0 ? canonical(l, r, way) : canonical(r, l, reversed(way));
        if (!(rule.left instanceof App)) {
            return;
        }
        retire(rule);
        insert(rule);
        if (!rule.isOriented && rule.right instanceof App) {
            insert(rule.reversed());
        }
    }

    private static List<Application> reversed(List<Application> way) {
        return way.reversed().stream().map(Application::reversed).toList();
    }

    /** Variables are numbered as they come, so that numbers do not grow. */
    private static Rule canonical(Term left, Term right, List<Application> way) {
        var renaming = new HashMap<Var, Term>();
        var variables = new LinkedHashSet<>(left.variables());
        variables.addAll(right.variables());
        variables.forEach(v -> renaming.put(v, new Var(v.type(), renaming.size())));
        List<Application> renamed = way.stream()
                .map(a -> {
                    var bindings = new HashMap<Var, Term>();
                    a.substitution().forEach((v, t) -> bindings.put(v, t.substitute(renaming)));
                    return new Application(a.rule(), bindings, a.path(), a.isReversed());
                })
                .toList();
        return new Rule(left.substitute(renaming), right.substitute(renaming), new Origin.Derived(renamed));
    }

    /** Rules that the new one simplifies are equations again. */
    private void retire(Rule rule) {
        var alone = new Rewriting(Set.of());
        alone.add(rule);
        for (Rule old : rewriting.rules()) {
            if (old.size >= rule.size && !alone.normalForm(old.left, Variables.OPEN, a -> {}).equals(old.left)) {
                rewriting.remove(old);
                queue.add(new CriticalPair(
                        old.left, old.right, List.of(new Application(old, identity(old), List.of(), false))));
            }
        }
    }

    private void insert(Rule rule) {
        rewriting.add(rule);
        for (Rule other : rewriting.rules()) {
            CriticalPair.overlaps(rule, other, rewriting, this::enqueue);
            if (other != rule) {
                CriticalPair.overlaps(other, rule, rewriting, this::enqueue);
            }
        }
    }

    private void enqueue(CriticalPair pair) {
        if (pair.left().size() <= largest && pair.right().size() <= largest && !pair.left().equals(pair.right())) {
            queue.add(pair);
        }
    }

    /** Whether the sides have one normal form in whichever order the values of variables are. */
    private boolean isJoinable(Term left, Term right) {
        var variables = new LinkedHashSet<>(left.variables());
        variables.addAll(right.variables());
        return isJoinable(left, right, List.copyOf(variables), new int[variables.size()], 0, 0);
    }

    /** Ranks for the variables from a place on; all ranks below the highest are to be used. */
    private boolean isJoinable(Term left, Term right, List<Var> variables, int[] ranks, int place, int highest) {
        if (variables.size() > ORDERED) {
            return proves(left, right);
        }
        if (place < variables.size()) {
            for (int rank = 0; rank < variables.size(); rank++) {
                ranks[place] = rank;
                if (!isJoinable(left, right, variables, ranks, place + 1, Math.max(highest, rank))) {
                    return false;
                }
            }
            return true;
        }
        long used = 0;
        for (int rank : ranks) {
            used |= 1L << rank;
        }
        if (used != (1L << (highest + 1)) - 1 && !variables.isEmpty()) {
            return true;
        }
        var ordered = new HashMap<Var, Term>();
        for (int i = 0; i < ranks.length; i++) {
            ordered.put(variables.get(i), new Var(variables.get(i).type(), ranks[i]));
        }
        return proves(left.substitute(ordered), right.substitute(ordered));
    }
}
