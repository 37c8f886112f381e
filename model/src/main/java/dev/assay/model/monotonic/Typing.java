package dev.assay.model.monotonic;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import dev.assay.model.monotonic.AnnotatedType.Arrow;
import dev.assay.model.monotonic.AnnotatedType.Data;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The rules for Γ ⊢ t : σ: extended to a larger scope as σ says, the term t denotes essentially the same value there. A
 * context Γ = [x₁ :^A₁ σ₁, …] says besides that t satisfies Aᵢ whenever xᵢ has a new value and the variables before it have
 * old ones; its free variables stand before all others and always have old values, so they are left out.
 */
final class Typing {
    private final Theory theory;
    private final Constraints constraints;
    private final AnnotatedTypes types;
    private final boolean tracksNewValues;
    private final Formulas formulas;
    private final Constants constants;
    private final Map<Free, AnnotatedType> variables = new HashMap<>();

    /** @param guardsFirst whether variables of quantifiers come before those that do not help to bound them */
    Typing(
            Theory theory,
            Constraints constraints,
            AnnotatedTypes types,
            Calculus calculus,
            Meanings meanings,
            boolean guardsFirst) {
        this.theory = theory;
        this.constraints = constraints;
        this.types = types;
        this.tracksNewValues = calculus.tracksNewValues();
        this.formulas = new Formulas(constraints, types, this, calculus, guardsFirst);
        this.constants = new Constants(theory, constraints, types, calculus, meanings, this);
    }

    Formulas formulas() {
        return formulas;
    }

    Constants constants() {
        return constants;
    }

    Typed infer(Term term, Scope scope) {
        if (term.head() instanceof Const c) {
            int given = term.arguments().size();
            int arity = arity(c);
            if (given < arity) {
                return infer(etaExpanded(term, c.type().argumentTypes().get(given)), scope);
            }
            if (given == arity) {
                return saturated(c, term, scope);
            }
        }
        return switch (term) {
            case Const c -> new Typed(constants.type(c, scope), atDefault(c, scope));
            case Free v ->
                new Typed(variables.computeIfAbsent(v, x -> types.of(x.type())), Conformity.general(scope.depth()));
            case Bound b -> variable(b, scope);
            case Abs abs -> abstraction(abs, scope);
            case App(var function, var argument) -> application(function, argument, term, scope);
        };
    }

    /**
     * A constructor without arguments may be what false or true stand for in its type.
     *
     * <pre>
     *   ─────────────────────── default
     *    ⟨xᵢ :^F σᵢ⟩ ⊢ None : κ
     * </pre>
     */
    private Conformity atDefault(Const constant, Scope scope) {
        Optional<Defaults> defaults =
                tracksNewValues ? theory.signature().constructed(constant).map(Defaults::of) : Optional.empty();
        return Conformity.of(
                scope.depth(),
                is(constant, defaults.flatMap(Defaults::forFalse)),
                is(constant, defaults.flatMap(Defaults::forTrue)));
    }

    private static int is(Const constant, Optional<String> name) {
        return name.filter(constant.name()::equals).isPresent() ? Constraints.TRUE : Constraints.FALSE;
    }

    /** λx. t x, of one argument. */
    static Abs etaExpanded(Term term, Type argument) {
        return new Abs("x", argument, new App(term.shift(1), new Bound(0)));
    }

    /** How many arguments a constant takes that has a rule of its own; −1 for any other. */
    private int arity(Const constant) {
        if (constant.name().equals(Hol.EQ) && !tracksNewValues) {
            // Expanded it would lose its F.
            return -2;
        }
        int connective = Formulas.arity(constant);
        if (connective >= 0) {
            return connective;
        }
        return switch (constant.name()) {
            case Hol.IF -> 3;
            case Symbols.COLLECT, Symbols.REPRESENTATION -> 1;
            case Symbols.MEMBER -> 2;
            default ->
                constructed(constant)
                        .map(d -> d.constructor(constant.name())
                                .orElseThrow()
                                .arguments()
                                .size())
                        .or(() -> theory.signature()
                                .casesOf(constant.name())
                                .map(d -> d.constructors().size() + 1))
                        .orElse(-1);
        };
    }

