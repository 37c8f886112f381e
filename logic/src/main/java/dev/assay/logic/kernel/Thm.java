package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.pcollections.HashTreePSet;
import org.pcollections.PSet;

/**
 * A theorem Γ ⊢ p of higher-order logic. Only the rules below and the definitional rules of this package
 * make one. Free variables and type variables stand for all their instances.
 */
public final class Thm {
    private final Signature signature;
    private final Set<Term> hypotheses;
    private final Term conclusion;
    private final Set<Trust> trust;
    private final Set<Sort> sorts;

    private Thm(Signature signature, Set<Term> hypotheses, Term conclusion, Set<Trust> trust, Set<Sort> sorts) {
        this.signature = signature;
        this.hypotheses = hypotheses;
        this.conclusion = conclusion;
        this.trust = trust;
        this.sorts = sorts;
    }

    public Signature signature() {
        return signature;
    }

    public Set<Term> hypotheses() {
        return hypotheses;
    }

    public Term conclusion() {
        return conclusion;
    }

    /**
     * What this rests on beyond the rules: axioms of the user, claims nobody has proved. Empty for a full proof.
     * Where type variables were used on the way here, that types of their sorts exist may be such a claim.
     */
    public Set<Trust> trust() {
        Set<Trust> result = trust;
        for (Sort sort : sorts) {
            result = union(result, signature.inhabitation(sort).orElse(Set.of()));
        }
        return result;
    }

    /**
     * The sorts of type variables used on the way here that no type is known to have. While this is not
     * empty the theorem may be vacuous, even if its statement mentions no such variable.
     */
    public Set<Sort> emptySorts() {
        var result = new LinkedHashSet<>(sorts);
        result.removeIf(signature::isInhabited);
        return result;
    }

    @Override
    public String toString() {
        var hyps = new ArrayList<String>();
        hypotheses.forEach(h -> hyps.add(h.toString()));
        hyps.sort(null);
        return (String.join(", ", hyps) + " ⊢ " + conclusion).strip();
    }

    // Images

    /** All but the signature, in the order in which {@link Restoration#theorem} takes it. */
    public List<Object> parts() {
        return List.of(hypotheses, conclusion, trust, sorts);
    }

    static Thm restored(Signature signature, Set<Term> hypotheses, Term conclusion, Set<Trust> trust, Set<Sort> sorts) {
        return new Thm(signature, hypotheses, conclusion, trust, sorts);
    }

    /** A statement taken without proof, by the definitional rules after their checks. */
    static Thm admit(Signature signature, Term statement) {
        return new Thm(signature, Set.of(), statement, Set.of(), sorts(statement));
    }

    /** A statement that holds because of other theorems, and rests on all that they rest on. */
    static Thm admit(Signature signature, Term statement, Collection<Thm> reasons) {
        Set<Trust> trust = Set.of();
        Set<Sort> sorts = sorts(statement);
        for (Thm reason : reasons) {
            trust = union(trust, reason.trust);
            sorts = union(sorts, reason.sorts);
        }
        return new Thm(signature, Set.of(), statement, trust, sorts);
    }

    /**
     * A proposition that the user wants to take for granted; the result and all that follows from it
     * name {@code trust} for ever.
     *
     * <pre>
     *  ─────────────  oracle
     *    ⊢ p   [trust]
     * </pre>
     */
    public static Thm oracle(Signature signature, Trust trust, Term proposition) {
        signature.checkProposition(proposition, "oracle");
        return new Thm(signature, Set.of(), proposition, Set.of(trust), sorts(proposition));
    }

    // Equality

    /**
     * <pre>
     *  ───────────  refl
     *    ⊢ t = t
     * </pre>
     */
    public static Thm refl(Signature signature, Term t) {
        Type type = signature.check(t, "refl");
        return admit(signature, app(Hol.eq(type), t, t));
    }

