package dev.assay.bench.agree;

import dev.assay.property.Choices;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Draws Java programs that can be lifted and do not throw: divisors are literals other than zero, recursion goes down a shape. */
final class Programs {
    private static final int DEPTH = 3;

    /** The types of a program. */
    private enum Kind {
        INT("int"),
        LONG("long"),
        BOOLEAN("boolean"),
        BIG("BigInteger"),
        TEXT("String"),
        COLOUR("Colour"),
        SHAPE("Shape");

        private final String name;

        Kind(String name) {
            this.name = name;
        }
    }

    private record Variable(String name, Kind kind) {}

    private record Method(String name, List<Kind> parameters, Kind result) {}

    private final Choices choices;
    private final List<Method> methods = new ArrayList<>();
    private int names;

    private Programs(Choices choices) {
        this.choices = choices;
    }

    /** Programs with so many properties at most. */
    static Gen<GeneratedProgram> java(int properties) {
        return Gens.composed(choices -> {
            var programs = new Programs(choices);
            List<String> methods = choices.repeat(1, 4, _ -> programs.method());
            List<String> all = choices.repeat(1, properties, programs::property);
            return new GeneratedProgram(methods, all);
        });
    }

    private <T> T pick(List<? extends T> values) {
        return choices.draw(Gens.elements(values));
    }

    private int number(int count) {
        return choices.draw(Gens.ints(0, count - 1));
    }

    private List<Variable> variables(List<Kind> kinds) {
        return IntStream.range(0, kinds.size())
                .mapToObj(i -> new Variable("v" + i, kinds.get(i)))
                .toList();
    }

    private static String head(Kind result, String name, List<Variable> parameters) {
        return "static " + result.name + " " + name + "("
                + parameters.stream().map(p -> p.kind().name + " " + p.name()).collect(Collectors.joining(", ")) + ") ";
    }

    private String method() {
        String name = "m" + methods.size();
        List<Kind> kinds = choices.repeat(1, 3, _ -> choices.draw(Gens.enums(Kind.class)));
        List<Variable> parameters = variables(kinds);
        Kind result = choices.draw(Gens.enums(Kind.class));
        String body = kinds.getFirst() == Kind.SHAPE && number(2) == 0
                ? recursion(name, parameters, result)
                : block(result, parameters);
        methods.add(new Method(name, kinds, result));
        return head(result, name, parameters) + body;
    }

    private String property(int index) {
        List<Variable> parameters = variables(choices.repeat(1, 3, _ -> choices.draw(Gens.enums(Kind.class))));
        return head(Kind.BOOLEAN, "c" + index, parameters) + "{ return " + term(Kind.BOOLEAN, DEPTH, parameters)
                + "; }";
    }

    // Statements

    private String block(Kind result, List<Variable> scope) {
        return switch (number(4)) {
            case 0 -> {
                var local = new Variable("w" + names++, choices.draw(Gens.enums(Kind.class)));
                String declared = local.kind().name + " " + local.name() + " = " + term(local.kind(), 2, scope) + "; ";
                yield "{ " + declared + "return " + term(result, DEPTH, with(scope, local)) + "; }";
            }
            case 1 ->
                "{ if (" + term(Kind.BOOLEAN, 2, scope) + ") { return " + term(result, 2, scope) + "; } return "
                        + term(result, 2, scope) + "; }";
            default -> "{ return " + term(result, DEPTH, scope) + "; }";
        };
    }

    private static List<Variable> with(List<Variable> scope, Variable... more) {
        var result = new ArrayList<>(scope);
        result.addAll(List.of(more));
        return result;
    }

    /** Calls itself for what is inside of a box. */
    private String recursion(String name, List<Variable> parameters, Kind result) {
        String x = "x" + names++;
        var call = new Variable(
                name + "(" + x
                        + parameters.stream().skip(1).map(p -> ", " + p.name()).collect(Collectors.joining()) + ")",
                result);
        var width = new Variable("u" + names++, Kind.LONG);
        List<Variable> inside = with(parameters, call, width, new Variable(x, Kind.SHAPE));
        return "{ return switch (" + parameters.getFirst().name() + ") { case Box(long " + width.name() + ", Shape " + x
                + ") -> " + term(result, 2, inside) + "; case " + pick(List.of("Round r", "Shape r")) + names++ + " -> "
                + term(result, 2, parameters) + "; }; }";
    }

    // Expressions

