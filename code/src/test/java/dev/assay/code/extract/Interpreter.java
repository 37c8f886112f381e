package dev.assay.code.extract;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.program.Operation;
import dev.assay.code.program.Program;
import dev.assay.code.program.Representation;
import dev.assay.code.runtime.Fun;
import dev.assay.logic.Term.Const;
import java.lang.reflect.InvocationTargetException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Runs programs as they are written: slow, and too simple to be wrong. */
final class Interpreter {
    /** A constructor with its arguments. */
    record Data(String constructor, List<Object> fields) {}

    /** No equation applied. */
    static final class Undefined extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Undefined(String function) {
            super(function);
        }
    }

    private final Program program;
    private final Map<Const, Object> constants = new HashMap<>();

    Interpreter(Program program) {
        this.program = program;
    }

    Object call(Const constant, Object... arguments) {
        Function function = program.functions().get(constant);
        if (arguments.length == 0 && constants.containsKey(constant)) {
            return constants.get(constant);
        }
        var environment = new HashMap<String, Object>();
        for (int i = 0; i < arguments.length; i++) {
            environment.put(function.parameters().get(i).name(), arguments[i]);
        }
        Object value = run(function.body(), environment);
        if (arguments.length == 0) {
            constants.put(constant, value);
        }
        return value;
    }

    private Object[] all(List<Expr> exprs, Map<String, Object> environment) {
        return exprs.stream().map(e -> run(e, environment)).toArray();
    }

    private Object run(Expr expr, Map<String, Object> environment) {
        return switch (expr) {
            case Expr.Var(var name, var _) -> {
                if (!environment.containsKey(name)) {
                    throw new IllegalStateException(name + " is not bound");
                }
                yield environment.get(name);
            }
            case Expr.Number(var value, var _) -> normal(value);
            case Expr.Value(var value, var _) -> value;
            case Expr.Call(var function, var arguments, var _) -> call(function, all(arguments, environment));
            case Expr.Construct(var constructor, var arguments, var _) ->
                construct(constructor, all(arguments, environment));
            case Expr.Operate(var operation, var arguments, var _) -> operate(operation, all(arguments, environment));
            case Expr.Apply(var function, var arguments, var _) ->
                ((Fun) run(function, environment)).applyAll(all(arguments, environment));
            case Expr.Lambda(var parameters, var body) ->
                new Fun(parameters.size()) {
                    @Override
                    protected Object applyExactly(Object... arguments) {
                        var inner = new HashMap<>(environment);
                        for (int i = 0; i < arguments.length; i++) {
                            inner.put(parameters.get(i).name(), arguments[i]);
                        }
                        return run(body, inner);
                    }
                };
            case Expr.Let(var variable, var value, var body) -> {
                var inner = new HashMap<>(environment);
                inner.put(variable.name(), run(value, environment));
                yield run(body, inner);
            }
            case Expr.If(var condition, var then, var otherwise) ->
                run((Boolean) run(condition, environment) ? then : otherwise, environment);
            case Expr.Switch s -> branch(s, environment);
            case Expr.Undefined(var function, var _) -> throw new Undefined(function);
        };
    }

    private Object branch(Expr.Switch s, Map<String, Object> environment) {
        Object value = run(s.scrutinee(), environment);
        Data data = value instanceof Data d
                ? d
                : number(
                        big(value),
                        s.cases().getFirst().constructor().type().resultType().toString());
        if (!program.layouts().containsKey(s.scrutinee().type())) {
            throw new IllegalStateException("no layout of " + s.scrutinee().type());
        }
        for (Expr.Case c : s.cases()) {
            if (c.constructor().name().equals(data.constructor)) {
                var inner = new HashMap<>(environment);
                for (int i = 0; i < c.fields().size(); i++) {
                    inner.put(c.fields().get(i).name(), data.fields.get(i));
                }
                return run(c.body(), inner);
            }
        }
        return run(s.otherwise().orElseThrow(() -> new IllegalStateException("no case for " + value)), environment);
    }

    private static Data number(BigInteger n, String type) {
        if (type.equals("nat")) {
            return n.signum() == 0
                    ? new Data("Groups.zero_class.zero", List.of())
                    : new Data("Nat.nat.Suc", List.of(normal(n.subtract(BigInteger.ONE))));
        }
        return n.signum() < 0
                ? new Data("Int.int.Negsuc", List.of(normal(n.not())))
                : new Data("Int.int.Nonneg", List.of(normal(n)));
    }

    private static Object construct(Const constructor, Object... arguments) {
        return switch (constructor.name()) {
            case "Nat.nat.Suc" -> normal(big(arguments[0]).add(BigInteger.ONE));
            case "Groups.zero_class.zero" -> 0L;
            case "Int.int.Nonneg" -> arguments[0];
            case "Int.int.Negsuc" -> normal(big(arguments[0]).not());
            default -> new Data(constructor.name(), List.of(arguments));
        };
    }

    static BigInteger big(Object number) {
        return number instanceof Long l ? BigInteger.valueOf(l) : (BigInteger) number;
    }

    static Object normal(BigInteger value) {
        return value.bitLength() < 64 ? (Object) value.longValue() : value;
    }

    private static Object operate(Operation operation, Object... a) {
        if (operation.parameters().size() != a.length) {
            throw new IllegalStateException(operation + " of " + Arrays.toString(a));
        }
        if (operation.method().isPresent()) {
            var method = operation.method().get();
            try {
                var types = new Class<?>[a.length];
                Arrays.fill(types, Object.class);
                return method.owner().getMethod(method.name(), types).invoke(null, a);
            } catch (InvocationTargetException e) {
                if (e.getCause() instanceof RuntimeException cause) {
                    throw cause;
                }
                throw new IllegalStateException(e);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(operation + ": " + e, e);
            }
        }
        return switch (operation) {
            case NOT -> !(Boolean) a[0];
            case EQUAL, EQUAL_TRUTH, EQUAL_NUMBER -> a[0].equals(a[1]);
            case PLUS -> normal(big(a[0]).add(big(a[1])));
            case MINUS -> normal(big(a[0]).subtract(big(a[1])));
            case MONUS -> normal(big(a[0]).subtract(big(a[1])).max(BigInteger.ZERO));
            case TIMES -> normal(big(a[0]).multiply(big(a[1])));
            case NEGATE -> normal(big(a[0]).negate());
            case DIV -> big(a[1]).signum() == 0 ? (Object) 0L : normal(divided(big(a[0]), big(a[1]))[0]);
            case MOD -> big(a[1]).signum() == 0 ? a[0] : normal(divided(big(a[0]), big(a[1]))[1]);
            case GCD -> normal(big(a[0]).gcd(big(a[1])));
            case POWER -> normal(big(a[0]).pow(big(a[1]).intValueExact()));
            case LESS -> big(a[0]).compareTo(big(a[1])) < 0;
            case LESS_EQUAL -> big(a[0]).compareTo(big(a[1])) <= 0;
            case TO_NATURAL -> normal(big(a[0]).max(BigInteger.ZERO));
            case SAME_NUMBER -> a[0];
            default -> throw new IllegalStateException(operation + " :: " + Representation.OBJECT);
        };
    }

    private static BigInteger[] divided(BigInteger a, BigInteger b) {
        BigInteger rest = a.mod(b.abs());
        if (b.signum() < 0 && rest.signum() != 0) {
            rest = rest.add(b);
        }
        return new BigInteger[] {a.subtract(rest).divide(b), rest};
    }
}
