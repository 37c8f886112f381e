package dev.assay.fol;

import dev.assay.logic.Type;
import java.util.List;
import java.util.stream.Collectors;

/** How types, terms and formulas look in messages: f⟨σ⟩(t), with as many parentheses as are needed. */
public final class Notation {
    private Notation() {}

    /** list(A) for the type 'a list. */
    public static String type(Type type) {
        return switch (type) {
            case Type.Var v -> variable(v);
            case Type.Con(var name, var arguments) -> name + (arguments.isEmpty() ? "" : types(arguments, "(", ")"));
        };
    }

    /** f : a × b → c, with the type parameters in front. */
    public static String symbol(Symbol symbol) {
        String parameters = symbol.parameters().isEmpty()
                ? ""
                : symbol.parameters().stream().map(Notation::variable).collect(Collectors.joining(" ", "∀", ". "));
        String arguments = symbol.arguments().stream().map(Notation::type).collect(Collectors.joining(" × "));
        String result = symbol.isPredicate() ? "o" : type(symbol.result());
        return symbol.name() + " : " + parameters + (arguments.isEmpty() ? "" : arguments + " → ") + result;
    }

    private static String variable(Type.Var variable) {
        String plain = variable.name().replaceAll("[^A-Za-z0-9_]", "");
        return plain.isEmpty() ? "A" : Character.toUpperCase(plain.charAt(0)) + plain.substring(1);
    }

    private static String types(List<Type> types, String open, String close) {
        return types.stream().map(Notation::type).collect(Collectors.joining(", ", open, close));
    }

    static String applied(Symbol symbol, List<Type> typeArguments, List<FolTerm> arguments) {
        String types = typeArguments.isEmpty() ? "" : types(typeArguments, "⟨", "⟩");
        return symbol.name() + types + (arguments.isEmpty() ? "" : joined(arguments, "(", ")"));
    }

    private static String joined(List<?> parts, String open, String close) {
        return parts.stream().map(String::valueOf).collect(Collectors.joining(", ", open, close));
    }

    static String formula(Formula formula) {
        return switch (formula) {
            case Formula.Atom(var symbol, var types, var arguments) -> applied(symbol, types, arguments);
            case Formula.Equation(var left, var right) -> left + " = " + right;
            case Formula.Not(Formula.Equation(var left, var right)) -> left + " ≠ " + right;
            case Formula.Not(var body) -> "¬" + unit(body);
            case Formula.And(var parts) -> parts.isEmpty() ? "⊤" : infix(parts, " ∧ ");
            case Formula.Or(var parts) -> parts.isEmpty() ? "⊥" : infix(parts, " ∨ ");
            case Formula.Implies(var left, var right) -> unit(left) + " → " + unit(right);
            case Formula.Iff(var left, var right) -> unit(left) + " ↔ " + unit(right);
            case Formula.Forall(var variables, var body) -> "∀" + names(variables) + ". " + unit(body);
            case Formula.Exists(var variables, var body) -> "∃" + names(variables) + ". " + unit(body);
        };
    }

    private static String infix(List<Formula> parts, String connective) {
        return parts.stream().map(Notation::unit).collect(Collectors.joining(connective));
    }

    private static String names(List<FolTerm.Variable> variables) {
        return variables.stream().map(FolTerm.Variable::name).collect(Collectors.joining(" "));
    }

    private static String unit(Formula formula) {
        boolean isUnit = switch (formula) {
            case Formula.Atom _, Formula.Equation _, Formula.Not _, Formula.Forall _, Formula.Exists _ -> true;
            case Formula.And(var parts) -> parts.size() < 2;
            case Formula.Or(var parts) -> parts.size() < 2;
            case Formula.Implies _, Formula.Iff _ -> false;
        };
        return isUnit ? formula(formula) : "(" + formula(formula) + ")";
    }
}