    private String term(Kind kind, int depth, List<Variable> scope) {
        List<Variable> own = scope.stream().filter(v -> v.kind() == kind).toList();
        if (!own.isEmpty() && (depth <= 0 || number(4) == 0)) {
            return pick(own).name();
        }
        if (depth <= 0) {
            return literal(kind);
        }
        List<Method> fitting = methods.stream().filter(m -> m.result() == kind).toList();
        return switch (number(7)) {
            case 0 -> fitting.isEmpty() ? operation(kind, depth, scope) : call(pick(fitting), depth, scope);
            case 1 ->
                "(" + term(Kind.BOOLEAN, depth - 1, scope) + " ? " + term(kind, depth - 1, scope) + " : "
                        + term(kind, depth - 1, scope) + ")";
            case 2 -> choice(kind, depth, scope);
            default -> operation(kind, depth, scope);
        };
    }

    private String call(Method method, int depth, List<Variable> scope) {
        return method.name() + "("
                + method.parameters().stream()
                        .map(kind -> kind == Kind.LONG && number(3) == 0
                                ? term(Kind.INT, depth - 1, scope)
                                : term(kind, depth - 1, scope))
                        .collect(Collectors.joining(", "))
                + ")";
    }

    /** A switch, with its default wherever Java lets it stand. */
    private String choice(Kind kind, int depth, List<Variable> scope) {
        String other = "default -> " + term(kind, depth - 1, scope) + "; ";
        return switch (number(4)) {
            case 0 -> {
                List<String> cases = List.of(
                        "case 0, -1 -> " + term(kind, depth - 1, scope) + "; ",
                        "case 7 -> " + term(kind, 0, scope) + "; ");
                yield chosen(term(Kind.INT, depth - 1, scope), cases, other);
            }
            case 1 ->
                chosen(
                        term(Kind.TEXT, depth - 1, scope),
                        List.of("case \"a\" -> " + term(kind, 0, scope) + "; "),
                        other);
            case 2 ->
                chosen(
                        term(Kind.COLOUR, depth - 1, scope),
                        List.of("case GREEN -> " + term(kind, depth - 1, scope) + "; "),
                        other);
            default -> {
                var radius = new Variable("y" + names++, Kind.INT);
                yield "(switch (" + term(Kind.SHAPE, depth - 1, scope) + ") { case Ring(int " + radius.name()
                        + ") when "
                        + radius.name() + " < " + term(Kind.INT, 1, scope) + " -> "
                        + term(kind, depth - 1, with(scope, radius)) + "; case Round r" + names++ + " -> "
                        + term(kind, depth - 1, scope) + "; case Box b" + names++ + " -> " + term(kind, 0, scope)
                        + "; })";
            }
        };
    }

    private String chosen(String subject, List<String> cases, String other) {
        var all = new ArrayList<>(cases);
        all.add(number(cases.size() + 1), other);
        return "(switch (" + subject + ") { " + String.join("", all) + "})";
    }

    private String literal(Kind kind) {
        return pick(
                switch (kind) {
                    case INT -> List.of("0", "1", "-1", "7", "31", "100000", "Integer.MAX_VALUE", "Integer.MIN_VALUE");
                    case LONG -> List.of("0L", "1L", "-1L", "63L", "5000000000L", "Long.MAX_VALUE", "Long.MIN_VALUE");
                    case BOOLEAN -> List.of("true", "false");
                    case BIG ->
                        List.of(
                                "BigInteger.ZERO",
                                "BigInteger.ONE",
                                "BigInteger.TEN",
                                "BigInteger.valueOf(-7)",
                                "new BigInteger(\"9223372036854775808\")");
                    case TEXT -> List.of("\"\"", "\"a\"", "\"bc\"");
                    case COLOUR -> List.of("Colour.RED", "Colour.GREEN", "Colour.BLUE");
                    case SHAPE ->
                        List.of("((Shape) new Dot())", "((Shape) new Ring(3))", "((Shape) new Box(2, new Dot()))");
                });
    }