    /**
     * <pre>
     *   Γ ⊢ r = s     Δ ⊢ s = t
     *  ─────────────────────────  trans
     *        Γ ∪ Δ ⊢ r = t
     * </pre>
     */
    public static Thm trans(Thm left, Thm right) {
        Hol.Sides first = equation(left, "trans");
        Hol.Sides second = equation(right, "trans");
        if (!first.right().equals(second.left())) {
            throw new KernelException("trans", "the middle terms differ: " + first.right() + " and " + second.left());
        }
        Term.App whole = (Term.App) left.conclusion;
        return left.with(right, "trans", new Term.App(whole.function(), second.right()));
    }

    /**
     * <pre>
     *   Γ ⊢ f = g     Δ ⊢ x = y
     *  ─────────────────────────  combination
     *      Γ ∪ Δ ⊢ f x = g y
     * </pre>
     */
    public static Thm combination(Thm functions, Thm arguments) {
        Hol.Sides f = equation(functions, "combination");
        Hol.Sides x = equation(arguments, "combination");
        Type function = equated(functions);
        if (!function.isFun() || !function.domain().equals(equated(arguments))) {
            throw new KernelException(
                    "combination",
                    "types do not fit: " + f.left() + " :: " + function + " and " + x.left() + " :: "
                            + equated(arguments));
        }
        return functions.with(
                arguments,
                "combination",
                app(Hol.eq(function.range()), new Term.App(f.left(), x.left()), new Term.App(f.right(), x.right())));
    }

    /**
     * <pre>
     *        Γ ⊢ s = t
     *  ─────────────────────  abstraction    (x not free in Γ)
     *   Γ ⊢ (λx. s) = (λx. t)
     * </pre>
     */
    public static Thm abstraction(Free x, Thm body) {
        Hol.Sides sides = equation(body, "abstraction");
        body.requireNotFree(x, "abstraction");
        body.signature.check(x.type(), "abstraction");
        Type type = Type.fun(x.type(), equated(body));
        return body.with(app(Hol.eq(type), lambda(x, sides.left()), lambda(x, sides.right())), x);
    }

    /**
     * <pre>
     *  ───────────  betaEta    (s and t have the same βη-normal form)
     *    ⊢ s = t
     * </pre>
     */
    public static Thm betaEta(Signature signature, Term s, Term t) {
        Type left = signature.check(s, "betaEta");
        Type right = signature.check(t, "betaEta");
        if (!left.equals(right) || !s.sameAs(t)) {
            throw new KernelException("betaEta", "not convertible: " + s + " and " + t);
        }
        return admit(signature, app(Hol.eq(left), s, t));
    }

    /**
     * <pre>
     *   Γ ⊢ s = t     Δ ⊢ s
     *  ─────────────────────  eqMp
     *       Γ ∪ Δ ⊢ t
     * </pre>
     */
    public static Thm eqMp(Thm equation, Thm fact) {
        Hol.Sides sides = equation(equation, "eqMp");
        if (!sides.left().equals(fact.conclusion)) {
            throw new KernelException("eqMp", "the left-hand side " + sides.left() + " is not " + fact.conclusion);
        }
        return equation.with(fact, "eqMp", sides.right());
    }

    /**
     * <pre>
     *         Γ ⊢ p        Δ ⊢ q
     *  ───────────────────────────────  deductAntisym
     *   (Γ − {q}) ∪ (Δ − {p}) ⊢ p = q
     * </pre>
     */
    public static Thm deductAntisym(Thm left, Thm right) {
        Signature signature = left.signature.join(right.signature, "deductAntisym");
        Set<Term> hypotheses =
                union(without(left.hypotheses, right.conclusion), without(right.hypotheses, left.conclusion));
        return new Thm(
                signature,
                hypotheses,
                app(Hol.eq(Type.bool()), left.conclusion, right.conclusion),
                union(left.trust, right.trust),
                union(left.sorts, right.sorts));
    }

    // Implication and universal quantification

    /**
     * <pre>
     *  ─────────  assume
     *    p ⊢ p
     * </pre>
     */
    public static Thm assume(Signature signature, Term p) {
        signature.checkProposition(p, "assume");
        return new Thm(signature, Set.of(p), p, Set.of(), sorts(p));
    }

