package dev.assay.model;

import dev.assay.logic.Conjecture;
import dev.assay.logic.HolNames;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Datatypes;
import dev.assay.logic.evaluate.Evaluator;
import dev.assay.logic.evaluate.Truth;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import dev.assay.model.display.Readback;
import dev.assay.model.ground.Interpretation;
import dev.assay.model.value.Plain;
import dev.assay.run.Budget;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * A counterexample evaluated again, by code that shares nothing with the search. Types that are only declared, and type variables,
 * are finite types of the size that they have in the model; constants that are only declared have their values there.
 */
final class Confirmation {
    /** Enough for values as small as those that are found; who has to evaluate more cannot tell. */
    private static final Budget BUDGET = Budget.UNLIMITED.withSteps(100_000);

    private static final int LARGEST = 12;

    private final Theory theory;
    private final Conjecture conjecture;
    private final Interpretation interpretation;
    private final IntPredicate model;
    private final Map<Type, Type> finite = new HashMap<>();
    private final Map<Const, Term> constants = new HashMap<>();

    private Confirmation(Theory theory, Conjecture conjecture, Interpretation interpretation, IntPredicate model) {
        this.theory = theory;
        this.conjecture = conjecture;
        this.interpretation = interpretation;
        this.model = model;
    }

    /** Whether the values refute the conjecture; unknown if the evaluator cannot tell. */
    static Truth verdict(
            Theory theory, Conjecture conjecture, Interpretation interpretation, IntPredicate model, Meter meter) {
        return new Confirmation(theory, conjecture, interpretation, model).verdict(meter);
    }

    private Truth verdict(Meter meter) {
        boolean hasClasses =
                conjecture.typeVariables().stream().anyMatch(v -> !v.sort().equals(Sort.TOP));
        Optional<Theory> extended = hasClasses ? Optional.empty() : withFiniteTypes();
        if (extended.isEmpty()) {
            return Truth.UNKNOWN;
        }
        var readback = new Readback(model, interpretation.universe()::domain, new FiniteTypes());
        interpretation
                .unspecified()
                .forEach((c, value) -> constants.put(
                        c, plain(readback.term(interpretation.universe().domain(c.type()), value))));
        var values = new HashMap<Free, Term>();
        for (Free variable : conjecture.variables()) {
            Term value =
                    readback.term(interpretation.universe().domain(variable.type()), interpretation.value(variable));
            values.put(new Free(variable.name(), finite(variable.type())), plain(value));
        }
        if (values.values().stream().anyMatch(t -> !t.frees().isEmpty())) {
            return Truth.UNKNOWN;
        }
        try (Meter part = meter.child(BUDGET)) {
            return verdict(new Evaluator(extended.get(), part), values);
        } catch (BudgetExhausted e) {
            return Truth.UNKNOWN;
        }
    }

    private Truth verdict(Evaluator evaluator, Map<Free, Term> values) {
        boolean isSure = true;
        for (Term assumption : conjecture.assumptions()) {
            Truth truth = evaluator.truth(finite(assumption), values);
            if (truth == Truth.FALSE) {
                return Truth.FALSE;
            }
            isSure &= truth == Truth.TRUE;
        }
        Truth conclusion = evaluator.truth(finite(conjecture.conclusion()), values);
        if (conclusion != Truth.FALSE) {
            return conclusion == Truth.TRUE ? Truth.FALSE : Truth.UNKNOWN;
        }
        return isSure ? axioms(evaluator) : Truth.UNKNOWN;
    }

    /** Whether the axioms of the user hold in the model; the user may have asked not to look at them. */
    private Truth axioms(Evaluator evaluator) {
        for (var fact : theory.axioms()) {
            for (var theorem : fact.theorems()) {
                Term axiom = theorem.conclusion();
                boolean isGround = axiom.typeVariables().isEmpty();
                Truth truth = isGround
                        ? evaluator.truth(finite(Hol.mkAll(List.copyOf(axiom.frees()), axiom)), Map.of())
                        : Truth.UNKNOWN;
                if (truth != Truth.TRUE) {
                    return Truth.UNKNOWN;
                }
            }
        }
        return Truth.TRUE;
    }

    // Types

    /** The theory with a finite type for each plain one of the model; none if one is too large. */
    private Optional<Theory> withFiniteTypes() {
        Theory result = theory;
        for (var entry : interpretation.universe().domains().entrySet()) {
            if (entry.getValue() instanceof Plain plain) {
                int size = (int) plain.size();
                String name = "assay.finite_" + size;
                if (size > LARGEST) {
                    return Optional.empty();
                }
                if (result.typeSpecification(name).isEmpty()) {
                    result = Datatypes.define(result, List.of(type(name, size)));
                }
                finite.put(entry.getKey(), Type.con(name));
            }
        }
        return Optional.of(result);
    }

    private static Datatype.Spec type(String name, int size) {
        List<Datatype.Constructor> elements = IntStream.range(0, size)
                .mapToObj(i -> new Datatype.Constructor(element(name, i), List.of()))
                .toList();
        return new Datatype.Spec(
                name,
                List.of(),
                elements,
                new Datatype.Names(name + ".case", name + ".map", name + ".pred", name + ".rel"));
    }

    private static String element(String type, int index) {
        return type + ".a" + (index + 1);
    }

    private Type finite(Type type) {
        Type known = finite.get(type);
        return known != null
                ? known
                : switch (type) {
                    case Type.Var v -> v;
                    case Type.Con(var name, var arguments) ->
                        new Type.Con(name, arguments.stream().map(this::finite).toList());
                };
    }

    private Term finite(Term term) {
        return switch (term) {
            case Const c -> constants.containsKey(c) ? constants.get(c) : new Const(c.name(), finite(c.type()));
            case Free(var name, var type) -> new Free(name, finite(type));
            case Bound b -> b;
            case Abs(var hint, var type, var body) -> new Abs(hint, finite(type), finite(body));
            case App(var function, var argument) -> new App(finite(function), finite(argument));
        };
    }

    /** f(x := y) as λz. if z = x then y else f z: the theory need not know how functions are updated. */
    private static Term plain(Term term) {
        if (term.isApplied(HolNames.FUN_UPD) && term.arguments().size() == 3) {
            Term function = plain(term.arguments().get(0));
            Term at = plain(term.arguments().get(1));
            Term value = plain(term.arguments().get(2));
            var x = new Free("x~", at.type());
            Const choice = new Const(Hol.IF, Type.fun(List.of(Type.bool(), value.type(), value.type()), value.type()));
            Term body = Term.app(choice, Hol.mkEq(x, at), value, new App(function, x).betaNormal());
            return Term.lambda(List.of(x), body);
        }
        return switch (term) {
            case App(var function, var argument) -> new App(plain(function), plain(argument));
            case Abs(var hint, var type, var body) -> new Abs(hint, type, plain(body));
            case Const _, Free _, Bound _ -> term;
        };
    }

    private final class FiniteTypes implements Readback.Names {
        @Override
        public Term element(Plain domain, int index) {
            Type type = finite(domain.type());
            return type instanceof Type.Con(var name, var _) && finite.containsValue(type)
                    ? new Const(Confirmation.element(name, index), type)
                    : new Free("element", type);
        }

        /** The evaluator does not know it either. */
        @Override
        public Term unknown(Type type) {
            return new Const(HolNames.UNDEFINED, type);
        }

        @Override
        public Optional<Term> others(Type type) {
            return Optional.empty();
        }

        @Override
        public UnaryOperator<Type> types() {
            return Confirmation.this::finite;
        }
    }
}
