package dev.assay.logic.rules;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.unify.PatternUnifier;
import dev.assay.logic.unify.Unification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * New rules from rules, as attributes make them. A rule is A₁ ⟶ … ⟶ Aₙ ⟶ C; its variables stand for anything, except those of
 * its hypotheses.
 */
public final class Resolution {
    private Resolution() {}

    /** A₁, …, Aₙ of A₁ ⟶ … ⟶ Aₙ ⟶ C. */
    public static List<Term> premises(Term rule) {
        var result = new ArrayList<Term>();
        Term rest = rule;
        while (rest.isApplied(Hol.IMPLIES.name()) && rest.arguments().size() == 2) {
            result.add(rest.arguments().getFirst());
            rest = rest.arguments().get(1);
        }
        return result;
    }

    /** The rule with its conclusion changed, under the same premises. */
    public static Thm onConclusion(Thm rule, UnaryOperator<Thm> change) {
        List<Term> premises = premises(rule.conclusion());
        return discharge(premises, change.apply(assuming(rule, premises.size())));
    }

    private static Thm assuming(Thm rule, int premises) {
        Thm result = rule;
        for (int i = 0; i < premises; i++) {
            result = Rules.undisch(result);
        }
        return result;
    }

    private static Thm discharge(List<Term> premises, Thm fact) {
        Thm result = fact;
        for (Term p : premises.reversed()) {
            result = Thm.disch(p, result);
        }
        return result;
    }

    /**
     * An elimination rule without the proposition that it is for, as provers want it:
     *
     * <pre>
     *   A ⟶ (B₁ ⟶ Q) ⟶ … ⟶ (Bₙ ⟶ Q) ⟶ Q
     *  ─────────────────────────────────────────────────  refuting   (Q any proposition)
     *   A ⟶ (B₁ ⟶ False) ⟶ … ⟶ (Bₙ ⟶ False) ⟶ False
     * </pre>
     *
     * Any other rule stays as it is.
     */
    public static Thm refuting(Thm rule) {
        Term last = rule.conclusion();
        int premises = premises(last).size();
        for (int i = 0; i < premises; i++) {
            last = last.arguments().get(1);
        }
        return premises > 0
                        && last instanceof Free q
                        && q.type().equals(Type.bool())
                        && rule.hypotheses().stream().noneMatch(h -> h.occurs(q))
                ? Thm.instantiate(Map.of(q, Hol.FALSE), rule)
                : rule;
    }

    /**
     * <pre>
     *   A₁ ⟶ … ⟶ Aₙ ⟶ s = t
     *  ──────────────────────  symmetric
     *   A₁ ⟶ … ⟶ Aₙ ⟶ t = s
     * </pre>
     */
    public static Thm symmetric(Thm rule) {
        return onConclusion(rule, fact -> {
            if (!fact.conclusion().isApplied(Hol.EQ)) {
                throw new IllegalArgumentException("symmetric needs an equation, not " + fact.conclusion());
            }
            return Rules.sym(fact);
        });
    }

    /** ⊢ A ⟶ (∀x. B x ⟶ C x) becomes ⊢ A ⟶ B x ⟶ C x: no quantifier is left before the conclusion. */
    public static Thm ruleFormat(Thm rule) {
        return ruleFormat(rule, name -> name);
    }

    /** The same with variables that are called as the names of the bound ones suggest. */
    public static Thm ruleFormat(Thm rule, UnaryOperator<String> names) {
        var fresh = new Fresh(List.of(rule.conclusion()));
        Set<String> taken = new HashSet<>();
        rule.conclusion().frees().forEach(v -> taken.add(v.name()));
        rule.hypotheses().forEach(h -> h.frees().forEach(v -> taken.add(v.name())));
        var premises = new ArrayList<Term>();
        Thm result = rule;
        while (true) {
            Term p = result.conclusion();
            if (p.isApplied(Hol.IMPLIES.name()) && p.arguments().size() == 2) {
                premises.add(p.arguments().getFirst());
                result = Rules.undisch(result);
            } else if (p.isApplied(Hol.ALL)
                    && p.arguments().getFirst() instanceof Term.Abs(var hint, var type, var _)) {
                String name = names.apply(hint);
                Free x = taken.add(name) ? new Free(name, type) : fresh.variable(name, type);
                result = Thm.spec(x, result);
            } else {
                return discharge(premises, result);
            }
        }
    }

    /** ⊢ f x y = t becomes ⊢ f = (λx y. t). */
    public static Thm absDef(Thm definition) {
        return onConclusion(definition, fact -> {
            Thm result = fact;
            while (Rules.left(result) instanceof Term.App(var function, Free x)
                    && !function.occurs(x)
                    && result.hypotheses().stream().noneMatch(h -> h.occurs(x))) {
                Thm abstracted = Thm.abstraction(x, result);
                result = Thm.trans(Thm.betaEta(fact.signature(), function, Rules.left(abstracted)), abstracted);
            }
            return result;
        });
    }

    /** The premises moved round, the first k to the end. */
    public static Thm rotated(Thm rule, int k) {
        List<Term> premises = premises(rule.conclusion());
        if (premises.isEmpty()) {
            return rule;
        }
        Thm fact = assuming(rule, premises.size());
        int by = Math.floorMod(k, premises.size());
        var rotated = new ArrayList<>(premises.subList(by, premises.size()));
        rotated.addAll(premises.subList(0, by));
        return discharge(rotated, fact);
    }