    /**
     * <pre>
     *        Γ ⊢ q
     *  ─────────────────  disch
     *   Γ − {p} ⊢ p ⟶ q
     * </pre>
     */
    public static Thm disch(Term p, Thm fact) {
        fact.signature.checkProposition(p, "disch");
        return new Thm(
                fact.signature,
                without(fact.hypotheses, p),
                Hol.mkImplies(p, fact.conclusion),
                fact.trust,
                union(fact.sorts, sorts(p)));
    }

    /**
     * <pre>
     *   Γ ⊢ p ⟶ q     Δ ⊢ p
     *  ─────────────────────  mp
     *       Γ ∪ Δ ⊢ q
     * </pre>
     */
    public static Thm mp(Thm implication, Thm fact) {
        if (!(Hol.sides(Hol.IMPLIES.name(), implication.conclusion) instanceof Hol.Sides(var premise, var conclusion))
                || !premise.equals(fact.conclusion)) {
            throw new KernelException("mp", implication.conclusion + " is no implication from " + fact.conclusion);
        }
        return implication.with(fact, "mp", conclusion);
    }

    /**
     * <pre>
     *     Γ ⊢ p
     *  ───────────  gen    (x not free in Γ)
     *   Γ ⊢ ∀x. p
     * </pre>
     */
    public static Thm gen(Free x, Thm fact) {
        fact.requireNotFree(x, "gen");
        fact.signature.check(x.type(), "gen");
        return fact.with(Hol.mkAll(x, fact.conclusion), x);
    }

    /**
     * <pre>
     *    Γ ⊢ ∀x. p
     *  ─────────────  spec
     *   Γ ⊢ p[t/x]
     * </pre>
     */
    public static Thm spec(Term t, Thm fact) {
        Type type = fact.signature.check(t, "spec");
        if (!(fact.conclusion instanceof Term.App(Term.Const(var all, var quantifier), var predicate))
                || !all.equals(Hol.ALL)) {
            throw new KernelException("spec", "not universally quantified: " + fact.conclusion);
        }
        if (!quantifier.domain().domain().equals(type)) {
            throw new KernelException("spec", t + " :: " + type + " does not fit " + fact.conclusion);
        }
        Term body = predicate instanceof Term.Abs(var _, var _, var b) ? b.instantiate(t) : new Term.App(predicate, t);
        return new Thm(fact.signature, fact.hypotheses, body, fact.trust, union(fact.sorts, sorts(t)));
    }

    // Instances

    /**
     * <pre>
     *      Γ ⊢ p
     *  ───────────────  instantiate    (θ maps variables to terms of their types)
     *    Γθ ⊢ pθ
     * </pre>
     */
    public static Thm instantiate(Map<Free, ? extends Term> substitution, Thm fact) {
        // A copy: the caller's map may compare keys in its own way, or change.
        Map<Free, Term> theta = Map.copyOf(substitution);
        if (theta.isEmpty()) {
            return fact;
        }
        var sorts = new LinkedHashSet<>(fact.sorts);
        theta.forEach((variable, term) -> {
            Type type = fact.signature.check(term, "instantiate");
            if (!type.equals(variable.type())) {
                throw new KernelException(
                        "instantiate", variable + " :: " + variable.type() + " cannot become " + term + " :: " + type);
            }
            sorts.addAll(sorts(term));
        });
        return fact.map(t -> t.substitute(theta), fact.trust, sorts);
    }

    /**
     * <pre>
     *      Γ ⊢ p
     *  ───────────────  instantiateTypes    (θ maps type variables to types of their sorts)
     *    Γθ ⊢ pθ
     * </pre>
     */
    public static Thm instantiateTypes(Map<Type.Var, ? extends Type> substitution, Thm fact) {
        Map<Type.Var, Type> theta = Map.copyOf(substitution);
        if (theta.isEmpty()) {
            return fact;
        }
        var trust = new HashSet<>(fact.trust);
        var sorts = new LinkedHashSet<>(fact.sorts);
        theta.forEach((variable, type) -> {
            fact.signature.check(type, "instantiateTypes");
            if (!fact.signature.hasSort(type, variable.sort(), trust)) {
                throw new KernelException(
                        "instantiateTypes", variable.name() + " of sort " + variable.sort() + " cannot become " + type);
            }
            type.forEachVariable(v -> addSort(v, sorts));
        });
        return fact.map(t -> t.substituteTypes(theta), trust, sorts);
    }

