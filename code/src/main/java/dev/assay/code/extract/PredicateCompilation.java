package dev.assay.code.extract;

import dev.assay.code.program.Function;
import dev.assay.code.runtime.Fun;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.theory.Specification;
import java.util.List;
import java.util.Optional;

/** Where programs for inductive predicates come from that no unfolding makes executable. */
public interface PredicateCompilation {
    /** Knows no predicate. */
    PredicateCompilation NONE = new PredicateCompilation() {
        @Override
        public Optional<List<Function>> compile(
                Code code, Specification.Inductive specification, Const predicate, Callees callees) {
            return Optional.empty();
        }

        @Override
        public Optional<Fun> solutions(Code code, List<Free> inputs, Free output, Term formula) {
            return Optional.empty();
        }
    };

    /** The constants that compiled predicates call get their functions here. */
    interface Callees {
        /** Makes sure that the program has the function. */
        void require(Const function);
    }

    /**
     * Functions that decide the predicate at this ground type, itself among them.
     *
     * @param callees to be told of every other constant that they call
     */
    Optional<List<Function>> compile(
            Code code, Specification.Inductive specification, Const predicate, Callees callees);

    /**
     * A function from values of the inputs to the set of all values of the output for which the formula holds; empty where
     * values would have to be guessed.
     */
    Optional<Fun> solutions(Code code, List<Free> inputs, Free output, Term formula);
}
