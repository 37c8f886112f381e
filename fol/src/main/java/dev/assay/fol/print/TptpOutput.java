package dev.assay.fol.print;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Application;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.Problem;
import dev.assay.fol.Statement;
import dev.assay.fol.Symbol;
import dev.assay.fol.clause.Clause;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Problems as TPTP: FOF where there is one type, TF0 or TF1 otherwise, CNF for clauses. */
public final class TptpOutput {
    private final boolean isTyped;
    private final TptpNames.Variables variables = new TptpNames.Variables();

    private TptpOutput(boolean isTyped) {
        this.isTyped = isTyped;
    }

    /** The whole problem, declarations first. */
    public static String print(Problem problem) {
        boolean isTyped = !problem.isUntyped();
        var out = new StringBuilder();
        if (isTyped) {
            declare(problem, out);
        }
        for (Statement statement : problem.statements()) {
            out.append(isTyped ? "tff(" : "fof(")
                    .append(TptpNames.word(statement.name()))
                    .append(", ")
                    .append(statement.role().keyword())
                    .append(", ")
                    .append(new TptpOutput(isTyped).closed(statement.formula()))
                    .append(").\n");
        }
        return out.toString();
    }

    /** Untyped clauses, each with the name of the statement that it comes from. */
    public static String print(List<Clause> clauses) {
        var out = new StringBuilder();
        for (Clause clause : clauses) {
            String literals = clause.literals().isEmpty()
                    ? "$false"
                    : clause.literals().stream()
                            .map(l -> l.formula())
                            .map(new TptpOutput(false)::formula)
                            .collect(Collectors.joining(" | "));
            out.append("cnf(")
                    .append(TptpNames.word(clause.name()))
                    .append(", ")
                    .append(clause.role().keyword())
                    .append(", ")
                    .append(literals)
                    .append(").\n");
        }
        return out.toString();
    }

    /** One untyped formula. */
    public static String print(Formula formula) {
        return new TptpOutput(false).formula(formula);
    }

    /** One formula, with the types of its variables where they are bound. */
    public static String printTyped(Formula formula) {
        return new TptpOutput(true).closed(formula);
    }

    // Declarations

    private static void declare(Problem problem, StringBuilder out) {
        for (Map.Entry<String, Integer> type : problem.typeConstructors().entrySet()) {
            if (!type.getKey().startsWith("$")) {
                out.append("tff(")
                        .append(TptpNames.word(type.getKey() + "_type"))
                        .append(", type, ")
                        .append(TptpNames.word(type.getKey()))
                        .append(": ")
                        .append(kind(type.getValue()))
                        .append(").\n");
            }
        }
        for (Symbol symbol : problem.symbols()) {
            String name = TptpNames.interpreted(symbol.name());
            if (!name.startsWith("$") && !Character.isDigit(name.charAt(name.startsWith("-") ? 1 : 0))) {
                out.append("tff(")
                        .append(TptpNames.word(symbol.name().replace("\"", "") + "_decl"))
                        .append(", type, ")
                        .append(name)
                        .append(": ")
                        .append(new TptpOutput(true).declaration(symbol))
                        .append(").\n");
            }
        }
    }

    private static String kind(int arity) {
        return switch (arity) {
            case 0 -> "$tType";
            case 1 -> "$tType > $tType";
            default -> "(" + String.join(" * ", java.util.Collections.nCopies(arity, "$tType")) + ") > $tType";
        };
    }

    private String declaration(Symbol symbol) {
        String parameters = symbol.parameters().isEmpty()
                ? ""
                : symbol.parameters().stream()
                        .map(p -> type(p) + ": $tType")
                        .collect(Collectors.joining(", ", "!>[", "]: "));
        String arguments = symbol.arguments().stream().map(this::type).collect(Collectors.joining(" * "));
        String result = symbol.isPredicate() ? "$o" : type(symbol.result());
        return switch (symbol.arity()) {
            case 0 -> parameters + result;
            case 1 ->
                parameters + (parameters.isEmpty() ? "" : "(") + arguments + " > " + result
                        + (parameters.isEmpty() ? "" : ")");
            default ->
                parameters + (parameters.isEmpty() ? "" : "(") + "(" + arguments + ") > " + result
                        + (parameters.isEmpty() ? "" : ")");
        };
    }