    private String operation(Kind kind, int depth, List<Variable> scope) {
        String a = term(kind, depth - 1, scope);
        return switch (kind) {
            case INT ->
                switch (number(12)) {
                    case 0 -> "((int) " + term(Kind.LONG, depth - 1, scope) + ")";
                    case 1 -> term(Kind.TEXT, depth - 1, scope) + ".length()";
                    case 2 -> "(- " + a + ")";
                    case 3 -> "Math.abs(" + a + ")";
                    case 4 -> "(" + a + pick(List.of(" << ", " >> ")) + term(Kind.LONG, depth - 1, scope) + ")";
                    case 5 -> "(" + a + pick(List.of(" / ", " % ")) + pick(List.of("2", "-1", "7")) + ")";
                    case 6 -> "Long.valueOf(" + term(Kind.LONG, depth - 1, scope) + ").intValue()";
                    case 7 -> term(Kind.BIG, depth - 1, scope) + ".compareTo(" + term(Kind.BIG, 1, scope) + ")";
                    case 8 ->
                        "Math." + pick(List.of("min(", "max(")) + a + ", " + term(Kind.INT, depth - 1, scope) + ")";
                    default -> numbers(a, Kind.INT, depth, scope);
                };
            case LONG ->
                switch (number(9)) {
                    case 0 -> "((long) " + term(Kind.INT, depth - 1, scope) + ")";
                    case 1 -> "(" + a + pick(List.of(" << ", " >> ")) + term(Kind.INT, depth - 1, scope) + ")";
                    case 2 -> "(" + a + pick(List.of(" / ", " % ")) + pick(List.of("2", "-1L", "7")) + ")";
                    case 3 -> "Integer.valueOf(" + term(Kind.INT, depth - 1, scope) + ").longValue()";
                    case 4 ->
                        "Math." + pick(List.of("min(", "max(")) + a + ", " + term(Kind.INT, depth - 1, scope) + ")";
                    default -> numbers(a, pick(List.of(Kind.INT, Kind.LONG)), depth, scope);
                };
            case BOOLEAN -> truth(a, depth, scope);
            case BIG ->
                switch (number(6)) {
                    case 0 -> a + ".negate()";
                    case 1 ->
                        a + pick(List.of(".divide(", ".remainder("))
                                + pick(List.of("BigInteger.TWO", "BigInteger.valueOf(-7)")) + ")";
                    default ->
                        a + pick(List.of(".add(", ".subtract(", ".multiply(", ".min(", ".max("))
                                + term(Kind.BIG, depth - 1, scope) + ")";
                };
            case TEXT -> "(" + a + " + " + term(Kind.TEXT, depth - 1, scope) + ")";
            case COLOUR -> a;
            case SHAPE ->
                number(2) == 0
                        ? "((Shape) new Ring(" + term(Kind.INT, depth - 1, scope) + "))"
                        : "((Shape) new Box(" + term(pick(List.of(Kind.INT, Kind.LONG)), depth - 1, scope) + ", " + a
                                + "))";
        };
    }

    private String numbers(String left, Kind right, int depth, List<Variable> scope) {
        return "(" + left + pick(List.of(" + ", " - ", " * ", " & ", " | ", " ^ ")) + term(right, depth - 1, scope)
                + ")";
    }

    private String truth(String a, int depth, List<Variable> scope) {
        return switch (number(9)) {
            case 0 -> "(!" + a + ")";
            case 1 ->
                "(" + a + pick(List.of(" && ", " || ", " & ", " | ", " ^ ", " == "))
                        + term(Kind.BOOLEAN, depth - 1, scope) + ")";
            case 2 ->
                term(Kind.TEXT, depth - 1, scope)
                        + (number(2) == 0 ? ".isEmpty()" : ".equals(" + term(Kind.TEXT, depth - 1, scope) + ")");
            case 3 -> "(" + term(Kind.COLOUR, depth - 1, scope) + " == " + term(Kind.COLOUR, depth - 1, scope) + ")";
            case 4 -> term(Kind.SHAPE, depth - 1, scope) + ".equals(" + term(Kind.SHAPE, depth - 1, scope) + ")";
            case 5 -> {
                var radius = new Variable("z" + names++, Kind.INT);
                yield "(" + term(Kind.SHAPE, depth - 1, scope) + " instanceof Ring(int " + radius.name() + ") && "
                        + term(Kind.BOOLEAN, depth - 1, with(scope, radius)) + ")";
            }
            case 6 -> "(" + term(Kind.SHAPE, depth - 1, scope) + " instanceof Round)";
            default ->
                "(" + term(pick(List.of(Kind.INT, Kind.LONG)), depth - 1, scope)
                        + pick(List.of(" == ", " != ", " < ", " <= ", " > ", " >= "))
                        + term(pick(List.of(Kind.INT, Kind.LONG)), depth - 1, scope) + ")";
        };
    }
}
