package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Representation;
import dev.assay.logic.Term.Const;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Does what can be done before a function runs: applies lambdas in place, passes over decisions on data whose constructor is
 * known, and takes data that is there already instead of making it again. What is evaluated, and in which order, stays the
 * same. Every variable of the result has a name of its own.
 */
final class Simplifier {
    /** Lambdas up to this size are written in place of a variable that stands for them, however often it occurs. */
    private static final int SMALL_LAMBDA = 12;

    /** Where lambdas have been written in place so often, the function grows no more. */
    private static final int LARGEST_GROWTH = 2000;

    /** A variable's constructor and fields. */
    private record Known(Const constructor, List<Expr.Var> fields) {}

    private final Specialisation calls;
    private final Set<String> parameters;
    private final Map<String, Expr> values = new HashMap<>();
    private final Map<String, Known> known = new HashMap<>();
    private final Map<Known, Expr.Var> made = new HashMap<>();
    private int fresh;
    private int growth;

    /** @param parameters of the function, which keep their names */
    Simplifier(Specialisation calls, List<Expr.Var> parameters) {
        this.calls = calls;
        this.parameters = parameters.stream().map(Expr.Var::name).collect(Collectors.toSet());
    }

    /** From now on the variable stands for the expression, which is a lambda or as simple as a variable. */
    void bind(Expr.Var variable, Expr value) {
        values.put(variable.name(), value);
    }

    Expr simplify(Expr expr) {
        return switch (expr) {
            case Expr.Var v -> variable(v);
            case Expr.Number _, Expr.Value _, Expr.Undefined _ -> expr;
            case Expr.Call(var function, var arguments, var type) ->
                arguments(arguments, simple -> calls.call(new Expr.Call(function, simple, type)));
            case Expr.Construct(var constructor, var arguments, var type) ->
                arguments(arguments, simple -> construct(new Expr.Construct(constructor, simple, type)));
            case Expr.Operate(var operation, var arguments, var type) ->
                new Expr.Operate(operation, all(arguments), type);
            case Expr.Apply apply -> apply(apply);
            case Expr.Lambda(var parameters, var body) -> {
                var renamed = rename(parameters);
                yield new Expr.Lambda(renamed, scoped(parameters, renamed, () -> simplify(body)));
            }
            case Expr.Let(var variable, var value, var body) ->
                let(variable, simplify(value), () -> simplify(body), body);
            case Expr.If(var condition, var then, var otherwise) -> {
                Expr decided = simplify(condition);
                Optional<Boolean> truth = Names.truth(decided);
                yield truth.isPresent()
                        ? simplify(truth.get() ? then : otherwise)
                        : new Expr.If(decided, simplify(then), simplify(otherwise));
            }
            case Expr.Switch s -> decide(simplify(s.scrutinee()), s);
        };
    }

    private List<Expr> all(List<Expr> exprs) {
        return exprs.stream().map(this::simplify).toList();
    }

    private Expr variable(Expr.Var v) {
        Expr value = values.getOrDefault(v.name(), v);
        // Each copy of a lambda has bound variables of its own.
        return value instanceof Expr.Lambda lambda ? refreshed(lambda) : value;
    }

    private Expr refreshed(Expr.Lambda lambda) {
        growth += Size.of(lambda);
        return simplify(lambda);
    }

    /** Whether it can be written wherever a variable stands for it. */
    private static boolean isAtom(Expr expr) {
        return switch (expr) {
            case Expr.Var _, Expr.Number _, Expr.Value _ -> true;
            case Expr.Construct construct -> construct.arguments().isEmpty();
            case Expr.Call _,
                    Expr.Operate _,
                    Expr.Apply _,
                    Expr.Lambda _,
                    Expr.Let _,
                    Expr.If _,
                    Expr.Switch _,
                    Expr.Undefined _ -> false;
        };
    }

    // Variables

    private Expr.Var rename(Expr.Var variable) {
        int suffix = variable.name().indexOf('~');
        String base = suffix < 0 ? variable.name() : variable.name().substring(0, suffix);
        String name = base + "~" + fresh++;
        while (parameters.contains(name)) {
            name = base + "~" + fresh++;
        }
        return new Expr.Var(name, variable.type());
    }

    private List<Expr.Var> rename(List<Expr.Var> variables) {
        return variables.stream().map(this::rename).toList();
    }