    /**
     * <pre>
     *   A₁ ⟶ … ⟶ Aₙ ⟶ C     B₁ ⟶ … ⟶ Bₘ ⟶ D
     *  ─────────────────────────────────────────────────────────  resolve    (θ unifies Aᵢ and D)
     *   (A₁ ⟶ … ⟶ Aᵢ₋₁ ⟶ B₁ ⟶ … ⟶ Bₘ ⟶ Aᵢ₊₁ ⟶ … ⟶ C)θ
     * </pre>
     *
     * D is the whole fact where that unifies, otherwise its conclusion.
     *
     * @param premise i, counted from 0
     */
    public static Optional<Thm> resolve(Thm rule, int premise, Thm fact) {
        Signature signature = rule.signature().descendsFrom(fact.signature()) ? rule.signature() : fact.signature();
        Thm flexibleRule = flexible(rule.transfer(signature), "");
        Thm flexibleFact = flexible(fact.transfer(signature), "'");
        List<Term> premises = premises(flexibleRule.conclusion());
        if (premise >= premises.size()) {
            return Optional.empty();
        }
        int most = premises(flexibleFact.conclusion()).size();
        var unifier = new PatternUnifier(SortAlgebra.of(signature));
        var depths = new ArrayList<>(List.of(0, most));
        for (int depth = 1; depth < most; depth++) {
            depths.add(depth);
        }
        for (int depth : depths) {
            List<Term> extra = premises(flexibleFact.conclusion()).subList(0, depth);
            Term conclusion = flexibleFact.conclusion();
            for (int i = 0; i < depth; i++) {
                conclusion = conclusion.arguments().get(1);
            }
            if (unifier.unify(premises.get(premise), conclusion) instanceof Unification.Unifier(var substitution)) {
                UnaryOperator<Thm> instance = t -> Rules.beta(
                        Thm.instantiate(substitution.terms(), Thm.instantiateTypes(substitution.types(), t)));
                Thm left = instance.apply(flexibleRule);
                Thm right = instance.apply(flexibleFact);
                return Optional.of(readable(joined(left, premise, premises.size(), right, extra.size())));
            }
        }
        return Optional.empty();
    }

    private static Thm joined(Thm rule, int premise, int count, Thm fact, int extra) {
        List<Term> premises = premises(rule.conclusion()).subList(0, count);
        List<Term> own = premises(fact.conclusion()).subList(0, extra);
        Thm proved = assuming(fact, extra);
        Thm result = rule;
        for (int i = 0; i < count; i++) {
            result =
                    i == premise ? Thm.mp(result, Rules.convert(proved, premises.get(premise))) : Rules.undisch(result);
        }
        var all = new ArrayList<>(premises.subList(0, premise));
        all.addAll(own);
        all.addAll(premises.subList(premise + 1, count));
        return discharge(all, result);
    }

    /** The rule with variables that the unifier may replace. */
    private static Thm flexible(Thm rule, String mark) {
        Set<Free> fixed = new HashSet<>();
        Set<Type.Var> fixedTypes = new HashSet<>();
        rule.hypotheses().forEach(h -> {
            fixed.addAll(h.frees());
            fixedTypes.addAll(h.typeVariables());
        });
        Map<Type.Var, Type> types = new HashMap<>();
        rule.conclusion().typeVariables().stream()
                .filter(v -> !fixedTypes.contains(v))
                .forEach(v -> types.put(v, Type.var("?" + v.name() + mark, v.sort())));
        Thm typed = Thm.instantiateTypes(types, rule);
        Map<Free, Term> names = new HashMap<>();
        typed.conclusion().frees().stream()
                .filter(v -> !fixed.contains(v))
                .forEach(v -> names.put(v, new Free("?" + v.name() + mark, v.type())));
        return Thm.instantiate(names, typed);
    }

    /** The rule with ordinary names for all variables. */
    private static Thm readable(Thm rule) {
        Set<String> taken = new HashSet<>();
        rule.hypotheses().forEach(h -> {
            h.frees().forEach(v -> taken.add(v.name()));
            h.typeVariables().forEach(v -> taken.add(v.name()));
        });
        Map<Type.Var, Type> types = new HashMap<>();
        for (Type.Var v : rule.conclusion().typeVariables()) {
            if (v.name().startsWith("?")) {
                String plain = plain(v.name());
                types.put(v, Type.var(fresh(plain.startsWith("'") ? plain : "'a", taken), v.sort()));
            }
        }
        Thm typed = Thm.instantiateTypes(types, rule);
        Map<Free, Term> names = new HashMap<>();
        for (Free v : typed.conclusion().frees()) {
            if (v.name().startsWith("?")) {
                names.put(v, new Free(fresh(plain(v.name()), taken), v.type()));
            }
        }
        return Thm.instantiate(names, typed);
    }

    private static String plain(String flexible) {
        String name = flexible.substring(1);
        while (name.length() > 1 && name.endsWith("'")) {
            name = name.substring(0, name.length() - 1);
        }
        return name.isEmpty() || Character.isDigit(name.charAt(0)) ? "x" : name;
    }

    private static String fresh(String name, Set<String> taken) {
        String result = name;
        for (int i = 1; !taken.add(result); i++) {
            result = name + i;
        }
        return result;
    }
}
