package dev.assay.fol.print;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Application;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.Notation;
import dev.assay.fol.Problem;
import dev.assay.fol.Statement;
import dev.assay.fol.Symbol;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Ground-typed problems as SMT-LIB 2.6: each statement is an assertion under its name, so that a solver can say which
 * of them it used. The arithmetic of TPTP becomes that of SMT-LIB where both mean the same.
 */
public final class SmtLibOutput {
    private static final Map<String, String> TYPES = Map.of("$int", "Int", "$real", "Real", "$rat", "Real");
    private static final Map<String, String> SYMBOLS = Map.of(
            "$sum", "+",
            "$difference", "-",
            "$product", "*",
            "$uminus", "-",
            "$less", "<",
            "$lesseq", "<=",
            "$greater", ">",
            "$greatereq", ">=",
            "$to_real", "to_real");

    private SmtLibOutput() {}

    /** Declarations and assertions, and the question whether they are satisfiable. */
    public static String print(Problem problem) {
        if (!problem.isMonomorphic()) {
            throw new IllegalArgumentException("SMT-LIB has no polymorphic assertions");
        }
        var out = new StringBuilder("(set-option :produce-unsat-cores true)\n(set-logic ALL)\n");
        for (Map.Entry<String, Integer> type : problem.typeConstructors().entrySet()) {
            if (!TYPES.containsKey(type.getKey())) {
                out.append("(declare-sort ")
                        .append(name(type.getKey()))
                        .append(' ')
                        .append(type.getValue())
                        .append(")\n");
            }
        }
        for (Symbol symbol : problem.symbols()) {
            if (!isInterpreted(symbol)) {
                out.append("(declare-fun ")
                        .append(name(symbol))
                        .append(symbol.arguments().stream()
                                .map(SmtLibOutput::type)
                                .collect(Collectors.joining(" ", " (", ") ")))
                        .append(symbol.isPredicate() ? "Bool" : type(symbol.result()))
                        .append(")\n");
            }
        }
        for (int i = 0; i < problem.statements().size(); i++) {
            Statement statement = problem.statements().get(i);
            out.append("(assert (! ")
                    .append(formula(statement.formula()))
                    .append(" :named ")
                    .append(assertion(i))
                    .append("))\n");
        }
        return out.append("(check-sat)\n").toString();
    }

    /** The name under which the statement with this number is asserted. */
    public static String assertion(int number) {
        return "statement!" + number;
    }

    /** Interpreted symbols are overloaded, so they must be at a type that is theirs. */
    private static boolean isInterpreted(Symbol symbol) {
        boolean isOverNumbers = symbol.arguments().stream().allMatch(SmtLibOutput::isNumeric)
                && (symbol.isPredicate() || isNumeric(symbol.result()));
        return isOverNumbers && (SYMBOLS.containsKey(symbol.name()) || isNumber(symbol));
    }

    private static boolean isNumeric(Type type) {
        return type instanceof Type.Con(var name, var _) && TYPES.containsKey(name);
    }

    private static boolean isNumber(Symbol symbol) {
        return symbol.arity() == 0 && symbol.name().matches("[+-]?[0-9]+([./][0-9]+)?");
    }

    private static String type(Type type) {
        return switch (type) {
            case Type.Var v -> throw new IllegalArgumentException("a type variable: " + v);
            case Type.Con(var name, var arguments) -> {
                String plain = TYPES.getOrDefault(name, name(name));
                yield arguments.isEmpty()
                        ? plain
                        : "(" + plain + " "
                                + arguments.stream().map(SmtLibOutput::type).collect(Collectors.joining(" ")) + ")";
            }
        };
    }

    /** In bars, in which bars and backslashes may not occur. */
    private static String name(String name) {
        return "|" + name.replace("\\", "_5c_").replace("|", "_7c_") + "|";
    }

    /** What belongs to TPTP and not to SMT-LIB is overloaded there, so its types are part of its name. */
    private static String name(Symbol symbol) {
        String types = symbol.name().startsWith("$")
                ? symbol.arguments().stream().map(a -> "_" + Notation.type(a)).collect(Collectors.joining())
                : "";
        return name(symbol.name() + types);
    }

    private static String formula(Formula formula) {
        return switch (formula) {
            case Formula.Atom(var symbol, var _, var arguments) -> applied(symbol, arguments);
            case Formula.Equation(var left, var right) -> "(= " + term(left) + " " + term(right) + ")";
            case Formula.Not(var body) -> "(not " + formula(body) + ")";
            case Formula.And(var parts) -> junction("and", parts, "true");
            case Formula.Or(var parts) -> junction("or", parts, "false");
            case Formula.Implies(var left, var right) -> "(=> " + formula(left) + " " + formula(right) + ")";
            case Formula.Iff(var left, var right) -> "(= " + formula(left) + " " + formula(right) + ")";
            case Formula.Forall(var bound, var body) -> "(forall " + bindings(bound) + " " + formula(body) + ")";
            case Formula.Exists(var bound, var body) -> "(exists " + bindings(bound) + " " + formula(body) + ")";
        };
    }

    private static String junction(String word, List<Formula> parts, String none) {
        return switch (parts.size()) {
            case 0 -> none;
            case 1 -> formula(parts.getFirst());
            default ->
                parts.stream().map(SmtLibOutput::formula).collect(Collectors.joining(" ", "(" + word + " ", ")"));
        };
    }

    private static String bindings(List<Variable> bound) {
        return bound.stream()
                .map(v -> "(" + name("?" + v.name()) + " " + type(v.type()) + ")")
                .collect(Collectors.joining(" ", "(", ")"));
    }

    private static String term(FolTerm term) {
        return switch (term) {
            case Variable(var name, var _) -> name("?" + name);
            case Application(var symbol, var _, var arguments) -> applied(symbol, arguments);
        };
    }

    private static String applied(Symbol symbol, List<FolTerm> arguments) {
        String head = !isInterpreted(symbol)
                ? name(symbol)
                : isNumber(symbol) ? number(symbol) : SYMBOLS.getOrDefault(symbol.name(), symbol.name());
        return arguments.isEmpty()
                ? head
                : "(" + head + " " + arguments.stream().map(SmtLibOutput::term).collect(Collectors.joining(" ")) + ")";
    }

    private static String number(Symbol symbol) {
        String text = symbol.name().replace("+", "");
        String positive = text.startsWith("-") ? text.substring(1) : text;
        boolean isReal = !symbol.result().equals(Type.con("$int"));
        String value;
        if (positive.contains("/")) {
            String[] parts = positive.split("/", -1);
            value = "(/ " + parts[0] + ".0 " + parts[1] + ".0)";
        } else {
            value = isReal && !positive.contains(".") ? positive + ".0" : positive;
        }
        return text.startsWith("-") ? "(- " + value + ")" : value;
    }
}
