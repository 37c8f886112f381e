package dev.assay.lift;

import java.lang.reflect.RecordComponent;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Objects as expressions of Java that make them. */
public final class JavaLiterals {
    private JavaLiterals() {}

    public static String of(Object object) {
        return switch (object) {
            case String text ->
                '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
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
            default -> String.valueOf(object);
        };
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
