package dev.assay.bench.agree;

import dev.assay.property.Choices;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import java.util.ArrayList;
import java.util.List;

/** Draws small problems for SMT solvers: arithmetic, functions, datatypes, arrays, sorts that are not interpreted. */
final class SmtProblems {
    private static final int DEPTH = 3;

    /** What is declared in each problem. */
    static final String BEGINNING = """
            (set-logic ALL)
            (declare-datatype Colour ((red) (green) (blue)))
            (declare-datatype Seq ((nil) (cons (head Int) (tail Seq))))
            (declare-sort U 0)
            (declare-const x Int)
            (declare-const y Int)
            (declare-const r Real)
            (declare-const s Real)
            (declare-const p Bool)
            (declare-const q Bool)
            (declare-const c Colour)
            (declare-const d Colour)
            (declare-const l Seq)
            (declare-const m Seq)
            (declare-const u U)
            (declare-const v U)
            (declare-const a (Array Int Int))
            (declare-const b (Array Int Int))
            (declare-fun f (Int) Int)
            (declare-fun g (U) U)
            (declare-fun h (Colour) Int)
            (declare-fun k (U U) Bool)
            (define-fun twice ((n Int)) Int (+ n n))
            (define-fun-rec len ((z Seq)) Int (match z ((nil 0) ((cons i t) (+ 1 (len t))))))
            """;

    private enum Sort {
        INT("Int"),
        REAL("Real"),
        BOOL("Bool"),
        COLOUR("Colour"),
        SEQ("Seq"),
        U("U"),
        ARRAY("(Array Int Int)");

        private final String text;

        Sort(String text) {
            this.text = text;
        }
    }

    /** Not arrays, which are functions to us. */
    private static final List<Sort> QUANTIFIED = List.of(Sort.INT, Sort.REAL, Sort.BOOL, Sort.COLOUR, Sort.SEQ, Sort.U);

    private record Variable(String name, Sort sort) {}

    private final Choices choices;
    private final List<Variable> scope = new ArrayList<>();
    private int names;

    private SmtProblems(Choices choices) {
        this.choices = choices;
    }

    static Gen<GeneratedProblem> problems() {
        return Gens.composed(choices -> new GeneratedProblem(
                GeneratedProblem.Language.SMT,
                choices.repeat(1, 4, _ -> "(assert " + new SmtProblems(choices).term(Sort.BOOL, DEPTH) + ")")));
    }

    private int pick(int count) {
        return choices.draw(Gens.ints(0, count - 1));
    }

    private String word(String... words) {
        return choices.draw(Gens.elements(words));
    }

    private Sort sort() {
        return choices.draw(Gens.enums(Sort.class));
    }

    private String term(Sort sort, int depth) {
        List<String> bound =
                scope.stream().filter(v -> v.sort() == sort).map(Variable::name).toList();
        if (!bound.isEmpty() && pick(2) == 0) {
            return choices.draw(Gens.elements(bound));
        }
        if (depth <= 0) {
            return leaf(sort);
        }
        return switch (pick(12)) {
            case 0 ->
                "(ite " + term(Sort.BOOL, depth - 1) + " " + term(sort, depth - 1) + " " + term(sort, depth - 1) + ")";
            case 1 -> {
                Sort other = sort();
                String value = term(other, depth - 1);
                String name = "z" + names++;
                yield "(let ((" + name + " " + value + ")) " + under(name, other, sort, depth) + ")";
            }
            case 2 ->
                "(match " + term(Sort.SEQ, depth - 1) + " ((nil " + term(sort, depth - 1) + ") " + consCase(sort, depth)
                        + "))";
            default -> operation(sort, depth);
        };
    }

    private String consCase(Sort result, int depth) {
        String head = "z" + names++;
        String tail = "z" + names++;
        scope.add(new Variable(head, Sort.INT));
        String body = under(tail, Sort.SEQ, result, depth);
        scope.removeLast();
        return "((cons " + head + " " + tail + ") " + body + ")";
    }

    private String under(String name, Sort bound, Sort result, int depth) {
        scope.add(new Variable(name, bound));
        String body = term(result, depth - 1);
        scope.removeLast();
        return body;
    }