    private Optional<Datatype> constructed(Const constant) {
        return types.of(constant.type().resultType()) instanceof Data
                ? theory.signature().constructed(constant)
                : Optional.empty();
    }

    private Typed saturated(Const constant, Term term, Scope scope) {
        List<Term> arguments = term.arguments();
        if (Formulas.arity(constant) >= 0) {
            return new Typed(AnnotatedType.FIXED, formulas.check(term, Polarity.BOTH, scope));
        }
        return switch (constant.name()) {
            case Hol.IF -> conditional(constant, term, scope);
            // A set is the predicate that tells its elements.
            case Symbols.COLLECT, Symbols.REPRESENTATION -> infer(arguments.getFirst(), scope);
            case Symbols.MEMBER -> application(arguments.get(1), arguments.get(0), term, scope);
            default -> {
                Optional<Datatype> built = constructed(constant);
                yield built.isPresent()
                        ? construction(built.get(), constant, term, scope)
                        : analysis(constant, term, scope);
            }
        };
    }

    /**
     * <pre>
     *  ───────────────── var
     *   [x :^N σ] ⊢ x : σ
     * </pre>
     */
    private Typed variable(Bound variable, Scope scope) {
        int level = scope.level(variable);
        AnnotatedType type = scope.binders().get(level).annotated();
        int isNew = tracksNewValues && type != AnnotatedType.FIXED ? Constraints.TRUE : Constraints.FALSE;
        return new Typed(
                type,
                Conformity.of(
                        scope.depth(),
                        i -> i == level ? isNew : Constraints.FALSE,
                        _ -> Constraints.FALSE,
                        _ -> Constraints.FALSE));
    }

    /**
     * <pre>
     *    Γ, [x :^A σ] ⊢ t : τ
     *  ──────────────────────── lam
     *   Γ ⊢ λx. t : σ →_A τ
     * </pre>
     */
    private Typed abstraction(Abs abs, Scope scope) {
        AnnotatedType x = types.of(abs.argument());
        Scope inner = scope.withLast(abs.hint(), abs.argument(), x);
        Typed body = infer(abs.body(), inner);
        Annotation annotation = types.annotation(abs.argument(), type(abs.body(), inner));
        conform(annotation, body.conformity(), scope.depth(), x);
        return new Typed(
                new Arrow(x, annotation, body.type()), body.conformity().outside(scope.depth()));
    }

    /** The annotation may be chosen only if the term has what it says when the variable at that place is new. */
    void conform(Annotation annotation, Conformity conformity, int level, AnnotatedType variable) {
        constraints.clause(-annotation.isNew(), types.orNeverNew(conformity.isNew()[level], variable));
        constraints.clause(-annotation.isFalse(), types.orNeverNew(conformity.isFalse()[level], variable));
        constraints.clause(-annotation.isTrue(), types.orNeverNew(conformity.isTrue()[level], variable));
    }

    private static Type type(Term term, Scope scope) {
        return term.type(
                scope.binders().reversed().stream().map(Scope.Binder::type).toList());
    }

    /**
     * <pre>
     *   ⟨xᵢ :^Aᵢ σᵢ⟩ ⊢ t : σ →_B τ     ⟨xᵢ :^Dᵢ σᵢ⟩ ⊢ u : σ
     *  ───────────────────────────────────────────────────── app
     *               ⟨xᵢ :^Cᵢ σᵢ⟩ ⊢ t u : τ
     * </pre>
     *
     * where Cᵢ is G, or Aᵢ ∈ {F, T} for xᵢ in t; for another, it may be B if Dᵢ is N, as u is new and t is either old or, by
     * some variable after xᵢ, everywhere B. Order and exchange of the variables are in this condition.
     */
    private Typed application(Term function, Term argument, Term whole, Scope scope) {
        Typed t = infer(function, scope);
        Typed u = infer(argument, scope);
        boolean isArrow = t.type() instanceof Arrow;
        Annotation b = t.type() instanceof Arrow arrow ? arrow.annotation() : Annotation.GENERAL;
        if (t.type() instanceof Arrow arrow) {
            constraints.require(
                    types.below(u.type(), arrow.domain()), scope.obstacle(Obstacle.Rule.APPLICATION, whole));
        }
        Conformity f = t.conformity();
        Conformity result = Conformity.of(
                scope.depth(),
                i -> scope.isBefore(function, i)
                        ? constraints.and(u.conformity().isNew()[i], b.isNew())
                        : Constraints.FALSE,
                i -> applied(function, u.conformity().isNew()[i], b.isFalse(), f.isFalse(), i, scope),
                i -> applied(function, u.conformity().isNew()[i], b.isTrue(), f.isTrue(), i, scope));
        AnnotatedType range = isArrow ? ((Arrow) t.type()).range() : AnnotatedType.FIXED;
        return new Typed(range, result);
    }

