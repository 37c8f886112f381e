package dev.assay.lift;

import static dev.assay.logic.Term.app;

import dev.assay.lift.Arithmetic.Kind;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Datatypes;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The condition under which a term has a value, that is under which Java throws nothing on the way to it. A function of which
 * that depends on its arguments has a predicate that says where it returns.
 */
final class Definedness {
    /** {@code after(v, t)} is t, once v has been computed; it is erased when all conditions are known. */
    private static final String AFTER = "Java.after";

    private final Map<String, Data> distinctions = new HashMap<>();
    private final Arithmetic arithmetic;
    /** The predicates of functions that may throw. */
    private final Map<String, Const> returns = new LinkedHashMap<>();

    /** Finds the functions that may throw: those that do so themselves, and those that call them. */
    Definedness(Collection<Data> data, Collection<Functions.Routine> routines, Arithmetic arithmetic, Names names) {
        this.arithmetic = arithmetic;
        data.forEach(d -> distinctions.put(Datatypes.standardNames(d.name()).caseOf(), d));
        boolean isNew = true;
        while (isNew) {
            isNew = false;
            for (Functions.Routine routine : routines) {
                Const function = routine.constant();
                if (!returns.containsKey(function.name())
                        && !defined(routine.body()).equals(Hol.TRUE)) {
                    Type type = Type.fun(
                            routine.parameters().stream().map(Free::type).toList(), Type.bool());
                    returns.put(function.name(), new Const(names.constant("returns_" + function.name()), type));
                    isNew = true;
                }
            }
        }
    }

    /** The predicate that says where a function returns, if it may throw. */
    Optional<Const> returns(String function) {
        return Optional.ofNullable(returns.get(function));
    }

    // Order of evaluation

    /** The term, after something was computed whose value it may not need. */
    static Term after(Term first, Term then) {
        return isValue(first)
                ? then
                : app(new Const(AFTER, Type.fun(List.of(first.type(), then.type()), then.type())), first, then);
    }

    /** Whether nothing is computed. */
    private static boolean isValue(Term term) {
        return switch (term) {
            case Free _, Bound _, Abs _ -> true;
            case Const c -> c.equals(Hol.TRUE) || c.equals(Hol.FALSE);
            case App _ -> false;
        };
    }

    static boolean isAfter(Term term) {
        return term.isApplied(AFTER) && term.arguments().size() == 2;
    }

    /** The term without the order in which it is computed. */
    static Term erased(Term term) {
        return switch (term) {
            case App(App(Const(var name, var _), var _), var then) when name.equals(AFTER) -> erased(then);
            case App(var function, var argument) -> app(erased(function), erased(argument));
            case Abs(var hint, var type, var body) -> new Abs(hint, type, erased(body));
            case Const _, Free _, Bound _ -> term;
        };
    }

    // Conditions

    /** True where Java throws nothing. */
    Term defined(Term term) {
        List<Term> arguments = term.arguments();
        return switch (term.head()) {
            case Const c -> defined(c, arguments);
            case Free _, Bound _ -> all(arguments);
            case Abs abs -> arguments.isEmpty() ? everywhere(abs) : and(all(arguments), defined(term.betaNormal()));
            case App _ -> throw new IllegalStateException("an application is no head");
        };
    }

    private Term all(List<Term> terms) {
        return terms.stream().map(this::defined).reduce(Hol.TRUE, Definedness::and);
    }

    private Term defined(Const c, List<Term> arguments) {
        int count = arguments.size();
        if (c.name().equals(AFTER) && count >= 2) {
            return and(defined(arguments.get(0)), defined(applied(arguments.get(1), arguments.subList(2, count))));
        }
        if (c.name().equals(Hol.IF) && count >= 3) {
            List<Term> rest = arguments.subList(3, count);
            return and(
                    defined(arguments.get(0)),
                    choice(
                            erased(arguments.get(0)),
                            defined(applied(arguments.get(1), rest)),
                            defined(applied(arguments.get(2), rest))));
        }
        if (c.equals(Hol.AND) && count == 2) {
            return and(defined(arguments.get(0)), implies(erased(arguments.get(0)), defined(arguments.get(1))));
        }
        if (c.equals(Hol.OR) && count == 2) {
            return and(
                    defined(arguments.get(0)),
                    implies(Expressions.negated(erased(arguments.get(0))), defined(arguments.get(1))));
        }
        if (c.name().equals(Hol.undefined(c.type()).name())) {
            return Hol.FALSE;
        }
        Data data = distinctions.get(c.name());
        if (data != null && count > data.shapes().size()) {
            return distinguished(c, data, arguments);
        }
        Term own = quotient(c, arguments);
        Const predicate = returns.get(c.name());
        return and(all(arguments), predicate == null ? own : and(own, returning(c, predicate, arguments)));
    }

