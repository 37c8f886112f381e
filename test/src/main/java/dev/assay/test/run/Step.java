package dev.assay.test.run;

import dev.assay.logic.Term.Free;
import java.util.List;

/** A part of a test. */
sealed interface Step {
    /** Gives the variable a value of its type. */
    record Generate(Free variable, int slot) implements Step {}

    /** Goes on only if the premise holds. */
    record Check(int premise, Call call) implements Step {}

    /** Computes a value and gives its parts to variables; goes on only if it has the right form. */
    record Match(int premise, Call call, Pattern pattern) implements Step {}

    /** The test itself. */
    record Conclude(Call call) implements Step {}

    /** Whether a step needs values that are generated. */
    static boolean generates(List<Step> steps) {
        return steps.stream().anyMatch(Generate.class::isInstance);
    }
}
