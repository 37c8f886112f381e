package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random types and terms over a signature: well-typed ones, and ones with something wrong. */
final class RandomTerms {
    static final Type.Var A = Type.var("'a");
    static final Type.Var B = Type.var("'b");

    private final Random random;
    /** Further constants with the type at which they may occur, besides the connectives. */
    private final List<Const> constants;

    private final List<Type> baseTypes;

    RandomTerms(Random random, List<Type> baseTypes, List<Const> constants) {
        this.random = random;
        this.baseTypes = List.copyOf(baseTypes);
        this.constants = List.copyOf(constants);
    }

    <T> T oneOf(List<? extends T> list) {
        return list.get(random.nextInt(list.size()));
    }

    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    Type type() {
        return chance(70) ? oneOf(baseTypes) : Type.fun(oneOf(baseTypes), oneOf(baseTypes));
    }

    Free variable(Type type) {
        return new Free(oneOf(List.of("x", "y", "z")), type);
    }

    Term proposition(int depth) {
        return term(Type.bool(), depth, List.of());
    }

    /** A closed term of this type. */
    Term term(Type type, int depth) {
        return term(type, depth, List.of());
    }

    /** A term under binders of these types, innermost first. */
    private Term term(Type type, int depth, List<Type> binders) {
        var bound = new ArrayList<Term>();
        for (int i = 0; i < binders.size(); i++) {
            if (binders.get(i).equals(type)) {
                bound.add(new Bound(i));
            }
        }
        if (depth <= 0 || chance(10)) {
            return !bound.isEmpty() && chance(70) ? oneOf(bound) : leaf(type);
        }
        if (type.isFun() && chance(60)) {
            return new Abs(
                    oneOf(List.of("x", "y", "")),
                    type.domain(),
                    term(type.range(), depth - 1, push(type.domain(), binders)));
        }
        if (type.equals(Type.bool()) && chance(70)) {
            return connective(depth, binders);
        }
        return switch (random.nextInt(6)) {
            case 0 -> {
                Type argument = type();
                yield app(term(Type.fun(argument, type), depth - 1, binders), term(argument, depth - 1, binders));
            }
            case 1 -> {
                // A redex.
                Type argument = type();
                Term body = term(type, depth - 1, push(argument, binders));
                yield app(new Abs("r", argument, body), term(argument, depth - 1, binders));
            }
            case 2 ->
                app(
                        Hol.conditional(type),
                        term(Type.bool(), depth - 1, binders),
                        term(type, depth - 1, binders),
                        term(type, depth - 1, binders));
            case 3 ->
                app(chance(50) ? Hol.some(type) : Hol.the(type), term(Type.fun(type, Type.bool()), depth - 1, binders));
            case 4 -> {
                Type between = type();
                yield app(
                        Hol.let(between, type),
                        term(between, depth - 1, binders),
                        term(Type.fun(between, type), depth - 1, binders));
            }
            default -> applied(type, depth, binders);
        };
    }

    private Term connective(int depth, List<Type> binders) {
        Type type = type();
        return switch (random.nextInt(8)) {
            case 0 -> app(Hol.eq(type), term(type, depth - 1, binders), term(type, depth - 1, binders));
            case 1 -> app(Hol.IMPLIES, term(Type.bool(), depth - 1, binders), term(Type.bool(), depth - 1, binders));
            case 2 -> app(Hol.AND, term(Type.bool(), depth - 1, binders), term(Type.bool(), depth - 1, binders));
            case 3 -> app(Hol.OR, term(Type.bool(), depth - 1, binders), term(Type.bool(), depth - 1, binders));
            case 4 -> app(Hol.NOT, term(Type.bool(), depth - 1, binders));
            case 5 -> app(Hol.all(type), new Abs("v", type, term(Type.bool(), depth - 1, push(type, binders))));
            case 6 -> app(Hol.ex(type), new Abs("v", type, term(Type.bool(), depth - 1, push(type, binders))));
            default -> app(Hol.all(type), term(Type.fun(type, Type.bool()), depth - 1, binders));
        };
    }

    /** One of the further constants with all the arguments it needs, if one returns this type. */
    private Term applied(Type type, int depth, List<Type> binders) {
        var fitting = constants.stream()
                .filter(c -> c.type().resultType().equals(type))
                .toList();
        if (fitting.isEmpty()) {
            return leaf(type);
        }
        Term result = oneOf(fitting);
        for (Type argument : result.type().argumentTypes()) {
            result = app(result, term(argument, depth - 1, binders));
        }
        return result;
    }

    private Term leaf(Type type) {
        if (type.equals(Type.bool()) && chance(20)) {
            return chance(50) ? Hol.TRUE : Hol.FALSE;
        }
        return chance(5) ? Hol.undefined(type) : variable(type);
    }

    private static List<Type> push(Type type, List<Type> binders) {
        var result = new ArrayList<Type>();
        result.add(type);
        result.addAll(binders);
        return result;
    }

    /** The term with one part replaced by something that need not fit. */
    Term spoilt(Term term) {
        if (chance(25)) {
            return garbage();
        }
        return switch (term) {
            case App(var function, var argument) ->
                chance(50) ? new App(spoilt(function), argument) : new App(function, spoilt(argument));
            case Abs(var hint, var type, var body) -> new Abs(hint, chance(30) ? type() : type, spoilt(body));
            default -> garbage();
        };
    }

    private Term garbage() {
        return switch (random.nextInt(6)) {
            case 0 -> new Bound(random.nextInt(4) - 1);
            case 1 -> new Const("nowhere", type());
            case 2 -> new Const(Hol.EQ, type());
            case 3 -> new Free("x", Type.con("nowhere"));
            case 4 -> new Free("x", new Type.Con(Type.FUN, List.of(Type.bool())));
            default -> term(type(), 2);
        };
    }
}
