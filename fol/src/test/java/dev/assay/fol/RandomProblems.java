package dev.assay.fol;

import dev.assay.fol.FolTerm.Variable;
import dev.assay.logic.Type;
import dev.assay.property.Choices;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import java.util.ArrayList;
import java.util.List;

/** Small monomorphic problems over two sorts, with equations wherever they can be. */
public final class RandomProblems {
    private static final Type A = Type.con("a");
    private static final Type B = Type.con("b");
    private static final List<Symbol> FUNCTIONS = List.of(
            Symbol.of("c", List.of(), A),
            Symbol.of("d", List.of(), A),
            Symbol.of("e", List.of(), B),
            Symbol.of("f", List.of(A), A),
            Symbol.of("h", List.of(B), A),
            Symbol.of("k", List.of(A), B));
    private static final List<Symbol> PREDICATES = List.of(
            Symbol.of("p", List.of(A), Symbol.TRUTH),
            Symbol.of("q", List.of(B), Symbol.TRUTH),
            Symbol.of("r", List.of(A, B), Symbol.TRUTH));

    private final Choices choices;
    private int supply;

    private RandomProblems(Choices choices) {
        this.choices = choices;
    }

    public static Gen<Problem> problems() {
        return Gens.composed(choices -> new RandomProblems(choices).problem());
    }

    private int below(int bound) {
        return choices.draw(Gens.ints(0, bound - 1));
    }

    private boolean coin() {
        return choices.draw(Gens.booleans());
    }

    private Problem problem() {
        var statements = new ArrayList<Statement>();
        int count = 2 + below(3);
        for (int i = 0; i < count; i++) {
            statements.add(Statement.axiom("s" + i, formula(3, List.of())));
        }
        return new Problem(statements, Knowledge.NONE);
    }

    private Formula formula(int depth, List<Variable> scope) {
        if (depth == 0 || !scope.isEmpty() && below(5) == 0) {
            return atom(scope);
        }
        return switch (below(scope.isEmpty() ? 3 : 8)) {
            case 0, 1, 2 -> {
                var x = new Variable("X" + ++supply, coin() ? A : B);
                var y = new Variable("Y" + ++supply, coin() ? A : B);
                var inner = new ArrayList<>(scope);
                inner.add(x);
                inner.add(y);
                Formula body = formula(depth - 1, inner);
                yield below(3) > 0 ? new Formula.Forall(List.of(x, y), body) : new Formula.Exists(List.of(x, y), body);
            }
            case 3 -> new Formula.Not(formula(depth - 1, scope));
            case 4 -> new Formula.And(List.of(formula(depth - 1, scope), formula(depth - 1, scope)));
            case 5 -> new Formula.Or(List.of(formula(depth - 1, scope), formula(depth - 1, scope)));
            case 6 -> new Formula.Implies(formula(depth - 1, scope), formula(depth - 1, scope));
            default -> new Formula.Iff(formula(depth - 1, scope), formula(depth - 1, scope));
        };
    }

    private Formula atom(List<Variable> scope) {
        if (below(3) > 0) {
            Type type = coin() ? A : B;
            Formula equation = new Formula.Equation(term(type, 1, scope), term(type, 1, scope));
            return coin() ? equation : new Formula.Not(equation);
        }
        Symbol predicate = PREDICATES.get(below(PREDICATES.size()));
        return new Formula.Atom(predicate, List.of(), arguments(predicate, 1, scope));
    }

    private FolTerm term(Type type, int depth, List<Variable> scope) {
        List<Variable> fitting =
                scope.stream().filter(v -> v.type().equals(type)).toList();
        if (!fitting.isEmpty() && below(3) > 0) {
            return fitting.get(below(fitting.size()));
        }
        List<Symbol> functions = FUNCTIONS.stream()
                .filter(f -> f.result().equals(type) && (depth > 0 || f.arity() == 0))
                .toList();
        Symbol function = functions.get(below(functions.size()));
        return new FolTerm.Application(function, List.of(), arguments(function, depth - 1, scope));
    }

    private List<FolTerm> arguments(Symbol symbol, int depth, List<Variable> scope) {
        return symbol.arguments().stream().map(t -> term(t, depth, scope)).toList();
    }
}
