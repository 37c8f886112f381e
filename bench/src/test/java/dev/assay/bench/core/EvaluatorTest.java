package dev.assay.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.evaluate.Evaluator;
import dev.assay.logic.evaluate.Truth;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import dev.assay.property.Case;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Property;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The evaluator says what the model of truth values says. */
class EvaluatorTest {
    private static final Free X = new Free("x", Type.bool());

    /** A value as a term, and as the model has it. */
    private record Written(Term term, Object value) {}

    private static final List<Written> TRUTHS = List.of(new Written(Hol.FALSE, false), new Written(Hol.TRUE, true));
    private static final List<Written> FUNCTIONS = List.of(
            new Written(Term.lambda(X, Hol.FALSE), List.of(false, false)),
            new Written(Term.lambda(X, X), List.of(false, true)),
            new Written(Term.lambda(X, Hol.mkNot(X)), List.of(true, false)),
            new Written(Term.lambda(X, Hol.TRUE), List.of(true, true)));

    private static final Gen<Map<Free, Written>> VALUES = Gens.composed(choices -> {
        var result = new HashMap<Free, Written>();
        KernelRulesTest.VARIABLES.forEach(
                v -> result.put(v, choices.draw(Gens.elements(v.type().isFun() ? FUNCTIONS : TRUTHS))));
        return result;
    });

    private static boolean isTrue(Term formula, Map<Free, Written> values) {
        var inModel = new HashMap<Free, Object>();
        values.forEach((v, written) -> inModel.put(v, written.value()));
        try {
            return KernelRulesTest.value(formula, inModel, List.of()).equals(true);
        } catch (KernelRulesTest.Unrepresented e) {
            Case.assume(false);
            throw e;
        }
    }

    @Test
    void itSaysWhatTheModelOfTruthValuesSays() {
        try (Meter meter = Budget.UNLIMITED.start()) {
            var evaluator = new Evaluator(Theory.HOL, meter);
            Property.forAll(Gens.composed(choices -> KernelRulesTest.formula(choices, 4)), VALUES)
                    .forgetful()
                    .seed(6)
                    .tries(3000)
                    .passes((formula, values) -> {
                        var terms = new HashMap<Free, Term>();
                        values.forEach((v, written) -> terms.put(v, written.term()));
                        assertEquals(
                                isTrue(formula, values) ? Truth.TRUE : Truth.FALSE, evaluator.truth(formula, terms));
                    });
        }
    }
}
