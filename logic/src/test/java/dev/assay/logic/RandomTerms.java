package dev.assay.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random closed well-typed β-normal terms over a few constants and free variables; the seed decides. */
public final class RandomTerms {
    public static final Type NAT = Type.con("nat");
    private static final Type FUNCTION = Type.fun(NAT, NAT);
    private static final List<Type> TYPES = List.of(NAT, Type.bool(), FUNCTION, Type.con("List.list", NAT));

    private final Random random;

    public RandomTerms(long seed) {
        random = new Random(seed);
    }

    public Term next() {
        return next(type(), 4);
    }

    public Term next(Type type, int size) {
        return term(type, size, new ArrayList<>());
    }

    public Type type() {
        return TYPES.get(random.nextInt(TYPES.size()));
    }

    public Random random() {
        return random;
    }

    private Term term(Type type, int size, List<Type> binders) {
        if (type.isFun() && random.nextInt(4) > 0) {
            binders.addFirst(type.domain());
            var hint = List.of("x", "y", "n").get(random.nextInt(3));
            var result = new Term.Abs(hint, type.domain(), term(type.range(), size, binders));
            binders.removeFirst();
            return result;
        }
        return size <= 0 || random.nextInt(6) == 0 ? atom(type, binders) : compound(type, size - 1, binders);
    }

    private Term atom(Type type, List<Type> binders) {
        var candidates = new ArrayList<Term>();
        for (int i = 0; i < binders.size(); i++) {
            if (binders.get(i).equals(type)) {
                candidates.add(new Term.Bound(i));
            }
        }
        candidates.add(new Term.Free("a" + typeSuffix(type), type));
        candidates.add(new Term.Free("b" + typeSuffix(type), type));
        return candidates.get(random.nextInt(candidates.size()));
    }

    private static String typeSuffix(Type type) {
        return String.valueOf(TYPES.indexOf(type) + 1);
    }

    private Term compound(Type type, int size, List<Type> binders) {
        if (type.equals(Type.bool())) {
            Type other = type();
            return switch (random.nextInt(6)) {
                case 0 -> applied("HOL.conj", type, size, binders, Type.bool(), Type.bool());
                case 1 -> applied("HOL.implies", type, size, binders, Type.bool(), Type.bool());
                case 2 -> applied("HOL.Not", type, size, binders, Type.bool());
                case 3, 4 -> applied("HOL.eq", type, size, binders, other, other);
                default -> applied("HOL.All", type, size, binders, Type.fun(NAT, Type.bool()));
            };
        }
        return switch (random.nextInt(5)) {
            case 0 -> applied("HOL.If", type, size, binders, Type.bool(), type, type);
            case 1 -> applied("Fun.id", type, size, binders, type);
            case 2 ->
                new Term.App(new Term.Free("f" + typeSuffix(type), Type.fun(NAT, type)), term(NAT, size, binders));
            default -> ofType(type, size, binders);
        };
    }

    private Term ofType(Type type, int size, List<Type> binders) {
        if (type.equals(NAT)) {
            return random.nextBoolean()
                    ? applied("Groups.plus_class.plus", type, size, binders, NAT, NAT)
                    : applied("Nat.Suc", type, size, binders, NAT);
        }
        if (type instanceof Type.Con(var name, var arguments) && name.equals("List.list")) {
            return random.nextBoolean()
                    ? new Term.Const("List.list.Nil", type)
                    : applied("List.list.Cons", type, size, binders, arguments.getFirst(), type);
        }
        return atom(type, binders);
    }

    private Term applied(String constant, Type result, int size, List<Type> binders, Type... arguments) {
        Term term = new Term.Const(constant, Type.fun(List.of(arguments), result));
        for (Type argument : arguments) {
            term = new Term.App(term, term(argument, size, binders));
        }
        return term;
    }
}
