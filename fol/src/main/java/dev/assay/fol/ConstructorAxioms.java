package dev.assay.fol;

import dev.assay.fol.FolTerm.Variable;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * What is known of constructors, said in the problem: each is injective, and no two of one type have a value in common.
 * From this follows that recursive types are infinite, too.
 */
public final class ConstructorAxioms {
    private ConstructorAxioms() {}

    public static List<Statement> of(Problem problem) {
        List<Symbol> constructors = problem.symbols().stream()
                .filter(s -> problem.knowledge().constructors().contains(s.name()))
                .toList();
        var result = new ArrayList<Statement>();
        for (int i = 0; i < constructors.size(); i++) {
            Symbol c = constructors.get(i);
            if (c.arity() > 0) {
                result.add(injective(c));
            }
            for (Symbol d : constructors.subList(i + 1, constructors.size())) {
                if (isSameType(c.result(), d.result())) {
                    result.add(distinct(c, d));
                }
            }
        }
        return result;
    }

    private static boolean isSameType(Type left, Type right) {
        return left instanceof Type.Con(var name, var _)
                && right instanceof Type.Con(var other, var _)
                && name.equals(other);
    }

    private static List<Variable> variables(String letter, List<Type> types) {
        var result = new ArrayList<Variable>();
        types.forEach(t -> result.add(new Variable(letter + (result.size() + 1), t)));
        return result;
    }

    private static FolTerm applied(Symbol symbol, List<Type> types, List<Variable> variables) {
        return new FolTerm.Application(symbol, types, List.copyOf(variables));
    }

    /** c(x̄) ≈ c(ȳ) → x̄ ≈ ȳ. */
    private static Statement injective(Symbol c) {
        List<Type> types = List.copyOf(c.parameters());
        List<Variable> xs = variables("X", c.arguments());
        List<Variable> ys = variables("Y", c.arguments());
        var same = new ArrayList<Formula>();
        for (int i = 0; i < xs.size(); i++) {
            same.add(new Formula.Equation(xs.get(i), ys.get(i)));
        }
        var both = new ArrayList<>(xs);
        both.addAll(ys);
        Formula premise = new Formula.Equation(applied(c, types, xs), applied(c, types, ys));
        return Statement.axiom(
                "injective_" + c.name(), Formula.forall(both, new Formula.Implies(premise, Formula.and(same))));
    }

    /** c(x̄) ≉ d(ȳ), at the types that make both of one type. */
    private static Statement distinct(Symbol c, Symbol d) {
        var instance = new java.util.HashMap<Type.Var, Type>();
        if (!TypePatterns.match(d.result(), c.result(), instance)) {
            throw new IllegalArgumentException(d + " does not make what " + c + " makes");
        }
        List<Type> types =
                d.parameters().stream().map(p -> instance.getOrDefault(p, p)).toList();
        List<Variable> xs = variables("X", c.arguments());
        List<Variable> ys = variables("Y", d.argumentsAt(types));
        var both = new ArrayList<>(xs);
        both.addAll(ys);
        Formula equation = new Formula.Equation(applied(c, List.copyOf(c.parameters()), xs), applied(d, types, ys));
        return Statement.axiom(
                "distinct_" + c.name() + "_" + d.name(), Formula.forall(both, new Formula.Not(equation)));
    }
}