    /**
     * The same theorem over a larger signature.
     *
     * <pre>
     *   Γ ⊢ p  in S
     *  ──────────────  transfer    (S′ extends S)
     *   Γ ⊢ p  in S′
     * </pre>
     */
    public Thm transfer(Signature larger) {
        if (!larger.descendsFrom(signature)) {
            throw new KernelException("transfer", "the signature does not extend the theorem's own");
        }
        return larger == signature ? this : new Thm(larger, hypotheses, conclusion, trust, sorts);
    }

    // What the rules share

    private static Hol.Sides equation(Thm fact, String rule) {
        Hol.Sides sides = Hol.sides(Hol.EQ, fact.conclusion);
        if (sides == null) {
            throw new KernelException(rule, "not an equation: " + fact.conclusion);
        }
        return sides;
    }

    /** The type of the sides of an equation. */
    private static Type equated(Thm equation) {
        return ((Term.Const) equation.conclusion.head()).type().domain();
    }

    private Thm with(Thm other, String rule, Term newConclusion) {
        return new Thm(
                signature.join(other.signature, rule),
                union(hypotheses, other.hypotheses),
                newConclusion,
                union(trust, other.trust),
                union(sorts, other.sorts));
    }

    private Thm with(Term newConclusion, Free bound) {
        var all = new LinkedHashSet<>(sorts);
        bound.type().forEachVariable(v -> addSort(v, all));
        return new Thm(signature, hypotheses, newConclusion, trust, all.size() == sorts.size() ? sorts : all);
    }

    private Thm map(UnaryOperator<Term> mapping, Set<Trust> newTrust, Set<Sort> newSorts) {
        var mapped = new LinkedHashSet<Term>();
        hypotheses.forEach(h -> mapped.add(mapping.apply(h)));
        return new Thm(
                signature, Set.copyOf(mapped), mapping.apply(conclusion), Set.copyOf(newTrust), Set.copyOf(newSorts));
    }

    private void requireNotFree(Free x, String rule) {
        for (Term h : hypotheses) {
            if (h.occurs(x)) {
                throw new KernelException(rule, "variable " + x.name() + " is free in the hypothesis " + h);
            }
        }
    }

    private static Set<Sort> sorts(Term term) {
        var result = new LinkedHashSet<Sort>();
        term.forEachType(type -> type.forEachVariable(v -> addSort(v, result)));
        return result.isEmpty() ? Set.of() : result;
    }

    private static void addSort(Type.Var variable, Set<Sort> sorts) {
        if (!variable.sort().isTop()) {
            sorts.add(variable.sort());
        }
    }

    /** Larger sets share their parts: the hash code of each of many large hypotheses is needed only once. */
    private static final int SMALL = 8;

    private static Set<Term> without(Set<Term> set, Term element) {
        if (!set.contains(element)) {
            return set;
        }
        if (set instanceof PSet<Term> shared) {
            return shared.minus(element);
        }
        var result = new HashSet<>(set);
        result.removeIf(Predicate.isEqual(element));
        return Set.copyOf(result);
    }

    private static <T> Set<T> union(Set<T> left, Set<T> right) {
        if (right.isEmpty() || left == right) {
            return left;
        }
        if (left.isEmpty()) {
            return right;
        }
        if (left.size() + right.size() > SMALL) {
            Set<T> smaller = left.size() < right.size() ? left : right;
            return shared(smaller == left ? right : left).plusAll(smaller);
        }
        var result = new HashSet<>(left);
        return result.addAll(right) ? Set.copyOf(result) : left;
    }

    private static <T> PSet<T> shared(Set<T> set) {
        return set instanceof PSet<T> shared ? shared : HashTreePSet.from(set);
    }
}
