package dev.assay.test.narrowing;

import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.Lazy;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** A function of which only those values are known that were asked for; each has a slot of its own. */
final class Table extends Fun {
    /** The argument that stands for all where arguments cannot be told apart. */
    static final Object ANY = Data.of(0);

    private final Slot owner;
    private final Shape.Mapping shape;
    private final Map<Object, Slot> entries = new LinkedHashMap<>();

    Table(Slot owner, Shape.Mapping shape) {
        super(1);
        this.owner = owner;
        this.shape = shape;
    }

    /** Arguments come suspended, and code that knows no suspensions gets whole values. */
    @Override
    public boolean isLazy() {
        return true;
    }

    @Override
    public Object apply(Object argument) {
        Object key = shape.isComparable() ? Lazy.deep(argument) : ANY;
        Slot entry = entries.get(key);
        if (entry == null) {
            entry = owner.entry(owner.shapes().of(shape.type().range()), new Object[1]);
            // The argument may be a value with slots, which will change.
            entries.put(copy(key), entry);
        }
        return Lazy.force(entry.current());
    }

    @Override
    protected Object applyExactly(Object... arguments) {
        return apply(arguments[0]);
    }

    Map<Object, Slot> entries() {
        return Collections.unmodifiableMap(entries);
    }

    private static Object copy(Object key) {
        if (!(key instanceof Data data) || data.arity() == 0) {
            return key;
        }
        var fields = new Object[data.arity()];
        for (int i = 0; i < fields.length; i++) {
            fields[i] = copy(data.field(i));
        }
        return Data.of(data.tag, fields);
    }
}
