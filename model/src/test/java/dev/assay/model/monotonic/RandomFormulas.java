package dev.assay.model.monotonic;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Well-typed formulas over one type variable, with a few free variables of first-order types. */
final class RandomFormulas {
    static final Type A = FiniteModels.A;
    private static final Type O = Type.bool();
    private static final Type PREDICATE = Type.fun(A, O);
    private static final Type SET = Type.con("Set.set", A);
    private static final Type OPTION = Type.con("Option.option", A);
    private static final Type PAIR = Type.con("Product_Type.prod", A, A);

    private static final List<Free> FREES = List.of(
            new Free("u", A),
            new Free("v", A),
            new Free("p", PREDICATE),
            new Free("q", PREDICATE),
            new Free("S", SET),
            new Free("r", Type.fun(A, PREDICATE)),
            new Free("f", Type.fun(A, A)),
            new Free("g", Type.fun(A, A)),
            new Free("m", Type.fun(A, OPTION)),
            new Free("R", Type.con("Set.set", PAIR)),
            new Free("c", O),
            new Free("t", Type.fun(O, A)));

    private static final List<Type> EQUATED = List.of(A, A, A, O, PREDICATE, SET, Type.fun(A, A), OPTION, PAIR);
    private static final List<Type> QUANTIFIED = List.of(A, A, A, A, O, PREDICATE, SET, OPTION, PAIR);

    private final SplittableRandom random;
    private final List<Free> frees;

