package dev.assay.code.extract;

import dev.assay.code.program.Layout;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.FunctionTable;
import dev.assay.code.runtime.Rational;
import dev.assay.code.runtime.SetCofinite;
import dev.assay.code.runtime.SetFinite;
import dev.assay.code.runtime.SetPredicate;
import dev.assay.code.runtime.SetValue;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Values of programs as terms of the theory. */
public final class Reify {
    /** How a back end holds data. */
    public interface Parts {
        /** The position of the value's constructor in its layout. */
        int tag(Object value);

        Object field(Object value, int index);
    }

    private final Code code;
    private final Parts parts;
    private final Map<Type, Layout> layouts = new HashMap<>();

    public Reify(Code code, Parts parts) {
        this.code = code;
        this.parts = parts;
    }

    /** The term for a value of a ground type; empty where nobody can write it down, as for a function on numbers. */
    public Optional<Term> term(Object value, Type type) {
        try {
            return Optional.of(reify(value, type));
        } catch (Unwritable e) {
            return Optional.empty();
        }
    }

    private static final class Unwritable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unwritable() {
            super("no term", null, false, false);
        }
    }

    private Term reify(Object value, Type type) {
        return switch (value) {
            case Boolean truth -> truth ? Hol.TRUE : Hol.FALSE;
            case Long number -> number(BigInteger.valueOf(number), type);
            case BigInteger number -> number(number, type);
            case Rational r -> rational(r, type);
            case SetValue set -> set(set, type);
            case Fun function -> function(function, type);
            default -> data(value, type);
        };
    }

    /** A number of a type that has no numerals of its own is made from one of the type it represents. */
    private static Term number(BigInteger value, Type type) {
        return switch (((Type.Con) type).name()) {
            case HolNames.CODE_INTEGER ->
                converted("Code_Numeral.integer_of_int", Numerals.term(value, Numerals.INT), type);
            case HolNames.CODE_NATURAL ->
                converted("Code_Numeral.natural_of_nat", Numerals.term(value, Numerals.NAT), type);
            default -> Numerals.term(value, type);
        };
    }

    private static Term converted(String constant, Term value, Type type) {
        return Term.app(new Const(constant, Type.fun(value.type(), type)), value);
    }

    private static Term rational(Rational r, Type type) {
        Term numerator = Numerals.term(r.numerator(), type);
        if (r.denominator().equals(BigInteger.ONE)) {
            return numerator;
        }
        Const divide = new Const(HolNames.DIVIDE, Type.fun(List.of(type, type), type));
        return Term.app(divide, numerator, Numerals.term(r.denominator(), type));
    }

    private Term set(SetValue value, Type type) {
        return switch (value) {
            case SetFinite set -> {
                Type element = SetSpecials.element(type);
                Const insert = new Const(HolNames.INSERT, Type.fun(List.of(element, type), type));
                Term result = new Const(HolNames.BOT, type);
                for (Object x : List.of(set.elements()).reversed()) {
                    result = Term.app(insert, reify(x, element), result);
                }
                yield result;
            }
            case SetCofinite set ->
                set.missing().size() == 0
                        ? new Const(HolNames.TOP, type)
                        : Term.app(new Const(Numerals.UMINUS, Type.fun(type, type)), set(set.missing(), type));
            case SetPredicate _ -> throw new Unwritable();
        };
    }

    /** (λx. c)(a := b, …). Of a table without another value, the most frequent value is c. */
    private Term function(Fun value, Type type) {
        if (!(value instanceof FunctionTable table)) {
            throw new Unwritable();
        }
        Object otherwise = table.otherwise() != null ? table.otherwise() : mostFrequent(table);
        Term result = Term.lambda(new Free("x", type.domain()), reify(otherwise, type.range()));
        Const update = new Const(HolNames.FUN_UPD, Type.fun(List.of(type, type.domain(), type.range()), type));
        for (var entry : table.values().entrySet()) {
            if (!entry.getValue().equals(otherwise)) {
                result = Term.app(
                        update, result, reify(entry.getKey(), type.domain()), reify(entry.getValue(), type.range()));
            }
        }
        return result;
    }

    private static Object mostFrequent(FunctionTable table) {
        Map<Object, Integer> counts = new HashMap<>();
        Object best = table.values().values().iterator().next();
        for (Object value : table.values().values()) {
            if (counts.merge(value, 1, Integer::sum) > counts.getOrDefault(best, 0)) {
                best = value;
            }
        }
        return best;
    }

    private Term data(Object value, Type type) {
        Layout layout = layouts.computeIfAbsent(type, code::layout);
        // From the last field of the last field on, as lists may be longer than the stack is deep.
        record Open(Const constructor, List<Term> fields) {}
        var open = new ArrayList<Open>();
        Object rest = value;
        while (true) {
            Layout.Shape shape = layout.shapes().get(parts.tag(rest));
            int last = shape.fields().size() - 1;
            var fields = new ArrayList<Term>();
            for (int i = 0; i < last; i++) {
                fields.add(reify(parts.field(rest, i), shape.fields().get(i)));
            }
            open.add(new Open(shape.constructor(), fields));
            if (last < 0) {
                break;
            }
            Object next = parts.field(rest, last);
            if (!shape.fields().get(last).equals(type)) {
                fields.add(reify(next, shape.fields().get(last)));
                break;
            }
            rest = next;
        }
        Term result = Term.app(open.getLast().constructor(), open.getLast().fields());
        for (Open outer : open.reversed().subList(1, open.size())) {
            result = Term.app(Term.app(outer.constructor(), outer.fields()), result);
        }
        return result;
    }
}
