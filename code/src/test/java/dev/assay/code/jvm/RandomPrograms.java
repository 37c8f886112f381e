package dev.assay.code.jvm;

import static dev.assay.code.jvm.ProgramBuilder.*;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Layout;
import dev.assay.code.program.Operation;
import dev.assay.code.program.Program;
import dev.assay.code.runtime.BigNumbers;
import dev.assay.code.runtime.Data;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.property.Choices;
import dev.assay.property.Gens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Well-typed programs as they are drawn. Recursive calls get a smaller first argument, so most of them end. */
final class RandomPrograms {
    private static final Type FUN1 = Type.fun(NAT, NAT);
    private static final Type FUN2 = Type.fun(List.of(INT, BOOL), LIST);
    private static final Type WIDE = Type.con("Wide");
    private static final List<Type> TYPES = List.of(BOOL, NAT, INT, COLOUR, LIST, TREE, WIDE, FUN1, FUN2);
    private static final List<Type> GROUND = List.of(BOOL, NAT, INT, COLOUR, LIST, TREE, WIDE);
    private static final List<Type> INDUCTIVE = List.of(NAT, LIST, TREE);
    private static final Layout WIDE_LAYOUT = wide();

    private final Choices choices;
    private final ProgramBuilder builder = new ProgramBuilder();
    private final List<Const> functions = new ArrayList<>();
    private int fresh;

    /** What may be used at a place: variables, and calls of functions with a variable that is small enough. */
    private record Scope(List<Expr.Var> variables, List<Const> recursive, List<Expr.Var> smaller) {
        Scope with(List<Expr.Var> more) {
            var all = new ArrayList<>(variables);
            all.addAll(more);
            return new Scope(all, recursive, smaller);
        }

        Scope withSmaller(List<Expr.Var> more) {
            var all = new ArrayList<>(smaller);
            all.addAll(more);
            return new Scope(variables, recursive, all);
        }
    }

    RandomPrograms(Choices choices) {
        this.choices = choices;
        builder.addLayout(WIDE_LAYOUT);
    }

    private static Layout wide() {
        var shapes = new ArrayList<Layout.Shape>();
        for (int i = 0; i < 6; i++) {
            var fields = List.of(BOOL, NAT, INT, WIDE, COLOUR, LIST).subList(0, i == 5 ? 6 : i);
            if (i == 2) {
                fields = List.of(WIDE);
            }
            shapes.add(new Layout.Shape(new Const("W" + i, Type.fun(fields, WIDE)), fields));
        }
        return new Layout(WIDE, shapes);
    }

    private int below(int bound) {
        return choices.draw(Gens.ints(0, bound - 1));
    }

    private boolean coin() {
        return choices.draw(Gens.booleans());
    }

    Program program() {
        for (int i = 0; i < 4; i++) {
            if (below(3) == 0) {
                defineTogether(2);
            } else {
                defineTogether(1);
            }
        }
        return builder.program();
    }

    List<Const> functions() {
        return functions;
    }

    private void defineTogether(int count) {
        Type induction = pick(INDUCTIVE);
        Type result = pick(GROUND);
        var group = new ArrayList<Const>();
        var parameters = new ArrayList<List<Expr.Var>>();
        for (int i = 0; i < count; i++) {
            var own = new ArrayList<Expr.Var>();
            own.add(variable(induction));
            for (int j = below(3); j > 0; j--) {
                own.add(variable(pick(TYPES)));
            }
            parameters.add(own);
            Type type = Type.fun(own.stream().map(Expr.Var::type).toList(), result);
            group.add(new Const("f" + fresh++, type));
        }
        for (int i = 0; i < count; i++) {
            var scope = new Scope(parameters.get(i), List.copyOf(group), List.of());
            builder.define(
                    group.get(i), parameters.get(i), analyse(parameters.get(i).getFirst(), result, scope));
        }
        functions.addAll(group);
    }

    /** The case distinction on the first parameter that makes recursive calls possible. */
    private Expr analyse(Expr.Var parameter, Type result, Scope scope) {
        var cases = new ArrayList<Expr.Case>();
        for (Layout.Shape shape : shapes(parameter.type())) {
            var fields = shape.fields().stream().map(this::variable).toList();
            var smaller = fields.stream()
                    .filter(f -> f.type().equals(parameter.type()))
                    .toList();
            cases.add(new Expr.Case(
                    shape.constructor(),
                    fields,
                    expr(result, 4, scope.with(fields).withSmaller(smaller))));
        }
        return new Expr.Switch(parameter, cases, Optional.empty(), result);
    }

