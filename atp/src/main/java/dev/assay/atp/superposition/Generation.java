package dev.assay.atp.superposition;

import dev.assay.atp.proof.Rule;
import dev.assay.rewrite.Comparison;
import dev.assay.rewrite.FingerprintIndex;
import dev.assay.rewrite.Match;
import dev.assay.rewrite.Renaming;
import dev.assay.rewrite.TermBank;
import dev.assay.rewrite.Unifier;
import dev.assay.run.Meter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** The inferences that make new clauses, between a given clause and the active ones. */
final class Generation {
    private final Logic logic;
    private final TermBank bank;
    private final LiteralOrder order;
    private final ClauseBuilder builder;
    private final Unifier unifier;
    private final Renaming renaming;
    private final Meter meter;

    /** Sides of equations to replace with. */
    private final FingerprintIndex<Side> from;

    /** Subterms that may be replaced, with the side of the literal that they are in. */
    private final FingerprintIndex<Side> into;

    /** No active clause has a variable with this number or a larger one. */
    private int bound;

    private long inferences;

    // The literals of the given clause with variables that no active one has
    private int[] left = {};
    private int[] right = {};

    // The literals of the premises under σ
    private int[] fromLeft = new int[16];
    private int[] fromRight = new int[16];
    private int[] intoLeft = new int[16];
    private int[] intoRight = new int[16];

    Generation(Logic logic, LiteralOrder order, ClauseBuilder builder, Meter meter) {
        this.meter = meter;
        this.logic = logic;
        this.bank = logic.bank;
        this.order = order;
        this.builder = builder;
        this.unifier = new Unifier(bank);
        this.renaming = new Renaming(bank);
        this.from = new FingerprintIndex<>(bank);
        this.into = new FingerprintIndex<>(bank);
    }

    /** How many conclusions were drawn. */
    long inferences() {
        return inferences;
    }

    void insert(Clause clause) {
        bound = Math.max(bound, clause.variables.length);
        forEachFrom(clause, side -> from.insert(side.here(), side));
        forEachInto(clause, side -> forEachSubterm(side, side.here(), term -> into.insert(term, side)));
    }

    void remove(Clause clause) {
        forEachFrom(clause, side -> from.remove(side.here(), side));
        forEachInto(clause, side -> forEachSubterm(side, side.here(), term -> into.remove(term, side)));
    }

    private static Eligibility eligibility(Clause clause) {
        if (clause.eligibility == null) {
            throw new IllegalStateException("not active");
        }
        return clause.eligibility;
    }

    /** Greater sides of positive literals that are strictly maximal, in a clause where none is selected. */
    private static void forEachFrom(Clause clause, Consumer<Side> action) {
        Eligibility eligibility = eligibility(clause);
        if (eligibility.hasSelection()) {
            return;
        }
        for (int i = 0; i < clause.length(); i++) {
            if (clause.positive[i] && eligibility.strictlyMaximal()[i]) {
                action.accept(new Side(clause, i, true));
                if (!clause.oriented[i]) {
                    action.accept(new Side(clause, i, false));
                }
            }
        }
    }

    /** Greater sides of eligible literals, but not positive atoms, in which nothing is worth replacing but inside. */
    private static void forEachInto(Clause clause, Consumer<Side> action) {
        Eligibility eligibility = eligibility(clause);
        for (int i = 0; i < clause.length(); i++) {
            if (eligibility.isEligible(i) && (!clause.positive[i] || eligibility.strictlyMaximal()[i])) {
                action.accept(new Side(clause, i, true));
                if (!clause.oriented[i]) {
                    action.accept(new Side(clause, i, false));
                }
            }
        }
    }

    /** The subterms worth replacing: what a positive atom becomes by resolution is true, so it is none. */
    private void forEachSubterm(Side side, int term, IntConsumer action) {
        Set<Integer> seen = new HashSet<>();
        if (side.isPositive() && logic.isAtom(term)) {
            for (int i = 0, n = bank.arity(term); i < n; i++) {
                collect(bank.argument(term, i), seen, action);
            }
        } else {
            collect(term, seen, action);
        }
    }