    private int applied(Term function, int isNew, int annotated, int[] known, int level, Scope scope) {
        if (scope.occurs(level, function)) {
            return known[level];
        }
        int result = constraints.and(isNew, annotated);
        for (int i = 0; i < scope.depth(); i++) {
            if (scope.isAfter(i, level) && scope.occurs(i, function)) {
                AnnotatedType type = scope.binders().get(i).annotated();
                result = constraints.and(result, types.orNeverNew(known[i], type));
            }
        }
        return result;
    }

    /**
     * <pre>
     *   Γ ⊢ c : o     ⟨xᵢ :^A σᵢ⟩ ⊢ t : τ     ⟨xᵢ :^A σᵢ⟩ ⊢ u : τ
     *  ──────────────────────────────────────────────────────────── if
     *             ⟨xᵢ :^A σᵢ⟩ ⊢ if c then t else u : τ
     * </pre>
     *
     * where a branch that c rules out at new values of xᵢ need not agree.
     */
    private Typed conditional(Const constant, Term term, Scope scope) {
        List<Term> arguments = term.arguments();
        Conformity condition = formulas.check(arguments.get(0), Polarity.BOTH, scope);
        Typed t = infer(arguments.get(1), scope);
        Typed u = infer(arguments.get(2), scope);
        AnnotatedType common = types.of(constant.type().range().domain());
        constraints.require(
                constraints.and(types.below(t.type(), common), types.below(u.type(), common)),
                scope.obstacle(Obstacle.Rule.CONDITIONAL, term));
        Conformity yes = t.conformity();
        Conformity no = u.conformity();
        return new Typed(
                common,
                Conformity.of(
                        scope.depth(),
                        i -> either(condition, yes.isNew()[i], no.isNew()[i], i),
                        i -> either(condition, yes.isFalse()[i], no.isFalse()[i], i),
                        i -> either(condition, yes.isTrue()[i], no.isTrue()[i], i)));
    }

    private int either(Conformity condition, int yes, int no, int level) {
        return constraints.and(
                constraints.or(condition.isFalse()[level], yes),
                constraints.or(condition.isTrue()[level], no));
    }

    /**
     * <pre>
     *   ⟨xᵢ :^Aᵢⱼ σᵢ⟩ ⊢ tⱼ : σⱼ   for each j
     *  ────────────────────────────────────── constructor
     *      ⟨xᵢ :^Bᵢ σᵢ⟩ ⊢ C t₁ … tₙ : κ
     * </pre>
     *
     * where Bᵢ is N if some Aᵢⱼ is, as something new inside makes the whole new; otherwise G, or the default.
     */
    private Typed construction(Datatype datatype, Const constant, Term term, Scope scope) {
        Data result = (Data) types.of(constant.type().resultType());
        List<AnnotatedType> expected = result.arguments().get(index(datatype, constant.name()));
        var isNew = new int[scope.depth()][];
        List<Term> arguments = term.arguments();
        for (int i = 0; i < isNew.length; i++) {
            isNew[i] = new int[arguments.size()];
        }
        for (int j = 0; j < arguments.size(); j++) {
            Typed t = infer(arguments.get(j), scope);
            constraints.require(
                    types.below(t.type(), expected.get(j)), scope.obstacle(Obstacle.Rule.APPLICATION, term));
            for (int i = 0; i < isNew.length; i++) {
                isNew[i][j] = t.conformity().isNew()[i];
            }
        }
        Conformity whole = atDefault(constant, scope);
        return new Typed(
                result,
                Conformity.of(
                        scope.depth(), i -> constraints.or(isNew[i]), i -> whole.isFalse()[i], i -> whole.isTrue()[i]));
    }

