package dev.assay.model.monotonic;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.List;

/**
 * The rules for Γ ⊢ Mˢ(t): the formula t stays true (s = +) or false (s = −) when the type grows. For {@link Polarity#BOTH} they
 * are the rules for the connectives in terms.
 */
final class Formulas {
    private final Constraints constraints;
    private final AnnotatedTypes types;
    private final Typing typing;
    private final boolean tracksNewValues;
    private final boolean guardsFirst;

    Formulas(Constraints constraints, AnnotatedTypes types, Typing typing, Calculus calculus, boolean guardsFirst) {
        this.constraints = constraints;
        this.types = types;
        this.typing = typing;
        this.tracksNewValues = calculus.tracksNewValues();
        this.guardsFirst = guardsFirst;
    }

    /** How many arguments make a formula of the constant; −1 if it is no connective. */
    static int arity(Const constant) {
        return switch (constant.name()) {
            case HolNames.TRUE, HolNames.FALSE -> 0;
            case HolNames.NOT, Hol.ALL, Hol.EX -> 1;
            case HolNames.IMPLIES, HolNames.AND, HolNames.OR, Hol.EQ -> 2;
            case Hol.IF -> constant.type().range().domain().equals(Type.bool()) ? 3 : -1;
            default -> -1;
        };
    }

    /** What Γ says about the formula; its side conditions become constraints. */
    Conformity check(Term formula, Polarity polarity, Scope scope) {
        List<Term> arguments = formula.arguments();
        if (!(formula.head() instanceof Const c) || arity(c) != arguments.size()) {
            return typing.infer(formula, scope).conformity();
        }
        return switch (c.name()) {
            case HolNames.TRUE -> always(scope, false);
            case HolNames.FALSE -> always(scope, true);
            case HolNames.NOT -> negation(check(arguments.get(0), polarity.flipped(), scope));
            case HolNames.IMPLIES ->
                disjunction(
                        negation(check(arguments.get(0), polarity.flipped(), scope)),
                        check(arguments.get(1), polarity, scope));
            case HolNames.AND ->
                conjunction(check(arguments.get(0), polarity, scope), check(arguments.get(1), polarity, scope));
            case HolNames.OR ->
                disjunction(check(arguments.get(0), polarity, scope), check(arguments.get(1), polarity, scope));
            case Hol.ALL -> quantifier(formula, arguments.getFirst(), true, polarity, scope);
            case Hol.EX -> quantifier(formula, arguments.getFirst(), false, polarity, scope);
            case Hol.EQ ->
                c.type().domain().equals(Type.bool())
                        ? equivalence(
                                check(arguments.get(0), Polarity.BOTH, scope),
                                check(arguments.get(1), Polarity.BOTH, scope))
                        : equality(formula, c.type().domain(), arguments, polarity, scope);
            case Hol.IF -> conditional(arguments, polarity, scope);
            default -> throw new IllegalStateException("no connective: " + c);
        };
    }

    /**
     * <pre>
     *   ───────────────────── false     ──────────────────── true
     *    ⟨xᵢ :^F σᵢ⟩ ⊢ False             ⟨xᵢ :^T σᵢ⟩ ⊢ True
     * </pre>
     */
    private Conformity always(Scope scope, boolean isFalse) {
        int known = tracksNewValues ? Constraints.TRUE : Constraints.FALSE;
        return Conformity.of(scope.depth(), isFalse ? known : Constraints.FALSE, isFalse ? Constraints.FALSE : known);
    }

    /**
     * <pre>
     *      ⟨xᵢ :^Aᵢ σᵢ⟩ ⊢ M^∼s(t)
     *   ─────────────────────────── not     ∼F = T, ∼T = F, otherwise G
     *     ⟨xᵢ :^∼Aᵢ σᵢ⟩ ⊢ Mˢ(¬t)
     * </pre>
     */
    private static Conformity negation(Conformity t) {
        return Conformity.of(t.depth(), _ -> Constraints.FALSE, i -> t.isTrue()[i], i -> t.isFalse()[i]);
    }

    /**
     * <pre>
     *   ⟨xᵢ :^Aᵢ σᵢ⟩ ⊢ Mˢ(t)     ⟨xᵢ :^Bᵢ σᵢ⟩ ⊢ Mˢ(u)
     *  ─────────────────────────────────────────────── and     T if both are T, F if either is F, otherwise G
     *          ⟨xᵢ :^Aᵢ⊓Bᵢ σᵢ⟩ ⊢ Mˢ(t ∧ u)
     * </pre>
     */
    private Conformity conjunction(Conformity t, Conformity u) {
        return Conformity.of(
                t.depth(),
                _ -> Constraints.FALSE,
                i -> constraints.or(t.isFalse()[i], u.isFalse()[i]),
                i -> constraints.and(t.isTrue()[i], u.isTrue()[i]));
    }