    private Expr scoped(Expr.Var variable, Expr value, Supplier<Expr> body) {
        @Nullable Expr before = values.put(variable.name(), value);
        Expr result = body.get();
        if (before == null) {
            values.remove(variable.name());
        } else {
            values.put(variable.name(), before);
        }
        return result;
    }

    private Expr scoped(List<Expr.Var> variables, List<? extends Expr> values, Supplier<Expr> body) {
        Supplier<Expr> inner = body;
        for (int i = variables.size() - 1; i >= 0; i--) {
            Expr.Var variable = variables.get(i);
            Expr value = values.get(i);
            Supplier<Expr> rest = inner;
            inner = () -> scoped(variable, value, rest);
        }
        return inner.get();
    }

    /**
     * let variable = value in body.
     *
     * @param before the body as it was, to count how often the variable occurs
     */
    private Expr let(Expr.Var variable, Expr value, Supplier<Expr> body, Expr before) {
        if (value instanceof Expr.Let(var inner, var first, var second)) {
            return new Expr.Let(inner, first, let(variable, second, body, before));
        }
        if (isAtom(value) || value instanceof Expr.Lambda lambda && isWorthCopying(lambda, variable, before)) {
            return scoped(variable, value, body);
        }
        var renamed = rename(variable);
        Optional<Known> constructed = constructed(value);
        constructed.ifPresent(k -> learn(renamed, k));
        Expr result = new Expr.Let(renamed, value, scoped(variable, renamed, body));
        constructed.ifPresent(k -> forget(renamed, k));
        return result;
    }

    private boolean isWorthCopying(Expr.Lambda lambda, Expr.Var variable, Expr body) {
        return growth < LARGEST_GROWTH && (Size.of(lambda) <= SMALL_LAMBDA || Occurrences.of(variable, body) <= 1);
    }

    // Application

    private interface Whole {
        Expr of(List<Expr> arguments);
    }

    /** Takes lets out of the first argument that is not simple, where nothing is evaluated before it. */
    private Expr arguments(List<Expr> arguments, Whole whole) {
        return hoist(all(arguments), 0, whole);
    }

    private static Expr hoist(List<Expr> arguments, int from, Whole whole) {
        int next = from;
        while (next < arguments.size() && (isAtom(arguments.get(next)) || arguments.get(next) instanceof Expr.Lambda)) {
            next++;
        }
        if (next == arguments.size() || !(arguments.get(next) instanceof Expr.Let(var variable, var value, var body))) {
            return whole.of(arguments);
        }
        var rest = new ArrayList<>(arguments);
        rest.set(next, body);
        return new Expr.Let(variable, value, hoist(rest, next, whole));
    }

    private Expr apply(Expr.Apply apply) {
        Expr function = apply.function() instanceof Expr.Var v ? values.getOrDefault(v.name(), v) : apply.function();
        // Not before: its body is simplified with its arguments.
        return apply(function instanceof Expr.Lambda ? function : simplify(function), apply);
    }

    private Expr apply(Expr function, Expr.Apply apply) {
        return switch (function) {
            case Expr.Let(var variable, var value, var body) -> new Expr.Let(variable, value, apply(body, apply));
            case Expr.Lambda lambda -> beta(lambda, all(apply.arguments()), apply);
            case Expr.Var _,
                    Expr.Number _,
                    Expr.Value _,
                    Expr.Call _,
                    Expr.Construct _,
                    Expr.Operate _,
                    Expr.Apply _,
                    Expr.If _,
                    Expr.Switch _,
                    Expr.Undefined _ -> new Expr.Apply(function, all(apply.arguments()), apply.type());
        };
    }

    /** (λx y. t) a b is let x = a; y = b in t. */
    private Expr beta(Expr.Lambda lambda, List<Expr> arguments, Expr.Apply apply) {
        List<Expr.Var> parameters = lambda.parameters();
        int count = Math.min(parameters.size(), arguments.size());
        Expr rest = count < parameters.size()
                ? new Expr.Lambda(parameters.subList(count, parameters.size()), lambda.body())
                : count < arguments.size()
                        ? new Expr.Apply(lambda.body(), arguments.subList(count, arguments.size()), apply.type())
                        : lambda.body();
        return bindAll(parameters, arguments, 0, count, () -> simplify(rest), rest);
    }

