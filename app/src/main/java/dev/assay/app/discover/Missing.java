package dev.assay.app.discover;

import dev.assay.explore.Law;
import dev.assay.explore.discovery.Discovery;
import dev.assay.explore.discovery.Settings;
import dev.assay.explore.discovery.Why;
import dev.assay.explore.pruning.Proof;
import dev.assay.explore.testing.Outcome;
import dev.assay.logic.Term;
import dev.assay.logic.proof.Quoted;
import dev.assay.prove.discover.TheorySignature;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Context;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Answers why an equation is not among the laws. */
record Missing(LawTable table, Explored explored, TheorySignature theory, Discovery discovery, Settings settings) {
    String explain(String text) {
        if (explored.context().isEmpty()) {
            return "Equations can be asked about in theories only.\n";
        }
        Context context = explored.context().get();
        Optional<Law> law;
        try {
            Term formula =
                    context.terms(List.of(Quoted.of("why", text)), List.of()).getFirst();
            law = theory.law(formula);
        } catch (SyntaxException e) {
            return text + ": " + e.getMessage() + "\n";
        }
        return law.map(this::explain).orElse(text + ": not an equation of the functions that were explored\n");
    }

    private String explain(Law law) {
        String shown = print(law.left()) + " = " + print(law.right());
        return switch (Why.of(discovery, law, settings)) {
            case Why.Follows(var proof) -> shown + " follows:\n" + steps(proof);
            case Why.Refuted(var values, var left, var right) -> {
                var text = new StringBuilder(shown + " is false:\n");
                values.forEach((variable, value) ->
                        text.append("  " + print(variable) + " = " + value(value, variable.type()) + "\n"));
                yield text.append("  left: " + value(left, law.left().type()) + "\n")
                        .append("  right: " + value(right, law.right().type()) + "\n")
                        .toString();
            }
            case Why.Open(var tests) ->
                shown + " held in " + tests + " tests, and is not seen to follow from the laws:"
                        + " perhaps it is larger than the terms that were explored\n";
        };
    }

    private String steps(Proof proof) {
        var text = new StringBuilder("    " + print(proof.start()) + "\n");
        for (Proof.Step step : proof.steps()) {
            text.append("  = " + print(step.term()) + "   by "
                    + table.number(step.law()).stream().mapToObj(n -> n + ". ").collect(Collectors.joining())
                    + explored.printer().print(theory.formula(step.law())) + "\n");
        }
        return text.toString();
    }

    private String print(dev.assay.explore.Term term) {
        return explored.printer().print(theory.term(term));
    }

    private String value(Object value, dev.assay.explore.Type type) {
        return value instanceof Outcome
                ? "undefined"
                : theory.value(value, type).map(explored.printer()::print).orElse("a function");
    }
}
