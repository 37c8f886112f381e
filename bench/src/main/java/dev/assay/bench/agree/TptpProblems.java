package dev.assay.bench.agree;

import dev.assay.property.Choices;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import java.util.ArrayList;
import java.util.List;

/** Draws small problems for provers, with one sort or with several. */
final class TptpProblems {
    private static final int DEPTH = 3;

    private static final List<String> SORTS = List.of("s", "t", "$int");

    /** What is declared where there are several sorts. */
    static final String DECLARATIONS = """
            tff(s, type, s: $tType).
            tff(t, type, t: $tType).
            tff(a, type, a: s).
            tff(b, type, b: s).
            tff(c, type, c: t).
            tff(f, type, f: s > s).
            tff(g, type, g: (s * t) > t).
            tff(n, type, n: $int).
            tff(i, type, i: t > $int).
            tff(p, type, p: (s * t) > $o).
            tff(q, type, q: $int > $o).
            """;

    private record Variable(String name, String sort) {}

    private final Choices choices;
    private final boolean isSorted;
    private int bound;

    private TptpProblems(Choices choices, boolean isSorted) {
        this.choices = choices;
        this.isSorted = isSorted;
    }

    static Gen<GeneratedProblem> problems() {
        return Gens.composed(choices -> {
            boolean isSorted = choices.draw(Gens.booleans());
            String form = isSorted ? "tff" : "fof";
            var formulas = new ArrayList<String>(choices.repeat(
                    0,
                    3,
                    i -> form + "(ax" + i + ", axiom, " + new TptpProblems(choices, isSorted).formula(DEPTH, List.of())
                            + ")."));
            formulas.add(form + "(goal, conjecture, " + new TptpProblems(choices, isSorted).formula(DEPTH, List.of())
                    + ").");
            return new GeneratedProblem(
                    isSorted ? GeneratedProblem.Language.SORTED : GeneratedProblem.Language.TPTP, formulas);
        });
    }

    private int pick(int count) {
        return choices.draw(Gens.ints(0, count - 1));
    }

    private String word(String... words) {
        return choices.draw(Gens.elements(words));
    }

    private String sort() {
        return isSorted ? choices.draw(Gens.elements(SORTS)) : "";
    }

    private String formula(int depth, List<Variable> variables) {
        if (depth <= 0) {
            return atom(variables);
        }
        return switch (pick(8)) {
            case 0 -> atom(variables);
            case 1 -> "~ (" + formula(depth - 1, variables) + ")";
            case 2, 3, 4 ->
                "(" + formula(depth - 1, variables) + " " + word("&", "|", "=>", "<=>", "<~>", "<=", "~&", "~|") + " "
                        + formula(depth - 1, variables) + ")";
            default -> {
                var variable = new Variable("X" + bound++, sort());
                var inner = new ArrayList<>(variables);
                inner.add(variable);
                yield "(" + word("!", "?") + "[" + variable.name + (isSorted ? ": " + variable.sort : "") + "]: "
                        + formula(depth - 1, inner) + ")";
            }
        };
    }

    private String atom(List<Variable> variables) {
        if (isSorted) {
            return switch (pick(5)) {
                case 0 -> "p(" + term("s", 1, variables) + "," + term("t", 1, variables) + ")";
                case 1 -> "q(" + term("$int", 1, variables) + ")";
                case 2 ->
                    word("$less", "$lesseq", "$greater") + "(" + term("$int", 1, variables) + ","
                            + term("$int", 1, variables) + ")";
                default -> {
                    String sort = sort();
                    yield term(sort, 1, variables) + word(" = ", " != ") + term(sort, 1, variables);
                }
            };
        }
        return switch (pick(5)) {
            case 0 -> "p(" + term("", 1, variables) + ")";
            case 1 -> "q(" + term("", 1, variables) + "," + term("", 1, variables) + ")";
            case 2 -> word("r", "$true", "$false");
            default -> term("", 1, variables) + word(" = ", " != ") + term("", 1, variables);
        };
    }

    private String term(String sort, int depth, List<Variable> variables) {
        var leaves = new ArrayList<String>();
        variables.stream().filter(v -> v.sort.equals(sort)).map(Variable::name).forEach(leaves::add);
        leaves.addAll(
                switch (sort) {
                    case "s", "" -> List.of("a", "b");
                    case "t" -> List.of("c");
                    default -> List.of("n", "0", "1", "-2");
                });
        if (depth <= 0 || pick(3) > 0) {
            return choices.draw(Gens.elements(leaves));
        }
        return switch (sort) {
            case "s" -> "f(" + term("s", depth - 1, variables) + ")";
            case "" ->
                pick(3) == 0
                        ? "h(" + term("", depth - 1, variables) + "," + term("", depth - 1, variables) + ")"
                        : word("f", "g") + "(" + term("", depth - 1, variables) + ")";
            case "t" -> "g(" + term("s", depth - 1, variables) + "," + term("t", depth - 1, variables) + ")";
            default ->
                pick(3) == 0
                        ? "i(" + term("t", depth - 1, variables) + ")"
                        : word("$sum", "$difference") + "(" + term("$int", depth - 1, variables) + ","
                                + term("$int", depth - 1, variables) + ")";
        };
    }
}
