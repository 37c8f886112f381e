package dev.assay.test.random;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.program.Layout;
import dev.assay.code.program.Operation;
import dev.assay.code.program.Program;
import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.Fun;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.test.domain.Domain;
import dev.assay.test.domain.Domains;
import dev.assay.test.run.Generators;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Drawing as functions of the program under test, so that a test is one piece of compiled code. Numbers, truth values and
 * data are drawn there; what else there is, {@link Draw} draws.
 */
final class Drawing implements Generators {
    private static final Type NAT = Type.con(HolNames.NAT);
    private static final Type INT = Type.con(HolNames.INT);
    private static final Expr.Var SIZE = new Expr.Var("size", NAT);
    private static final Expr.Var BELOW = new Expr.Var("below", NAT);
    private static final Const ZERO = new Const(HolNames.ZERO, NAT);
    private static final Const SUC = new Const(HolNames.SUC, Type.fun(NAT, NAT));
    private static final Expr.Var THROWN = new Expr.Var("thrown", NAT);

    private final Dice dice;
    private final Draw draw;
    private final Domains domains;
    private final Map<Const, Function> functions = new HashMap<>();
    private final Map<Type, Layout> layouts = new HashMap<>();

    Drawing(Dice dice, Draw draw) {
        this.dice = dice;
        this.draw = draw;
        this.domains = draw.domains();
    }

    @Override
    public Program program() {
        return new Program(functions, layouts);
    }

    @Override
    public Expr begin() {
        return new Expr.Apply(
                new Expr.Value(new Begin(dice), Type.fun(NAT, Type.bool())), List.of(number(0)), Type.bool());
    }

    @Override
    public Const generator(Type type) {
        var name = new Const("assay.test.draw", Type.fun(NAT, type));
        if (!functions.containsKey(name)) {
            // Known before its body is, since types are recursive.
            functions.put(name, new Function(name, List.of(SIZE), SIZE));
            functions.put(name, new Function(name, List.of(SIZE), body(type)));
        }
        return name;
    }

    private Expr value(Type type, Expr size) {
        return new Expr.Call(generator(type), List.of(size), type);
    }

    private Expr body(Type type) {
        return switch (domains.of(type)) {
            case Domain.Truth _ -> less(thrown(number(2)), number(1));
            case Domain.Natural _ -> new Expr.Operate(Operation.SAME_NUMBER, List.of(thrown(linear(1, 1))), type);
            case Domain.Whole _ ->
                new Expr.Operate(Operation.MINUS, List.of(integer(thrown(linear(2, 1))), integer(SIZE)), type);
            case Domain.Ratio _, Domain.Sets _, Domain.Functions _, Domain.Made _ -> drawn(type);
            case Domain.Data(var _, var _, var predicate) when predicate.isPresent() -> drawn(type);
            case Domain.Data(var layout, var isPlain, var _) -> {
                layouts.put(type, layout);
                yield layout.shapes().stream().allMatch(s -> s.fields().isEmpty())
                        ? picked(layout, type)
                        : data(layout, type, isPlain);
            }
        };
    }

    private Expr data(Layout layout, Type type, boolean isPlain) {
        List<Layout.Shape> shapes = layout.shapes();
        if (shapes.size() == 1) {
            Expr inner = isPlain ? SIZE : new Expr.Operate(Operation.MONUS, List.of(SIZE, number(1)), NAT);
            return choice(shapes.getFirst(), type, inner).made;
        }
        // A case distinction gives the size below without a look at whether it gets negative.
        Expr inner = isPlain ? SIZE : BELOW;
        List<Choice> shallow = shapes.stream()
                .filter(shape -> draw.depths().isShallow(type, shape))
                .map(shape -> new Choice(choice(shape, type, number(0)).made, false))
                .toList();
        List<Choice> all =
                shapes.stream().map(shape -> choice(shape, type, inner)).toList();
        return new Expr.Switch(
                SIZE,
                List.of(new Expr.Case(ZERO, List.of(), oneOf(shallow)), new Expr.Case(SUC, List.of(BELOW), oneOf(all))),
                Optional.empty(),
                type);
    }