    private List<Layout.Shape> shapes(Type type) {
        if (type.equals(NAT)) {
            return List.of(new Layout.Shape(ZERO, List.of()), new Layout.Shape(SUC, List.of(NAT)));
        }
        if (type.equals(INT)) {
            return List.of(new Layout.Shape(NONNEG, List.of(NAT)), new Layout.Shape(NEGSUC, List.of(NAT)));
        }
        if (type.equals(BOOL)) {
            return List.of(new Layout.Shape(TRUE, List.of()), new Layout.Shape(FALSE, List.of()));
        }
        return builder.program().layouts().get(type).shapes();
    }

    private <T> T pick(List<T> list) {
        return list.get(below(list.size()));
    }

    private Expr.Var variable(Type type) {
        return v("v" + fresh++, type);
    }

    private Expr expr(Type type, int depth, Scope scope) {
        if (depth > 0) {
            switch (below(9)) {
                case 0 -> {
                    return ifThen(
                            expr(BOOL, depth - 1, scope), expr(type, depth - 1, scope), expr(type, depth - 1, scope));
                }
                case 1 -> {
                    Expr.Var x = variable(pick(TYPES));
                    return let(x, expr(x.type(), depth - 1, scope), expr(type, depth - 1, scope.with(List.of(x))));
                }
                case 2 -> {
                    return distinction(type, depth, scope);
                }
                case 3, 4 -> {
                    Optional<Expr> call = recursiveCall(type, depth, scope);
                    if (call.isPresent()) {
                        return call.get();
                    }
                }
                case 5 -> {
                    var candidates = functions.stream()
                            .filter(f -> f.type().resultType().equals(type))
                            .toList();
                    if (!candidates.isEmpty()) {
                        Const function = pick(candidates);
                        return ProgramBuilder.call(
                                function, arguments(function.type().argumentTypes(), depth, scope));
                    }
                }
                case 6 -> {
                    if (type.equals(NAT)) {
                        return apply(expr(FUN1, depth - 1, scope), expr(NAT, depth - 1, scope));
                    }
                    if (type.equals(LIST)) {
                        Expr function = expr(FUN2, depth - 1, scope);
                        Expr first = expr(INT, depth - 1, scope);
                        Expr second = expr(BOOL, depth - 1, scope);
                        return coin() ? apply(function, first, second) : apply(apply(function, first), second);
                    }
                }
                default -> {}
            }
            return special(type, depth, scope);
        }
        var fitting =
                scope.variables().stream().filter(x -> x.type().equals(type)).toList();
        return fitting.isEmpty() || below(4) == 0 ? leaf(type, scope) : pick(fitting);
    }

    private Expr[] arguments(List<Type> types, int depth, Scope scope) {
        return types.stream().map(t -> expr(t, depth - 1, scope)).toArray(Expr[]::new);
    }

    private Optional<Expr> recursiveCall(Type type, int depth, Scope scope) {
        if (scope.smaller().isEmpty() || scope.recursive().isEmpty()) {
            return Optional.empty();
        }
        Const function = pick(scope.recursive());
        if (!function.type().resultType().equals(type)) {
            return Optional.empty();
        }
        Expr[] arguments = arguments(function.type().argumentTypes(), depth, scope);
        arguments[0] = pick(scope.smaller());
        return Optional.of(ProgramBuilder.call(function, arguments));
    }

    private Expr distinction(Type type, int depth, Scope scope) {
        Type analysed = pick(GROUND);
        Expr scrutinee = expr(analysed, depth - 1, scope);
        var cases = new ArrayList<Expr.Case>();
        boolean partial = below(3) == 0;
        for (Layout.Shape shape : shapes(analysed)) {
            if (!partial || coin()) {
                var fields = shape.fields().stream().map(this::variable).toList();
                cases.add(new Expr.Case(shape.constructor(), fields, expr(type, depth - 2, scope.with(fields))));
            }
        }
        if (cases.size() < shapes(analysed).size()) {
            Expr otherwise = below(3) == 0 ? undefined("missing", type) : expr(type, depth - 1, scope);
            return new Expr.Switch(scrutinee, cases, Optional.of(otherwise), type);
        }
        return new Expr.Switch(scrutinee, cases, Optional.empty(), type);
    }

