package dev.assay.code.runtime;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A function given by its values at finitely many arguments and, elsewhere, by one other value. Where the arguments are
 * all there are, there is no other value.
 */
public final class FunctionTable extends Fun {
    private final Map<Object, Object> values;
    private final @Nullable Object otherwise;

    private FunctionTable(Map<Object, Object> values, @Nullable Object otherwise) {
        super(1);
        this.values = values;
        this.otherwise = otherwise;
    }

    /** The function on a finite type, whose values are all listed. */
    public static FunctionTable total(Map<Object, Object> values) {
        return new FunctionTable(new LinkedHashMap<>(values), null);
    }

    /** The function on an infinite type that is {@code otherwise} but for the listed arguments. */
    public static FunctionTable almostConstant(Map<Object, Object> exceptions, Object otherwise) {
        var values = new LinkedHashMap<>(exceptions);
        // So that the same function always has the same table.
        values.values().removeIf(otherwise::equals);
        return new FunctionTable(values, otherwise);
    }

    /** The function on the finite set {@code domain}. */
    static FunctionTable tabulate(Object[] domain, Fun function) {
        if (function instanceof FunctionTable table && table.otherwise == null) {
            return table;
        }
        var values = LinkedHashMap.newLinkedHashMap(domain.length);
        for (Object argument : domain) {
            values.put(argument, function.apply(argument));
        }
        return new FunctionTable(values, null);
    }

    /** The function that applies another one to the values of this one. */
    FunctionTable mapped(Fun function) {
        var results = LinkedHashMap.newLinkedHashMap(values.size());
        values.forEach((argument, value) -> results.put(argument, function.apply(value)));
        return otherwise == null
                ? new FunctionTable(results, null)
                : almostConstant(results, function.apply(otherwise));
    }

    @Override
    public Object apply(Object argument) {
        Object value = values.get(argument);
        if (value != null) {
            return value;
        }
        if (otherwise == null) {
            throw new IllegalArgumentException("no value for " + argument + " in the table of a function");
        }
        return otherwise;
    }

    @Override
    protected Object applyExactly(Object... arguments) {
        return apply(arguments[0]);
    }

    /** The listed arguments with their values, in the order of the listing. */
    public Map<Object, Object> values() {
        return java.util.Collections.unmodifiableMap(values);
    }

    /** The value at all arguments that are not listed; null where there are none. */
    public @Nullable Object otherwise() {
        return otherwise;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof FunctionTable table)) {
            return super.equals(other);
        }
        return java.util.Objects.equals(otherwise, table.otherwise) && values.equals(table.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new @Nullable Object[] {values.hashCode(), otherwise});
    }

    @Override
    public String toString() {
        return values + (otherwise == null ? "" : " otherwise " + otherwise);
    }
}
