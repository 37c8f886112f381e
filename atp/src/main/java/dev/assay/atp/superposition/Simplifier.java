package dev.assay.atp.superposition;

import dev.assay.atp.proof.Rule;
import dev.assay.rewrite.DiscriminationTree;
import dev.assay.rewrite.Match;
import dev.assay.rewrite.TermBank;
import dev.assay.rewrite.TermOrder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes clauses simpler by means of those that are kept, or finds out that they are not needed. */
final class Simplifier {
    /** Longer clauses are not worth the search among their literals. */
    private static final int LONG = 12;

    private final Logic logic;
    private final TermBank bank;
    private final TermOrder order;
    private final SimplificationIndex index;
    private final Features features;
    private final Rewriter rewriter;
    private final Subsumption subsumption;
    private final ClauseBuilder builder;
    private final Match match;

    // The search for a unit that says s ≈ t or s ≉ t
    private int wanted;
    private int[] assertions = {};
    private @Nullable Side found;
    private final DiscriminationTree.Visitor<Side> visitor = this::says;

    Simplifier(Logic logic, LiteralOrder order, SimplificationIndex index, Features features, ClauseBuilder builder) {
        this.logic = logic;
        this.bank = logic.bank;
        this.order = order.terms;
        this.index = index;
        this.features = features;
        this.builder = builder;
        this.rewriter = new Rewriter(logic, this.order, index.equations);
        this.subsumption = new Subsumption(bank);
        this.match = new Match(bank);
    }

    // Forward

    /** The clause rewritten and without literals that units refute, or null if it is redundant. */
    @Nullable
    Clause quick(Clause clause) {
        Clause current = rewritten(clause);
        return current == null ? null : unitsApplied(current);
    }

    /** The same, with all other simplifications. */
    @Nullable
    Clause thorough(Clause clause) {
        Clause current = clause;
        while (true) {
            Clause next = quick(current);
            if (next == null || isSubsumed(next)) {
                return null;
            }
            Clause shorter = condensed(cut(next));
            if (shorter == next) {
                return next;
            }
            current = shorter;
        }
    }

    /**
     * <pre>
     *   l ≈ r     C[lσ]
     *  ─────────────────  demodulation, replacing C[lσ], if lσ ≻ rσ
     *       C[rσ]
     * </pre>
     */
    private @Nullable Clause rewritten(Clause clause) {
        if (index.equations.tree.isEmpty()) {
            return clause;
        }
        rewriter.start(clause.assertions);
        builder.start();
        for (int i = 0; i < clause.length(); i++) {
            int right = clause.right[i] == logic.verum ? logic.verum : rewriter.normalise(clause.right[i]);
            boolean isGreater = clause.positive[i] && clause.oriented[i] && clause.right[i] != logic.verum;
            int left =
                    isGreater ? rewriter.normaliseGreater(clause.left[i], right) : rewriter.normalise(clause.left[i]);
            builder.add(clause.positive[i], left, right);
        }
        if (!rewriter.hasRewritten()) {
            return clause;
        }
        if (builder.isTautology()) {
            return null;
        }
        builder.normalise();
        return builder.finish(
                new Derivation.Rewriting(clause, rewriter.used(), rewriter.terms(), builder.renamed(clause.variables)),
                clause.assertions);
    }

    /**
     * <pre>
     *   ¬L     C ∨ Lσ
     *  ───────────────  unit deletion, replacing C ∨ Lσ
     *         C
     * </pre>
     */
    private @Nullable Clause unitsApplied(Clause clause) {
        Clause current = clause;
        int i = 0;
        while (i < current.length()) {
            int s = current.left[i];
            int t = current.right[i];
            boolean isPositive = current.positive[i];
            assertions = current.assertions;
            if (says(isPositive, s, t) != null) {
                return null;
            }
            Side opposite = says(!isPositive, s, t);
            if (opposite == null) {
                i++;
            } else {
                Clause shorter = without(current, i, Rule.UNIT_DELETION, opposite.clause(), match);
                if (shorter == null) {
                    return null;
                }
                current = shorter;
                i = 0;
            }
        }
        return current;
    }

