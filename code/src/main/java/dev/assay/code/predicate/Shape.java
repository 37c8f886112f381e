package dev.assay.code.predicate;

import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.Undecided;
import dev.assay.code.runtime.Values;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** A pattern at run time: takes values apart into slots, and puts them together. */
sealed interface Shape {
    /** A variable that gets its value here. */
    record Bind(int slot) implements Shape {}

    /** A variable that has its value. */
    record Same(int slot) implements Shape {}

    record Zero() implements Shape {}

    record Successor(Shape rest) implements Shape {}

    record Construct(int tag, List<Shape> fields) implements Shape {
        public Construct {
            fields = List.copyOf(fields);
        }
    }

    /** A closed term, computed when first needed. */
    record Constant(Evaluated term) implements Shape {}

    /** A value that another may equal without looking like it; the other is put into the slot. Empty where nothing compares them. */
    record Related(Shape known, int slot, Optional<Evaluated> equality) implements Shape {}

    /** Whether the variable gets its value here. */
    default boolean binds(int wanted) {
        return switch (this) {
            case Bind(var slot) -> slot == wanted;
            case Successor(var rest) -> rest.binds(wanted);
            case Construct(var _, var fields) -> fields.stream().anyMatch(f -> f.binds(wanted));
            case Same _, Zero _, Constant _, Related _ -> false;
        };
    }

    default boolean matches(Object value, Object[] slots) {
        return switch (this) {
            case Bind(var slot) -> {
                slots[slot] = value;
                yield true;
            }
            case Same(var slot) -> Partial.equal(slots[slot], value);
            case Zero() -> Partial.force(value) instanceof Long n && n == 0;
            case Successor(var rest) -> {
                if (Partial.force(value) instanceof Long number) {
                    yield number > 0 && rest.matches(number - 1, slots);
                }
                BigInteger number = integer(value);
                yield number.signum() > 0 && rest.matches(Values.number(number.subtract(BigInteger.ONE)), slots);
            }
            case Construct(var tag, var fields) -> {
                Data data = (Data) Partial.force(value);
                if (data.tag != tag) {
                    yield false;
                }
                for (int i = 0; i < fields.size(); i++) {
                    if (!fields.get(i).matches(data.field(i), slots)) {
                        yield false;
                    }
                }
                yield true;
            }
            case Constant(var term) -> Partial.equal(term.value(slots), value);
            case Related(var _, var slot, var equality) -> {
                slots[slot] = value;
                yield (Boolean) Partial.force(equality.orElseThrow(
                                () -> new Undecided("values of a type with representatives cannot be compared"))
                        .value(slots));
            }
        };
    }

    default Object build(Object[] slots) {
        return switch (this) {
            case Bind(var slot) -> slots[slot];
            case Same(var slot) -> slots[slot];
            case Zero() -> 0L;
            case Successor(var rest) -> {
                Object number = Partial.force(rest.build(slots));
                yield number instanceof Long small && small < Long.MAX_VALUE
                        ? (Object) (small + 1)
                        : Values.number(integer(number).add(BigInteger.ONE));
            }
            case Construct(var tag, var fields) -> {
                var values = new Object[fields.size()];
                for (int i = 0; i < values.length; i++) {
                    values[i] = fields.get(i).build(slots);
                }
                yield Data.of(tag, values);
            }
            case Constant(var term) -> term.value(slots);
            case Related(var known, var _, var _) -> known.build(slots);
        };
    }

    static BigInteger integer(Object value) {
        Object known = Partial.force(value);
        return known instanceof BigInteger big ? big : BigInteger.valueOf((Long) known);
    }
}
