package dev.assay.code.extract;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.program.Operation;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How values of a type are compared, and how they are brought into the form that the elements of sets have. */
final class Equality {
    /** What theories state about equality for execution. */
    static final String EQUAL = "HOL.equal_class.equal";

    private static final String STRUCTURAL = "assay.equal";
    private static final String CANONICAL = "assay.canonical";

    private final Functions functions;
    private final Map<Type, Boolean> structural = new HashMap<>();

    Equality(Functions functions) {
        this.functions = functions;
    }

    private Code code() {
        return functions.code();
    }

    Expr of(Translation t, Term left, Term right) {
        Type type = left.type();
        if (type.equals(Type.bool())) {
            return truth(t.term(left), t.term(right));
        }
        if (Specials.isNumber(type)) {
            return Exprs.test(Operation.EQUAL_NUMBER, t.term(left), t.term(right));
        }
        if (type.isFun()) {
            return functions(t, left, right);
        }
        if (isStructural(type)) {
            Optional<Expr> test = constructed(t, left, right).or(() -> constructed(t, right, left));
            return test.orElseGet(() -> Exprs.test(Operation.EQUAL, t.term(left), t.term(right)));
        }
        Const equal = new Const(EQUAL, Type.fun(List.of(type, type), Type.bool()));
        if (code().isDeclared(equal)) {
            functions.require(equal);
            return new Expr.Call(equal, List.of(t.term(left), t.term(right)), Type.bool());
        }
        Const generated = new Const(STRUCTURAL, equal.type());
        functions.generate(generated, inner -> structural(inner, generated));
        return new Expr.Call(generated, List.of(t.term(left), t.term(right)), Type.bool());
    }

    private static Expr truth(Expr left, Expr right) {
        if (left.equals(Exprs.TRUE)) {
            return right;
        }
        if (left.equals(Exprs.FALSE)) {
            return Exprs.not(right);
        }
        if (right.equals(Exprs.TRUE)) {
            return left;
        }
        return right.equals(Exprs.FALSE) ? Exprs.not(left) : Exprs.test(Operation.EQUAL_TRUTH, left, right);
    }

    /** t = C for a constructor without fields: only the outermost constructor of t counts. */
    private Optional<Expr> constructed(Translation t, Term value, Term constructor) {
        if (!(constructor instanceof Const c)
                || !code().isConstructor(c)
                || code().constructors(c.type()).size() < 2) {
            return Optional.empty();
        }
        return Optional.of(t.let("x", value, x -> {
            t.layout(c.type());
            return new Expr.Switch(
                    Exprs.var(x),
                    List.of(new Expr.Case(c, List.of(), Exprs.TRUE)),
                    Optional.of(Exprs.FALSE),
                    Type.bool());
        }));
    }

    private static Expr functions(Translation t, Term left, Term right) {
        Type domain = left.type().domain();
        Optional<Expr> universe = t.universe(domain);
        if (universe.isEmpty()) {
            return Exprs.test(Operation.EQUAL_FUNCTION, table(t, left), table(t, right));
        }
        return t.let(
                "f",
                left,
                f -> t.let("g", right, g -> {
                    Free x = t.names().fresh("x", domain);
                    Expr same = t.equal(new App(f, x), new App(g, x));
                    return Exprs.test(Operation.FOR_ALL, universe.get(), new Expr.Lambda(List.of(Exprs.var(x)), same));
                }));
    }

    /** A function on an infinite type in a form that can be compared, if there is one: f ∘ g is a table if g is. */
    private static Expr table(Translation t, Term function) {
        List<Term> arguments = function.arguments();
        return function.isApplied(HolNames.COMP) && arguments.size() == 2
                ? Exprs.operate(
                        Operation.MAP_TABLE,
                        function.type(),
                        t.term(arguments.getFirst()),
                        table(t, arguments.getLast()))
                : t.term(function);
    }

    /** Whether values of the type are equal just when they look the same at run time. */
    boolean isStructural(Type type) {
        Boolean known = structural.get(type);
        if (known == null) {
            known = isStructural(type, new HashSet<>());
            structural.put(type, known);
        }
        return known;
    }

    private boolean isStructural(Type type, Set<Type> above) {
        if (!above.add(type)) {
            return true;
        }
        if (!(type instanceof Type.Con(var name, var arguments)) || type.isFun() || code().isRefined(name)) {
            return false;
        }
        if (SetSpecials.isSet(type)) {
            return isStructural(arguments.getFirst(), above) || hasCanonicalForm(arguments.getFirst());
        }
        return !(code().theory().typeSpecification(name).orElse(null) instanceof TypeSpecification.Quotient)
                && code().constructors(type).stream()
                        .allMatch(c -> c.type().argumentTypes().stream().allMatch(a -> isStructural(a, above)));
    }