    private static Term applied(Term function, List<Term> arguments) {
        return app(function, arguments).betaNormal();
    }

    /** A division by zero throws. */
    private Term quotient(Const c, List<Term> arguments) {
        for (Kind kind : List.of(Kind.INT, Kind.LONG, Kind.BIG)) {
            if (c.name().equals(kind.name(Arithmetic.DIVIDE)) || c.name().equals(kind.name(Arithmetic.REMAINDER))) {
                if (arguments.size() < 2) {
                    return Hol.FALSE;
                }
                Term divisor = erased(arguments.get(1));
                Term zero = arithmetic.literal(kind, kind.boxed(java.math.BigInteger.ZERO));
                boolean isLiteral = divisor instanceof Const(var name, var _)
                        && arithmetic.literal(name).isPresent();
                return isLiteral && !divisor.equals(zero)
                        ? Hol.TRUE
                        : Hol.mkNot(app(Hol.eq(kind.type()), divisor, zero));
            }
        }
        return Hol.TRUE;
    }

    /** Of a function that waits for arguments, that it returns for all of them. */
    private static Term returning(Const c, Const predicate, List<Term> arguments) {
        int arity = predicate.type().argumentTypes().size();
        var types = new HashMap<Type.Var, Type>();
        List<Type> general = predicate.type().argumentTypes();
        List<Type> own = c.type().argumentTypes();
        for (int i = 0; i < arity; i++) {
            Calls.bind(general.get(i), own.get(i), types);
        }
        var instance = new Const(predicate.name(), predicate.type().substitute(types));
        int missing = arity - arguments.size();
        if (missing <= 0) {
            return app(
                    instance,
                    arguments.subList(0, arity).stream()
                            .map(Definedness::erased)
                            .toList());
        }
        var given = new ArrayList<Term>();
        arguments.forEach(a -> given.add(erased(a).shift(missing)));
        IntStream.range(0, missing).forEach(i -> given.add(new Bound(missing - 1 - i)));
        Term result = app(instance, given);
        for (int i = arity - 1; i >= arguments.size(); i--) {
            result = forAll("x", own.get(i), result);
        }
        return result;
    }

    private Term everywhere(Abs function) {
        return forAll(function.hint(), function.argument(), defined(function.body()));
    }

    private Term distinguished(Const c, Data data, List<Term> arguments) {
        int count = data.shapes().size();
        Term value = arguments.get(count);
        List<Term> rest = arguments.subList(count + 1, arguments.size());
        var branches = new ArrayList<Term>();
        boolean isTotal = true;
        for (int i = 0; i < count; i++) {
            int fields = data.shapes().get(i).fields().size();
            Term branch = branch(arguments.get(i), fields, rest);
            branches.add(branch);
            isTotal &= body(branch, fields).equals(Hol.TRUE);
        }
        if (isTotal) {
            return defined(value);
        }
        List<Type> types = ((Type.Con) c.type().argumentTypes().get(count)).arguments();
        return and(defined(value), app(app(data.distinction(types, Type.bool()), branches), erased(value)));
    }

    private Term branch(Term branch, int fields, List<Term> rest) {
        if (fields == 0) {
            return defined(applied(branch, rest));
        }
        if (!(branch instanceof Abs(var hint, var type, var body))) {
            throw new IllegalStateException("a case without its fields: " + branch);
        }
        return new Abs(
                hint,
                type,
                branch(body, fields - 1, rest.stream().map(t -> t.shift(1)).toList()));
    }

    private static Term body(Term branch, int fields) {
        return fields == 0 ? branch : body(((Abs) branch).body(), fields - 1);
    }

    // Formulas, of which some parts are known

    static Term and(Term left, Term right) {
        return left.equals(Hol.TRUE) || right.equals(Hol.FALSE)
                ? right
                : right.equals(Hol.TRUE) || left.equals(Hol.FALSE) || left.equals(right)
                        ? left
                        : app(Hol.AND, left, right);
    }

    private static Term implies(Term premise, Term conclusion) {
        return conclusion.equals(Hol.TRUE) || premise.equals(Hol.FALSE)
                ? Hol.TRUE
                : premise.equals(Hol.TRUE) ? conclusion : app(Hol.IMPLIES, premise, conclusion);
    }

    private static Term choice(Term condition, Term then, Term otherwise) {
        return then.equals(otherwise)
                ? then
                : otherwise.equals(Hol.TRUE)
                        ? implies(condition, then)
                        : then.equals(Hol.TRUE)
                                ? implies(Expressions.negated(condition), otherwise)
                                : app(Hol.conditional(Type.bool()), condition, then, otherwise);
    }

    private static Term forAll(String hint, Type type, Term body) {
        return body.equals(Hol.TRUE) || body.equals(Hol.FALSE) ? body : app(Hol.all(type), new Abs(hint, type, body));
    }
}
