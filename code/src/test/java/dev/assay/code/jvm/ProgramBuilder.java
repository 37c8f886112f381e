package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.program.Layout;
import dev.assay.code.program.Operation;
import dev.assay.code.program.Program;
import dev.assay.code.program.Representation;
import dev.assay.code.runtime.Data;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Programs by hand: lists of natural numbers, trees, truth values, integers. */
final class ProgramBuilder {
    static final Type BOOL = Type.bool();
    static final Type NAT = Type.con("Nat.nat");
    static final Type INT = Type.con("Int.int");
    static final Type COLOUR = Type.con("Colour");
    static final Type TREE = Type.con("Tree");
    static final Type LIST = list(NAT);

    static final Const RED = new Const("Red", COLOUR);
    static final Const GREEN = new Const("Green", COLOUR);
    static final Const BLUE = new Const("Blue", COLOUR);
    static final Const ZERO = new Const("Groups.zero_class.zero", NAT);
    static final Const SUC = new Const("Nat.nat.Suc", Type.fun(NAT, NAT));
    static final Const NONNEG = new Const("Int.int.Nonneg", Type.fun(NAT, INT));
    static final Const NEGSUC = new Const("Int.int.Negsuc", Type.fun(NAT, INT));
    static final Const TRUE = new Const("HOL.True", BOOL);
    static final Const FALSE = new Const("HOL.False", BOOL);
    static final Const LEAF = new Const("Leaf", TREE);
    static final Const NODE = new Const("Node", Type.fun(List.of(TREE, NAT, TREE), TREE));

    private final Map<Const, Function> functions = new HashMap<>();
    private final Map<Type, Layout> layouts = new HashMap<>();

    ProgramBuilder() {
        layouts.put(
                COLOUR,
                new Layout(
                        COLOUR,
                        List.of(
                                new Layout.Shape(RED, List.of()),
                                new Layout.Shape(GREEN, List.of()),
                                new Layout.Shape(BLUE, List.of()))));
        layouts.put(
                TREE,
                new Layout(
                        TREE,
                        List.of(new Layout.Shape(LEAF, List.of()), new Layout.Shape(NODE, List.of(TREE, NAT, TREE)))));
        addList(NAT);
        addList(COLOUR);
    }

    static Type list(Type element) {
        return Type.con("List.list", element);
    }

    void addList(Type element) {
        layouts.put(
                list(element),
                new Layout(
                        list(element),
                        List.of(
                                new Layout.Shape(nilOf(element), List.of()),
                                new Layout.Shape(consOf(element), List.of(element, list(element))))));
    }

    void addLayout(Layout layout) {
        layouts.put(layout.type(), layout);
    }

    static Const nilOf(Type element) {
        return new Const("List.list.Nil", list(element));
    }

    static Const consOf(Type element) {
        return new Const("List.list.Cons", Type.fun(List.of(element, list(element)), list(element)));
    }

    // Expressions

    static Expr.Var v(String name, Type type) {
        return new Expr.Var(name, type);
    }

    static Expr nat(long value) {
        return new Expr.Number(BigInteger.valueOf(value), NAT);
    }

    static Expr integer(long value) {
        return new Expr.Number(BigInteger.valueOf(value), INT);
    }

    static Expr truth(boolean value) {
        return new Expr.Construct(value ? TRUE : FALSE, List.of(), BOOL);
    }

    static Expr nil(Type element) {
        return new Expr.Construct(nilOf(element), List.of(), list(element));
    }

    static Expr cons(Expr head, Expr tail) {
        return new Expr.Construct(consOf(head.type()), List.of(head, tail), tail.type());
    }

    static Expr construct(Const constructor, Expr... arguments) {
        return new Expr.Construct(
                constructor, List.of(arguments), constructor.type().resultType());
    }

    static Expr suc(Expr n) {
        return construct(SUC, n);
    }

    static Expr op(Operation operation, Expr... arguments) {
        Type type = operation.result() == Representation.TRUTH
                ? BOOL
                : operation == Operation.TO_NATURAL ? NAT : arguments[0].type();
        return new Expr.Operate(operation, List.of(arguments), type);
    }

    static Expr and(Expr a, Expr b) {
        return new Expr.If(a, b, truth(false));
    }

    static Expr ifThen(Expr condition, Expr then, Expr otherwise) {
        return new Expr.If(condition, then, otherwise);
    }

    static Expr let(Expr.Var variable, Expr value, Expr body) {
        return new Expr.Let(variable, value, body);
    }

    static Expr apply(Expr function, Expr... arguments) {
        Type type = function.type();
        for (int i = 0; i < arguments.length; i++) {
            type = type.range();
        }
        return new Expr.Apply(function, List.of(arguments), type);
    }

    static Expr lambda(List<Expr.Var> parameters, Expr body) {
        return new Expr.Lambda(parameters, body);
    }

    static Expr.Case when(Const constructor, List<Expr.Var> fields, Expr body) {
        return new Expr.Case(constructor, fields, body);
    }

    static Expr match(Expr scrutinee, Expr.Case... cases) {
        return new Expr.Switch(
                scrutinee, List.of(cases), Optional.empty(), cases[0].body().type());
    }

    static Expr matchOr(Expr scrutinee, Expr otherwise, Expr.Case... cases) {
        return new Expr.Switch(scrutinee, List.of(cases), Optional.of(otherwise), otherwise.type());
    }

    static Expr undefined(String function, Type type) {
        return new Expr.Undefined(function, type);
    }

    /** case list of [] ⇒ empty | head # tail ⇒ other. */
    static Expr matchList(Expr list, Expr empty, String head, String tail, Expr other) {
        Type element = ((Type.Con) list.type()).arguments().getFirst();
        return match(
                list,
                when(nilOf(element), List.of(), empty),
                when(consOf(element), List.of(v(head, element), v(tail, list.type())), other));
    }

    /** case n of 0 ⇒ zero | Suc m ⇒ other. */
    static Expr matchNat(Expr n, Expr zero, String predecessor, Expr other) {
        return match(n, when(ZERO, List.of(), zero), when(SUC, List.of(v(predecessor, NAT)), other));
    }

    // Functions

    static Const name(String name, Type result, Type... parameters) {
        return new Const(name, Type.fun(Arrays.asList(parameters), result));
    }

    static Expr call(Const function, Expr... arguments) {
        Type type = function.type();
        for (int i = 0; i < arguments.length; i++) {
            type = type.range();
        }
        return new Expr.Call(function, List.of(arguments), type);
    }

    ProgramBuilder define(Const name, List<Expr.Var> parameters, Expr body) {
        functions.put(name, new Function(name, parameters, body));
        return this;
    }

    Program program() {
        return new Program(functions, layouts);
    }

    // Values

    static Object listOf(Object... elements) {
        Object result = Data.of(0);
        for (int i = elements.length - 1; i >= 0; i--) {
            result = Data.of(1, elements[i], result);
        }
        return result;
    }

    static Object numbers(long... elements) {
        return listOf(Arrays.stream(elements).boxed().toArray());
    }

    static Object upTo(int count) {
        Object result = Data.of(0);
        for (long i = count; i > 0; i--) {
            result = Data.of(1, i, result);
        }
        return result;
    }

    static List<Object> elements(Object list) {
        var result = new ArrayList<>();
        Data rest = (Data) list;
        while (rest.tag == 1) {
            result.add(rest.field(0));
            rest = (Data) rest.field(1);
        }
        return result;
    }
}
