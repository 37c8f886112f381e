package dev.assay.code.extract;

import static dev.assay.code.program.Operation.*;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Operation;
import dev.assay.code.runtime.SetCofinite;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The constants about sets and relations that the runtime has operations for. */
final class SetSpecials {
    private final Specials.Table table;

    private SetSpecials(Specials.Table table) {
        this.table = table;
    }

    static void addTo(Specials.Table table) {
        var specials = new SetSpecials(table);
        specials.elements();
        specials.algebra();
        specials.sizes();
        specials.intervals();
        specials.relations();
    }

    private void add(String name, int arity, Special.Building building) {
        table.add(name, arity, _ -> true, building);
    }

    static boolean isSet(Type type) {
        return type instanceof Type.Con(var name, var _) && name.equals(HolNames.SET);
    }

    static Type element(Type set) {
        return ((Type.Con) set).arguments().getFirst();
    }

    private static Type result(Const c, int arity) {
        Type type = c.type();
        for (int i = 0; i < arity; i++) {
            type = type.range();
        }
        return type;
    }

    private static Expr canonical(Translation t, Term element) {
        return t.functions().equality().canonical(t, t.term(element));
    }

    /** A function whose results go into a set. */
    private static Expr.Lambda toElements(Translation t, Term function) {
        return t.lambda(function, e -> t.functions().equality().canonical(t, e));
    }

    private void elements() {
        add(HolNames.MEMBER, 2, SetSpecials::member);
        add(HolNames.SET_REP, 2, (t, c, a) -> Exprs.test(MEMBER, canonical(t, a.get(1)), t.term(a.get(0))));
        add(
                HolNames.INSERT,
                2,
                (t, c, a) -> Exprs.operate(INSERT, result(c, 2), canonical(t, a.get(0)), t.term(a.get(1))));
        add(HolNames.COLLECT, 1, (t, _, a) -> t.search().collect(a.getFirst()));
        add(
                HolNames.IMAGE,
                2,
                (t, c, a) -> Exprs.operate(IMAGE, result(c, 2), toElements(t, a.get(0)), t.term(a.get(1))));
        add(
                HolNames.BIND,
                2,
                (t, c, a) -> Exprs.operate(BIND, result(c, 2), t.term(a.get(0)), t.lambda(a.get(1), e -> e)));
        add(
                "Set.filter",
                2,
                (t, c, a) -> Exprs.operate(FILTER, result(c, 2), t.lambda(a.get(0), e -> e), t.term(a.get(1))));
        add(HolNames.BALL, 2, (t, _, a) -> t.search().all(a.get(0), a.get(1)));
        add(HolNames.BEX, 2, (t, _, a) -> t.search().exists(a.get(0), a.get(1)));
        add(HolNames.POW, 1, (t, c, a) -> Exprs.operate(POWERSET, result(c, 1), t.term(a.getFirst())));
        add("Set.the_elem", 1, (t, _, a) -> t.theElement(t.term(a.getFirst()), "the_elem"));
        add("Set.is_singleton", 1, (t, _, a) -> Exprs.test(IS_SINGLETON, t.term(a.getFirst())));
        add(HolNames.LIST_SET, 1, (t, c, a) -> ofList(t, a.getFirst(), result(c, 1)));
    }

    private static Expr member(Translation t, Const c, List<Term> a) {
        if (a.get(1) instanceof App(Const(var collect, var _), var predicate) && collect.equals(HolNames.COLLECT)) {
            return t.term(new App(predicate, a.get(0)));
        }
        return Exprs.test(MEMBER, canonical(t, a.get(0)), t.term(a.get(1)));
    }

    private static Expr ofList(Translation t, Term list, Type set) {
        Type element = element(set);
        Type type = list.type();
        Const nil = t.code().constructors(type).get(0);
        Const cons = t.code().constructors(type).get(1);
        t.layout(type);
        Expr isEmpty = part(t, type, nil, cons, Type.bool(), Exprs.TRUE, (_, _) -> Exprs.FALSE);
        Expr none = t.undefined("set", element);
        Expr head = part(
                t,
                type,
                nil,
                cons,
                element,
                none,
                (x, _) -> t.functions().equality().canonical(t, x));
        Expr tail = part(t, type, nil, cons, type, t.undefined("set", type), (_, xs) -> xs);
        return Exprs.operate(SET_OF_LIST, set, t.term(list), isEmpty, head, tail);
    }

