package dev.assay.code.extract;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.program.Program;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** From terms over a theory to a program. */
public final class Extraction {
    /**
     * A term that is wanted as a function of its free variables. The types in it are ground.
     *
     * @param name of the function in the program; no constant of the theory may have it
     */
    public record Root(String name, List<Free> parameters, Term body) {
        public Root {
            parameters = List.copyOf(parameters);
        }

        /** What the function is called in the program. */
        public Const constant() {
            return new Const(name, Type.fun(parameters.stream().map(Free::type).toList(), body.type()));
        }
    }

    /**
     * @param isLenient whether a part that cannot be run is replaced by one that says so when it is reached
     * @param predicates where programs for inductive predicates come from
     */
    public record Options(boolean isLenient, PredicateCompilation predicates) {
        public static final Options STRICT = new Options(false, PredicateCompilation.NONE);
        public static final Options LENIENT = new Options(true, PredicateCompilation.NONE);
    }

    private Extraction() {}

    /**
     * The functions for the roots and all that they call.
     *
     * @throws NotExecutable for the first part that cannot be run, unless the options are lenient
     */
    public static Program extract(Code code, Collection<Root> roots, Options options) {
        var functions = new Functions(code, options);
        for (Root root : roots) {
            functions.root(root.constant(), root.parameters(), root.body());
        }
        Map<Const, Function> needed =
                reachable(functions, roots.stream().map(Root::constant).toList(), options);
        return new Program(needed, functions.layouts());
    }

    /** A function may have been made for a caller that turned out not to be executable. */
    private static Map<Const, Function> reachable(Functions functions, List<Const> roots, Options options) {
        Map<Const, Function> result = new LinkedHashMap<>();
        var open = new ArrayDeque<>(roots);
        while (!open.isEmpty()) {
            Const next = open.remove();
            if (result.containsKey(next)) {
                continue;
            }
            Function function = functions.functions().get(next);
            if (function == null) {
                NotExecutable failure = functions.failures().get(next);
                if (failure == null) {
                    throw new IllegalStateException(next + " is called and was never made");
                }
                if (!options.isLenient()) {
                    throw failure;
                }
                function = failed(next, failure);
            }
            result.put(next, function);
            forEachCall(function.body(), open::add);
        }
        return result;
    }

    private static Function failed(Const constant, NotExecutable failure) {
        var names = new Names();
        List<Expr.Var> parameters = constant.type().argumentTypes().stream()
                .map(type -> Exprs.var(names.fresh("x", type)))
                .toList();
        return new Function(
                constant,
                parameters,
                Translation.undecided(
                        String.valueOf(failure.getMessage()), constant.type().resultType()));
    }

    private static void forEachCall(Expr expr, Consumer<Const> action) {
        switch (expr) {
            case Expr.Var _, Expr.Number _, Expr.Value _, Expr.Undefined _ -> {}
            case Expr.Call(var function, var arguments, var _) -> {
                action.accept(function);
                arguments.forEach(a -> forEachCall(a, action));
            }
            case Expr.Construct(var _, var arguments, var _) -> arguments.forEach(a -> forEachCall(a, action));
            case Expr.Operate(var _, var arguments, var _) -> arguments.forEach(a -> forEachCall(a, action));
            case Expr.Apply(var function, var arguments, var _) -> {
                forEachCall(function, action);
                arguments.forEach(a -> forEachCall(a, action));
            }
            case Expr.Lambda(var _, var body) -> forEachCall(body, action);
            case Expr.Let(var _, var value, var body) -> {
                forEachCall(value, action);
                forEachCall(body, action);
            }
            case Expr.If(var condition, var then, var otherwise) -> {
                forEachCall(condition, action);
                forEachCall(then, action);
                forEachCall(otherwise, action);
            }
            case Expr.Switch(var scrutinee, var cases, var otherwise, var _) -> {
                forEachCall(scrutinee, action);
                cases.forEach(c -> forEachCall(c.body(), action));
                otherwise.ifPresent(o -> forEachCall(o, action));
            }
        }
    }

    /** The free variables of a term as parameters, in order of first occurrence. */
    public static Root root(String name, Term body) {
        return new Root(name, List.copyOf(body.frees()), body);
    }
}
