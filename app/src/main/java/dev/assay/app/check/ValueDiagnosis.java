package dev.assay.app.check;

import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.proof.ReadingException;
import dev.assay.logic.theory.Theory;
import dev.assay.run.Meter;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.test.query.Ground;
import dev.assay.test.run.Evaluation;
import java.util.Optional;
import java.util.Set;

/** Answers {@code value "t"}: whatever evaluator it names, the term is compiled and run. */
final class ValueDiagnosis implements Diagnosis {
    private static final Set<String> EVALUATORS = Set.of("code", "simp", "nbe");

    private final Allowance allowance;

    ValueDiagnosis(Allowance allowance) {
        this.allowance = allowance;
    }

    @Override
    public Set<String> keywords() {
        return Set.of("value");
    }

    @Override
    public Optional<Reply> answer(Question question) {
        if (!(question.command() instanceof Diagnostic.Value value)) {
            return Optional.empty();
        }
        if (value.evaluator() != null && !EVALUATORS.contains(value.evaluator().text())) {
            return Optional.of(Reply.failure("there is no evaluator '" + value.evaluator() + "'"));
        }
        try {
            return Optional.of(evaluate(question, question.term(value.term())));
        } catch (ReadingException e) {
            return Optional.of(Reply.failure(e.position() + ": " + e.getMessage()));
        }
    }

    private Reply evaluate(Question question, Term term) {
        if (!term.frees().isEmpty()) {
            return Reply.failure(
                    "not executable: " + term.frees().iterator().next().name() + " is a variable without a value");
        }
        Theory theory = question.context().theory();
        TermPrinter printer = question.context().printer().withWidth(Integer.MAX_VALUE);
        if (term.betaNormal() instanceof Term.Abs function) {
            // A function is not run before it has arguments.
            return value(printer, function, term.type());
        }
        try (Meter meter = allowance.start()) {
            return switch (Evaluation.of(theory, Ground.of(theory, term), meter)) {
                case Evaluation.Evaluated(var result) -> value(printer, result, term.type());
                case Evaluation.Failed(var reason) ->
                    Reply.failure(meter.stopped().map(limit -> limit.sentence()).orElse("not executable: " + reason));
            };
        }
    }

    private static Reply value(TermPrinter printer, Term value, Type type) {
        return Reply.of(
                "\"" + printer.print(value) + "\" :: \"" + printer.types().print(type) + "\"");
    }
}
