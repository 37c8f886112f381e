package dev.assay.code.extract;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.program.Layout;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.theory.Specification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** The functions of a program while it grows. */
final class Functions {
    /** A type larger than this comes from a function that calls itself at ever larger types. */
    private static final int TYPE_LIMIT = 150;

    /** A right side that is larger and needed in more places becomes a function of its own. */
    private static final int COPIES = 4;

    private static final int COPIED_SIZE = 12;

    private final Code code;
    private final Extraction.Options options;
    private final Equality equality = new Equality(this);
    private final Universe universe = new Universe(this);
    private final Map<Const, Function> functions = new LinkedHashMap<>();
    private final Map<Const, NotExecutable> failures = new HashMap<>();
    private final Set<Const> begun = new HashSet<>();
    private final Map<Type, Layout> layouts = new LinkedHashMap<>();
    private boolean mayRepresent;

    Functions(Code code, Extraction.Options options) {
        this.code = code;
        this.options = options;
    }

    Code code() {
        return code;
    }

    PredicateCompilation predicates() {
        return options.predicates();
    }

    Equality equality() {
        return equality;
    }

    Universe universe() {
        return universe;
    }

    Map<Const, Function> functions() {
        return functions;
    }

    Map<Type, Layout> layouts() {
        return layouts;
    }

    Map<Const, NotExecutable> failures() {
        return failures;
    }

    /** Whether the function at hand is lifted to a quotient, so that no choice of a representative matters. */
    boolean mayRepresent() {
        return mayRepresent;
    }

    void layout(Type type) {
        if (!layouts.containsKey(type)) {
            layouts.put(type, code.layout(type));
        }
    }

    /** Makes a function of a term. */
    void root(Const constant, List<Free> parameters, Term body) {
        var names = new Names();
        // Two variables may share a name if their types differ; expressions know variables by name.
        Map<Free, Free> own = new LinkedHashMap<>();
        parameters.forEach(p -> own.put(p, names.reserve(p.name()) ? p : names.fresh(p)));
        var translation = new Translation(this, names, options.isLenient(), true);
        Expr expr = translation.term(code.unfolding().apply(body.betaNormal().substitute(Map.copyOf(own))));
        functions.put(
                constant,
                new Function(constant, own.values().stream().map(Exprs::var).toList(), expr));
    }

    /** Makes a function that no theory has. */
    void generate(Const constant, java.util.function.Function<Translation, Function> body) {
        attempt(constant, () -> functions.put(constant, body.apply(translation())));
    }

    /** Makes a function of a constant, if that is possible. */
    void require(Const constant) {
        attempt(constant, () -> define(constant));
    }

    private void attempt(Const constant, Runnable definition) {
        if (failures.containsKey(constant)) {
            throw failures.get(constant);
        }
        if (!begun.add(constant)) {
            return;
        }
        boolean before = mayRepresent;
        mayRepresent = isLifted(constant);
        try {
            definition.run();
        } catch (NotExecutable e) {
            NotExecutable failure = e.calledBy(Code.name(constant));
            failures.put(constant, failure);
            throw failure;
        } finally {
            mayRepresent = before;
        }
    }

    private boolean isLifted(Const constant) {
        return code.theory().fact(constant.name() + ".abs_eq").isPresent()
                || constant.name().startsWith("assay.");
    }

    private Translation translation() {
        return new Translation(this, new Names(), options.isLenient(), false);
    }

    private void define(Const constant) {
        if (size(constant.type()) > TYPE_LIMIT) {
            throw new NotExecutable(Code.name(constant) + " is needed at ever larger types");
        }
        Optional<Specification.Inductive> inductive = code.inductive(constant);
        try {
            byEquations(constant, inductive.isPresent() && !code.isDeclared(constant));
        } catch (NotExecutable e) {
            List<Function> compiled = inductive
                    .flatMap(i -> options.predicates().compile(code, i, constant, this::require))
                    .orElseThrow(() -> e);
            compiled.forEach(f -> functions.put(f.constant(), f));
        }
    }

    private void byEquations(Const constant, boolean isPredicate) {
        List<Equation> equations = code.equations(constant);
        if (equations.isEmpty() && code.isAborting(constant)) {
            functions.put(constant, aborting(constant));
            return;
        }
        if (equations.isEmpty()) {
            throw new NotExecutable(code.whyNone(constant));
        }
        functions.put(constant, new Clauses(constant, translation(), isPredicate).function(equations));
    }

