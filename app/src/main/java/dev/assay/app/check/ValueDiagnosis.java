package dev.assay.app.check;

import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.ReadingException;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.simp.SimpSet;
import dev.assay.prove.simp.Simplifier;
import dev.assay.run.Meter;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.test.query.Ground;
import dev.assay.test.run.Evaluation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Answers {@code value "t"}: whatever evaluator it names, the term is compiled and run. */
final class ValueDiagnosis implements Diagnosis {
    private static final Set<String> EVALUATORS = Set.of("code", "simp", "nbe");

    /** Enough for what a person wants to read; the equations of a function may unfold for ever at a variable. */
    private static final int MOST_STEPS = 500;

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
        Theory theory = question.context().theory();
        TermPrinter printer = question.context().printer().withWidth(Integer.MAX_VALUE);
        if (!term.frees().isEmpty()) {
            return normalForm(theory, term)
                    .map(normal -> value(printer, normal, term.type()))
                    .orElseGet(() -> Reply.failure("no normal form was found within " + MOST_STEPS + " steps"));
        }
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

    /** What the equations of functions make of a term whose variables have no value; the kernel shows that it is the same. */
    private static Optional<Term> normalForm(Theory theory, Term term) {
        var equations = new ArrayList<Thm>();
        var known = new HashSet<String>();
        var waiting = new ArrayDeque<>(term.constants());
        while (!waiting.isEmpty()) {
            String name = waiting.remove().name();
            if (known.add(name)) {
                List<Thm> own = CodeEquations.of(theory, name).stream()
                        .filter(equation -> !isEndless(equation, name))
                        .toList();
                equations.addAll(own);
                own.forEach(e -> waiting.addAll(e.conclusion().constants()));
            }
        }
        var effort = new Effort(MOST_STEPS);
        Optional<Thm> same = new Simplifier(SimpSet.basic().add(equations), theory.signature(), effort)
                .conv()
                .at(term);
        return effort.step() ? Optional.of(same.map(Rules::right).orElse(term)) : Optional.empty();
    }

    /** Whether the equation has a condition, or can be used again and again whatever the arguments are. */
    private static boolean isEndless(Thm equation, String name) {
        if (!equation.conclusion().isApplied(Hol.EQ)) {
            return true;
        }
        Term[] sides = Rules.sides(equation.conclusion());
        return sides[0].arguments().stream().allMatch(Term.Free.class::isInstance)
                && sides[1].constants().stream().anyMatch(c -> c.name().equals(name));
    }

    private static Reply value(TermPrinter printer, Term value, Type type) {
        return Reply.of(
                "\"" + printer.print(value) + "\" :: \"" + printer.types().print(type) + "\"");
    }
}
