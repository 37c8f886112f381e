package dev.assay.model;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.evaluate.Evaluator;
import dev.assay.logic.evaluate.Truth;
import dev.assay.logic.theory.Theory;
import dev.assay.model.display.Readback;
import dev.assay.model.ground.Interpretation;
import dev.assay.model.value.Plain;
import dev.assay.run.Budget;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;

/** A counterexample evaluated again, by code that shares nothing with the search. */
final class Confirmation {
    /** Enough for values as small as those that are found. */
    private static final long STEPS = 20_000;

    private static final int LARGEST_FINITE_TYPE = 5;

    private Confirmation() {}

    /** Whether the values refute the conjecture; unknown if the evaluator cannot tell. */
    static Truth verdict(
            Theory theory, Conjecture conjecture, Interpretation interpretation, IntPredicate model, Meter meter) {
        Map<Type.Var, Type> types = new HashMap<>();
        for (Type.Var variable : conjecture.typeVariables()) {
            int size = (int) ((Plain) interpretation.universe().domain(variable)).size();
            if (size > LARGEST_FINITE_TYPE
                    || !variable.sort().equals(Sort.TOP)
                    || theory.typeSpecification("Enum.finite_" + size).isEmpty()) {
                return Truth.UNKNOWN;
            }
            types.put(variable, Type.con("Enum.finite_" + size));
        }
        var readback = new Readback(model, interpretation.universe()::domain, new FiniteTypes(types));
        var values = new HashMap<Free, Term>();
        for (Free variable : conjecture.variables()) {
            Term value =
                    readback.term(interpretation.universe().domain(variable.type()), interpretation.value(variable));
            values.put(new Free(variable.name(), variable.type().substitute(types)), value);
        }
        if (values.values().stream().anyMatch(t -> !t.frees().isEmpty())) {
            return Truth.UNKNOWN;
        }
        try (Meter part = meter.child(Budget.UNLIMITED.withSteps(STEPS))) {
            return verdict(conjecture, types, new Evaluator(theory, part), values);
        } catch (BudgetExhausted e) {
            return Truth.UNKNOWN;
        }
    }

    private static Truth verdict(
            Conjecture conjecture, Map<Type.Var, Type> types, Evaluator evaluator, Map<Free, Term> values) {
        boolean isSure = true;
        for (Term assumption : conjecture.assumptions()) {
            Truth truth = evaluator.truth(assumption.substituteTypes(types), values);
            if (truth == Truth.FALSE) {
                return Truth.FALSE;
            }
            isSure &= truth == Truth.TRUE;
        }
        return switch (evaluator.truth(conjecture.conclusion().substituteTypes(types), values)) {
            case TRUE -> Truth.FALSE;
            case FALSE -> isSure ? Truth.TRUE : Truth.UNKNOWN;
            case UNKNOWN -> Truth.UNKNOWN;
        };
    }

    /** Plain types as the finite types of the library. */
    private record FiniteTypes(Map<Type.Var, Type> instances) implements Readback.Names {
        @Override
        public Term element(Plain domain, int index) {
            Type type = domain.type().substitute(instances);
            return type instanceof Type.Con(var name, var _) && name.startsWith("Enum.finite_")
                    ? new Const(name + ".a\u21e9" + (index + 1), type)
                    : new Free("element", type);
        }

        /** The evaluator does not know it either. */
        @Override
        public Term unknown(Type type) {
            return new Const("HOL.undefined", type);
        }

        @Override
        public Optional<Term> others(Type type) {
            return Optional.empty();
        }

        @Override
        public UnaryOperator<Type> types() {
            return type -> type.substitute(instances);
        }
    }
}
