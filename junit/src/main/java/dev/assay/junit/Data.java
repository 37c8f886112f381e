package dev.assay.junit;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;

/** The cases that {@link FromData} names. */
record Data(Method property, List<Object> instances) {
    /** The arguments of each case. */
    List<List<Object>> rows() {
        String name = property.getAnnotation(FromData.class).value();
        for (Object instance : instances.reversed()) {
            List<Method> methods = ReflectionSupport.findMethods(
                    instance.getClass(),
                    method -> method.getName().equals(name) && method.getParameterCount() == 0,
                    HierarchyTraversalMode.TOP_DOWN);
            if (!methods.isEmpty()) {
                return rows(methods.getFirst(), ReflectionSupport.invokeMethod(methods.getFirst(), instance));
            }
        }
        throw new IllegalArgumentException("there is no method " + name + "() with the data of " + property.getName());
    }

    private List<List<Object>> rows(Method source, @Nullable Object data) {
        List<?> items = switch (data) {
            case Iterable<?> iterable -> {
                var list = new ArrayList<Object>();
                iterable.forEach(list::add);
                yield list;
            }
            case Stream<?> stream -> stream.toList();
            case Object[] array -> Arrays.asList(array);
            case null, default ->
                throw new IllegalArgumentException(
                        source.getName() + "() returns no Iterable, Stream or array of cases");
        };
        if (items.isEmpty()) {
            throw new IllegalArgumentException(source.getName() + "() returns no case");
        }
        return items.stream().map(this::row).toList();
    }

    private List<Object> row(@Nullable Object item) {
        int count = property.getParameterCount();
        List<Object> row = item instanceof Object[] several && (count != 1 || several.getClass() == Object[].class)
                ? Arrays.asList(several)
                : Arrays.asList(item);
        if (row.size() != count) {
            throw new IllegalArgumentException(property.getName() + " has " + count
                    + " parameters, but a case of its data has " + row.size() + ": " + Objects.toString(row));
        }
        return row;
    }
}