    private Choice choice(Layout.Shape shape, Type type, Expr inner) {
        Expr made = new Expr.Construct(
                shape.constructor(),
                shape.fields().stream().map(f -> value(f, inner)).toList(),
                type);
        return new Choice(made, draw.depths().isRecursive(type, shape));
    }

    /** A constructor with its fields; those that go on are the likelier the larger the value may be. */
    private record Choice(Expr made, boolean isRecursive) {}

    private Expr oneOf(List<Choice> choices) {
        return choices.size() == 1
                ? choices.getFirst().made
                : new Expr.Let(THROWN, thrown(weight(choices)), search(choices, 0, choices.size()));
    }

    private static Expr weight(List<Choice> choices) {
        int recursive = (int) choices.stream().filter(Choice::isRecursive).count();
        return linear(recursive, choices.size() - recursive);
    }

    /** The choice in whose part of the whole the number falls. */
    private Expr search(List<Choice> choices, int from, int to) {
        if (to - from == 1) {
            return choices.get(from).made;
        }
        int middle = (from + to) / 2;
        return new Expr.If(
                less(THROWN, weight(choices.subList(0, middle))),
                search(choices, from, middle),
                search(choices, middle, to));
    }

    /** One of constructors without fields, without branching. */
    private Expr picked(Layout layout, Type type) {
        var values = new Object[layout.shapes().size()];
        for (int tag = 0; tag < values.length; tag++) {
            values[tag] = Data.of(tag);
        }
        return new Expr.Apply(new Expr.Value(new Pick(dice, values), Type.fun(NAT, type)), List.of(number(0)), type);
    }

    private Expr drawn(Type type) {
        return function(new Drawn(dice, draw, type), type);
    }

    private static Expr function(Fun function, Type type) {
        return new Expr.Apply(new Expr.Value(function, Type.fun(NAT, type)), List.of(SIZE), type);
    }

    private Expr thrown(Expr bound) {
        return new Expr.Apply(new Expr.Value(dice, Type.fun(NAT, NAT)), List.of(bound), NAT);
    }

    /** times · size + constant. */
    private static Expr linear(int times, int constant) {
        if (times == 0) {
            return number(constant);
        }
        if (times == 1 && constant == 1) {
            return new Expr.Construct(SUC, List.of(SIZE), NAT);
        }
        Expr product = times == 1 ? SIZE : new Expr.Operate(Operation.TIMES, List.of(SIZE, number(times)), NAT);
        return constant == 0 ? product : new Expr.Operate(Operation.PLUS, List.of(product, number(constant)), NAT);
    }

    private static Expr less(Expr left, Expr right) {
        return new Expr.Operate(Operation.LESS, List.of(left, right), Type.bool());
    }

    private static Expr integer(Expr number) {
        return new Expr.Operate(Operation.SAME_NUMBER, List.of(number), INT);
    }

    private static Expr number(int value) {
        return new Expr.Number(BigInteger.valueOf(value), NAT);
    }

    /** Remembers where the test begins. */
    private static final class Begin extends Fun {
        private final Dice dice;

        Begin(Dice dice) {
            super(1);
            this.dice = dice;
        }

        @Override
        public Object apply(Object size) {
            return test(size);
        }

        @Override
        public boolean test(Object size) {
            dice.begin();
            return true;
        }

        @Override
        protected Object applyExactly(Object... arguments) {
            return apply(arguments[0]);
        }
    }

    /** One of some values. */
    private static final class Pick extends Fun {
        private final Dice dice;
        private final Object[] values;

        Pick(Dice dice, Object[] values) {
            super(1);
            this.dice = dice;
            this.values = values;
        }

        @Override
        public Object apply(Object size) {
            return values[dice.below(values.length)];
        }

        @Override
        protected Object applyExactly(Object... arguments) {
            return apply(arguments[0]);
        }
    }

    /** A value that compiled code cannot draw. */
    private static final class Drawn extends Fun {
        private final Dice dice;
        private final Draw draw;
        private final Type type;

        Drawn(Dice dice, Draw draw, Type type) {
            super(1);
            this.dice = dice;
            this.draw = draw;
            this.type = type;
        }

        @Override
        public Object apply(Object size) {
            return draw.value(type, (int) (long) (Long) size, dice);
        }

        @Override
        protected Object applyExactly(Object... arguments) {
            return apply(arguments[0]);
        }
    }
}