    private Expr bindAll(
            List<Expr.Var> variables, List<Expr> exprs, int next, int count, Supplier<Expr> body, Expr before) {
        return next == count
                ? body.get()
                : let(
                        variables.get(next),
                        exprs.get(next),
                        () -> bindAll(variables, exprs, next + 1, count, body, before),
                        before);
    }

    // Data

    private static Optional<Known> constructed(Expr value) {
        if (!(value instanceof Expr.Construct(var constructor, var arguments, var type))
                || arguments.isEmpty()
                || Representation.of(type) != Representation.OBJECT) {
            return Optional.empty();
        }
        var fields = new ArrayList<Expr.Var>();
        for (Expr argument : arguments) {
            if (!(argument instanceof Expr.Var v)) {
                return Optional.empty();
            }
            fields.add(v);
        }
        return Optional.of(new Known(constructor, fields));
    }

    private void learn(Expr.Var variable, Known value) {
        known.put(variable.name(), value);
        made.putIfAbsent(value, variable);
    }

    private void forget(Expr.Var variable, Known value) {
        known.remove(variable.name());
        made.remove(value, variable);
    }

    private Expr construct(Expr.Construct construct) {
        Optional<Known> value = constructed(construct);
        Expr.@Nullable Var same = value.isPresent() ? made.get(value.get()) : null;
        return same == null ? construct : same;
    }

    private Expr decide(Expr scrutinee, Expr.Switch s) {
        return switch (scrutinee) {
            case Expr.Let(var variable, var value, var body) -> new Expr.Let(variable, value, decide(body, s));
            case Expr.Construct(var constructor, var arguments, var type)
            when Representation.of(type) == Representation.OBJECT -> chosen(constructor, arguments, s);
            case Expr.Var v
            when known.containsKey(v.name()) -> {
                Known value = Objects.requireNonNull(known.get(v.name()));
                yield chosen(value.constructor, List.copyOf(value.fields), s);
            }
            case Expr.Var _,
                    Expr.Number _,
                    Expr.Value _,
                    Expr.Undefined _,
                    Expr.Call _,
                    Expr.Construct _,
                    Expr.Operate _,
                    Expr.Apply _,
                    Expr.Lambda _,
                    Expr.If _,
                    Expr.Switch _ -> branches(scrutinee, s);
        };
    }

    /** The branch for a constructor that is known. */
    private Expr chosen(Const constructor, List<Expr> fields, Expr.Switch s) {
        for (Expr.Case c : s.cases()) {
            if (c.constructor().name().equals(constructor.name())) {
                return bindAll(c.fields(), fields, 0, fields.size(), () -> simplify(c.body()), c.body());
            }
        }
        Expr last = s.otherwise().isPresent()
                ? simplify(s.otherwise().get())
                : new Expr.Undefined("a case distinction", s.type());
        return sequence(fields, 0, last);
    }

    /** Evaluates what may fail, although nobody asks for its value. */
    private Expr sequence(List<Expr> exprs, int next, Expr last) {
        if (next == exprs.size()) {
            return last;
        }
        Expr expr = exprs.get(next);
        Expr rest = sequence(exprs, next + 1, last);
        return isAtom(expr) || expr instanceof Expr.Lambda
                ? rest
                : new Expr.Let(rename(new Expr.Var("unused", expr.type())), expr, rest);
    }

    private Expr branches(Expr scrutinee, Expr.Switch s) {
        var cases = new ArrayList<Expr.Case>();
        boolean isData = Representation.of(scrutinee.type()) == Representation.OBJECT;
        for (Expr.Case c : s.cases()) {
            var fields = rename(c.fields());
            if (isData && scrutinee instanceof Expr.Var v && !fields.isEmpty()) {
                var value = new Known(c.constructor(), fields);
                learn(v, value);
                cases.add(new Expr.Case(c.constructor(), fields, scoped(c.fields(), fields, () -> simplify(c.body()))));
                forget(v, value);
            } else {
                cases.add(new Expr.Case(c.constructor(), fields, scoped(c.fields(), fields, () -> simplify(c.body()))));
            }
        }
        return new Expr.Switch(scrutinee, cases, s.otherwise().map(this::simplify), s.type());
    }
}