    private static Function aborting(Const constant) {
        var names = new Names();
        List<Expr.Var> parameters = constant.type().argumentTypes().stream()
                .map(type -> Exprs.var(names.fresh("x", type)))
                .toList();
        return new Function(
                constant,
                parameters,
                new Expr.Undefined(Code.name(constant), constant.type().resultType()));
    }

    private static int size(Type type) {
        return switch (type) {
            case Type.Var _ -> 1;
            case Type.Con(var _, var arguments) ->
                1 + arguments.stream().mapToInt(Functions::size).sum();
        };
    }

    /** The equations of one function. */
    private final class Clauses {
        private final Const constant;
        private final Translation translation;
        private final boolean isPredicate;

        Clauses(Const constant, Translation translation, boolean isPredicate) {
            this.constant = constant;
            this.translation = translation;
            this.isPredicate = isPredicate;
        }

        Function function(List<Equation> equations) {
            List<Type> types = constant.type().argumentTypes();
            List<Free> parameters = parameters(equations, types);
            var rows = new ArrayList<Matrix.Row>();
            boolean isComplete = true;
            for (int i = 0; i < equations.size(); i++) {
                Equation equation = equations.get(i);
                var more = new ArrayList<Free>();
                for (Type type : types.subList(equation.patterns().size(), types.size())) {
                    more.add(new Free("x'" + more.size(), type));
                }
                Equation extended = equation.extended(more).renamed(translation.names());
                if (extended.patterns().stream().allMatch(p -> Matrix.isPattern(code, p))) {
                    rows.add(row(i, extended));
                } else {
                    isComplete = false;
                }
            }
            if (rows.isEmpty()) {
                throw new NotExecutable("no equation of " + Code.name(constant) + " has constructor patterns");
            }
            Type result = constant.type().resultType();
            Supplier<Expr> unknown =
                    () -> Translation.undecided("no code equation of " + Code.name(constant) + " applies", result);
            Supplier<Expr> undefined = () -> translation.undefined(Code.name(constant), result);
            var matrix = new Matrix(translation, isComplete ? undefined : unknown, unknown);
            return new Function(
                    constant, parameters.stream().map(Exprs::var).toList(), matrix.compile(parameters, rows));
        }

        private List<Free> parameters(List<Equation> equations, List<Type> types) {
            var result = new ArrayList<Free>();
            for (int i = 0; i < types.size(); i++) {
                String hint = "x";
                for (Equation equation : equations) {
                    if (i < equation.patterns().size() && equation.patterns().get(i) instanceof Free(var name, var _)) {
                        hint = name;
                    }
                }
                result.add(translation.names().fresh(hint, types.get(i)));
            }
            return result;
        }

        private Matrix.Row row(int index, Equation equation) {
            var variables = new ArrayList<Free>();
            equation.patterns()
                    .forEach(p -> p.frees().stream()
                            .filter(v -> !variables.contains(v))
                            .forEach(variables::add));
            Term right = code.unfolding().apply(equation.right().betaNormal());
            int size = size(right);
            var copies = new int[1];
            return new Matrix.Row(equation.patterns(), equation.conditions(), bindings -> {
                if (++copies[0] <= COPIES || size <= COPIED_SIZE) {
                    return right(translation, right.substitute(bindings));
                }
                Const shared = new Const(
                        constant.name() + "/" + index,
                        Type.fun(variables.stream().map(Free::type).toList(), right.type()));
                generate(shared, t -> {
                    variables.forEach(v -> t.names().reserve(v.name()));
                    return new Function(
                            shared, variables.stream().map(Exprs::var).toList(), right(t, right));
                });
                return new Expr.Call(
                        shared,
                        variables.stream()
                                .map(v -> translation.term(bindings.getOrDefault(v, v)))
                                .toList(),
                        right.type());
            });
        }

        private Expr right(Translation t, Term term) {
            return isPredicate ? t.search().unfolded(term) : t.term(term);
        }
    }

    private static int size(Term term) {
        var count = new int[1];
        term.forEachSubterm(_ -> count[0]++);
        return count[0];
    }
}