    private static int index(Datatype datatype, String constructor) {
        return datatype.constructors().indexOf(datatype.constructor(constructor).orElseThrow());
    }

    /**
     * <pre>
     *   Γⱼ ⊢ tⱼ : σⱼ₁ →_B … →_B τ   for each constructor     Δ ⊢ u : κ
     *  ──────────────────────────────────────────────────────────────── case
     *              ⟨xᵢ :^Cᵢ σᵢ⟩ ⊢ case u of t₁ | … | tₙ : τ
     * </pre>
     *
     * where Cᵢ ∈ {F, T} if all branches have it for xᵢ, or that for the default which u is known to be; or it is B if u is
     * new at xᵢ and the branches are old, as something inside of u is new.
     */
    private Typed analysis(Const constant, Term term, Scope scope) {
        List<Term> arguments = term.arguments();
        List<Type> formal = constant.type().argumentTypes();
        Term scrutinee = arguments.getLast();
        Type analysed = formal.get(arguments.size() - 1);
        Type resultType = type(term, scope);
        AnnotatedType result = types.of(resultType);
        Typed u = infer(scrutinee, scope);
        Annotation b = types.withoutNew(analysed);
        List<List<AnnotatedType>> inside = types.of(analysed) instanceof Data d ? d.arguments() : List.of();
        var branches = new ArrayList<Conformity>();
        for (int j = 0; j < arguments.size() - 1; j++) {
            Typed t = infer(arguments.get(j), scope);
            AnnotatedType expected = result;
            if (!inside.isEmpty()) {
                for (AnnotatedType argument : inside.get(j).reversed()) {
                    expected = new Arrow(argument, argument == AnnotatedType.FIXED ? Annotation.GENERAL : b, expected);
                }
            } else if (result != AnnotatedType.FIXED) {
                int count = formal.get(j).argumentTypes().size()
                        - resultType.argumentTypes().size();
                for (int k = 0; k < count; k++) {
                    expected = new Arrow(AnnotatedType.FIXED, Annotation.GENERAL, expected);
                }
            }
            constraints.require(types.below(t.type(), expected), scope.obstacle(Obstacle.Rule.CASES, term));
            branches.add(t.conformity());
        }
        Defaults defaults =
                Defaults.of(theory.signature().casesOf(constant.name()).orElseThrow());
        Conformity conformity = Conformity.of(
                scope.depth(),
                _ -> Constraints.FALSE,
                i -> analysed(
                        branches, Conformity::isFalse, b.isFalse(), u.conformity(), defaults, arguments, i, scope),
                i -> analysed(branches, Conformity::isTrue, b.isTrue(), u.conformity(), defaults, arguments, i, scope));
        return new Typed(result, conformity);
    }

    private int analysed(
            List<Conformity> branches,
            Function<Conformity, int[]> known,
            int annotated,
            Conformity analysed,
            Defaults defaults,
            List<Term> arguments,
            int level,
            Scope scope) {
        int[] values = branches.stream().mapToInt(c -> known.apply(c)[level]).toArray();
        boolean areOld = arguments.subList(0, values.length).stream().allMatch(t -> scope.isBefore(t, level));
        return constraints.or(
                constraints.and(values),
                areOld ? constraints.and(analysed.isNew()[level], annotated) : Constraints.FALSE,
                defaults.indexForFalse() < 0
                        ? Constraints.FALSE
                        : constraints.and(analysed.isFalse()[level], values[defaults.indexForFalse()]),
                defaults.indexForTrue() < 0
                        ? Constraints.FALSE
                        : constraints.and(analysed.isTrue()[level], values[defaults.indexForTrue()]));
    }
}
