package dev.assay.code.predicate;

import dev.assay.logic.Type;
import java.util.List;

/** What is done for a premise, in the order that the mode analysis found. */
sealed interface Step {
    /** A variable that no premise gives a value gets every value of its type. */
    record Generate(int slot, Type type) implements Step {}

    /** The least natural number for which the formula holds stands for all that are as new as it is. */
    record Fresh(int slot, Evaluated formula) implements Step {}

    record Check(Evaluated formula) implements Step {}

    record Compute(Evaluated term, Shape pattern) implements Step {}

    /** Every element of the set. */
    record Each(Evaluated set, Shape pattern) implements Step {}

    /** Every element of the list, which need not be known but for its length. */
    record Listed(Evaluated list, Shape pattern) implements Step {}

    /**
     * sum = part + rest, looking for the rest.
     *
     * @param isNatural whether the rest must not be negative
     */
    record Subtract(Shape sum, Evaluated part, Shape rest, boolean isNatural) implements Step {}

    /**
     * difference = minuend − subtrahend, looking for one of the two.
     *
     * @param isMinuend whether the minuend is looked for
     * @param isNatural whether the difference is 0 where the subtrahend is greater
     */
    record Unsubtract(Shape difference, Evaluated known, Shape unknown, boolean isMinuend, boolean isNatural)
            implements Step {}

    /**
     * A number up to a bound or from there on.
     *
     * @param isNatural whether it must not be negative
     */
    record Bounded(int slot, Evaluated bound, boolean isUpper, boolean isStrict, boolean isNatural) implements Step {}

    /** The set of all outputs of a procedure that has only one. */
    record Collect(Procedure procedure, List<Shape> inputs, Shape set) implements Step {
        public Collect {
            inputs = List.copyOf(inputs);
        }
    }

    /** Runs another procedure: the inputs are built, the outputs matched. */
    record Run(Procedure procedure, List<Shape> inputs, List<Shape> outputs) implements Step {
        public Run {
            inputs = List.copyOf(inputs);
            outputs = List.copyOf(outputs);
        }
    }

    /** Goes on if the procedure, all of whose arguments are inputs, fails for certain. */
    record Unless(Procedure procedure, List<Shape> inputs) implements Step {
        public Unless {
            inputs = List.copyOf(inputs);
        }
    }

    /** Goes on if the relation, all of whose arguments are inputs, holds for every output of the range. */
    record Every(Procedure range, List<Shape> inputs, Procedure relation) implements Step {
        public Every {
            inputs = List.copyOf(inputs);
        }
    }
}
