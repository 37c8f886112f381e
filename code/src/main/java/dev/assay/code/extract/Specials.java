package dev.assay.code.extract;

import static dev.assay.code.program.Operation.*;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Operation;
import dev.assay.code.program.Representation;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The constants of logic and arithmetic that the language of programs has itself. */
final class Specials {
    /** Definitions that are unfolded where they are used, for functions passed to them are then known. */
    static final Set<String> INLINED = Set.of(
            "Fun.id",
            HolNames.COMP,
            "Fun.fcomp",
            "Product_Type.scomp",
            "Product_Type.curry",
            "Product_Type.apfst",
            "Product_Type.apsnd",
            "Set.is_empty");

    private static final Map<String, List<Special>> TABLE = new HashMap<>();

    private Specials() {}

    static {
        logic();
        numbers();
        rationals();
        SetSpecials.addTo(Specials::add);
    }

    static Optional<Special> find(Const constant) {
        return TABLE.getOrDefault(constant.name(), List.of()).stream()
                .filter(s -> s.isFor().test(constant))
                .findFirst();
    }

    /** Takes entries of the table. */
    interface Table {
        void add(String name, int arity, Predicate<Const> isFor, Special.Building building);
    }

    private static void add(String name, int arity, Predicate<Const> isFor, Special.Building building) {
        TABLE.computeIfAbsent(name, _ -> new ArrayList<>()).add(new Special(arity, isFor, building));
    }

    private static void add(String name, int arity, Special.Building building) {
        add(name, arity, _ -> true, building);
    }

    private static void logic() {
        add(HolNames.TRUE, 0, (_, _, _) -> Exprs.TRUE);
        add(HolNames.FALSE, 0, (_, _, _) -> Exprs.FALSE);
        add(HolNames.NOT, 1, (t, _, a) -> Exprs.not(t.term(a.getFirst())));
        add(HolNames.AND, 2, (t, _, a) -> Exprs.and(t.term(a.get(0)), t.term(a.get(1))));
        add(HolNames.OR, 2, (t, _, a) -> Exprs.or(t.term(a.get(0)), t.term(a.get(1))));
        add(HolNames.IMPLIES, 2, (t, _, a) -> Exprs.conditional(t.term(a.get(0)), t.term(a.get(1)), Exprs.TRUE));
        add(Hol.IF, 3, (t, _, a) -> Exprs.conditional(t.term(a.get(0)), t.term(a.get(1)), t.term(a.get(2))));
        add(Hol.LET, 2, (t, _, a) -> t.term(new Term.App(a.get(1), a.get(0))));
        add(Hol.EQ, 2, (t, _, a) -> t.equal(a.get(0), a.get(1)));
        add(Hol.ALL, 1, (t, _, a) -> t.search().all(a.getFirst()));
        add(Hol.EX, 1, (t, _, a) -> t.search().exists(a.getFirst()));
        add(HolNames.EX1, 1, (t, _, a) -> Exprs.test(IS_SINGLETON, t.search().collect(a.getFirst())));
        add(HolNames.THE, 1, (t, _, a) -> t.the(a.getFirst(), "THE"));
        add(HolNames.SOME, 1, (t, _, a) -> t.some(a.getFirst()));
        add(HolNames.UNDEFINED, 0, (t, c, _) -> t.undefined("undefined", c.type()));
        add("String.abort", 2, (t, c, _) -> t.undefined("abort", c.type().resultType()));
    }

    // Numbers

    static boolean isNumber(Type type) {
        return Representation.of(type) == Representation.NUMBER;
    }

    private static boolean isNatural(Type type) {
        return type instanceof Type.Con(var name, var _)
                && (name.equals(HolNames.NAT) || name.equals(HolNames.CODE_NATURAL));
    }

    private static Type first(Const c) {
        return c.type().domain();
    }

    private static boolean onNumbers(Const c) {
        return isNumber(first(c));
    }

    private static void operation(String name, int arity, Predicate<Const> isFor, Operation operation) {
        add(name, arity, isFor, (t, c, a) -> {
            Type type = c.type();
            for (int i = 0; i < arity; i++) {
                type = type.range();
            }
            return new Expr.Operate(operation, a.stream().map(t::term).toList(), type);
        });
    }