    private void collect(int term, Set<Integer> seen, IntConsumer action) {
        if (bank.isVariable(term) || !seen.add(term)) {
            return;
        }
        action.accept(term);
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            collect(bank.argument(term, i), seen, action);
        }
    }

    /** All conclusions from an active clause, with itself and with all active ones. */
    void infer(Clause given, Consumer<Clause> conclusions) {
        equalityResolution(given, conclusions);
        equalityFactoring(given, conclusions);
        rename(given);
        forEachFrom(given, side -> {
            int l = side.isLeft() ? left[side.literal()] : right[side.literal()];
            int r = side.isLeft() ? right[side.literal()] : left[side.literal()];
            into.forEachUnifiable(l, (term, sides) -> {
                if (unifier.unify(l, term)) {
                    for (int i = 0; i < sides.size(); i++) {
                        superposition(side, true, l, r, sides.get(i), conclusions);
                    }
                    unifier.clear();
                }
            });
        });
        forEachInto(given, side -> {
            int whole = side.isLeft() ? left[side.literal()] : right[side.literal()];
            forEachSubterm(side, whole, term -> {
                from.forEachUnifiable(term, (l, sides) -> {
                    if (unifier.unify(l, term)) {
                        for (int i = 0; i < sides.size(); i++) {
                            Side other = sides.get(i);
                            if (other.clause() != given) {
                                superposition(other, false, l, other.there(), side, conclusions);
                            }
                        }
                        unifier.clear();
                    }
                });
            });
        });
    }

    private void rename(Clause given) {
        var shift = new Match(bank);
        int base = bound;
        for (int n = 0; n < given.variables.length; n++) {
            int variable = given.variables[n];
            shift.match(variable, bank.variable(base + n, bank.sort(variable)));
        }
        left = new int[given.length()];
        right = new int[given.length()];
        for (int i = 0; i < left.length; i++) {
            left[i] = shift.instance(given.left[i]);
            right[i] = shift.instance(given.right[i]);
        }
    }

    /**
     * <pre>
     *   C ∨ l ≈ r     D ∨ L[u]
     *  ────────────────────────  superposition (resolution, if l is an atom)
     *       (C ∨ D ∨ L[r])σ
     * </pre>
     *
     * where σ = mgu(l, u), u is no variable, lσ ⋠ rσ, and (l ≈ r)σ and Lσ are eligible. All occurrences of uσ are
     * replaced.
     *
     * @param isGivenFrom whether the given clause, renamed, is the one on the left
     */
    private void superposition(
            Side source, boolean isGivenFrom, int l, int r, Side target, Consumer<Clause> conclusions) {
        boolean isAtom = r == logic.verum;
        inferences++;
        meter.step();
        renaming.clear();
        int greater = unifier.apply(l, renaming);
        int lesser = unifier.apply(r, renaming);
        if (!source.isOriented() && isAtMost(greater, lesser)) {
            return;
        }
        Clause c = source.clause();
        Clause d = target.clause();
        instantiate(c, isGivenFrom, true);
        instantiate(d, !isGivenFrom, false);
        int j = target.literal();
        int here = target.isLeft() ? intoLeft[j] : intoRight[j];
        int there = target.isLeft() ? intoRight[j] : intoLeft[j];
        if (!target.isOriented() && isAtMost(here, there)) {
            return;
        }
        if (target.isPositive() && here == greater && order.terms.isGreater(lesser, there)) {
            return;
        }
        if (!isStrictlyMaximal(c, source.literal(), fromLeft, fromRight, false)
                || d.length() > 1
                        && !eligibility(d).hasSelection()
                        && !isStrictlyMaximal(d, j, intoLeft, intoRight, !target.isPositive())) {
            return;
        }
        builder.start();
        for (int i = 0; i < c.length(); i++) {
            if (i != source.literal()) {
                builder.add(c.positive[i], fromLeft[i], fromRight[i]);
            }
        }
        for (int i = 0; i < d.length() && !builder.isTautology(); i++) {
            builder.add(
                    d.positive[i],
                    bank.replace(intoLeft[i], greater, lesser),
                    bank.replace(intoRight[i], greater, lesser));
        }
        if (builder.isTautology()) {
            return;
        }
        builder.normalise();
        int[] first = substitution(c, isGivenFrom);
        int[] second = substitution(d, !isGivenFrom);
        conclusions.accept(builder.finish(
                new Derivation.Inference(
                        isAtom ? Rule.RESOLUTION : Rule.SUPERPOSITION, List.of(c, d), List.of(first, second)),
                Clause.union(c.assertions, d.assertions)));
    }

    private boolean isAtMost(int term, int bound) {
        return term == bound || order.terms.isGreater(bound, term);
    }

    private void instantiate(Clause clause, boolean isGiven, boolean isFrom) {
        int n = clause.length();
        // What is there of the other premise must stay.
        if (isFrom && n > fromLeft.length) {
            fromLeft = new int[2 * n];
            fromRight = new int[2 * n];
        } else if (!isFrom && n > intoLeft.length) {
            intoLeft = new int[2 * n];
            intoRight = new int[2 * n];
        }
        int[] ls = isGiven ? left : clause.left;
        int[] rs = isGiven ? right : clause.right;
        for (int i = 0; i < n; i++) {
            (isFrom ? fromLeft : intoLeft)[i] = unifier.apply(ls[i], renaming);
            (isFrom ? fromRight : intoRight)[i] = unifier.apply(rs[i], renaming);
        }
    }

    /** Whether no other literal is greater or, unless allowed, equal. */
    private boolean isStrictlyMaximal(Clause clause, int literal, int[] ls, int[] rs, boolean mayBeEqual) {
        for (int i = 0; i < clause.length(); i++) {
            if (i != literal) {
                Comparison comparison = order.compare(
                        clause.positive[i], ls[i], rs[i], clause.positive[literal], ls[literal], rs[literal]);
                if (comparison == Comparison.GREATER || comparison == Comparison.EQUAL && !mayBeEqual) {
                    return false;
                }
            }
        }
        return true;
    }

    /** What σ makes of the variables of a premise. */
    private int[] substitution(Clause premise, boolean isGiven) {
        int[] result = new int[premise.variables.length];
        for (int n = 0; n < result.length; n++) {
            int variable = premise.variables[n];
            int own = isGiven ? bank.variable(bound + n, bank.sort(variable)) : variable;
            result[n] = builder.renamed(unifier.apply(own, renaming));
        }
        return result;
    }

    /**
     * <pre>
     *   C ∨ s ≉ t
     *  ───────────  equality resolution, where σ = mgu(s, t) and (s ≉ t)σ is eligible
     *      Cσ
     * </pre>
     */
    private void equalityResolution(Clause clause, Consumer<Clause> conclusions) {
        Eligibility eligibility = eligibility(clause);
        for (int i = 0; i < clause.length(); i++) {
            if (clause.positive[i]
                    || !eligibility.isEligible(i)
                    || clause.right[i] == logic.verum
                    || !unifier.unify(clause.left[i], clause.right[i])) {
                continue;
            }
            inferences++;
            meter.step();
            renaming.clear();
            instantiate(clause, false, true);
            if (eligibility.hasSelection() || isStrictlyMaximal(clause, i, fromLeft, fromRight, true)) {
                concludeAlone(clause, i, Rule.EQUALITY_RESOLUTION, conclusions);
            }
            unifier.clear();
        }
    }

    private void concludeAlone(Clause clause, int without, Rule rule, Consumer<Clause> conclusions) {
        builder.start();
        for (int k = 0; k < clause.length(); k++) {
            if (k != without) {
                builder.add(clause.positive[k], fromLeft[k], fromRight[k]);
            }
        }
        finishAlone(clause, rule, conclusions);
    }

    private void finishAlone(Clause clause, Rule rule, Consumer<Clause> conclusions) {
        if (!builder.isTautology()) {
            builder.normalise();
            int[] substitution = substitution(clause, false);
            conclusions.accept(builder.finish(
                    new Derivation.Inference(rule, List.of(clause), List.of(substitution)), clause.assertions));
        }
    }

    /**
     * <pre>
     *   C ∨ u ≈ v ∨ s ≈ t
     *  ─────────────────────  equality factoring (factoring, if s is an atom)
     *   (C ∨ t ≉ v ∨ u ≈ v)σ
     * </pre>
     *
     * where σ = mgu(s, u), sσ ⋠ tσ, and (s ≈ t)σ is maximal and nothing is selected.
     */
    private void equalityFactoring(Clause clause, Consumer<Clause> conclusions) {
        Eligibility eligibility = eligibility(clause);
        if (eligibility.hasSelection()) {
            return;
        }
        List<Side> all = new ArrayList<>();
        for (int i = 0; i < clause.length(); i++) {
            if (clause.positive[i]) {
                all.add(new Side(clause, i, true));
                if (clause.right[i] != logic.verum) {
                    all.add(new Side(clause, i, false));
                }
            }
        }
        for (Side s : all) {
            if (eligibility.maximal()[s.literal()] && (s.isLeft() || !s.isOriented())) {
                for (Side u : all) {
                    boolean isNew = u.literal() != s.literal()
                            // Two atoms need to be unified only once.
                            && !(logic.isAtom(s.here())
                                    && eligibility.maximal()[u.literal()]
                                    && u.literal() < s.literal());
                    if (isNew && unifier.unify(s.here(), u.here())) {
                        factor(clause, s, u, conclusions);
                        unifier.clear();
                    }
                }
            }
        }
    }

    private void factor(Clause clause, Side s, Side u, Consumer<Clause> conclusions) {
        inferences++;
        meter.step();
        renaming.clear();
        instantiate(clause, false, true);
        int here = unifier.apply(s.here(), renaming);
        int there = unifier.apply(s.there(), renaming);
        int other = unifier.apply(u.there(), renaming);
        if (!s.isOriented() && isAtMost(here, there)
                || !isStrictlyMaximal(clause, s.literal(), fromLeft, fromRight, true)) {
            return;
        }
        boolean isAtom = s.there() == logic.verum;
        builder.start();
        builder.add(false, there, other);
        for (int k = 0; k < clause.length(); k++) {
            if (k != s.literal()) {
                builder.add(clause.positive[k], fromLeft[k], fromRight[k]);
            }
        }
        finishAlone(clause, isAtom ? Rule.FACTORING : Rule.EQUALITY_FACTORING, conclusions);
    }
}