    private String leaf(Sort sort) {
        return switch (sort) {
            case INT -> word("x", "y", "0", "1", "2", "7", "(- 1)", "(- 3)");
            case REAL -> word("r", "s", "0.0", "1.5", "(- 2.0)", "(/ 1.0 3.0)");
            case BOOL -> word("p", "q", "true", "false");
            case COLOUR -> word("c", "d", "red", "green", "blue");
            case SEQ -> word("l", "m", "nil");
            case U -> word("u", "v");
            case ARRAY -> word("a", "b", "((as const (Array Int Int)) 0)");
        };
    }

    private String operation(Sort sort, int depth) {
        int d = depth - 1;
        return switch (sort) {
            case INT -> integer(d);
            case REAL ->
                switch (pick(6)) {
                    case 0 -> "(to_real " + term(Sort.INT, d) + ")";
                    case 1 -> "(/ " + term(Sort.REAL, d) + " " + word("2.0", "(- 3.0)", "0.0", "s") + ")";
                    case 2 -> "(* " + word("2.0", "(- 1.5)") + " " + term(Sort.REAL, d) + ")";
                    case 3 -> "(- " + term(Sort.REAL, d) + ")";
                    default -> "(" + word("+", "-") + " " + term(Sort.REAL, d) + " " + term(Sort.REAL, d) + ")";
                };
            case BOOL -> formula(d);
            case COLOUR -> leaf(sort);
            case SEQ ->
                pick(4) == 0
                        ? "(tail " + term(Sort.SEQ, d) + ")"
                        : "(cons " + term(Sort.INT, d) + " " + term(Sort.SEQ, d) + ")";
            case U -> "(g " + term(Sort.U, d) + ")";
            case ARRAY -> "(store " + term(Sort.ARRAY, d) + " " + term(Sort.INT, d) + " " + term(Sort.INT, d) + ")";
        };
    }

    private String integer(int d) {
        return switch (pick(12)) {
            case 0 -> "(- " + term(Sort.INT, d) + ")";
            case 1 -> "(* " + word("2", "3", "(- 2)") + " " + term(Sort.INT, d) + ")";
            case 2 -> "(f " + term(Sort.INT, d) + ")";
            case 3 ->
                "(" + word("div", "mod") + " " + term(Sort.INT, d) + " " + word("2", "3", "(- 2)", "(- 3)", "0", "y")
                        + ")";
            case 4 -> "(h " + term(Sort.COLOUR, d) + ")";
            case 5 -> "(head " + term(Sort.SEQ, d) + ")";
            case 6 -> "(len " + term(Sort.SEQ, d) + ")";
            case 7 -> "(select " + term(Sort.ARRAY, d) + " " + term(Sort.INT, d) + ")";
            case 8 -> "(to_int " + term(Sort.REAL, d) + ")";
            case 9 -> "(" + word("abs", "twice") + " " + term(Sort.INT, d) + ")";
            default -> "(" + word("+", "-") + " " + term(Sort.INT, d) + " " + term(Sort.INT, d) + ")";
        };
    }

    private String formula(int d) {
        return switch (pick(14)) {
            case 0 -> "(not " + term(Sort.BOOL, d) + ")";
            case 1, 2 ->
                "(" + word("and", "or", "=>", "=", "xor") + " " + term(Sort.BOOL, d) + " " + term(Sort.BOOL, d) + ")";
            case 3 -> {
                Sort sort = sort();
                yield "(distinct " + term(sort, d) + " " + term(sort, d) + " " + term(sort, d) + ")";
            }
            case 4, 5 -> {
                Sort sort = sort();
                yield "(= " + term(sort, d) + " " + term(sort, d) + ")";
            }
            case 6 -> "((_ is " + word("nil", "cons") + ") " + term(Sort.SEQ, d) + ")";
            case 7 -> "(k " + term(Sort.U, d) + " " + term(Sort.U, d) + ")";
            case 8, 9 -> {
                Sort sort = choices.draw(Gens.elements(QUANTIFIED));
                String name = "z" + names++;
                yield "(" + word("forall", "exists") + " ((" + name + " " + sort.text + ")) "
                        + under(name, sort, Sort.BOOL, d + 1) + ")";
            }
            case 10 -> "(" + word("<", "<=", ">", ">=") + " " + term(Sort.REAL, d) + " " + term(Sort.REAL, d) + ")";
            default -> "(" + word("<", "<=", ">", ">=") + " " + term(Sort.INT, d) + " " + term(Sort.INT, d) + ")";
        };
    }
}