    private interface Part {
        Expr of(Expr head, Expr tail);
    }

    /** λlist. case list of [] ⇒ ifNil | x # xs ⇒ ifCons x xs. */
    private static Expr part(Translation t, Type list, Const nil, Const cons, Type result, Expr ifNil, Part ifCons) {
        Expr.Var v = Exprs.var(t.names().fresh("list", list));
        Expr.Var x = Exprs.var(t.names().fresh("x", cons.type().domain()));
        Expr.Var xs = Exprs.var(t.names().fresh("xs", list));
        return new Expr.Lambda(
                List.of(v),
                new Expr.Switch(
                        v,
                        List.of(
                                new Expr.Case(nil, List.of(), ifNil),
                                new Expr.Case(cons, List.of(x, xs), ifCons.of(x, xs))),
                        Optional.empty(),
                        result));
    }

    // The algebra of sets

    private void onSets(String name, int arity, Special.Building building) {
        table.add(name, arity, c -> isSet(arity == 0 ? c.type() : c.type().domain()), building);
    }

    private void binary(String name, Operation operation) {
        onSets(name, 2, (t, c, a) -> Exprs.operate(operation, result(c, 2), t.term(a.get(0)), t.term(a.get(1))));
    }

    private static Expr universe(Translation t, Type set) {
        return t.universe(element(set))
                .orElseGet(() -> new Expr.Value(isInfinite(t, set) ? SetCofinite.UNIVERSE : SetCofinite.ALL, set));
    }

    private static boolean isInfinite(Translation t, Type set) {
        return Universe.isInfinite(t.code(), element(set));
    }

    private void algebra() {
        binary(HolNames.INF, INTERSECTION);
        binary(HolNames.SUP, UNION);
        binary(HolNames.MINUS, DIFFERENCE);
        binary(HolNames.LESS_EQ, SUBSET);
        onSets(
                HolNames.LESS,
                2,
                (t, _, a) -> t.let(
                        "A",
                        a.get(0),
                        x -> t.let("B", a.get(1), y -> {
                            Expr left = Exprs.var(x);
                            Expr right = Exprs.var(y);
                            return Exprs.and(
                                    Exprs.test(SUBSET, left, right), Exprs.not(Exprs.test(SUBSET, right, left)));
                        })));
        onSets(HolNames.UMINUS, 1, (t, c, a) -> {
            Type set = c.type().range();
            return isInfinite(t, set)
                    ? Exprs.operate(COMPLEMENT, set, t.term(a.getFirst()))
                    : Exprs.operate(DIFFERENCE, set, universe(t, set), t.term(a.getFirst()));
        });
        onSets(HolNames.BOT, 0, (_, c, _) -> Exprs.empty(c.type()));
        onSets(HolNames.TOP, 0, (t, c, _) -> universe(t, c.type()));
        Predicate<Const> ofSets =
                c -> isSet(c.type().domain()) && isSet(element(c.type().domain()));
        table.add(HolNames.BIG_SUP, 1, ofSets, (t, c, a) -> {
            Type set = result(c, 1);
            return a.getFirst().isApplied(HolNames.IMAGE)
                            && a.getFirst().arguments().size() == 2
                    ? Exprs.operate(
                            BIND,
                            set,
                            t.term(a.getFirst().arguments().get(1)),
                            t.lambda(a.getFirst().arguments().get(0), e -> e))
                    : Exprs.operate(BIG_UNION, set, t.term(a.getFirst()));
        });
        table.add(
                HolNames.BIG_INF,
                1,
                ofSets,
                (t, c, a) ->
                        Exprs.operate(BIG_INTERSECTION, result(c, 1), t.term(a.getFirst()), universe(t, result(c, 1))));
    }

    private void sizes() {
        add(HolNames.CARD, 1, (t, _, a) -> Exprs.operate(CARD, Numerals.NAT, t.term(a.getFirst())));
        add(
                HolNames.FINITE,
                1,
                (t, c, a) -> Universe.cardinality(t.code(), element(c.type().domain()))
                                .isPresent()
                        ? Exprs.TRUE
                        : Exprs.test(FINITE, t.term(a.getFirst())));
        add(
                HolNames.FOLD,
                3,
                (t, c, a) -> Exprs.operate(
                        FOLD_SET, result(c, 3), binaryLambda(t, a.get(0)), t.term(a.get(1)), t.term(a.get(2))));
    }

