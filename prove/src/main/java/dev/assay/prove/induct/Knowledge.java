package dev.assay.prove.induct;

import dev.assay.logic.Fact;
import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.evaluate.Computation;
import java.util.List;
import java.util.function.Function;

/**
 * What is known besides definitions.
 *
 * @param laws that may be used like lemmas
 * @param computation of constants without a definition
 * @param printer writes terms as the user does
 */
public record Knowledge(List<Fact> laws, Computation computation, Function<Term, String> printer) {
    /** Definitions only. */
    public static final Knowledge NONE =
            new Knowledge(List.of(), Computation.NONE, TermPrinter.UNICODE.withWidth(Integer.MAX_VALUE)::print);

    public Knowledge {
        laws = List.copyOf(laws);
    }
}
