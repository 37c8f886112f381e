package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.program.Operation;
import dev.assay.code.program.Program;
import dev.assay.code.runtime.BigNumbers;
import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.MatchFailure;
import dev.assay.code.runtime.Stopped;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What programs mean, in the plainest way: arguments first, from left to right, with unbounded numbers. */
final class Interpreter {
    private final Program program;
    private int steps;

    Interpreter(Program program, int steps) {
        this.program = program;
        this.steps = steps;
    }

    Object call(Const name, List<Object> arguments) {
        if (--steps < 0) {
            throw Stopped.SIGNAL;
        }
        Function function = program.functions().get(name);
        return evaluate(function.body(), bind(Map.of(), function.parameters(), arguments));
    }

    private static Map<String, Object> bind(Map<String, Object> scope, List<Expr.Var> variables, List<Object> values) {
        var result = new HashMap<>(scope);
        for (int i = 0; i < variables.size(); i++) {
            result.put(variables.get(i).name(), values.get(i));
        }
        return result;
    }

    private List<Object> evaluateAll(List<Expr> exprs, Map<String, Object> scope) {
        var result = new ArrayList<>();
        for (Expr expr : exprs) {
            result.add(evaluate(expr, scope));
        }
        return result;
    }

    private Object evaluate(Expr expr, Map<String, Object> scope) {
        return switch (expr) {
            case Expr.Var v -> scope.get(v.name());
            case Expr.Number number -> BigNumbers.normal(number.value());
            case Expr.Value value -> value.value();
            case Expr.Call call -> call(call.function(), evaluateAll(call.arguments(), scope));
            case Expr.Construct construct ->
                construct(construct.constructor(), construct.type(), evaluateAll(construct.arguments(), scope));
            case Expr.Operate operate -> operate(operate.operation(), evaluateAll(operate.arguments(), scope));
            case Expr.Apply apply ->
                ((Fun) evaluate(apply.function(), scope))
                        .applyAll(evaluateAll(apply.arguments(), scope).toArray());
            case Expr.Lambda lambda -> new Closure(lambda, scope);
            case Expr.Let let ->
                evaluate(let.body(), bind(scope, List.of(let.variable()), List.of(evaluate(let.value(), scope))));
            case Expr.If branch ->
                evaluate((Boolean) evaluate(branch.condition(), scope) ? branch.then() : branch.otherwise(), scope);
            case Expr.Switch s -> choose(s, evaluate(s.scrutinee(), scope), scope);
            case Expr.Undefined undefined -> throw new MatchFailure(undefined.function());
        };
    }

    private Object construct(Const constructor, Type type, List<Object> arguments) {
        return switch (constructor.name()) {
            case Names.TRUE -> true;
            case Names.FALSE -> false;
            case Names.ZERO -> 0L;
            case Names.SUC -> normal(big(arguments.getFirst()).add(BigInteger.ONE));
            case Names.NONNEG -> arguments.getFirst();
            case Names.NEGSUC ->
                normal(big(arguments.getFirst()).add(BigInteger.ONE).negate());
            default -> Data.of(program.layouts().get(type).tag(constructor), arguments.toArray());
        };
    }

    private Object choose(Expr.Switch s, Object value, Map<String, Object> scope) {
        for (Expr.Case c : s.cases()) {
            var fields = fields(c.constructor(), s.scrutinee().type(), value);
            if (fields != null) {
                return evaluate(c.body(), bind(scope, c.fields(), fields));
            }
        }
        return evaluate(s.otherwise().orElseThrow(), scope);
    }

    private List<Object> fields(Const constructor, Type type, Object value) {
        return switch (constructor.name()) {
            case Names.TRUE -> value.equals(true) ? List.of() : null;
            case Names.FALSE -> value.equals(false) ? List.of() : null;
            case Names.ZERO -> big(value).signum() == 0 ? List.of() : null;
            case Names.SUC ->
                big(value).signum() > 0 ? List.of(normal(big(value).subtract(BigInteger.ONE))) : null;
            case Names.NONNEG -> big(value).signum() >= 0 ? List.of(value) : null;
            case Names.NEGSUC ->
                big(value).signum() < 0 ? List.of(normal(big(value).negate().subtract(BigInteger.ONE))) : null;
            default -> {
                Data data = (Data) value;
                if (data.tag != program.layouts().get(type).tag(constructor)) {
                    yield null;
                }
                var result = new ArrayList<>();
                for (int i = 0; i < data.arity(); i++) {
                    result.add(data.field(i));
                }
                yield result;
            }
        };
    }

    private static BigInteger big(Object value) {
        return BigNumbers.big(value);
    }

    private static Object normal(BigInteger value) {
        return BigNumbers.normal(value);
    }

    private static Object operate(Operation operation, List<Object> arguments) {
        Object first = arguments.getFirst();
        Object second = arguments.getLast();
        return switch (operation) {
            case NOT -> !(Boolean) first;
            case EQUAL, EQUAL_TRUTH, EQUAL_NUMBER, EQUAL_FUNCTION -> first.equals(second);
            case PLUS -> normal(big(first).add(big(second)));
            case MINUS -> normal(big(first).subtract(big(second)));
            case MONUS -> normal(big(first).subtract(big(second)).max(BigInteger.ZERO));
            case TIMES -> normal(big(first).multiply(big(second)));
            case NEGATE -> normal(big(first).negate());
            case DIV -> big(second).signum() == 0 ? 0L : normal(floorDiv(big(first), big(second)));
            case MOD ->
                big(second).signum() == 0
                        ? first
                        : normal(big(first).subtract(big(second).multiply(floorDiv(big(first), big(second)))));
            case GCD -> normal(big(first).gcd(big(second)));
            case POWER -> normal(big(first).pow(big(second).intValueExact()));
            case LESS -> big(first).compareTo(big(second)) < 0;
            case LESS_EQUAL -> big(first).compareTo(big(second)) <= 0;
            case TO_NATURAL -> normal(big(first).max(BigInteger.ZERO));
            case SAME_NUMBER -> first;
            default -> throw new IllegalArgumentException("no meaning of " + operation);
        };
    }

    private static BigInteger floorDiv(BigInteger a, BigInteger b) {
        BigInteger[] parts = a.divideAndRemainder(b);
        return parts[1].signum() != 0 && parts[1].signum() != b.signum() ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    private final class Closure extends Fun {
        private final Expr.Lambda lambda;
        private final Map<String, Object> scope;

        Closure(Expr.Lambda lambda, Map<String, Object> scope) {
            super(lambda.parameters().size());
            this.lambda = lambda;
            this.scope = scope;
        }

        @Override
        protected Object applyExactly(Object... arguments) {
            return evaluate(lambda.body(), bind(scope, lambda.parameters(), List.of(arguments)));
        }
    }
}