    private String type(Type type) {
        return switch (type) {
            case Type.Var v -> variables.of(v.name());
            case Type.Con(var name, var arguments) -> {
                String word = TptpNames.interpreted(name);
                yield arguments.isEmpty()
                        ? word
                        : word + arguments.stream().map(this::type).collect(Collectors.joining(", ", "(", ")"));
            }
        };
    }

    // Formulas

    /** With the type variables bound in front. */
    private String closed(Formula formula) {
        if (formula.typeVariables().isEmpty()) {
            return formula(formula);
        }
        String types =
                formula.typeVariables().stream().map(v -> type(v) + ": $tType").collect(Collectors.joining(", "));
        return "![" + types + "]: " + unit(formula);
    }

    private String formula(Formula formula) {
        return switch (formula) {
            case Formula.Atom(var symbol, var types, var arguments) -> applied(symbol, types, arguments);
            case Formula.Equation(var left, var right) -> term(left) + " = " + term(right);
            case Formula.Not(Formula.Equation(var left, var right)) -> term(left) + " != " + term(right);
            case Formula.Not(var body) -> "~ " + unit(body);
            case Formula.And(var parts) -> joined(parts, " & ", "$true");
            case Formula.Or(var parts) -> joined(parts, " | ", "$false");
            case Formula.Implies(var left, var right) -> unit(left) + " => " + unit(right);
            case Formula.Iff(var left, var right) -> unit(left) + " <=> " + unit(right);
            case Formula.Forall(var bound, var body) -> "![" + bindings(bound) + "]: " + unit(body);
            case Formula.Exists(var bound, var body) -> "?[" + bindings(bound) + "]: " + unit(body);
        };
    }

    private String joined(List<Formula> parts, String connective, String none) {
        return switch (parts.size()) {
            case 0 -> none;
            case 1 -> formula(parts.getFirst());
            default -> parts.stream().map(this::unit).collect(Collectors.joining(connective));
        };
    }

    private String unit(Formula formula) {
        boolean isUnit = switch (formula) {
            case Formula.Atom _, Formula.Not _, Formula.Forall _, Formula.Exists _, Formula.Equation _ -> true;
            case Formula.And(var parts) ->
                parts.isEmpty() || parts.size() == 1 && unit(parts.getFirst()).equals(formula(parts.getFirst()));
            case Formula.Or(var parts) ->
                parts.isEmpty() || parts.size() == 1 && unit(parts.getFirst()).equals(formula(parts.getFirst()));
            case Formula.Implies _, Formula.Iff _ -> false;
        };
        String text = formula(formula);
        return isUnit ? text : "(" + text + ")";
    }

    private String bindings(List<Variable> bound) {
        return bound.stream()
                .map(v -> isTyped ? variables.of(v.name()) + ": " + type(v.type()) : variables.of(v.name()))
                .collect(Collectors.joining(", "));
    }

    private String term(FolTerm term) {
        return switch (term) {
            case Variable(var name, var _) -> variables.of(name);
            case Application(var symbol, var types, var arguments) -> applied(symbol, types, arguments);
        };
    }

    private String applied(Symbol symbol, List<Type> types, List<FolTerm> arguments) {
        String name = isTyped ? TptpNames.interpreted(symbol.name()) : TptpNames.word(symbol.name());
        var all = new ArrayList<String>();
        // What belongs to TPTP itself is overloaded instead of polymorphic.
        if (!name.startsWith("$")) {
            types.forEach(t -> all.add(type(t)));
        }
        arguments.forEach(a -> all.add(term(a)));
        return all.isEmpty() ? name : name + all.stream().collect(Collectors.joining(", ", "(", ")"));
    }
}