    private Expr special(Type type, int depth, Scope scope) {
        if (type.equals(BOOL)) {
            Type compared = pick(GROUND);
            return switch (below(4)) {
                case 0 -> op(Operation.NOT, expr(BOOL, depth - 1, scope));
                case 1 ->
                    binary(pick(List.of(Operation.LESS, Operation.LESS_EQUAL)), pick(List.of(NAT, INT)), depth, scope);
                default ->
                    binary(
                            compared.equals(BOOL)
                                    ? Operation.EQUAL_TRUTH
                                    : compared.equals(NAT) || compared.equals(INT)
                                            ? Operation.EQUAL_NUMBER
                                            : Operation.EQUAL,
                            compared,
                            depth,
                            scope);
            };
        }
        if (type.equals(NAT)) {
            return switch (below(6)) {
                case 0, 1 -> suc(expr(NAT, depth - 1, scope));
                case 2 -> op(Operation.TO_NATURAL, expr(INT, depth - 1, scope));
                default ->
                    binary(
                            pick(List.of(
                                    Operation.PLUS,
                                    Operation.PLUS,
                                    Operation.MONUS,
                                    Operation.TIMES,
                                    Operation.DIV,
                                    Operation.MOD,
                                    Operation.GCD)),
                            NAT,
                            depth,
                            scope);
            };
        }
        if (type.equals(INT)) {
            return switch (below(4)) {
                case 0 -> construct(coin() ? NONNEG : NEGSUC, expr(NAT, depth - 1, scope));
                case 1 -> op(Operation.NEGATE, expr(INT, depth - 1, scope));
                default ->
                    binary(
                            pick(List.of(
                                    Operation.PLUS, Operation.MINUS, Operation.TIMES, Operation.DIV, Operation.MOD)),
                            INT,
                            depth,
                            scope);
            };
        }
        if (type.equals(FUN1)) {
            Expr.Var x = variable(NAT);
            return lambda(List.of(x), expr(NAT, depth - 1, scope.with(List.of(x))));
        }
        if (type.equals(FUN2)) {
            Expr.Var x = variable(INT);
            Expr.Var y = variable(BOOL);
            return lambda(List.of(x, y), expr(LIST, depth - 1, scope.with(List.of(x, y))));
        }
        Layout.Shape shape = pick(shapes(type));
        return construct(shape.constructor(), arguments(shape.fields(), depth, scope));
    }

    private Expr binary(Operation operation, Type type, int depth, Scope scope) {
        return op(operation, expr(type, depth - 1, scope), expr(type, depth - 1, scope));
    }

    private Expr leaf(Type type, Scope scope) {
        if (type.equals(BOOL)) {
            return truth(coin());
        }
        if (type.equals(NAT)) {
            return nat(below(5));
        }
        if (type.equals(INT)) {
            return integer(below(9) - 4);
        }
        if (type.equals(FUN1) || type.equals(FUN2)) {
            return special(type, 1, scope);
        }
        return construct(shapes(type).getFirst().constructor());
    }

    // Arguments

    Object[] arguments(Const function) {
        return function.type().argumentTypes().stream().map(t -> value(t, 3)).toArray();
    }

    private Object value(Type type, int depth) {
        if (type.equals(BOOL)) {
            return coin();
        }
        if (type.equals(NAT)) {
            return below(50) == 0 ? Long.MAX_VALUE / 2 : (long) below(5);
        }
        if (type.equals(INT)) {
            return (long) below(9) - 4;
        }
        if (type.equals(FUN1)) {
            return new Native(1, arguments -> BigNumbers.successor(arguments[0]));
        }
        if (type.equals(FUN2)) {
            return new Native(2, arguments -> (Boolean) arguments[1] ? numbers(1, 2) : numbers());
        }
        var shapes = shapes(type);
        Layout.Shape shape = depth == 0 ? shapes.getFirst() : pick(shapes);
        return Data.of(
                shapes.indexOf(shape),
                shape.fields().stream().map(f -> value(f, depth - 1)).toArray());
    }
}
