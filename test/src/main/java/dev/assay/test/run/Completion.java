package dev.assay.test.run;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.program.Program;
import dev.assay.code.runtime.Fun;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A program whose functions have a value everywhere: where no equation defines one, its value is a variable of the tests,
 * one for each type.
 */
final class Completion {
    private static final Type NAT = Type.con(HolNames.NAT);

    /** The value that functions have where they are not defined, as a function that ignores its argument. */
    static final class Cell extends Fun {
        @Nullable
        Object value;

        Cell() {
            super(1);
        }

        @Override
        public Object apply(Object argument) {
            if (value == null) {
                throw new IllegalStateException("an undefined function was asked before its value was chosen");
            }
            return value;
        }

        @Override
        protected Object applyExactly(Object... arguments) {
            return apply(arguments[0]);
        }
    }

    private final Map<Type, Cell> cells = new LinkedHashMap<>();

    /** The cells of the types at which something is undefined, in the order of their first use. */
    Map<Type, Cell> cells() {
        return cells;
    }

    Program of(Program program) {
        Map<Const, Function> functions = new HashMap<>();
        program.functions().values().stream()
                .sorted(java.util.Comparator.comparing(
                                (Function f) -> f.constant().name())
                        .thenComparing(f -> f.constant().type().toString()))
                .forEach(f ->
                        functions.put(f.constant(), new Function(f.constant(), f.parameters(), complete(f.body()))));
        return new Program(functions, program.layouts());
    }

    private Expr complete(Expr expr) {
        return switch (expr) {
            case Expr.Undefined(var _, var type) -> {
                Cell cell = cells.computeIfAbsent(type, _ -> new Cell());
                yield new Expr.Apply(
                        new Expr.Value(cell, Type.fun(NAT, type)),
                        List.of(new Expr.Number(BigInteger.ZERO, NAT)),
                        type);
            }
            case Expr.Var _, Expr.Number _, Expr.Value _ -> expr;
            case Expr.Call(var function, var arguments, var type) -> new Expr.Call(function, complete(arguments), type);
            case Expr.Construct(var constructor, var arguments, var type) ->
                new Expr.Construct(constructor, complete(arguments), type);
            case Expr.Operate(var operation, var arguments, var type) ->
                new Expr.Operate(operation, complete(arguments), type);
            case Expr.Apply(var function, var arguments, var type) ->
                new Expr.Apply(complete(function), complete(arguments), type);
            case Expr.Lambda(var parameters, var body) -> new Expr.Lambda(parameters, complete(body));
            case Expr.Let(var variable, var value, var body) -> new Expr.Let(variable, complete(value), complete(body));
            case Expr.If(var condition, var then, var otherwise) ->
                new Expr.If(complete(condition), complete(then), complete(otherwise));
            case Expr.Switch(var scrutinee, var cases, var otherwise, var type) ->
                new Expr.Switch(
                        complete(scrutinee),
                        cases.stream()
                                .map(c -> new Expr.Case(c.constructor(), c.fields(), complete(c.body())))
                                .toList(),
                        otherwise.map(this::complete),
                        type);
        };
    }

    private List<Expr> complete(List<Expr> all) {
        return all.stream().map(this::complete).toList();
    }
}
