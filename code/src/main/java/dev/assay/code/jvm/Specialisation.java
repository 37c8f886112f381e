package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.program.Program;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes a copy of a function for each lambda that it is called with, so that {@code list_all (λy. x ≤ y) ys} becomes a loop
 * that compares: what the lambda captures is passed instead of the lambda.
 */
final class Specialisation {
    /** More copies of one function come from lambdas that grow with each call. */
    private static final int MOST_COPIES = 12;

    /** Larger functions are not copied, and none is for larger lambdas. */
    private static final int LARGEST_FUNCTION = 400;

    private static final int LARGEST_LAMBDA = 200;

    /** A function with the lambdas among its arguments, their captured variables renamed by their order. */
    private record Key(Const function, List<Optional<Expr>> lambdas) {}

    private final Program program;
    private final Map<Const, Function> functions = new HashMap<>();
    private final Map<Key, Const> copies = new HashMap<>();
    private final Map<Const, Integer> count = new HashMap<>();

    private Specialisation(Program program) {
        this.program = program;
    }

    /** The program with its functions simplified, and with the copies that they call. */
    static Program of(Program program) {
        var specialisation = new Specialisation(program);
        for (Function function : program.functions().values()) {
            Expr body = new Simplifier(specialisation, function.parameters()).simplify(function.body());
            specialisation.functions.put(
                    function.constant(), new Function(function.constant(), function.parameters(), body));
        }
        return new Program(specialisation.functions, program.layouts());
    }

    /** A call of the copy for the lambdas among the arguments, or the call as it is. */
    Expr.Call call(Expr.Call call) {
        Function function = program.functions().get(call.function());
        int size = call.arguments().stream()
                .filter(Expr.Lambda.class::isInstance)
                .mapToInt(Size::of)
                .sum();
        if (size == 0 || size > LARGEST_LAMBDA || function == null || Size.of(function.body()) > LARGEST_FUNCTION) {
            return call;
        }
        Map<String, Expr.Var> captured = new HashMap<>();
        var passed = new ArrayList<Expr>();
        var lambdas = new ArrayList<Optional<Expr>>();
        for (Expr argument : call.arguments()) {
            if (argument instanceof Expr.Lambda lambda) {
                lambdas.add(Optional.of(canonical(lambda, captured, passed)));
            } else {
                lambdas.add(Optional.empty());
            }
        }
        var key = new Key(call.function(), lambdas);
        Const copy = copies.get(key);
        if (copy == null) {
            if (count.merge(call.function(), 1, Integer::sum) > MOST_COPIES) {
                return call;
            }
            copy = copy(key, function, passed);
        }
        call.arguments().stream().filter(a -> !(a instanceof Expr.Lambda)).forEach(passed::add);
        return new Expr.Call(copy, passed, call.type());
    }

    /** The lambda with its free variables named by the order of their first occurrence in the call. */
    private static Expr canonical(Expr.Lambda lambda, Map<String, Expr.Var> captured, List<Expr> passed) {
        for (Expr.Var variable : FreeVariables.of(lambda)) {
            if (!captured.containsKey(variable.name())) {
                captured.put(variable.name(), captured(captured.size(), variable.type()));
                passed.add(variable);
            }
        }
        return new Canonical(captured).of(lambda);
    }

    /** A name that no theory and no {@link Simplifier} gives. */
    private static Expr.Var captured(int index, Type type) {
        return new Expr.Var("~c" + index, type);
    }

    private Const copy(Key key, Function function, List<Expr> passed) {
        var parameters = new ArrayList<Expr.Var>();
        for (int i = 0; i < passed.size(); i++) {
            parameters.add(captured(i, passed.get(i).type()));
        }
        var simplifier = new Simplifier(this, function.parameters());
        for (int i = 0; i < function.parameters().size(); i++) {
            Expr.Var parameter = function.parameters().get(i);
            Optional<Expr> lambda = key.lambdas.get(i);
            if (lambda.isPresent()) {
                simplifier.bind(parameter, lambda.get());
            } else {
                parameters.add(parameter);
            }
        }
        var types = parameters.stream().map(Expr.Var::type).toList();
        Const copy = new Const(
                function.constant().name() + "/for" + copies.size(),
                Type.fun(types, function.body().type()));
        // Known before its body is, since the function may call itself.
        copies.put(key, copy);
        Expr body = simplifier.simplify(function.body());
        functions.put(copy, new Function(copy, parameters, body));
        return copy;
    }
}