    RandomFormulas(SplittableRandom random) {
        this.random = random;
        var some = new ArrayList<Free>();
        int count = random.nextInt(1, 4);
        for (int i = 0; i < count; i++) {
            some.add(pick(FREES));
        }
        this.frees = List.copyOf(some);
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    /** ∀x y. φ ⟶ ψ, or the like: what is universal may well become false when a type grows. */
    Term universal(int fuel) {
        Type type = pick(QUANTIFIED);
        List<Type> binders = pushed(A, List.of(type));
        Term body = random.nextBoolean()
                ? app(Hol.IMPLIES, formula(1, binders), formula(fuel, binders))
                : formula(fuel, binders);
        Term result = app(Hol.all(type), new Abs("x", type, app(Hol.all(A), new Abs("y", A, body))));
        return (random.nextInt(3) == 0 ? app(Hol.AND, result, formula(1, List.of())) : result).betaNormal();
    }

    /** ∀x y. φ, ∀x. ∃y. φ, or the like, where φ is small and has no quantifiers. */
    Term prenex() {
        List<Type> binders = List.of(A, A);
        Term result = matrix(random.nextInt(1, 4), binders);
        for (int i = 0; i < binders.size(); i++) {
            result = app(random.nextInt(4) == 0 ? Hol.ex(A) : Hol.all(A), new Abs("x", A, result));
        }
        return result;
    }

    private Term matrix(int fuel, List<Type> binders) {
        if (fuel == 0) {
            return atom(0, binders);
        }
        return switch (random.nextInt(5)) {
            case 0 -> app(Hol.NOT, matrix(fuel - 1, binders));
            case 1 -> app(Hol.AND, matrix(fuel - 1, binders), matrix(fuel - 1, binders));
            case 2 -> app(Hol.OR, matrix(fuel - 1, binders), matrix(fuel - 1, binders));
            case 3 -> app(Hol.IMPLIES, matrix(fuel - 1, binders), matrix(fuel - 1, binders));
            default -> atom(0, binders);
        };
    }

    /** @param binders the types of the bound variables, innermost first */
    private Term formula(int fuel, List<Type> binders) {
        if (fuel <= 0) {
            return atom(0, binders);
        }
        return switch (random.nextInt(12)) {
            case 0 -> app(Hol.NOT, formula(fuel - 1, binders));
            case 1, 2 -> app(Hol.AND, formula(fuel - 1, binders), formula(fuel - 1, binders));
            case 3 -> app(Hol.OR, formula(fuel - 1, binders), formula(fuel - 1, binders));
            case 4 -> app(Hol.IMPLIES, formula(fuel - 1, binders), formula(fuel - 1, binders));
            case 5, 6, 7 -> quantified(Hol.ALL, fuel, binders);
            case 8, 9 -> quantified(Hol.EX, fuel, binders);
            default -> atom(fuel, binders);
        };
    }

    private Term quantified(String quantifier, int fuel, List<Type> binders) {
        Type type = pick(QUANTIFIED);
        Term body = new Abs("x", type, formula(fuel - 1, pushed(type, binders)));
        return app(quantifier.equals(Hol.ALL) ? Hol.all(type) : Hol.ex(type), body);
    }

    private static List<Type> pushed(Type type, List<Type> binders) {
        var result = new ArrayList<>(List.of(type));
        result.addAll(binders);
        return result;
    }

    private Term atom(int fuel, List<Type> binders) {
        return switch (random.nextInt(6)) {
            case 0, 1 -> {
                Type type = pick(EQUATED);
                yield app(Hol.eq(type), term(type, fuel, binders), term(type, fuel, binders));
            }
            case 2 -> app(member(A), term(A, fuel, binders), term(SET, fuel, binders));
            case 3 -> app(member(PAIR), term(PAIR, fuel, binders), term(Type.con("Set.set", PAIR), fuel, binders));
            default ->
                app(term(PREDICATE, fuel, binders), term(A, fuel, binders)).betaNormal();
        };
    }

    private static Const member(Type element) {
        return new Const("Set.member", Type.fun(List.of(element, Type.con("Set.set", element)), O));
    }

    private Term term(Type type, int fuel, List<Type> binders) {
        var choices = new ArrayList<Supplier<Term>>();
        for (int i = 0; i < binders.size(); i++) {
            heads(new Bound(i), binders.get(i), type, fuel, binders, choices);
            heads(new Bound(i), binders.get(i), type, fuel, binders, choices);
        }
        for (Free v : frees) {
            heads(v, v.type(), type, fuel, binders, choices);
        }
        if (fuel > 0 || choices.isEmpty()) {
            built(type, fuel, binders, choices);
        }
        return pick(choices).get();
    }

    /** The head applied to so many arguments that it has the type. */
    private void heads(
            Term head, Type headType, Type type, int fuel, List<Type> binders, List<Supplier<Term>> choices) {
        if (headType.equals(type)) {
            choices.add(() -> head);
        } else if (headType.isFun() && fuel > -3) {
            heads(head, headType, type, List.of(), fuel, binders, choices);
        }
    }

    private void heads(
            Term head,
            Type headType,
            Type type,
            List<Type> arguments,
            int fuel,
            List<Type> binders,
            List<Supplier<Term>> choices) {
        var longer = new ArrayList<>(arguments);
        longer.add(headType.domain());
        if (headType.range().equals(type)) {
            choices.add(() -> app(
                    head, longer.stream().map(a -> term(a, fuel - 1, binders)).toList()));
        } else if (headType.range().isFun()) {
            heads(head, headType.range(), type, longer, fuel, binders, choices);
        }
    }

    private void built(Type type, int fuel, List<Type> binders, List<Supplier<Term>> choices) {
        if (fuel > 0) {
            choices.add(() -> app(
                    Hol.conditional(type),
                    formula(fuel - 1, binders),
                    term(type, fuel - 1, binders),
                    term(type, fuel - 1, binders)));
        }
        if (type.equals(A)) {
            // There is always something of the type.
            choices.add(() -> FREES.getFirst());
            choices.add(() -> app(
                    new Const("Option.option.case_option", Type.fun(List.of(A, Type.fun(A, A), OPTION), A)),
                    term(A, fuel - 1, binders),
                    new Abs("y", A, term(A, fuel - 1, pushed(A, binders))),
                    term(OPTION, fuel - 1, binders)));
        } else if (type.equals(O)) {
            choices.add(() -> formula(fuel - 1, binders));
            choices.add(() -> random.nextBoolean() ? Hol.TRUE : Hol.FALSE);
        } else if (type.equals(OPTION)) {
            choices.add(() -> new Const("Option.option.None", OPTION));
            choices.add(() -> app(new Const("Option.option.Some", Type.fun(A, OPTION)), term(A, fuel - 1, binders)));
        } else if (type.equals(PAIR)) {
            choices.add(() -> app(
                    new Const("Product_Type.Pair", Type.fun(List.of(A, A), PAIR)),
                    term(A, fuel - 1, binders),
                    term(A, fuel - 1, binders)));
        } else if (type.isFun()) {
            choices.add(() ->
                    new Abs("z", type.domain(), term(type.range(), fuel - 1, pushed(type.domain(), binders))));
        } else {
            Type element = ((Type.Con) type).arguments().getFirst();
            choices.add(() -> app(
                    new Const("Set.Collect", Type.fun(Type.fun(element, O), type)),
                    new Abs("z", element, formula(fuel - 1, pushed(element, binders)))));
        }
    }
}
