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
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Problems as SMT-LIB: each statement is an assertion under its name, so that a solver can say which of them it used. The
 * arithmetic of TPTP becomes that of SMT-LIB where both mean the same.
 */
public final class SmtLibOutput {
    private static final Map<String, String> TYPES = Map.of("$int", "Int", "$real", "Real", "$rat", "Real");
    private static final Map<String, String> SYMBOLS = Map.ofEntries(
            Map.entry("$sum", "+"),
            Map.entry("$difference", "-"),
            Map.entry("$product", "*"),
            Map.entry("$uminus", "-"),
            Map.entry("$less", "<"),
            Map.entry("$lesseq", "<="),
            Map.entry("$greater", ">"),
            Map.entry("$greatereq", ">="),
            Map.entry("$to_real", "to_real"),
            Map.entry("$abs", "abs"));

    /** A type with one element for each type, for type parameters that a symbol's arguments and result do not show. */
    private static final String ITSELF = "|itself!|";

    private static final String TYPE = "|type!|";

    private SmtLibOutput() {}

    /** Declarations and assertions in SMT-LIB 2.6, and the question whether they are satisfiable. */
    public static String print(Problem problem) {
        if (!problem.isMonomorphic()) {
            throw new IllegalArgumentException("SMT-LIB 2.6 has no polymorphic assertions");
        }
        return "(set-option :produce-unsat-cores true)\n(set-logic ALL)\n" + body(problem, SmtLibOutput::formula);
    }

    /** The same where an instance of a statement costs as much as its weight; solvers that know no weights are not to see it. */
    public static String print(Problem problem, ToIntFunction<Statement> weight) {
        return "(set-option :produce-unsat-cores true)\n(set-logic ALL)\n"
                + body(problem, s -> weighted(s.formula(), weight.applyAsInt(s)));
    }

    private static String weighted(Formula formula, int weight) {
        return formula instanceof Formula.Forall(var bound, var body)
                ? "(forall " + bindings(bound) + " (! " + formula(body) + " :weight " + weight + "))"
                : formula(formula);
    }

    /** The same in SMT-LIB 2.7, which has sort parameters: an assertion with parameters holds for all sorts. */
    public static String printPolymorphic(Problem problem) {
        var parameters = new TreeSet<String>();
        problem.symbols().forEach(s -> s.parameters().forEach(p -> parameters.add(p.name())));
        problem.forEachFormula(f -> f.typeVariables().forEach(v -> parameters.add(v.name())));
        var out = new StringBuilder(
                "(set-info :smt-lib-version 2.7)\n(set-option :produce-unsat-cores true)\n(set-logic ALL)\n");
        parameters.forEach(
                p -> out.append("(declare-sort-parameter ").append(name(p)).append(")\n"));
        if (problem.symbols().stream().anyMatch(s -> s.parameters().stream().anyMatch(s::isPhantom))) {
            String any = name(parameters.first());
            out.append("(declare-sort ").append(ITSELF).append(" 1)\n");
            out.append("(declare-fun ")
                    .append(TYPE)
                    .append(" () (")
                    .append(ITSELF)
                    .append(" ")
                    .append(any)
                    .append("))\n");
        }
        return out.append(body(problem, SmtLibOutput::formula)).toString();
    }

    private static String body(Problem problem, Function<Statement, String> print) {
        var out = new StringBuilder();
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
                        .append(Stream.concat(
                                        phantoms(symbol).map(p -> "(" + ITSELF + " " + name(p.name()) + ")"),
                                        symbol.arguments().stream().map(SmtLibOutput::type))
                                .collect(Collectors.joining(" ", " (", ") ")))
                        .append(symbol.isPredicate() ? "Bool" : type(symbol.result()))
                        .append(")\n");
            }
        }
        for (int i = 0; i < problem.statements().size(); i++) {
            Statement statement = problem.statements().get(i);
            out.append("(assert (! ")
                    .append(print.apply(statement))
                    .append(" :named ")
                    .append(assertion(i))
                    .append("))\n");
        }
        return out.append("(check-sat)\n").toString();
    }

    private static Stream<Type.Var> phantoms(Symbol symbol) {
        return symbol.parameters().stream().filter(symbol::isPhantom);
    }

    /** The name under which the statement with this number is asserted. */
    public static String assertion(int number) {
        return "statement!" + number;
    }

    /** Interpreted symbols are overloaded, so they must be at a type that is theirs. */
    private static boolean isInterpreted(Symbol symbol) {
        boolean isOverNumbers = symbol.arguments().stream().allMatch(SmtLibOutput::isNumeric)
                && (symbol.isPredicate() || isNumeric(symbol.result()));
        boolean isWholeOnly =
                symbol.name().equals("$abs") && !symbol.arguments().stream().allMatch(Type.con("$int")::equals);
        return isOverNumbers && !isWholeOnly && (SYMBOLS.containsKey(symbol.name()) || isNumber(symbol));
    }

    private static boolean isNumeric(Type type) {
        return type instanceof Type.Con(var name, var _) && TYPES.containsKey(name);
    }

    private static boolean isNumber(Symbol symbol) {
        return symbol.arity() == 0 && symbol.name().matches("[+-]?[0-9]+([./][0-9]+)?");
    }

    private static String type(Type type) {
        return switch (type) {
            case Type.Var v -> name(v.name());
            case Type.Con(var name, var arguments) -> {
                String plain = TYPES.getOrDefault(name, name(name));
                yield arguments.isEmpty()
                        ? plain
                        : "(" + plain + " "
                                + arguments.stream().map(SmtLibOutput::type).collect(Collectors.joining(" ")) + ")";
            }
        };
    }

    private static String name(String name) {
        return SmtLibName.of(name);
    }

    /** What belongs to TPTP and not to SMT-LIB is overloaded there, so its types are part of its name. */
    private static String name(Symbol symbol) {
        String types = symbol.name().startsWith("$")
                ? symbol.arguments().stream().map(a -> "_" + Notation.type(a)).collect(Collectors.joining())
                : "";
        return name(symbol.name() + types);
    }

    private static String formula(Statement statement) {
        return formula(statement.formula());
    }

    private static String formula(Formula formula) {
        return switch (formula) {
            case Formula.Atom(var symbol, var types, var arguments) -> applied(symbol, types, arguments);
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
            case Application(var symbol, var types, var arguments) -> applied(symbol, types, arguments);
        };
    }

    private static String applied(Symbol symbol, List<Type> types, List<FolTerm> arguments) {
        var instance = new Symbol(symbol.name(), List.of(), symbol.argumentsAt(types), symbol.resultAt(types));
        String head = !isInterpreted(instance)
                ? qualified(symbol, types)
                : isNumber(instance) ? number(instance) : SYMBOLS.getOrDefault(symbol.name(), symbol.name());
        List<String> all = Stream.concat(
                        phantoms(symbol)
                                .map(p -> types.get(symbol.parameters().indexOf(p)))
                                .map(t -> "(as " + TYPE + " (" + ITSELF + " " + type(t) + "))"),
                        arguments.stream().map(SmtLibOutput::term))
                .toList();
        return all.isEmpty() ? head : "(" + head + " " + String.join(" ", all) + ")";
    }

    /** With the type of the result, where the arguments do not determine it. */
    private static String qualified(Symbol symbol, List<Type> types) {
        boolean isDetermined =
                symbol.parameters().stream().allMatch(p -> symbol.isInferrable(p) || symbol.isPhantom(p));
        return isDetermined ? name(symbol) : "(as " + name(symbol) + " " + type(symbol.resultAt(types)) + ")";
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
