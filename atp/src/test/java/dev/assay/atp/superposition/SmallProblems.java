package dev.assay.atp.superposition;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.Role;
import dev.assay.fol.Symbol;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Literal;
import dev.assay.property.Choices;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sets of clauses drawn at random, so small that all models of two elements can be tried. */
final class SmallProblems {
    private static final Symbol A = Symbol.untyped("a", 0, false);
    private static final Symbol B = Symbol.untyped("b", 0, false);
    private static final Symbol C = Symbol.untyped("c", 0, false);
    private static final Symbol F = Symbol.untyped("f", 1, false);
    private static final Symbol P = Symbol.untyped("p", 2, true);
    private static final Symbol Q = Symbol.untyped("q", 1, true);
    private static final List<Variable> VARIABLES =
            List.of(new Variable("X", Symbol.INDIVIDUALS), new Variable("Y", Symbol.INDIVIDUALS));

    private final Choices choices;

    private SmallProblems(Choices choices) {
        this.choices = choices;
    }

    static Gen<List<Clause>> problems() {
        return Gens.composed(choices -> choices.repeat(1, 12, i -> new SmallProblems(choices).clause(i)));
    }

    private int below(int bound) {
        return choices.draw(Gens.ints(0, bound - 1));
    }

    private Clause clause(int number) {
        return new Clause(
                "c" + number,
                number == 0 ? Role.NEGATED_CONJECTURE : Role.AXIOM,
                choices.repeat(1, 3, _ -> new Literal(choices.draw(Gens.booleans()), atom())));
    }

    private Formula atom() {
        return switch (below(4)) {
            case 0 -> new Formula.Atom(P, List.of(), List.of(term(1), term(1)));
            case 1 -> new Formula.Atom(Q, List.of(), List.of(term(1)));
            default -> new Formula.Equation(term(1), term(1));
        };
    }

    private FolTerm term(int depth) {
        int kind = below(depth > 0 ? 7 : 5);
        return switch (kind) {
            case 0 -> FolTerm.apply(A);
            case 1 -> FolTerm.apply(B);
            case 2 -> FolTerm.apply(C);
            case 3 -> VARIABLES.get(0);
            case 4 -> VARIABLES.get(1);
            default -> FolTerm.apply(F, term(depth - 1));
        };
    }

    /** Whether some model of two elements makes all clauses true. */
    static boolean hasSmallModel(List<Clause> clauses) {
        for (int bits = 0; bits < 1 << 11; bits++) {
            var model = new Model(bits);
            if (clauses.stream().allMatch(model::isTrue)) {
                return true;
            }
        }
        return false;
    }

    /** Eleven bits: a, b, c, f(0), f(1), q(0), q(1), and p of all pairs. */
    private record Model(int bits) {
        private boolean bit(int i) {
            return (bits >> i & 1) == 1;
        }

        boolean isTrue(Clause clause) {
            for (int x = 0; x < 2; x++) {
                for (int y = 0; y < 2; y++) {
                    Map<Variable, Integer> values = new HashMap<>();
                    values.put(VARIABLES.get(0), x);
                    values.put(VARIABLES.get(1), y);
                    if (clause.literals().stream().noneMatch(l -> isTrue(l.atom(), values) == l.isPositive())) {
                        return false;
                    }
                }
            }
            return true;
        }

        private boolean isTrue(Formula atom, Map<Variable, Integer> values) {
            return switch (atom) {
                case Formula.Equation(var left, var right) -> value(left, values) == value(right, values);
                case Formula.Atom(var symbol, var _, var arguments) ->
                    symbol.equals(Q)
                            ? bit(5 + value(arguments.get(0), values))
                            : bit(7 + 2 * value(arguments.get(0), values) + value(arguments.get(1), values));
                default -> throw new IllegalArgumentException("no atom: " + atom);
            };
        }

        private int value(FolTerm term, Map<Variable, Integer> values) {
            return switch (term) {
                case Variable v -> values.getOrDefault(v, 0);
                case FolTerm.Application(var symbol, var _, var arguments) ->
                    symbol.equals(F)
                            ? bit(3 + value(arguments.getFirst(), values)) ? 1 : 0
                            : bit(List.of(A, B, C).indexOf(symbol)) ? 1 : 0;
            };
        }
    }
}
