package dev.assay.lift;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.evaluate.Computation;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Runs functions of a theory by their equations, without a look at the Java that they came from. Truth values, numbers and
 * texts are Java's own, everything else is a {@link Datum} or a function of one argument.
 */
public final class Interpreter {
    /** A constructor with its arguments. */
    public record Datum(String constructor, List<Object> fields) {
        public Datum {
            fields = List.copyOf(fields);
        }
    }

    /** There is no value, as where Java throws an exception. */
    public static final class Undefined extends RuntimeException {
        private static final long serialVersionUID = 1;

        Undefined(String what) {
            super(what, null, false, false);
        }
    }

    /** There may be a value, but it takes too long to find it, or cannot be found by computing. */
    public static final class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1;

        Exhausted(String what) {
            super(what, null, false, false);
        }
    }

    /** A compiled term: a value from those of its variables. */
    private interface Code {
        Object run(Frame frame);
    }

    /** The values of variables: those of the equation by number, and of binders around. */
    private static final class Frame {
        private final @Nullable Object[] variables;
        private final @Nullable Link bound;

        Frame(@Nullable Object[] variables, @Nullable Link bound) {
            this.variables = variables;
            this.bound = bound;
        }

        Frame bind(Object value) {
            return new Frame(variables, new Link(value, bound));
        }
    }

    private record Link(Object value, @Nullable Link outer) {}

    /** An equation whose left side fits some arguments. */
    private record Equation(List<Term> patterns, Map<Free, Integer> variables, Code right) {}

    private final Theory theory;
    private final Computation computation;
    private final Map<String, List<Equation>> equations = new HashMap<>();
    private long fuel = Long.MAX_VALUE;

    public Interpreter(Theory theory, Computation computation) {
        this.theory = theory;
        this.computation = computation;
    }

    /** From now on, so many calls may be made. */
    void refuel(long calls) {
        fuel = calls;
    }

    /** The value of a term whose variables are those of the patterns, at these arguments. */
    Object evaluate(List<Term> patterns, Term term, List<Object> arguments) {
        var variables = new HashMap<Free, Integer>();
        patterns.forEach(p -> p.frees().forEach(v -> variables.put(v, variables.size())));
        var values = new @Nullable Object[variables.size()];
        for (int i = 0; i < patterns.size(); i++) {
            if (!matches(patterns.get(i), arguments.get(i), variables, values)) {
                throw new IllegalStateException(arguments.get(i) + " is no " + patterns.get(i));
            }
        }
        return compile(term, variables).run(new Frame(values, null));
    }

    /** The value of the function at these arguments. */
    public Object call(String constant, List<Object> arguments) {
        if (fuel-- == 0) {
            throw new Exhausted(constant);
        }
        List<Equation> own = equations(constant);
        int arity = own.getFirst().patterns().size();
        for (Equation equation : own) {
            var values = new @Nullable Object[equation.variables().size()];
            boolean fits = true;
            for (int i = 0; i < arity && fits; i++) {
                fits = matches(equation.patterns().get(i), arguments.get(i), equation.variables(), values);
            }
            if (fits) {
                Object result = equation.right().run(new Frame(values, null));
                return applied(result, arguments.subList(arity, arguments.size()));
            }
        }
        throw new Undefined("no equation of " + constant + " fits");
    }

    private List<Equation> equations(String constant) {
        List<Equation> known = equations.get(constant);
        if (known != null) {
            return known;
        }
        var result = new ArrayList<Equation>();
        equations.put(constant, result);
        for (Specification specification : theory.specifications(constant)) {
            switch (specification) {
                case Specification.Defined(var _, var equation) ->
                    result.add(equation(Rules.left(equation), Rules.right(equation)));
                case Specification.Recursive recursive ->
                    recursive.equations().stream()
                            .filter(e -> Rules.left(e).isApplied(constant))
                            .forEach(e -> result.add(equation(Rules.left(e), Rules.right(e))));
                case Specification.Corecursive _, Specification.Inductive _ ->
                    throw new Undefined(constant + " is no function by equations");
            }
        }
        if (result.isEmpty()) {
            throw new Undefined(constant + " has no definition");
        }
        return result;
    }

    private Equation equation(Term left, Term right) {
        var variables = new HashMap<Free, Integer>();
        left.frees().forEach(v -> variables.put(v, variables.size()));
        return new Equation(left.arguments(), variables, compile(right, variables));
    }

    private static boolean matches(
            Term pattern, Object value, Map<Free, Integer> variables, @Nullable Object[] values) {
        if (pattern instanceof Free v) {
            values[Objects.requireNonNull(variables.get(v))] = value;
            return true;
        }
        if (pattern.equals(Hol.TRUE) || pattern.equals(Hol.FALSE)) {
            return value.equals(pattern.equals(Hol.TRUE));
        }
        List<Term> parts = pattern.arguments();
        if (!(pattern.head() instanceof Const(var name, var _))
                || !(value instanceof Datum(var constructor, var fields))
                || !name.equals(constructor)) {
            return false;
        }
        for (int i = 0; i < parts.size(); i++) {
            if (!matches(parts.get(i), fields.get(i), variables, values)) {
                return false;
            }
        }
        return true;
    }

    private static Object applied(Object function, List<Object> arguments) {
        Object result = function;
        for (Object argument : arguments) {
            result = function(result).apply(argument);
        }
        return result;
    }

    @SuppressWarnings("unchecked") // every function here takes and gives objects
    private static Function<Object, Object> function(Object value) {
        return (Function<Object, Object>) value;
    }

    // Terms

    private Code compile(Term term, Map<Free, Integer> variables) {
        List<Code> arguments =
                term.arguments().stream().map(a -> compile(a, variables)).toList();
        Term head = term.head();
        return switch (head) {
            case Const c -> constant(c, arguments);
            case Free v -> {
                int index = Objects.requireNonNull(variables.get(v), () -> "unbound " + v);
                yield application(frame -> Objects.requireNonNull(frame.variables[index]), arguments);
            }
            case Bound(var index) -> application(frame -> bound(frame, index), arguments);
            case Abs(var _, var _, var body) -> {
                Code inner = compile(body, variables);
                yield application(frame -> (Function<Object, Object>) x -> inner.run(frame.bind(x)), arguments);
            }
            case App a -> throw new IllegalStateException("an application is no head");
        };
    }

    private static Object bound(Frame frame, int index) {
        Link link = Objects.requireNonNull(frame.bound);
        for (int i = 0; i < index; i++) {
            link = Objects.requireNonNull(link.outer());
        }
        return link.value();
    }

    private static Code application(Code function, List<Code> arguments) {
        if (arguments.isEmpty()) {
            return function;
        }
        return frame -> {
            Object result = function.run(frame);
            for (Code argument : arguments) {
                result = function(result).apply(argument.run(frame));
            }
            return result;
        };
    }

    private Code constant(Const c, List<Code> arguments) {
        Code logical = logical(c, arguments);
        if (logical != null) {
            return logical;
        }
        Optional<Datatype> cases = theory.signature().casesOf(c.name());
        if (cases.isPresent() && arguments.size() > cases.get().constructors().size()) {
            return distinction(cases.get(), arguments);
        }
        int arity = arity(c);
        if (arguments.size() < arity) {
            return partial(c, arity, arguments);
        }
        Code call = frame -> {
            var values = new ArrayList<Object>();
            arguments.subList(0, arity).forEach(a -> values.add(a.run(frame)));
            return value(c, values);
        };
        return application(call, arguments.subList(arity, arguments.size()));
    }

    private int arity(Const c) {
        if (theory.signature().constructed(c).isPresent()) {
            return theory.signature()
                    .constructed(c)
                    .get()
                    .constructor(c.name())
                    .orElseThrow()
                    .arguments()
                    .size();
        }
        return computation.arity(c.name()) >= 0
                ? computation.arity(c.name())
                : c.name().equals(Hol.EQ) || c.equals(Hol.NOT)
                        ? c.type().argumentTypes().size()
                        : lefts(c.name());
    }

    private int lefts(String constant) {
        for (Specification specification : theory.specifications(constant)) {
            switch (specification) {
                case Specification.Defined defined -> {
                    return Rules.left(defined.equation()).arguments().size();
                }
                case Specification.Recursive recursive -> {
                    return Rules.left(recursive.equations().stream()
                                    .filter(e -> Rules.left(e).isApplied(constant))
                                    .findFirst()
                                    .orElseThrow())
                            .arguments()
                            .size();
                }
                case Specification.Corecursive _, Specification.Inductive _ -> {}
            }
        }
        return 0;
    }

    private Object value(Const c, List<Object> arguments) {
        if (theory.signature().constructed(c).isPresent()) {
            return new Datum(c.name(), arguments);
        }
        if (computation.arity(c.name()) >= 0) {
            return computation.compute(c.name(), arguments).orElseThrow(() -> new Undefined(c.name()));
        }
        return call(c.name(), arguments);
    }

    /** A function that waits for the arguments that are missing. */
    private Code partial(Const c, int arity, List<Code> arguments) {
        return frame -> {
            var values = new ArrayList<Object>();
            arguments.forEach(a -> values.add(a.run(frame)));
            return waiting(c, arity, values);
        };
    }

    private Object waiting(Const c, int arity, List<Object> values) {
        if (values.size() == arity) {
            return value(c, values);
        }
        return (Function<Object, Object>) x -> {
            var more = new ArrayList<>(values);
            more.add(x);
            return waiting(c, arity, more);
        };
    }

    /** Only the branch that is taken is run. */
    private static Code distinction(Datatype datatype, List<Code> arguments) {
        int count = datatype.constructors().size();
        var index = new HashMap<String, Integer>();
        for (int i = 0; i < count; i++) {
            index.put(datatype.constructors().get(i).name(), i);
        }
        Code choice = frame -> {
            var datum = (Datum) arguments.get(count).run(frame);
            Code branch = arguments.get(Objects.requireNonNull(index.get(datum.constructor())));
            return applied(branch.run(frame), datum.fields());
        };
        return application(choice, arguments.subList(count + 1, arguments.size()));
    }

    private static @Nullable Code logical(Const c, List<Code> arguments) {
        if (c.equals(Hol.TRUE)) {
            return frame -> true;
        }
        if (c.equals(Hol.FALSE)) {
            return frame -> false;
        }
        if (c.equals(Hol.NOT) && arguments.size() == 1) {
            return frame -> !isTrue(arguments.getFirst(), frame);
        }
        if (c.name().equals(Hol.undefined(c.type()).name())) {
            return frame -> {
                throw new Undefined("undefined");
            };
        }
        if (c.name().equals(Hol.IF) && arguments.size() >= 3) {
            Code choice = frame ->
                    arguments.get(isTrue(arguments.get(0), frame) ? 1 : 2).run(frame);
            return application(choice, arguments.subList(3, arguments.size()));
        }
        if (c.name().equals(Hol.ALL)) {
            return frame -> {
                throw new Exhausted("a statement of all values");
            };
        }
        if (arguments.size() != 2) {
            return null;
        }
        Code left = arguments.get(0);
        Code right = arguments.get(1);
        if (c.equals(Hol.AND)) {
            return frame -> isTrue(left, frame) && isTrue(right, frame);
        }
        if (c.equals(Hol.OR)) {
            return frame -> isTrue(left, frame) || isTrue(right, frame);
        }
        if (c.equals(Hol.IMPLIES)) {
            return frame -> !isTrue(left, frame) || isTrue(right, frame);
        }
        return c.name().equals(Hol.EQ) ? frame -> left.run(frame).equals(right.run(frame)) : null;
    }

    private static boolean isTrue(Code code, Frame frame) {
        return (Boolean) code.run(frame);
    }
}
