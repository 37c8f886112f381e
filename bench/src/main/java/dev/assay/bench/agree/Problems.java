package dev.assay.bench.agree;

import dev.assay.property.Choices;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import java.util.ArrayList;
import java.util.List;

/** Draws small problems: linear arithmetic with a function for SMT solvers, first-order logic for provers. */
final class Problems {
    private static final int DEPTH = 3;

    private final Choices choices;
    private int bound;

    private Problems(Choices choices) {
        this.choices = choices;
    }

    static Gen<GeneratedProblem> smt() {
        return Gens.composed(choices -> new GeneratedProblem(
                GeneratedProblem.Language.SMT,
                choices.repeat(1, 4, _ -> "(assert " + new Problems(choices).smtFormula(DEPTH) + ")")));
    }

    static Gen<GeneratedProblem> tptp() {
        return Gens.composed(choices -> {
            var formulas = new ArrayList<String>(choices.repeat(
                    0, 3, i -> "fof(a" + i + ", axiom, " + new Problems(choices).formula(DEPTH, List.of()) + ")."));
            formulas.add("fof(c, conjecture, " + new Problems(choices).formula(DEPTH, List.of()) + ").");
            return new GeneratedProblem(GeneratedProblem.Language.TPTP, formulas);
        });
    }

    private int pick(int count) {
        return choices.draw(Gens.ints(0, count - 1));
    }

    // SMT-LIB

    private String smtFormula(int depth) {
        if (depth <= 0) {
            return choices.draw(Gens.elements("p", "q", "true", "false"));
        }
        return switch (pick(12)) {
            case 0 -> choices.draw(Gens.elements("p", "q"));
            case 1 -> "(not " + smtFormula(depth - 1) + ")";
            case 2 -> "(and " + smtFormula(depth - 1) + " " + smtFormula(depth - 1) + ")";
            case 3 -> "(or " + smtFormula(depth - 1) + " " + smtFormula(depth - 1) + ")";
            case 4 -> "(=> " + smtFormula(depth - 1) + " " + smtFormula(depth - 1) + ")";
            case 5 -> "(= " + smtFormula(depth - 1) + " " + smtFormula(depth - 1) + ")";
            case 6 -> "(xor " + smtFormula(depth - 1) + " " + smtFormula(depth - 1) + ")";
            case 7 -> "(ite " + smtFormula(depth - 1) + " " + smtFormula(depth - 1) + " " + smtFormula(depth - 1) + ")";
            case 8 -> "(distinct " + number(depth - 1) + " " + number(depth - 1) + " " + number(depth - 1) + ")";
            default ->
                "(" + choices.draw(Gens.elements("=", "<", "<=", ">", ">=")) + " " + number(depth - 1) + " "
                        + number(depth - 1) + ")";
        };
    }

    private String number(int depth) {
        if (depth <= 0) {
            return choices.draw(Gens.elements("x", "y", "0", "1", "2", "7", "(- 1)", "(- 3)"));
        }
        return switch (pick(8)) {
            case 0 -> choices.draw(Gens.elements("x", "y"));
            case 1 -> "(+ " + number(depth - 1) + " " + number(depth - 1) + ")";
            case 2 -> "(- " + number(depth - 1) + " " + number(depth - 1) + ")";
            case 3 -> "(- " + number(depth - 1) + ")";
            case 4 -> "(* " + choices.draw(Gens.elements("2", "3", "(- 2)")) + " " + number(depth - 1) + ")";
            case 5 -> "(f " + number(depth - 1) + ")";
            case 6 ->
                "(" + choices.draw(Gens.elements("div", "mod")) + " " + number(depth - 1) + " "
                        + choices.draw(Gens.elements("2", "3", "(- 2)", "(- 3)")) + ")";
            default -> "(ite " + smtFormula(depth - 1) + " " + number(depth - 1) + " " + number(depth - 1) + ")";
        };
    }

    // TPTP

    private String formula(int depth, List<String> variables) {
        if (depth <= 0) {
            return atom(variables);
        }
        return switch (pick(8)) {
            case 0 -> atom(variables);
            case 1 -> "~ (" + formula(depth - 1, variables) + ")";
            case 2, 3, 4 ->
                "(" + formula(depth - 1, variables) + " "
                        + choices.draw(Gens.elements("&", "|", "=>", "<=>", "<~>", "<=", "~&", "~|")) + " "
                        + formula(depth - 1, variables) + ")";
            default -> {
                String variable = "X" + bound++;
                var inner = new ArrayList<>(variables);
                inner.add(variable);
                yield "(" + choices.draw(Gens.elements("!", "?")) + "[" + variable + "]: " + formula(depth - 1, inner)
                        + ")";
            }
        };
    }

    private String atom(List<String> variables) {
        return switch (pick(4)) {
            case 0 -> "p(" + term(1, variables) + ")";
            case 1 -> "q(" + term(1, variables) + "," + term(1, variables) + ")";
            case 2 -> term(1, variables) + " = " + term(1, variables);
            default -> term(1, variables) + " != " + term(0, variables);
        };
    }

    private String term(int depth, List<String> variables) {
        var leaves = new ArrayList<>(variables);
        leaves.add("a");
        leaves.add("b");
        return depth <= 0 || pick(3) > 0
                ? choices.draw(Gens.elements(leaves))
                : choices.draw(Gens.elements("f", "g")) + "(" + term(depth - 1, variables) + ")";
    }
}
