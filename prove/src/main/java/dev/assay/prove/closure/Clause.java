package dev.assay.prove.closure;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.rewrite.egraph.Trigger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * ⊢ l₁ = r₁ ⟶ … ⟶ lₙ = rₙ ⟶ l = r, for all values of the variables ?0, ?1, ….
 *
 * @param name what a proof calls it
 * @param kind how eagerly it is used
 * @param conditions l₁, r₁, …, lₙ, rₙ
 * @param triggers what must be there for an instance to be made: all patterns of one of them
 */
public record Clause(
        String name,
        Kind kind,
        Thm theorem,
        List<Type> variables,
        List<Pattern> conditions,
        Pattern left,
        Pattern right,
        List<Trigger> triggers) {
    /** How eagerly a clause is used. */
    public enum Kind {
        /** An equation that computes: always. */
        DEFINITION,
        /** A hypothesis of the goal. */
        HYPOTHESIS,
        /** A proved law, in every direction that binds all variables. */
        LEMMA
    }

    /** The clauses that a theorem gives, whose free variables stand for anything but for the fixed ones. */
    public static List<Clause> of(String name, Kind kind, Thm theorem, Set<Free> fixed, Symbols symbols) {
        var making = new Making(name, kind, symbols);
        making.add(making.opened(Rules.beta(theorem.transfer(symbols.signature())), fixed), List.of());
        return making.clauses;
    }

    @Override
    public String toString() {
        return name + ": " + theorem.conclusion();
    }

    /** Takes one theorem apart. */
    private static final class Making {
        private final String name;
        private final Kind kind;
        private final Symbols symbols;
        private final Signature signature;
        private final List<Type> types = new ArrayList<>();
        final List<Clause> clauses = new ArrayList<>();

        Making(String name, Kind kind, Symbols symbols) {
            this.name = name;
            this.kind = kind;
            this.symbols = symbols;
            this.signature = symbols.signature();
        }

        private Free fresh(Type type) {
            types.add(type);
            return Pattern.variable(types.size() - 1, type);
        }

        Thm opened(Thm theorem, Set<Free> fixed) {
            Map<Free, Term> names = new HashMap<>();
            for (Free v : theorem.conclusion().frees()) {
                if (!fixed.contains(v)) {
                    names.put(v, fresh(v.type()));
                }
            }
            return Thm.instantiate(names, theorem);
        }

        /** {@code fact} holds under the conditions, equations that are among its hypotheses. */
        void add(Thm fact, List<Term> conditions) {
            Term p = fact.conclusion();
            if (p instanceof Term.App(Term.Const(var all, var _), var predicate) && all.equals(Hol.ALL)) {
                add(Rules.beta(Thm.spec(fresh(predicate.type().domain()), fact)), conditions);
            } else if (p.isApplied(Hol.IMPLIES.name()) && p.arguments().size() == 2) {
                premise(fact, p.arguments().getFirst(), conditions);
            } else if (p.isApplied(Hol.AND.name()) && p.arguments().size() == 2) {
                add(Rules.conjunct1(fact), conditions);
                add(Rules.conjunct2(fact), conditions);
            } else if (p.isApplied(Hol.EQ) && p.arguments().size() == 2) {
                function(fact, conditions);
            } else if (p.isApplied(Hol.NOT.name()) && p.arguments().size() == 1) {
                function(Rules.eqFalse(fact), conditions);
            } else if (!p.equals(Hol.TRUE)) {
                function(Rules.eqTrue(fact), conditions);
            }
        }

        /** Γ ⊢ p ⟶ q becomes Γ, (conditions that say p) ⊢ q. */
        private void premise(Thm implication, Term p, List<Term> conditions) {
            var more = new ArrayList<>(conditions);
            Thm shown = shown(p, more);
            add(Thm.mp(implication, shown), more);
        }

        /** p from equations, which are added to the conditions. */
        private Thm shown(Term p, List<Term> conditions) {
            if (p.isApplied(Hol.AND.name()) && p.arguments().size() == 2) {
                Thm first = shown(p.arguments().get(0), conditions);
                return Rules.conj(first, shown(p.arguments().get(1), conditions));
            }
            if (p.isApplied(Hol.EQ) && p.arguments().size() == 2) {
                conditions.add(p);
                return Thm.assume(signature, p);
            }
            if (p.isApplied(Hol.NOT.name()) && p.arguments().size() == 1) {
                Term equation = Hol.mkEq(p.arguments().getFirst(), Hol.FALSE);
                conditions.add(equation);
                return Rules.fromEqFalse(Thm.assume(signature, equation));
            }
            Term equation = Hol.mkEq(p, Hol.TRUE);
            conditions.add(equation);
            return Rules.fromEqTrue(Thm.assume(signature, equation));
        }

        /** An equation between functions is one between their values. */
        private void function(Thm equation, List<Term> conditions) {
            Thm applied = equation;
            while (kind == Kind.DEFINITION
                    && Rules.right(applied) instanceof Term.Abs
                    && Rules.left(applied).type().isFun()) {
                applied = Rules.unfold(applied, fresh(Rules.left(applied).type().domain()));
            }
            clause(applied, conditions);
        }

        private void clause(Thm equation, List<Term> conditions) {
            Thm whole = equation;
            for (Term c : conditions.reversed()) {
                whole = Thm.disch(c, whole);
            }
            var patterns = new ArrayList<Pattern>();
            for (Term c : conditions) {
                Term[] sides = Rules.sides(c);
                patterns.add(Pattern.of(sides[0].betaNormal(), symbols));
                patterns.add(Pattern.of(sides[1].betaNormal(), symbols));
            }
            Pattern left = Pattern.of(Rules.left(equation).betaNormal(), symbols);
            Pattern right = Pattern.of(Rules.right(equation).betaNormal(), symbols);
            var needed = new BitSet();
            left.collect(needed);
            right.collect(needed);
            patterns.forEach(p -> p.collect(needed));
            clauses.add(new Clause(
                    name,
                    kind,
                    whole,
                    List.copyOf(types),
                    List.copyOf(patterns),
                    left,
                    right,
                    triggers(left, right, patterns, needed)));
        }

        private List<Trigger> triggers(Pattern left, Pattern right, List<Pattern> conditions, BitSet needed) {
            var result = new ArrayList<Trigger>();
            extend(left, conditions, needed, result);
            if (kind != Kind.DEFINITION || result.isEmpty()) {
                extend(right, conditions, needed, result);
            }
            if (kind == Kind.HYPOTHESIS || result.isEmpty()) {
                conditions.forEach(c -> extend(c, conditions, needed, result));
            }
            return List.copyOf(result);
        }

        /** Adds the pattern, with as many of the others as it takes to bind all variables. */
        private void extend(Pattern first, List<Pattern> others, BitSet needed, List<Trigger> result) {
            if (!first.isTrigger()) {
                return;
            }
            var patterns = new ArrayList<>(List.of(first));
            var bound = new BitSet();
            first.collectRigid(bound);
            for (Pattern other : others) {
                var more = new BitSet();
                other.collectRigid(more);
                more.andNot(bound);
                if (!more.isEmpty() && other.isTrigger()) {
                    patterns.add(other);
                    bound.or(more);
                }
            }
            var missing = (BitSet) needed.clone();
            missing.andNot(bound);
            if (missing.isEmpty()) {
                var nodes = patterns.stream().map(Pattern::node).toList();
                result.add(new Trigger(nodes, types.size()));
            }
        }
    }
}
