package dev.assay.lift;

import dev.assay.lift.Interpreter.Datum;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.TypeElement;

/** Objects of a program as values of its theory, and back. */
public final class JavaValues {
    /** Stands for a method of an interface that could not be called. */
    private static final class Failed extends RuntimeException {
        private static final long serialVersionUID = 1;

        Failed(Throwable cause) {
            super(cause);
        }
    }

    private final Map<Class<?>, String> records = new HashMap<>();
    private final Map<Object, String> constants = new HashMap<>();
    private final Map<String, Object> back = new HashMap<>();
    private final Map<String, String> standIns = new HashMap<>();

    JavaValues(List<Data> data, JavaCode code) {
        for (Data each : data) {
            for (Data.Shape shape : each.shapes()) {
                add(each, shape, code);
            }
        }
    }

    private void add(Data data, Data.Shape shape, JavaCode code) {
        String simple = shape.element().getSimpleName().toString();
        if (data.root().getQualifiedName().toString().startsWith("dev.assay.lift.prelude.")) {
            standIns.put(simple, shape.name());
            back.put(shape.name(), simple);
            return;
        }
        TypeElement declared = shape.element() instanceof TypeElement record ? record : data.root();
        String name = code.elements().getBinaryName(declared).toString();
        try {
            Class<?> type = Class.forName(name, true, code.classes());
            if (type.isEnum()) {
                for (Object constant : type.getEnumConstants()) {
                    if (((Enum<?>) constant).name().equals(simple)) {
                        constants.put(constant, shape.name());
                        back.put(shape.name(), constant);
                    }
                }
            } else {
                records.put(type, shape.name());
                Constructor<?> constructor = type.getDeclaredConstructor(Arrays.stream(type.getRecordComponents())
                        .map(RecordComponent::getType)
                        .toArray(Class<?>[]::new));
                constructor.setAccessible(true);
                back.put(shape.name(), constructor);
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the class " + name + " was compiled, but is not there", e);
        }
    }

    /** The value of a theory that an object is. */
    public Object lifted(Object object) {
        String constant = constants.get(object);
        if (constant != null) {
            return new Datum(constant, List.of());
        }
        return switch (object) {
            case Record record -> {
                var fields = new ArrayList<Object>();
                for (RecordComponent component : record.getClass().getRecordComponents()) {
                    fields.add(lifted(read(component, record)));
                }
                yield new Datum(Objects.requireNonNull(records.get(record.getClass())), fields);
            }
            case List<?> list -> {
                var result = new Datum(Objects.requireNonNull(standIns.get("Empty")), List.of());
                for (Object element : list.reversed()) {
                    result = new Datum(Objects.requireNonNull(standIns.get("Item")), List.of(lifted(element), result));
                }
                yield result;
            }
            case Optional<?> optional ->
                optional.<Object>map(
                                x -> new Datum(Objects.requireNonNull(standIns.get("Present")), List.of(lifted(x))))
                        .orElseGet(() -> new Datum(Objects.requireNonNull(standIns.get("Absent")), List.of()));
            default ->
                function(object).<Object>map(m -> curried(object, m, List.of())).orElse(object);
        };
    }

    private static Object read(RecordComponent component, Record record) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new Failed(e);
        }
    }

    /** The method of an object that is a function. */
    private static Optional<Method> function(Object object) {
        if (object instanceof Number || object instanceof String || object instanceof Boolean) {
            return Optional.empty();
        }
        return Arrays.stream(object.getClass().getInterfaces())
                .flatMap(i -> Arrays.stream(i.getMethods()))
                .filter(m -> Modifier.isAbstract(m.getModifiers()) && m.getDeclaringClass() != Object.class)
                .findFirst();
    }

    private Object curried(Object object, Method method, List<Object> given) {
        if (given.size() == method.getParameterCount()) {
            try {
                method.setAccessible(true);
                return lifted(method.invoke(object, given.toArray()));
            } catch (InvocationTargetException e) {
                throw new Interpreter.Undefined(String.valueOf(e.getCause()));
            } catch (IllegalAccessException e) {
                throw new Failed(e);
            }
        }
        return (Function<Object, Object>) x -> {
            var more = new ArrayList<>(given);
            more.add(object(x));
            return curried(object, method, more);
        };
    }

    /** The object that a value of the theory is. */
    public Object object(Object value) {
        if (!(value instanceof Datum(var constructor, var fields))) {
            return value;
        }
        List<Object> parts = fields.stream().map(this::object).toList();
        return switch (Objects.requireNonNull(back.get(constructor))) {
            case String standIn -> standIn(standIn, parts);
            case Constructor<?> made -> {
                try {
                    yield made.newInstance(parts.toArray());
                } catch (ReflectiveOperationException e) {
                    throw new Failed(e);
                }
            }
            case Object constant -> constant;
        };
    }

    private static Object standIn(String name, List<Object> parts) {
        return switch (name) {
            case "Empty" -> List.of();
            case "Item" -> {
                var list = new ArrayList<Object>();
                list.add(parts.get(0));
                list.addAll((List<?>) parts.get(1));
                yield List.copyOf(list);
            }
            case "Absent" -> Optional.empty();
            default -> Optional.of(parts.getFirst());
        };
    }
}