    /** Whether sets can have such values as elements, in the form that {@link #canonical} gives them. */
    private boolean hasCanonicalForm(Type type) {
        return type.isFun();
    }

    /** equal (C x y) (C x' y') = (x = x' ∧ y = y'); for values of a quotient, their relation. */
    private Function structural(Translation t, Const constant) {
        Type type = constant.type().domain();
        List<Const> constructors = code().constructors(type);
        String name = ((Type.Con) type).name();
        if (constructors.isEmpty() || code().isRefined(name)) {
            throw new NotExecutable("values of type " + type + " cannot be compared");
        }
        Optional<TypeSpecification.Quotient> quotient = code().theory()
                .typeSpecification(name)
                .filter(TypeSpecification.Quotient.class::isInstance)
                .map(TypeSpecification.Quotient.class::cast);
        functions.layout(type);
        Free left = t.names().fresh("a", type);
        Free right = t.names().fresh("b", type);
        var cases = new ArrayList<Expr.Case>();
        for (Const c : constructors) {
            List<Free> xs = fields(t, c);
            List<Free> ys = fields(t, c);
            Expr same;
            if (quotient.isPresent()) {
                var instance = code().instance(quotient.get().type(), type).orElseThrow();
                same = t.term(
                        Term.app(quotient.get().relation().substituteTypes(instance), xs.getFirst(), ys.getFirst())
                                .betaNormal());
            } else {
                same = Exprs.TRUE;
                for (int i = xs.size() - 1; i >= 0; i--) {
                    same = Exprs.and(t.equal(xs.get(i), ys.get(i)), same);
                }
            }
            Optional<Expr> different = constructors.size() == 1 ? Optional.empty() : Optional.of(Exprs.FALSE);
            Expr inner = new Expr.Switch(
                    Exprs.var(right), List.of(new Expr.Case(c, vars(ys), same)), different, Type.bool());
            cases.add(new Expr.Case(c, vars(xs), inner));
        }
        return new Function(
                constant,
                vars(List.of(left, right)),
                new Expr.Switch(Exprs.var(left), cases, Optional.empty(), Type.bool()));
    }

    private static List<Free> fields(Translation t, Const constructor) {
        return constructor.type().argumentTypes().stream()
                .map(type -> t.names().fresh("x", type))
                .toList();
    }

    private static List<Expr.Var> vars(List<Free> variables) {
        return variables.stream().map(Exprs::var).toList();
    }

    /** The value with tables for the functions in it, so that it can be an element of a set. */
    Expr canonical(Translation t, Expr value) {
        Type type = value.type();
        if (isStructural(type)) {
            return value;
        }
        if (type.isFun()) {
            Optional<Expr> universe = t.universe(type.domain());
            if (universe.isEmpty()) {
                return value;
            }
            Expr.Var x = Exprs.var(t.names().fresh("x", type.domain()));
            Expr at = canonical(t, new Expr.Apply(value, List.of(x), type.range()));
            Expr function = isStructural(type.range()) ? value : new Expr.Lambda(List.of(x), at);
            return Exprs.operate(Operation.TABULATE, type, universe.get(), function);
        }
        if (code().isRefined(((Type.Con) type).name())
                || code().theory().typeSpecification(((Type.Con) type).name()).orElse(null)
                        instanceof TypeSpecification.Quotient) {
            throw new NotExecutable(
                    "values of type " + type + " cannot be elements of a set: they have no normal form");
        }
        if (code().constructors(type).isEmpty()) {
            throw new NotExecutable("values of type " + type + " cannot be elements of a set: nothing makes them");
        }
        Const generated = new Const(CANONICAL, Type.fun(type, type));
        functions.generate(generated, inner -> canonical(inner, generated));
        return new Expr.Call(generated, List.of(value), type);
    }

    private Function canonical(Translation t, Const constant) {
        Type type = constant.type().domain();
        functions.layout(type);
        Free value = t.names().fresh("a", type);
        var cases = new ArrayList<Expr.Case>();
        for (Const c : code().constructors(type)) {
            List<Free> xs = fields(t, c);
            List<Expr> parts = xs.stream().map(x -> canonical(t, Exprs.var(x))).toList();
            cases.add(new Expr.Case(c, vars(xs), new Expr.Construct(c, parts, type)));
        }
        return new Function(
                constant, List.of(Exprs.var(value)), new Expr.Switch(Exprs.var(value), cases, Optional.empty(), type));
    }
}
