package dev.assay.prove.simp;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.rules.TermOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * ⊢ C₁ ⟶ … ⟶ Cₙ ⟶ left = right, to be used from left to right where the conditions hold. Its variables are those that
 * {@link PatternMatch} may replace.
 *
 * @param origin the proposition that the rule was made of, by which it can be taken out again
 * @param isPermutative whether the sides differ in their variables only, so that it must be used in order; conditions may
 *     say what a variable is that the right-hand side alone has
 */
public record RewriteRule(
        Thm theorem,
        List<Term> conditions,
        Term left,
        Term right,
        int variables,
        boolean isPermutative,
        Term origin,
        long age) {
    static final String BALL = "Set.Ball";

    private static final int MOST_PARTS = 200;

    /** How facts are made rules: one fact may be several. */
    private static final class Preparation {
        private final Term origin;
        private final long age;
        private final boolean isLocal;
        private final List<RewriteRule> rules = new ArrayList<>();
        private final Set<Type.Var> fixedTypes = new HashSet<>();
        private final Set<Free> fixed = new HashSet<>();

        private final @Nullable Thm range;

        Preparation(Thm fact, long age, boolean isLocal, @Nullable Thm range) {
            this.range = range;
            this.origin = fact.conclusion();
            this.age = age;
            this.isLocal = isLocal;
            for (Term h : fact.hypotheses()) {
                fixed.addAll(h.frees());
                fixedTypes.addAll(h.typeVariables());
            }
        }

        /** The fact with variables for matching in place of those that stand for anything. */
        Thm flexible(Thm fact) {
            Map<Type.Var, Type> types = new HashMap<>();
            for (Type.Var v : fact.conclusion().typeVariables()) {
                if (!fixedTypes.contains(v)) {
                    types.put(v, Type.var("?" + v.name(), v.sort()));
                }
            }
            Thm typed = Thm.instantiateTypes(types, fact);
            Map<Free, Term> names = new HashMap<>();
            for (Free v : typed.conclusion().frees()) {
                if (!fixed.contains(v) && PatternMatch.place(v) < 0) {
                    names.put(v, new Free("?" + count++, v.type()));
                }
            }
            return Thm.instantiate(names, typed);
        }

        private int count;

        /** {@code fact} holds under the conditions, which are among its hypotheses. */
        void add(Thm fact, List<Term> conditions) {
            Term p = fact.conclusion();
            if (rules.size() > MOST_PARTS) {
                return;
            }
            if (p instanceof Term.App(Term.Const(var name, var _), var predicate) && name.equals(Hol.ALL)) {
                Type type = ((Type.Con) predicate.type()).domain();
                add(Rules.beta(Thm.spec(new Free("?" + count++, type), fact)), conditions);
            } else if (p instanceof Term.App(Term.App(Term.Const(var name, var _), var a), var _)
                    && name.equals(Hol.IMPLIES.name())) {
                var more = new ArrayList<>(conditions);
                more.add(a);
                add(Rules.undisch(fact), more);
            } else if (p.isApplied(Hol.AND.name())) {
                add(Rules.conjunct1(fact), conditions);
                add(Rules.conjunct2(fact), conditions);
            } else if (p instanceof Term.App(Term.Const(var name, var _), var a) && name.equals(Hol.NOT.name())) {
                negated(fact, a, conditions);
            } else if (p instanceof Term.App(Term.App(Term.Const(var name, var _), var l), var r)
                    && name.equals(Hol.EQ)) {
                equation(fact, l, r, conditions);
            } else if (range != null && p.isApplied(BALL) && p.arguments().size() == 2) {
                rule(Rules.eqTrue(fact), conditions);
                Conv.rewrite(fact.signature(), range)
                        .at(p)
                        .ifPresent(says -> add(Rules.beta(Thm.eqMp(says, fact)), conditions));
            } else if (!p.equals(Hol.TRUE)) {
                rule(Rules.eqTrue(fact), conditions);
            }
        }

        private void negated(Thm fact, Term a, List<Term> conditions) {
            Thm isFalse = Rules.eqFalse(fact);
            rule(isFalse, conditions);
            if (isLocal && a.isApplied(Hol.EQ) && a.arguments().size() == 2) {
                // What is different is so in both directions.
                Term swapped = Hol.mkEq(a.arguments().get(1), a.arguments().get(0));
                Thm other =
                        Rules.notIntro(swapped, Rules.notElim(fact, Rules.sym(Thm.assume(fact.signature(), swapped))));
                rule(Rules.eqFalse(other), conditions);
            }
        }

        private void equation(Thm fact, Term l, Term r, List<Term> conditions) {
            if (l.equals(Hol.TRUE) || l.equals(Hol.FALSE)) {
                // A truth value is no left-hand side.
                add(Rules.sym(fact), conditions);
                return;
            }
            if (r.equals(Hol.TRUE) && !isRewritable(l)) {
                return;
            }
            if (isLocal && l.type().equals(Type.bool()) && r.equals(Hol.TRUE)) {
                add(Rules.fromEqTrue(fact), conditions);
                return;
            }
            if (isOriented(l, r, conditions)) {
                rule(fact, conditions);
            } else if (isLocal && isOriented(r, l, conditions)) {
                rule(Rules.sym(fact), conditions);
            } else {
                rule(Rules.eqTrue(fact), conditions);
            }
        }

        private boolean isOriented(Term l, Term r, List<Term> conditions) {
            if (!isRewritable(l) || isLoop(l, r)) {
                return false;
            }
            // Between variables, the one that came later goes.
            if (isLocal && l instanceof Free && r instanceof Free) {
                return TermOrder.compare(l, r) > 0;
            }
            if (isLocal && isValue(l) && !isValue(r)) {
                return false;
            }
            Set<Free> known = new HashSet<>(l.frees());
            // Of f x = f y whenever A x y, nothing says which y is meant.
            if (!isVariant(l, r)) {
                conditions.forEach(c -> known.addAll(c.frees()));
            }
            return r.frees().stream().allMatch(v -> PatternMatch.place(v) < 0 || known.contains(v));
        }

        /** A constant on its own, such as 0 or [], says nothing by being replaced. */
        private static boolean isValue(Term t) {
            return t instanceof Term.Const;
        }

        /** Whether the rule would apply to its own result for ever. */
        private boolean isLoop(Term l, Term r) {
            if (!isLocal) {
                return l.equals(r);
            }
            boolean[] found = {l.equals(r)};
            if (!found[0]) {
                r.forEachSubterm(s -> found[0] |= s.equals(l));
            }
            return found[0];
        }

        private static boolean isRewritable(Term l) {
            return !(l.head() instanceof Free v && PatternMatch.place(v) >= 0) && !(l instanceof Term.Abs);
        }

        private void rule(Thm equation, List<Term> conditions) {
            Term l = Rules.left(equation);
            Term r = Rules.right(equation);
            if (!isRewritable(l)) {
                return;
            }
            Thm whole = equation;
            for (Term c : conditions.reversed()) {
                whole = Thm.disch(c, whole);
            }
            rules.add(new RewriteRule(whole, List.copyOf(conditions), l, r, count, isVariant(l, r), origin, age));
        }

        private boolean isVariant(Term l, Term r) {
            return l.head().equals(r.head())
                    && TermOrder.size(l) == TermOrder.size(r)
                    && !l.frees().isEmpty()
                    && renames(l, r)
                    && renames(r, l);
        }

        private boolean renames(Term from, Term to) {
            Map<Free, Free> renaming = new HashMap<>();
            return renames(from, to, renaming);
        }

        private static boolean renames(Term from, Term to, Map<Free, Free> renaming) {
            return switch (from) {
                case Free v
                when PatternMatch.place(v) >= 0 -> {
                    if (!(to instanceof Free w) || PatternMatch.place(w) < 0) {
                        yield false;
                    }
                    Free known = renaming.putIfAbsent(v, w);
                    yield known == null || known.equals(w);
                }
                case Free _, Term.Const _, Term.Bound _ -> from.equals(to);
                case Term.Abs(var _, var _, var body) ->
                    to instanceof Term.Abs(var _, var _, var other) && renames(body, other, renaming);
                case Term.App(var f, var a) ->
                    to instanceof Term.App(var g, var b) && renames(f, g, renaming) && renames(a, b, renaming);
            };
        }
    }

    /** The rules that a fact gives, whose variables stand for anything unless its hypotheses mention them. */
    public static List<RewriteRule> of(Thm fact, long age) {
        return of(fact, age, null);
    }

    /** @param range what ∀x ∈ A says */
    static List<RewriteRule> of(Thm fact, long age, @Nullable Thm range) {
        return rules(fact, age, false, range);
    }

    /** The rules that an assumption gives; an equation goes in the direction that ends. */
    static List<RewriteRule> ofAssumption(Thm assumption, long age, @Nullable Thm range) {
        return rules(assumption, age, true, range);
    }

    private static List<RewriteRule> rules(Thm fact, long age, boolean isLocal, @Nullable Thm range) {
        var preparation = new Preparation(fact, age, isLocal, range);
        Thm normal = Rules.beta(fact);
        preparation.add(isLocal ? normal : preparation.flexible(normal), List.of());
        return preparation.rules;
    }
}
