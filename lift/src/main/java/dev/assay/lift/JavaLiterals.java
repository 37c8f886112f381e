package dev.assay.lift;

import java.lang.reflect.Array;
import java.lang.reflect.RecordComponent;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Objects as expressions of Java that make them. */
public final class JavaLiterals {
    private JavaLiterals() {}

    public static String of(Object object) {
        return switch (object) {
            case String text -> '"' + escaped(text).replace("\"", "\\\"") + '"';
            case Integer number when number == Integer.MIN_VALUE -> "Integer.MIN_VALUE";
            case Integer number when number == Integer.MAX_VALUE -> "Integer.MAX_VALUE";
            case Long number when number == Long.MIN_VALUE -> "Long.MIN_VALUE";
            case Long number when number == Long.MAX_VALUE -> "Long.MAX_VALUE";
            case Long number -> number + "L";
            case BigInteger number -> "BigInteger.valueOf(" + number + ")";
            case Enum<?> constant -> constant.getDeclaringClass().getSimpleName() + "." + constant.name();
            case List<?> list -> list.stream().map(JavaLiterals::of).collect(Collectors.joining(", ", "List.of(", ")"));
            case Optional<?> optional ->
                optional.map(x -> "Optional.of(" + of(x) + ")").orElse("Optional.empty()");
            case Record record -> record(record);
            case Character letter -> "'" + escaped(letter.toString()).replace("'", "\\'") + "'";
            case Float number -> number + "f";
            default -> object.getClass().isArray() ? array(object) : String.valueOf(object);
        };
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace("\n", "\\n")
                .replace("\r", "\\r")
                .replace("\t", "\\t");
    }

    private static String array(Object array) {
        return IntStream.range(0, Array.getLength(array))
                .mapToObj(i -> of(Array.get(array, i)))
                .collect(Collectors.joining(", ", "new " + array.getClass().getSimpleName() + " {", "}"));
    }

    private static String record(Record record) {
        Class<?> type = record.getClass();
        var fields = new ArrayList<String>();
        for (RecordComponent component : type.getRecordComponents()) {
            try {
                component.getAccessor().setAccessible(true);
                fields.add(of(component.getAccessor().invoke(record)));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("the field " + component + " cannot be read", e);
            }
        }
        String parameters = type.getTypeParameters().length == 0 ? "" : "<>";
        return "new " + type.getSimpleName() + parameters + "(" + String.join(", ", fields) + ")";
    }
}