    /**
     * <pre>
     *   ⟨xᵢ :^Aᵢ σᵢ⟩ ⊢ Mˢ(t)     ⟨xᵢ :^Bᵢ σᵢ⟩ ⊢ Mˢ(u)
     *  ─────────────────────────────────────────────── or     F if both are F, T if either is T, otherwise G
     *          ⟨xᵢ :^Aᵢ⊔Bᵢ σᵢ⟩ ⊢ Mˢ(t ∨ u)
     * </pre>
     */
    private Conformity disjunction(Conformity t, Conformity u) {
        return negation(conjunction(negation(t), negation(u)));
    }

    /** t ⟷ u as (t ⟶ u) ∧ (u ⟶ t); both parts are needed with both signs. */
    private Conformity equivalence(Conformity t, Conformity u) {
        return conjunction(disjunction(negation(t), u), disjunction(t, negation(u)));
    }

    /**
     * <pre>
     *   Γ, [x :^A σ] ⊢ M⁻(t)            Γ, [x :^T σ] ⊢ M⁺(t)              Γ, [x :^A σ] ⊢ M⁺(t)     α ∉ AT⁺(σ)
     *  ────────────────────── all⁻     ────────────────────── all⁺_T     ───────────────────────────────────── all⁺
     *     Γ ⊢ M⁻(∀x. t)                   Γ ⊢ M⁺(∀x. t)                            Γ ⊢ M⁺(∀x. t)
     * </pre>
     *
     * and the same for ∃ with the signs exchanged and F for T. In those with a side condition x need not come last in the
     * context: the body is settled at new values of x whatever the variables after it are, and they only need to care about old
     * ones. That is better if some premise or conjunct settles it by variables before x.
     */
    private Conformity quantifier(Term formula, Term predicate, boolean isUniversal, Polarity polarity, Scope scope) {
        Abs abs = predicate instanceof Abs a ? a : Typing.etaExpanded(predicate, domain(formula));
        AnnotatedType x = types.of(abs.argument());
        boolean isBounded = polarity != (isUniversal ? Polarity.NEGATIVE : Polarity.POSITIVE);
        int rank = isBounded && guardsFirst ? Guards.rank(abs.body(), isUniversal, scope) : scope.last() + 1;
        Scope inner = scope.withAt(rank, abs.hint(), abs.argument(), x);
        Conformity body = check(abs.body(), polarity, inner);
        if (isBounded) {
            int known = (isUniversal ? body.isTrue() : body.isFalse())[scope.depth()];
            constraints.require(
                    types.orNeverNew(known, x),
                    scope.obstacle(isUniversal ? Obstacle.Rule.ALL : Obstacle.Rule.EX, formula));
        }
        return body.outside(scope.depth());
    }

    private static Type domain(Term quantified) {
        return ((Const) quantified.head()).type().domain().domain();
    }

    /**
     * <pre>
     *   Γ ⊢ t : σ     Γ ⊢ u : σ            Γ ⊢ t : σ     Γ ⊢ u : σ     α ∉ AT⁻(σ)
     *  ──────────────────────── eq⁻       ──────────────────────────────────────── eq
     *        Γ ⊢ M⁻(t = u)                             Γ ⊢ t = u : o
     * </pre>
     *
     * The equation is false whenever one side is new and the other, having only variables before the new one, is old; true
     * when both are the same default.
     */
    private Conformity equality(Term formula, Type type, List<Term> sides, Polarity polarity, Scope scope) {
        Term left = sides.get(0);
        Term right = sides.get(1);
        Typed t = typing.infer(left, scope);
        Typed u = typing.infer(right, scope);
        AnnotatedType common = types.of(type);
        int fits = constraints.and(types.below(t.type(), common), types.below(u.type(), common));
        int unique = polarity == Polarity.NEGATIVE ? Constraints.TRUE : types.extendedUniquely(common);
        constraints.require(constraints.and(fits, unique), scope.obstacle(Obstacle.Rule.EQUALITY, formula));
        return Conformity.of(
                scope.depth(),
                _ -> Constraints.FALSE,
                i -> constraints.or(
                        scope.isBefore(left, i) ? u.conformity().isNew()[i] : Constraints.FALSE,
                        scope.isBefore(right, i) ? t.conformity().isNew()[i] : Constraints.FALSE),
                i -> constraints.or(
                        constraints.and(
                                t.conformity().isFalse()[i], u.conformity().isFalse()[i]),
                        constraints.and(
                                t.conformity().isTrue()[i], u.conformity().isTrue()[i])));
    }

    /** if c then t else u as (c ⟶ t) ∧ (¬c ⟶ u). */
    private Conformity conditional(List<Term> arguments, Polarity polarity, Scope scope) {
        Conformity condition = check(arguments.get(0), Polarity.BOTH, scope);
        return conjunction(
                disjunction(negation(condition), check(arguments.get(1), polarity, scope)),
                disjunction(condition, check(arguments.get(2), polarity, scope)));
    }
}