    private static Expr binaryLambda(Translation t, Term function) {
        Term.Free x = t.names().fresh("x", function.type().domain());
        Term.Free y = t.names().fresh("y", function.type().range().domain());
        Expr body = t.term(Term.app(function, x, y));
        return new Expr.Lambda(List.of(Exprs.var(x), Exprs.var(y)), body);
    }

    // Intervals of numbers

    private void interval(String name, int arity, Predicate<Type> isFor, Special.Building building) {
        table.add(
                "Set_Interval.ord_class." + name,
                arity,
                c -> isFor.test(c.type().domain()),
                building);
    }

    private static Expr number(long n, Type type) {
        return new Expr.Number(BigInteger.valueOf(n), type);
    }

    private static Expr next(Expr number) {
        return Exprs.operate(PLUS, number.type(), number, number(1, number.type()));
    }

    /** The predecessor as an integer, so that there is none of 0 among the natural numbers. */
    static Expr previous(Expr number) {
        return Exprs.operate(MINUS, Numerals.INT, number, number(1, Numerals.INT));
    }

    private static Expr between(Const c, int arity, Expr from, Expr to) {
        return Exprs.operate(NUMBERS_BETWEEN, result(c, arity), from, to);
    }

    private void intervals() {
        Predicate<Type> number = type -> type.equals(Numerals.NAT) || type.equals(Numerals.INT);
        interval("atLeastAtMost", 2, number, (t, c, a) -> between(c, 2, t.term(a.get(0)), t.term(a.get(1))));
        interval(
                "atLeastLessThan", 2, number, (t, c, a) -> between(c, 2, t.term(a.get(0)), previous(t.term(a.get(1)))));
        interval("greaterThanAtMost", 2, number, (t, c, a) -> between(c, 2, next(t.term(a.get(0))), t.term(a.get(1))));
        interval(
                "greaterThanLessThan",
                2,
                number,
                (t, c, a) -> between(c, 2, next(t.term(a.get(0))), previous(t.term(a.get(1)))));
        Predicate<Type> nat = Numerals.NAT::equals;
        interval("atMost", 1, nat, (t, c, a) -> between(c, 1, number(0, Numerals.NAT), t.term(a.get(0))));
        interval("lessThan", 1, nat, (t, c, a) -> between(c, 1, number(0, Numerals.NAT), previous(t.term(a.get(0)))));
        interval(
                "atLeast",
                1,
                nat,
                (t, c, a) -> Exprs.operate(
                        COMPLEMENT, result(c, 1), between(c, 1, number(0, Numerals.NAT), previous(t.term(a.get(0))))));
        interval(
                "greaterThan",
                1,
                nat,
                (t, c, a) -> Exprs.operate(
                        COMPLEMENT, result(c, 1), between(c, 1, number(0, Numerals.NAT), t.term(a.get(0)))));
    }

    // Relations

    private void relations() {
        add(HolNames.TRANCL, 1, (t, c, a) -> closure(t, t.term(a.getFirst())));
        add(HolNames.RTRANCL, 1, (t, c, a) -> {
            Type set = result(c, 1);
            Type element = ((Type.Con) element(set)).arguments().getFirst();
            Expr closed = closure(t, t.term(a.getFirst()));
            Optional<Expr> all = t.universe(element);
            if (all.isEmpty()) {
                return Exprs.operate(REFLEXIVE_CLOSURE, set, closed, selector(t, set, 0), selector(t, set, 1));
            }
            Term.Free x = t.names().fresh("x", element);
            Expr.Lambda diagonal = new Expr.Lambda(List.of(Exprs.var(x)), t.term(Term.app(pair(set), x, x)));
            return Exprs.operate(UNION, set, closed, Exprs.operate(IMAGE, set, diagonal, all.get()));
        });
    }

    private static Expr closure(Translation t, Expr relation) {
        Type set = relation.type();
        return Exprs.operate(
                TRANSITIVE_CLOSURE, set, relation, selector(t, set, 0), selector(t, set, 1), t.term(pair(set)));
    }

    private static Const pair(Type relation) {
        Type pair = element(relation);
        return new Const(HolNames.PAIR, Type.fun(((Type.Con) pair).arguments(), pair));
    }

    /** fst or snd. */
    private static Expr selector(Translation t, Type relation, int index) {
        Type pair = element(relation);
        String name = index == 0 ? HolNames.FST : HolNames.SND;
        return t.term(
                new Const(name, Type.fun(pair, ((Type.Con) pair).arguments().get(index))));
    }
}