    /** A unit with an instance that says s ≈ t, or s ≉ t; σ is then in {@code match}. */
    private @Nullable Side says(boolean isPositive, int s, int t) {
        match.clear();
        if (!isPositive) {
            return direct(index.disequations, s, t);
        }
        int left = s;
        int right = t;
        while (true) {
            Side side = direct(index.equations, left, right);
            if (side != null) {
                return side;
            }
            // s = f(…, s', …) and t = f(…, t', …) are equal if s' and t' are.
            if (bank.head(left) != bank.head(right) || bank.isVariable(left)) {
                return null;
            }
            int differing = -1;
            for (int i = 0, n = bank.arity(left); i < n; i++) {
                if (bank.argument(left, i) != bank.argument(right, i)) {
                    if (differing >= 0) {
                        return null;
                    }
                    differing = i;
                }
            }
            int inner = bank.argument(left, differing);
            right = bank.argument(right, differing);
            left = inner;
        }
    }

    private @Nullable Side direct(UnitIndex units, int s, int t) {
        if (units.tree.isEmpty()) {
            return null;
        }
        found = null;
        wanted = t;
        if (!units.tree.findGeneralisation(s, match, visitor) && t != logic.verum) {
            wanted = s;
            units.tree.findGeneralisation(t, match, visitor);
        }
        return found;
    }

    private boolean says(Side side) {
        if (Clause.isSubset(side.clause().assertions, assertions) && match.match(side.there(), wanted)) {
            found = side;
            return true;
        }
        return false;
    }

    /** The clause without a literal that another clause refutes in this context; null if what is left is a tautology. */
    private @Nullable Clause without(Clause clause, int literal, Rule rule, Clause other, Match substitution) {
        builder.start();
        builder.addAllBut(clause, literal);
        if (builder.isTautology()) {
            return null;
        }
        builder.normalise();
        int[] own = builder.renamed(clause.variables);
        int[] others = new int[other.variables.length];
        for (int n = 0; n < others.length; n++) {
            int term = substitution.of(n);
            others[n] = builder.renamed(term < 0 ? other.variables[n] : term);
        }
        return builder.finish(
                new Derivation.Inference(rule, List.of(clause, other), List.of(own, others)), clause.assertions);
    }

    boolean isSubsumed(Clause clause) {
        return index.byFeatures.findAtMost(
                features.of(clause),
                c -> c != clause && !c.isUnit() && c.holdsWherever(clause) && subsumption.subsumes(c, clause));
    }

    /**
     * <pre>
     *   D ∨ L     C ∨ ¬Lσ
     *  ───────────────────  contextual literal cutting, replacing C ∨ ¬Lσ, if Dσ ⊆ C
     *           C
     * </pre>
     */
    private Clause cut(Clause clause) {
        if (clause.length() > LONG) {
            return clause;
        }
        Clause current = clause;
        int i = 0;
        while (i < current.length() && current.length() > 1) {
            Clause of = current;
            int literal = i;
            Clause[] other = new Clause[1];
            boolean isCut = index.byFeatures.findAtMost(features.withFlipped(of, i), c -> {
                other[0] = c;
                return !c.isUnit() && c != of && c.holdsWherever(of) && subsumption.subsumesFlipped(c, of, literal);
            });
            if (isCut) {
                Clause shorter = without(current, i, Rule.CONTEXTUAL_CUTTING, other[0], subsumption.match());
                if (shorter == null) {
                    return current;
                }
                current = shorter;
                i = 0;
            } else {
                i++;
            }
        }
        return current;
    }

    /**
     * <pre>
     *   C
     *  ────  condensation, replacing C, if Cσ ⊂ C
     *   Cσ
     * </pre>
     */
    private Clause condensed(Clause clause) {
        if (clause.length() < 2 || clause.length() > LONG || clause.variables.length == 0) {
            return clause;
        }
        for (int i = 0; i < clause.length(); i++) {
            for (int j = 0; j < clause.length(); j++) {
                if (i != j && clause.positive[i] == clause.positive[j]) {
                    Clause shorter = condensed(clause, i, clause.left[j], clause.right[j]);
                    if (shorter != null) {
                        return condensed(shorter);
                    }
                }
            }
        }
        return clause;
    }

