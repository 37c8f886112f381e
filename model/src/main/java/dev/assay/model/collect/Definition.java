package dev.assay.model.collect;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import java.util.ArrayList;
import java.util.List;

/** How a constant, at one instance of its type, is evaluated. */
public sealed interface Definition {
    /** The number of arguments that it takes. */
    int arity();

    /** c patterns = right, where the variables of the patterns, in their order, are bound in {@code right}. */
    record Equation(List<Term> patterns, List<Free> variables, Term right) {
        public static Equation of(List<Term> patterns, Term right) {
            var variables = new ArrayList<Free>();
            for (Term pattern : patterns) {
                pattern.frees().forEach(v -> {
                    if (!variables.contains(v)) {
                        variables.add(v);
                    }
                });
            }
            Term body = Term.lambda(variables, right);
            for (int i = 0; i < variables.size(); i++) {
                body = ((Term.Abs) body).body();
            }
            return new Equation(List.copyOf(patterns), List.copyOf(variables), body);
        }
    }

    /** Unfolded wherever it occurs. */
    record Unfolded(int arity, List<Equation> equations) implements Definition {}

    /**
     * Recursive functions, which are evaluated once for each argument.
     *
     * @param group what the functions that are defined together have in common
     * @param fixed for each argument, whether recursive calls pass it on as it is
     * @param bases the equations without recursive calls
     */
    record Recursive(int arity, List<Equation> equations, String group, List<Boolean> fixed, List<Equation> bases)
            implements Definition {}

    /** A least or greatest predicate: where it holds, given where it holds. */
    record Predicate(int arity, Equation equation, String group, List<Boolean> fixed, boolean isCo)
            implements Definition {}

    /** Nothing is said about it. */
    record Unspecified() implements Definition {
        @Override
        public int arity() {
            return 0;
        }
    }
}
