package dev.assay.atp.proof;

import dev.assay.atp.proof.Proof.Premise;
import dev.assay.atp.proof.Proof.Step;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Literal;
import dev.assay.fol.print.TptpOutput;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Proofs in the language of TSTP: one formula for each step, with its rule, premises, and what is substituted in them. */
public final class Tstp {
    private Tstp() {}

    /** The proof; typed ones say of which types their variables are. */
    public static String print(Proof proof, boolean isTyped) {
        return proof.steps().stream().map(s -> line(s, isTyped)).collect(Collectors.joining("\n"));
    }

    private static String line(Step step, boolean isTyped) {
        String role = step.origin().map(c -> c.role().keyword()).orElse("plain");
        return (isTyped ? "tff(c" : "cnf(c") + step.number() + ", " + role + ", " + formula(step, isTyped) + ", "
                + source(step) + ").";
    }

    private static String formula(Step step, boolean isTyped) {
        Formula formula =
                Formula.or(step.literals().stream().map(Literal::formula).toList());
        if (!isTyped) {
            return "(" + TptpOutput.print(formula) + ")";
        }
        return TptpOutput.printTyped(Formula.forall(List.copyOf(formula.freeVariables()), formula));
    }

    private static String source(Step step) {
        if (step.origin().isPresent()) {
            Clause origin = step.origin().get();
            return "inference(clausify, [status(esa)], [file('problem', " + origin.name() + ")])";
        }
        boolean isNaming = step.rule() == Rule.COMPONENT || step.rule() == Rule.SPLIT;
        String premises = step.premises().stream().map(Tstp::premise).collect(Collectors.joining(", "));
        return "inference(" + step.rule().word() + ", [status(" + (isNaming ? "esa" : "thm") + ")], [" + premises
                + "])";
    }

    private static String premise(Premise premise) {
        String bindings = premise.substitution().entrySet().stream()
                .filter(e -> !e.getKey().equals(e.getValue()))
                .sorted(Comparator.comparing(e -> e.getKey().name()))
                .map(e -> "bind(" + variable(e.getKey()) + ", $fot(" + term(e.getValue()) + "))")
                .collect(Collectors.joining(", "));
        return "c" + premise.step() + (bindings.isEmpty() ? "" : " : [" + bindings + "]");
    }

    private static String variable(Variable variable) {
        return term(variable);
    }

    /** Written as one side of an equation. */
    private static String term(dev.assay.fol.FolTerm term) {
        String equation = TptpOutput.print(new Formula.Equation(term, term));
        return equation.substring(0, (equation.length() - 3) / 2);
    }
}