    private @Nullable Clause condensed(Clause clause, int i, int left, int right) {
        match.clear();
        if (!match.match(clause.left[i], left) || !match.match(clause.right[i], right)) {
            return null;
        }
        builder.start();
        for (int k = 0; k < clause.length(); k++) {
            if (k != i) {
                int l = match.instance(clause.left[k]);
                int r = match.instance(clause.right[k]);
                if (!contains(clause, i, clause.positive[k], l, r)) {
                    return null;
                }
                builder.add(clause.positive[k], l, r);
            }
        }
        if (builder.isTautology()) {
            return null;
        }
        builder.normalise();
        int[] substitution = new int[clause.variables.length];
        for (int n = 0; n < substitution.length; n++) {
            substitution[n] = builder.renamed(match.instance(clause.variables[n]));
        }
        return builder.finish(
                new Derivation.Inference(Rule.CONDENSATION, List.of(clause), List.of(substitution)), clause.assertions);
    }

    private static boolean contains(Clause clause, int except, boolean isPositive, int l, int r) {
        for (int k = 0; k < clause.length(); k++) {
            if (k != except
                    && clause.positive[k] == isPositive
                    && (clause.left[k] == l && clause.right[k] == r || clause.left[k] == r && clause.right[k] == l)) {
                return true;
            }
        }
        return false;
    }

    // Backward

    /** The kept clauses that the clause makes redundant. */
    Collection<Clause> subsumedBy(Clause clause) {
        var result = new ArrayList<Clause>();
        index.byFeatures.findAtLeast(features.of(clause), d -> {
            if (d != clause && clause.holdsWherever(d) && subsumption.subsumes(clause, d)) {
                result.add(d);
            }
            return false;
        });
        return result;
    }

    /** The kept clauses that the unit can make simpler. */
    Collection<Clause> simplifiedBy(Clause unit) {
        Set<Clause> result = new LinkedHashSet<>();
        collectSimplified(new Side(unit, 0, true), result);
        if (!unit.oriented[0]) {
            collectSimplified(new Side(unit, 0, false), result);
        }
        result.remove(unit);
        return result;
    }

    private void collectSimplified(Side side, Set<Clause> result) {
        if (bank.isVariable(side.here())) {
            return;
        }
        index.bySubterm.forEachInstance(side.here(), (term, clauses) -> {
            match.clear();
            if (match.match(side.here(), term)) {
                boolean isReducing =
                        side.isPositive() && (side.isOriented() || order.isGreater(term, side.there(), match));
                for (Clause clause : clauses) {
                    if (side.clause().holdsWherever(clause) && (isReducing || hasOpposite(clause, side, term))) {
                        result.add(clause);
                    }
                }
            }
        });
    }

    /** Whether the clause has a literal that the unit refutes, at this instance of the unit's side. */
    private boolean hasOpposite(Clause clause, Side side, int term) {
        int there = match.instance(side.there());
        for (int i = 0; i < clause.length(); i++) {
            if (clause.positive[i] != side.isPositive()
                    && (clause.left[i] == term && clause.right[i] == there
                            || clause.right[i] == term && clause.left[i] == there)) {
                return true;
            }
        }
        return false;
    }

    /** A kept clause, and what is left of it. */
    record Shortened(Clause old, Clause shorter) {}

    /** The kept clauses of which the clause cuts off a literal. */
    Collection<Shortened> cutBy(Clause clause) {
        Map<Clause, Shortened> result = new LinkedHashMap<>();
        for (int i = 0; i < clause.length(); i++) {
            index.byFeatures.findAtLeast(features.withFlipped(clause, i), d -> {
                if (d != clause && d.length() <= LONG && clause.holdsWherever(d) && !result.containsKey(d)) {
                    Clause shorter = cutBy(clause, d);
                    if (shorter != null) {
                        result.put(d, new Shortened(d, shorter));
                    }
                }
                return false;
            });
        }
        return result.values();
    }

    private @Nullable Clause cutBy(Clause clause, Clause d) {
        for (int j = 0; j < d.length(); j++) {
            if (subsumption.subsumesFlipped(clause, d, j)) {
                return without(d, j, Rule.CONTEXTUAL_CUTTING, clause, subsumption.match());
            }
        }
        return null;
    }
}
