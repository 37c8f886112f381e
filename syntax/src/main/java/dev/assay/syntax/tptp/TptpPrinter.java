package dev.assay.syntax.tptp;

import dev.assay.syntax.tptp.TptpFormula.Binding;
import dev.assay.syntax.tptp.TptpFormula.Connective;
import java.util.List;
import java.util.function.Consumer;

/**
 * TPTP text for statements, each in its own dialect, with no more parentheses than the grammar demands; in
 * arguments of @ also those that most readers need.
 */
public final class TptpPrinter {
    /** What may stand at a place without parentheses. */
    private enum Place {
        FORMULA,
        UNIT,
        ATOM
    }

    private final StringBuilder out = new StringBuilder();

    private TptpPrinter() {}

    public static String print(TptpProblem problem) {
        return print(problem.statements());
    }

    public static String print(List<TptpStatement> statements) {
        var printer = new TptpPrinter();
        statements.forEach(printer::statement);
        return printer.out.toString();
    }

    public static String print(TptpFormula formula) {
        var printer = new TptpPrinter();
        printer.formula(formula, Place.FORMULA);
        return printer.out.toString();
    }

    public static String print(TptpType type) {
        var printer = new TptpPrinter();
        printer.type(type, false);
        return printer.out.toString();
    }

    private void statement(TptpStatement statement) {
        switch (statement) {
            case TptpStatement.Include(var file, var selection, var _) -> {
                out.append("include(").append(TptpNames.quote('\'', file));
                if (!selection.isEmpty()) {
                    out.append(", [");
                    separated(selection, ", ", name -> out.append(TptpNames.printFormulaName(name)));
                    out.append("]");
                }
                out.append(").\n");
            }
            case TptpStatement.Declaration(var language, var name, var symbol, var type, var annotations, var _) -> {
                out.append(language.keyword()).append('(').append(TptpNames.printFormulaName(name));
                out.append(", type, ").append(TptpNames.print(symbol)).append(": ");
                type(type, false);
                end(annotations);
            }
            case TptpStatement.Annotated(var language, var name, var role, var formula, var annotations, var _) -> {
                out.append(language.keyword()).append('(').append(TptpNames.printFormulaName(name));
                out.append(", ").append(role).append(",\n    ");
                formula(formula, Place.FORMULA);
                end(annotations);
            }
        }
    }

    private void end(String annotations) {
        if (!annotations.isEmpty()) {
            out.append(",\n    ").append(annotations);
        }
        out.append(").\n");
    }

    private <T> void separated(List<T> elements, String separator, Consumer<T> print) {
        for (int i = 0; i < elements.size(); i++) {
            if (i > 0) {
                out.append(separator);
            }
            print.accept(elements.get(i));
        }
    }

    // Formulas

    private void formula(TptpFormula formula, Place place) {
        boolean bracketed = place.compareTo(place(formula)) > 0;
        if (bracketed) {
            out.append('(');
        }
        bare(formula);
        if (bracketed) {
            out.append(')');
        }
    }

    /** The tightest place at which the formula stands without parentheses. */
    private static Place place(TptpFormula formula) {
        return switch (formula) {
            case TptpFormula.Binary _, TptpFormula.Joined _, TptpFormula.Application _ -> Place.FORMULA;
            case TptpFormula.OfType(var type, var _) ->
                type instanceof TptpType.Mapping || type instanceof TptpType.Polymorphic ? Place.FORMULA : Place.ATOM;
            case TptpFormula.Quantified _, TptpFormula.Not _, TptpFormula.Equation _ -> Place.UNIT;
            case TptpFormula.Applied _,
                    TptpFormula.Variable _,
                    TptpFormula.Number _,
                    TptpFormula.Distinct _,
                    TptpFormula.Operator _,
                    TptpFormula.Conditional _,
                    TptpFormula.Let _ -> Place.ATOM;
        };
    }

