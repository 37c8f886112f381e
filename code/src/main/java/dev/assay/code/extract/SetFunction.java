package dev.assay.code.extract;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Specification;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The set of the elements in a value of a datatype, one parameter's. It is defined as {x. ¬ pred (λy. y ≠ x) t}, of which
 * nobody can list the elements; here are equations by constructor.
 *
 * @param constant at a ground type
 * @param parameter the position of the elements' type among the datatype's parameters
 */
record SetFunction(Code code, Const constant, Datatype datatype, int parameter) {
    /** The set function that a constant is, if it is one. */
    static Optional<SetFunction> of(Code code, Const constant) {
        return general(code, constant.name())
                .map(found -> new SetFunction(code, constant, found.datatype, found.parameter));
    }

    private record General(Datatype datatype, int parameter) {}

    private static Optional<General> general(Code code, String name) {
        for (Specification specification : code.theory().specifications(name)) {
            // λt. Collect (λx. ¬ pred … (λy. y ≠ x) … t)
            if (specification instanceof Specification.Defined(var _, var equation)
                    && Rule.of(equation.conclusion()).right() instanceof Abs(var _, Type.Con(var type, var _), var body)
                    && body instanceof App(Const(var collect, var _), Abs(var _, var _, var negation))
                    && collect.equals(HolNames.COLLECT)
                    && negation instanceof App(Const(var not, var _), var predicate)
                    && not.equals(Hol.NOT.name())) {
                Optional<Datatype> datatype = code.signature().datatype(type);
                if (datatype.isPresent()
                        && predicate.isApplied(datatype.get().names().pred())) {
                    return position(predicate)
                            .map(i -> new General(
                                    datatype.get(), datatype.get().live().get(i)));
                }
            }
        }
        return Optional.empty();
    }

    /** The position of λy. y ≠ x. */
    private static Optional<Integer> position(Term predicate) {
        List<Term> arguments = predicate.arguments();
        for (int i = 0; i < arguments.size() - 1; i++) {
            if (arguments.get(i) instanceof Abs(var _, var _, var body) && body.isApplied(Hol.NOT.name())) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    List<Equation> equations() {
        Type.Con type = (Type.Con) constant.type().domain();
        Type element = type.arguments().get(parameter);
        var result = new ArrayList<Equation>();
        for (Datatype.Constructor constructor : datatype.constructors()) {
            Const ground = datatype.constant(constructor, type.arguments());
            var fields = new ArrayList<Free>();
            Term union = empty(element);
            for (int i = constructor.arguments().size() - 1; i >= 0; i--) {
                Free field = new Free("x" + i, ground.type().argumentTypes().get(i));
                fields.addFirst(field);
                union = union(elements(constructor.arguments().get(i), field, element, 0), union);
            }
            result.add(new Equation(List.of(Term.app(ground, fields)), List.of(), union));
        }
        return result;
    }

    /** The elements in a part of a value; {@code type} is the part's type in the datatype's declaration. */
    private Term elements(Type type, Term part, Type element, int depth) {
        Type.Var wanted = datatype.parameters().get(parameter);
        if (type.equals(wanted)) {
            Const insert =
                    new Const(HolNames.INSERT, Type.fun(List.of(element, Exprs.set(element)), Exprs.set(element)));
            return Term.app(insert, part, empty(element));
        }
        if (!type.occurs(wanted) || !(type instanceof Type.Con(var name, var arguments))) {
            return empty(element);
        }
        Type.Con ground = (Type.Con) part.type();
        if (name.equals(Type.FUN)) {
            Type domain = ground.domain();
            Const all = new Const(HolNames.TOP, Exprs.set(domain));
            return bind(
                    all, domain, x -> elements(arguments.get(1), new App(part, x), element, depth + 1), element, depth);
        }
        Term result = empty(element);
        for (int i = arguments.size() - 1; i >= 0; i--) {
            if (arguments.get(i).occurs(wanted)) {
                Type inner = ground.arguments().get(i);
                Type argument = arguments.get(i);
                Term set = new App(new Const(setOf(name, i), Type.fun(ground, Exprs.set(inner))), part);
                Term found = argument.equals(wanted)
                        ? set
                        : bind(set, inner, x -> elements(argument, x, element, depth + 1), element, depth);
                result = union(found, result);
            }
        }
        return result;
    }

    private Term bind(Term set, Type type, java.util.function.Function<Free, Term> body, Type element, int depth) {
        Free x = new Free("y" + depth, type);
        Const bind = new Const(
                HolNames.BIND,
                Type.fun(List.of(Exprs.set(type), Type.fun(type, Exprs.set(element))), Exprs.set(element)));
        return Term.app(bind, set, Term.lambda(x, body.apply(x)));
    }

    /** The set function of another datatype's parameter. */
    private String setOf(String type, int position) {
        if (type.equals(HolNames.LIST)) {
            return HolNames.LIST_SET;
        }
        for (String name : code.signature().constants()) {
            if (name.substring(name.lastIndexOf('.') + 1).startsWith("set")) {
                Optional<General> found = general(code, name);
                if (found.isPresent()
                        && found.get().datatype.name().equals(type)
                        && found.get().parameter == position) {
                    return name;
                }
            }
        }
        throw new NotExecutable("no function lists the elements in a value of " + type);
    }

    private static Term empty(Type element) {
        return new Const(HolNames.BOT, Exprs.set(element));
    }

    private static Term union(Term left, Term right) {
        if (right instanceof Const) {
            return left;
        }
        Type set = left.type();
        return left instanceof Const
                ? right
                : Term.app(new Const(HolNames.SUP, Type.fun(List.of(set, set), set)), left, right);
    }
}
