package dev.assay.explore.pruning;

import dev.assay.explore.Law;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import dev.assay.explore.pruning.Rewriting.Variables;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Ordered completion: laws become rules, overlaps of rules become further ones, and terms are equal if their normal forms
 * are. Bounded in the size of terms and in the overlaps for each law, so it may miss what follows but always ends.
 */
public final class Completion implements Pruner {
    /** There are too many orders of more variables than these. */
    private static final int ORDERED = 4;

    private final int largest;
    private final int overlaps;
    private final Rewriting rewriting;
    private final PriorityQueue<CriticalPair> queue = new PriorityQueue<>(Comparator.comparingInt(CriticalPair::size));

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
        add(law.left(), law.right(), Integer.MAX_VALUE);
        for (int i = 0; i < overlaps && !queue.isEmpty(); i++) {
            CriticalPair pair = queue.poll();
            add(pair.left(), pair.right(), largest);
        }
    }

    @Override
    public boolean proves(Term left, Term right) {
        return rewriting.normalForm(left).equals(rewriting.normalForm(right));
    }

    @Override
    public Term simplify(Term term) {
        return rewriting.normalForm(term);
    }

    /** How many rules there are. */
    public int rules() {
        return rewriting.rules().size();
    }

    private void add(Term left, Term right, int bound) {
        Term l = rewriting.normalForm(left, Variables.OPEN);
        Term r = rewriting.normalForm(right, Variables.OPEN);
        if (l.equals(r) || l.size() > bound || r.size() > bound || isJoinable(l, r)) {
            return;
        }
        Rule rule = KnuthBendix.compare(l, r) >= 0 ? canonical(l, r) : canonical(r, l);
        if (!(rule.left instanceof App)) {
            return;
        }
        retire(rule);
        insert(rule);
        if (!rule.isOriented && rule.right instanceof App) {
            insert(rule.reversed());
        }
    }

    /** Variables are numbered as they come, so that numbers do not grow. */
    private static Rule canonical(Term left, Term right) {
        var renaming = new HashMap<Var, Term>();
        var variables = new LinkedHashSet<>(left.variables());
        variables.addAll(right.variables());
        variables.forEach(v -> renaming.put(v, new Var(v.type(), renaming.size())));
        return new Rule(left.substitute(renaming), right.substitute(renaming));
    }

    /** Rules that the new one simplifies are equations again. */
    private void retire(Rule rule) {
        var alone = new Rewriting(Set.of());
        alone.add(rule);
        for (Rule old : rewriting.rules()) {
            if (old.size >= rule.size
                    && !alone.normalForm(old.left, Variables.OPEN).equals(old.left)) {
                rewriting.remove(old);
                queue.add(new CriticalPair(old.left, old.right));
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
        if (pair.left().size() <= largest
                && pair.right().size() <= largest
                && !pair.left().equals(pair.right())) {
            queue.add(pair);
        }
    }

    /** Whether the sides have one normal form in whichever order the values of variables are. */
    private boolean isJoinable(Term left, Term right) {
        var variables = new LinkedHashSet<>(left.variables());
        variables.addAll(right.variables());
        return variables.size() <= ORDERED
                && isJoinable(left, right, List.copyOf(variables), new int[variables.size()], 0);
    }

    /** With all ranks for the variables from a place on. */
    private boolean isJoinable(Term left, Term right, List<Var> variables, int[] ranks, int place) {
        if (place < ranks.length) {
            for (int rank = 0; rank < ranks.length; rank++) {
                ranks[place] = rank;
                if (!isJoinable(left, right, variables, ranks, place + 1)) {
                    return false;
                }
            }
            return true;
        }
        if (!isPossible(variables, ranks)) {
            return true;
        }
        var ranked = new HashMap<Var, Term>();
        for (int i = 0; i < ranks.length; i++) {
            ranked.put(variables.get(i), new Var(variables.get(i).type(), ranks[i]));
        }
        Term normal = rewriting.normalForm(left.substitute(ranked), Variables.RANKED);
        return normal.equals(rewriting.normalForm(right.substitute(ranked), Variables.RANKED));
    }

    /** No rank is left out, and none is shared by variables of different types. */
    private static boolean isPossible(List<Var> variables, int[] ranks) {
        var types = new @Nullable Type[ranks.length];
        int highest = -1;
        for (int i = 0; i < ranks.length; i++) {
            Type type = variables.get(i).type();
            Type same = types[ranks[i]];
            if (same != null && !same.equals(type)) {
                return false;
            }
            types[ranks[i]] = type;
            highest = Math.max(highest, ranks[i]);
        }
        for (int rank = 0; rank < highest; rank++) {
            if (types[rank] == null) {
                return false;
            }
        }
        return true;
    }
}
