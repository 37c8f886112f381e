package dev.assay.model.monotonic;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.theory.Theory;
import dev.assay.model.monotonic.AnnotatedType.Arrow;
import dev.assay.model.monotonic.AnnotatedType.Data;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The annotated types of constants. A definition has a model in every scope, so it is never checked as a formula; the
 * constant gets a type that its definition respects, once for each instance of the constant.
 */
final class Constants {
    private final Theory theory;
    private final Constraints constraints;
    private final AnnotatedTypes types;
    private final Meanings meanings;
    private final Primitives primitives;
    private final Typing typing;
    private final Unfolding unfolding;
    private final Map<Const, AnnotatedType> known = new HashMap<>();

    Constants(
            Theory theory,
            Constraints constraints,
            AnnotatedTypes types,
            Calculus calculus,
            Meanings meanings,
            Typing typing) {
        this.theory = theory;
        this.constraints = constraints;
        this.types = types;
        this.meanings = meanings;
        this.primitives = new Primitives(constraints, types, calculus);
        this.typing = typing;
        this.unfolding = new Unfolding(meanings, c -> !depends(c) || primitives.isKnown(c));
    }

    /** The term with small definitions unfolded. */
    Term unfold(Term term) {
        return unfolding.unfold(term);
    }

    /** The constants whose values have been constrained by nothing but their types. */
    List<Const> declared() {
        return known.keySet().stream()
                .filter(c -> meanings.of(c) instanceof Meaning.Declared)
                .toList();
    }

    /** Whether the value may be another in a larger scope. */
    private boolean depends(Const constant) {
        return types.grows(constant.type())
                || types.growing() instanceof Type.Con con && meanings.mentions(constant.name(), con.name());
    }

    AnnotatedType type(Const constant, Scope scope) {
        if (!depends(constant)) {
            return AnnotatedType.FIXED;
        }
        if (primitives.isKnown(constant)) {
            return primitives.type(constant, scope);
        }
        AnnotatedType type = known.get(constant);
        return type == null ? specified(constant, scope) : type;
    }

    private AnnotatedType specified(Const constant, Scope scope) {
        switch (meanings.of(constant)) {
            case Meaning.Declared _ -> introduce(constant);
            case Meaning.Abbreviation(var term) -> {
                AnnotatedType type = introduce(constant);
                Scope own = definition(constant);
                Typed t = typing.infer(unfold(term), own);
                constraints.require(types.below(t.type(), type), own.obstacle(Obstacle.Rule.DEFINITION, constant));
            }
            case Meaning.Recursive(var functions, var equations) -> {
                functions.forEach(this::introduce);
                equations.forEach(this::respect);
            }
            case Meaning.FixedPoint(var predicates, var equations, var isGreatest) -> {
                predicates.forEach(p -> approximate(introduce(p), isGreatest));
                equations.forEach(this::respect);
            }
            case Meaning.Opaque _ -> {
                known.put(constant, AnnotatedType.FIXED);
                constraints.require(Constraints.FALSE, scope.obstacle(Obstacle.Rule.UNKNOWN_CONSTANT, constant));
            }
        }
        AnnotatedType type = known.get(constant);
        if (type == null) {
            throw new IllegalStateException(constant + " is not among what its specification is about");
        }
        return type;
    }

    private AnnotatedType introduce(Const constant) {
        return known.computeIfAbsent(constant, c -> types.of(c.type()));
    }

    private static Scope definition(Const constant) {
        return Scope.of("definition of " + constant.name());
    }

    /**
     * A least predicate is the limit of approximations that begin with false everywhere, so where it is extended by a
     * default, that is false; true for a greatest one.
     */
    private void approximate(AnnotatedType predicate, boolean isGreatest) {
        AnnotatedType rest = predicate;
        while (rest instanceof Arrow(var _, var annotation, var range)) {
            constraints.clause(-annotation.isNew());
            constraints.clause(isGreatest ? -annotation.isFalse() : -annotation.isTrue());
            rest = range;
        }
    }

    /** A variable of a pattern, and the annotation of the function's arrow for the whole pattern. */
    private record PatternVariable(Free variable, AnnotatedType type, Annotation arrow, boolean isLast) {}

    /**
     * <pre>
     *   [y₁₁ :^A₁ τ₁₁, …, yₙₘ :^Aₙ τₙₘ], f :^G ρ ⊢ t : τ     for each equation f p₁ … pₙ = t
     *  ───────────────────────────────────────────────────────────────────────────────────── definition
     *                      f :^G ρ     where ρ = σ₁ →_A₁ … →_Aₙ τ
     * </pre>
     *
     * where yᵢ₁, … are the variables of the pattern pᵢ, one of which is new when the argument is. Along the recursion,
     * which ends, the value for a larger scope is seen to extend that for the smaller one.
     */
    private void respect(Equation equation) {
        Scope scope = definition(equation.constant());
        AnnotatedType rest = type(equation.constant(), scope);
        var variables = new ArrayList<PatternVariable>();
        boolean understood = true;
        int last = equation.patterns().size() - 1;
        for (int i = 0; i <= last; i++) {
            AnnotatedType domain = rest instanceof Arrow arrow ? arrow.domain() : AnnotatedType.FIXED;
            Annotation annotation = rest instanceof Arrow arrow ? arrow.annotation() : Annotation.GENERAL;
            understood &= variables(equation.patterns().get(i), domain, annotation, i == last, variables);
            rest = rest instanceof Arrow arrow ? arrow.range() : AnnotatedType.FIXED;
        }
        if (!understood) {
            constraints.require(Constraints.FALSE, scope.obstacle(Obstacle.Rule.UNKNOWN_CONSTANT, equation.constant()));
            return;
        }
        Term body =
                Term.lambda(variables.stream().map(PatternVariable::variable).toList(), unfold(equation.right()));
        for (PatternVariable v : variables) {
            scope = scope.withLast(v.variable.name(), v.variable.type(), v.type);
            body = ((Abs) body).body();
        }
        Typed t = typing.infer(body, scope);
        constraints.require(types.below(t.type(), rest), scope.obstacle(Obstacle.Rule.DEFINITION, body));
        for (int i = 0; i < variables.size(); i++) {
            PatternVariable v = variables.get(i);
            typing.conform(v.arrow, t.conformity(), i, v.type);
            // A function of several arguments is new for more reasons than that its values are.
            if (!v.isLast || rest instanceof Arrow) {
                constraints.clause(-v.arrow.isNew());
            }
        }
    }

    /** Adds the variables of the pattern; false if it is no pattern that we know. */
    private boolean variables(
            Term pattern, AnnotatedType type, Annotation arrow, boolean isLast, List<PatternVariable> result) {
        if (pattern instanceof Free v) {
            result.add(new PatternVariable(v, type, arrow, isLast));
            return true;
        }
        if (type == AnnotatedType.FIXED) {
            pattern.frees().forEach(v -> result.add(new PatternVariable(v, AnnotatedType.FIXED, arrow, isLast)));
            return true;
        }
        if (!(type instanceof Data data) || !(pattern.head() instanceof Const c)) {
            return false;
        }
        Optional<Datatype> datatype = theory.signature().constructed(c);
        if (datatype.isEmpty()) {
            return false;
        }
        int index = datatype.get()
                .constructors()
                .indexOf(datatype.get().constructor(c.name()).orElseThrow());
        List<Term> parts = pattern.arguments();
        boolean understood = true;
        for (int i = 0; i < parts.size(); i++) {
            understood &= variables(parts.get(i), data.arguments().get(index).get(i), arrow, isLast, result);
        }
        return understood;
    }
}