    private static void numbers() {
        operation(Numerals.PLUS, 2, Specials::onNumbers, PLUS);
        operation(HolNames.MINUS, 2, c -> isNatural(first(c)), MONUS);
        operation(HolNames.MINUS, 2, Specials::onNumbers, MINUS);
        operation(HolNames.TIMES, 2, Specials::onNumbers, TIMES);
        operation(Numerals.UMINUS, 1, Specials::onNumbers, NEGATE);
        operation(HolNames.DIVIDE, 2, Specials::onNumbers, DIV);
        operation(HolNames.MODULO, 2, Specials::onNumbers, MOD);
        operation(HolNames.GCD, 2, Specials::onNumbers, GCD);
        operation(HolNames.POWER, 2, Specials::onNumbers, POWER);
        operation(HolNames.LESS, 2, Specials::onNumbers, LESS);
        operation(HolNames.LESS_EQ, 2, Specials::onNumbers, LESS_EQUAL);
        operation(HolNames.TO_NAT, 1, _ -> true, TO_NATURAL);
        operation(HolNames.OF_NAT, 1, c -> isNumber(c.type().range()), SAME_NUMBER);
        operation(HolNames.OF_INT, 1, c -> isNumber(c.type().range()), SAME_NUMBER);
        add(
                HolNames.DVD,
                2,
                Specials::onNumbers,
                (t, c, a) -> Exprs.test(
                        EQUAL_NUMBER,
                        Exprs.operate(MOD, first(c), t.term(a.get(1)), t.term(a.get(0))),
                        new Expr.Number(BigInteger.ZERO, first(c))));
        add(
                HolNames.ABS,
                1,
                Specials::onNumbers,
                (t, c, a) -> t.let("x", a.getFirst(), x -> {
                    Expr v = Exprs.var(x);
                    Expr zero = new Expr.Number(BigInteger.ZERO, first(c));
                    return new Expr.If(Exprs.test(LESS, v, zero), Exprs.operate(NEGATE, first(c), v), v);
                }));
        add(
                HolNames.LEAST,
                1,
                c -> c.type().range().equals(Numerals.NAT),
                (t, c, a) -> Exprs.operate(LEAST_NUMBER, Numerals.NAT, t.lambda(a.getFirst(), e -> e)));
    }

    // Rational numbers, and real numbers as far as they are rational

    static boolean isRational(Type type) {
        return type instanceof Type.Con(var name, var _) && (name.equals(HolNames.RAT) || name.equals(HolNames.REAL));
    }

    private static boolean onRationals(Const c) {
        return isRational(first(c));
    }

    private static void rationals() {
        operation(Numerals.PLUS, 2, Specials::onRationals, RATIONAL_PLUS);
        operation(HolNames.MINUS, 2, Specials::onRationals, RATIONAL_MINUS);
        operation(HolNames.TIMES, 2, Specials::onRationals, RATIONAL_TIMES);
        operation(HolNames.DIVIDE, 2, Specials::onRationals, RATIONAL_DIVIDE);
        operation(HolNames.INVERSE, 1, Specials::onRationals, RATIONAL_INVERSE);
        operation(Numerals.UMINUS, 1, Specials::onRationals, RATIONAL_NEGATE);
        operation("Real.negate", 1, Specials::onRationals, RATIONAL_NEGATE);
        operation(HolNames.LESS, 2, Specials::onRationals, RATIONAL_LESS);
        operation(HolNames.LESS_EQ, 2, Specials::onRationals, RATIONAL_LESS_EQUAL);
        operation(HolNames.FLOOR, 1, Specials::onRationals, FLOOR);
        operation("Rat.Fract", 2, _ -> true, FRACTION);
        add(
                "Real.Ratreal",
                1,
                (t, c, a) -> fraction(t.term(a.getFirst()), c.type().range()));
        add(
                HolNames.OF_RAT,
                1,
                c -> isRational(c.type().range()),
                (t, c, a) -> fraction(t.term(a.getFirst()), c.type().range()));
        Special.Building whole = (t, c, a) -> Exprs.operate(
                FRACTION, c.type().range(), t.term(a.getFirst()), new Expr.Number(BigInteger.ONE, Numerals.INT));
        add(HolNames.OF_NAT, 1, c -> isRational(c.type().range()), whole);
        add(HolNames.OF_INT, 1, c -> isRational(c.type().range()), whole);
        Special.Building parts = (t, c, a) -> t.let("r", a.getFirst(), r -> {
            Type pair = c.type().range();
            t.layout(pair);
            return new Expr.Construct(
                    new Const(HolNames.PAIR, Type.fun(List.of(Numerals.INT, Numerals.INT), pair)),
                    List.of(
                            Exprs.operate(NUMERATOR, Numerals.INT, Exprs.var(r)),
                            Exprs.operate(DENOMINATOR, Numerals.INT, Exprs.var(r))),
                    pair);
        });
        add("Rat.quotient_of", 1, parts);
        add("Rat.Rep_rat", 1, parts);
        add(
                HolNames.ABS,
                1,
                Specials::onRationals,
                (t, c, a) -> t.let(
                        "x",
                        a.getFirst(),
                        x -> new Expr.If(
                                Exprs.test(
                                        RATIONAL_LESS,
                                        Exprs.var(x),
                                        new Expr.Value(dev.assay.code.runtime.Rational.ZERO, first(c))),
                                Exprs.operate(RATIONAL_NEGATE, first(c), Exprs.var(x)),
                                Exprs.var(x))));
    }

    /** The same number at another type. */
    private static Expr fraction(Expr rational, Type type) {
        return Exprs.operate(
                RATIONAL_DIVIDE,
                type,
                rational,
                new Expr.Value(dev.assay.code.runtime.Rational.of(BigInteger.ONE), rational.type()));
    }
}