    private void bare(TptpFormula formula) {
        switch (formula) {
            case TptpFormula.Quantified(var quantifier, var bindings, var body, var _) -> {
                out.append(quantifier.symbol()).append('[');
                separated(bindings, ", ", this::binding);
                out.append("]: ");
                formula(body, Place.UNIT);
            }
            case TptpFormula.Not(var body, var _) -> {
                out.append("~");
                formula(body, Place.UNIT);
            }
            case TptpFormula.Binary(var connective, var left, var right, var _) -> {
                formula(left, Place.UNIT);
                out.append(' ').append(connective.symbol()).append(' ');
                formula(right, Place.UNIT);
            }
            case TptpFormula.Joined(var junction, var parts, var _) ->
                separated(parts, " " + junction.symbol() + " ", p -> formula(p, Place.UNIT));
            case TptpFormula.Equation(var left, var right, var isPositive, var _) -> {
                formula(left, Place.ATOM);
                out.append(isPositive ? " = " : " != ");
                formula(right, Place.ATOM);
            }
            case TptpFormula.Applied(var name, var arguments, var _) -> {
                out.append(TptpNames.print(name));
                arguments(arguments);
            }
            case TptpFormula.Application(var function, var arguments, var _) -> {
                formula(function, Place.ATOM);
                arguments.forEach(a -> {
                    out.append(" @ ");
                    formula(a, Place.ATOM);
                });
            }
            case TptpFormula.Variable(var name, var _) -> out.append(name);
            case TptpFormula.Number(var _, var text, var _) -> out.append(text);
            case TptpFormula.Distinct(var text, var _) -> out.append(TptpNames.quote('"', text));
            case TptpFormula.Operator(var symbol, var _) -> out.append(isInfix(symbol) ? "(" + symbol + ")" : symbol);
            case TptpFormula.Conditional(var condition, var then, var otherwise, var _) -> {
                out.append("$ite");
                arguments(List.of(condition, then, otherwise));
            }
            case TptpFormula.Let(var declared, var defined, var body, var _) -> let(declared, defined, body);
            case TptpFormula.OfType(var type, var _) -> type(type, false);
        }
    }

    private static boolean isInfix(String symbol) {
        return List.of("~", "&", "|", "=", "!=").contains(symbol)
                || List.of(Connective.values()).stream()
                        .anyMatch(c -> c.symbol().equals(symbol));
    }

    private void arguments(List<TptpFormula> arguments) {
        if (!arguments.isEmpty()) {
            out.append('(');
            separated(arguments, ", ", a -> formula(a, Place.FORMULA));
            out.append(')');
        }
    }

    private void binding(Binding binding) {
        out.append(binding.name());
        TptpType type = binding.type();
        if (type != null) {
            out.append(": ");
            type(type, false);
        }
    }

    private void let(List<TptpFormula.Declared> declared, List<TptpFormula.Defined> defined, TptpFormula body) {
        out.append("$let([");
        separated(declared, ", ", d -> {
            out.append(TptpNames.print(d.name())).append(": ");
            type(d.type(), false);
        });
        out.append("], [");
        separated(defined, ", ", d -> {
            out.append(TptpNames.print(d.name()));
            if (!d.parameters().isEmpty()) {
                out.append('(');
                separated(d.parameters(), ", ", this::binding);
                out.append(')');
            }
            out.append(" := ");
            formula(d.value(), Place.FORMULA);
        });
        out.append("], ");
        formula(body, Place.FORMULA);
        out.append(')');
    }

    // Types

    private void type(TptpType type, boolean isArgument) {
        switch (type) {
            case TptpType.Variable(var name, var _) -> out.append(name);
            case TptpType.Named(var name, var arguments, var _) -> {
                out.append(TptpNames.print(name));
                if (!arguments.isEmpty()) {
                    out.append('(');
                    separated(arguments, ", ", a -> type(a, false));
                    out.append(')');
                }
            }
            case TptpType.Mapping(var arguments, var result, var _) -> {
                if (isArgument) {
                    out.append('(');
                }
                boolean isProduct = arguments.size() > 1;
                if (isProduct) {
                    out.append('(');
                }
                separated(arguments, " * ", a -> type(a, true));
                out.append(isProduct ? ") > " : " > ");
                type(result, false);
                if (isArgument) {
                    out.append(')');
                }
            }
            case TptpType.Polymorphic(var parameters, var body, var _) -> {
                out.append("!>[");
                separated(parameters, ", ", p -> out.append(p).append(": $tType"));
                out.append("]: ");
                type(body, false);
            }
        }
    }
}
