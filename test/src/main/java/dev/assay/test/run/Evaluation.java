package dev.assay.test.run;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.Extraction;
import dev.assay.code.extract.NotExecutable;
import dev.assay.code.extract.Reify;
import dev.assay.code.jvm.Compiled;
import dev.assay.code.jvm.Mode;
import dev.assay.code.predicate.Decisions;
import dev.assay.code.runtime.Signal;
import dev.assay.code.runtime.TooDeep;
import dev.assay.code.runtime.Undecided;
import dev.assay.logic.Term;
import dev.assay.logic.theory.Theory;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import java.util.List;

/** The value of a closed term, as {@code value} gives it. */
public sealed interface Evaluation {
    record Evaluated(Term value) implements Evaluation {}

    /** There is none, and why. */
    record Failed(String reason) implements Evaluation {}

    static Evaluation of(Theory theory, Term closed, Meter meter) {
        Code code = Codes.of(theory);
        var root = new Extraction.Root("assay.test.value", List.of(), closed);
        try {
            Compiled compiled = Compiled.of(Extraction.extract(code, List.of(root), Decisions.STRICT), Mode.BIG);
            compiled.fuel().start(meter.stepsLeft(), () -> meter.stopped().isPresent());
            Object value = TooDeep.guarded(() -> compiled.call(root.constant()));
            return new Reify(code, Trial.DATA)
                    .term(value, closed.type())
                    .<Evaluation>map(Evaluated::new)
                    .orElseGet(() -> new Failed("the value is a function, which cannot be written down"));
        } catch (NotExecutable | Signal | Undecided | BudgetExhausted e) {
            return new Failed(String.valueOf(e.getMessage()));
        }
    }
}
