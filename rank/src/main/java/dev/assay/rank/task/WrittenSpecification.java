package dev.assay.rank.task;

import dev.assay.rank.Call;
import dev.assay.rank.Specification;
import dev.assay.rank.value.Conversion;
import dev.assay.rank.value.Json;
import dev.assay.rank.value.JsonException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Specifications that are methods in Java, and equivalences by name. */
final class WrittenSpecification {
    static final String EQUIVALENCES = "equal, unordered, within NUMBER";

    private WrittenSpecification() {}

    /** A property takes the arguments of a call and the output, and says whether that is right. */
    static Specification property(List<Method> methods, String file) {
        List<Method> properties = methods.stream()
                .filter(method -> method.getReturnType() == boolean.class && method.getParameterCount() > 0)
                .toList();
        if (properties.isEmpty()) {
            throw new TaskException(file + ": has no static method that returns a boolean");
        }
        return (call, output, _) -> {
            var values = new ArrayList<>(call.arguments());
            values.add(output);
            return holds(chosen(properties, call.function(), values.size(), file), values);
        };
    }

    /** The property of the function's name, or the only one there is, or {@code isRight}. */
    private static Method chosen(List<Method> properties, String function, int arity, String file) {
        for (String name : List.of(function, "isRight")) {
            Optional<Method> found = properties.stream()
                    .filter(method -> method.getName().equals(name) && method.getParameterCount() == arity)
                    .findFirst();
            if (found.isPresent()) {
                return found.get();
            }
        }
        throw new TaskException(file + ": has no property '" + function + "' or 'isRight' with " + arity
                + " arguments, the last of which is the output");
    }

    /** An equivalence takes two outputs, a program's and the model's. */
    static Specification equivalence(List<Method> methods, String file) {
        Method equivalence = methods.stream()
                .filter(method -> method.getReturnType() == boolean.class && method.getParameterCount() == 2)
                .findFirst()
                .orElseThrow(() -> new TaskException(
                        file + ": has no static method that takes two outputs and returns a boolean"));
        return (_, output, expected) -> holds(equivalence, List.of(output, expected));
    }

    /** What is not of the type wanted, or makes the method throw, is not right. */
    private static boolean holds(Method method, List<Json> values) {
        var arguments = new @Nullable Object[values.size()];
        try {
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = Conversion.fromJson(values.get(i), method.getGenericParameterTypes()[i]);
            }
            return (boolean) java.util.Objects.requireNonNull(method.invoke(null, arguments));
        } catch (JsonException | InvocationTargetException e) {
            return false;
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("it was made accessible", e);
        }
    }

    /** An equivalence that everybody may need. */
    static Optional<Specification> named(String name) {
        if (name.equals("equal")) {
            return Optional.of(Specification.sameAsModel());
        }
        if (name.equals("unordered")) {
            return Optional.of(
                    (Call _, Json output, Json expected) -> sorted(output).equals(sorted(expected)));
        }
        if (name.matches("within [0-9.eE-]+")) {
            var distance = new BigDecimal(name.substring("within ".length()));
            return Optional.of((Call _, Json output, Json expected) -> isNear(output, expected, distance));
        }
        return Optional.empty();
    }

    private static Json sorted(Json value) {
        return value instanceof Json.Array(List<Json> elements)
                ? new Json.Array(elements.stream()
                        .map(WrittenSpecification::sorted)
                        .sorted(Comparator.comparing(Json::toString))
                        .toList())
                : value;
    }

    private static boolean isNear(Json one, Json other, BigDecimal distance) {
        return switch (one) {
            case Json.Number(BigDecimal a)
            when other instanceof Json.Number(BigDecimal b) ->
                a.subtract(b).abs().compareTo(distance) <= 0;
            case Json.Array(List<Json> a)
            when other instanceof Json.Array(List<Json> b) -> {
                boolean near = a.size() == b.size();
                for (int i = 0; near && i < a.size(); i++) {
                    near = isNear(a.get(i), b.get(i), distance);
                }
                yield near;
            }
            case Json.Members(Map<String, Json> a)
            when other instanceof Json.Members(Map<String, Json> b) ->
                a.keySet().equals(b.keySet())
                        && a.entrySet().stream()
                                .allMatch(each -> isNear(
                                        each.getValue(),
                                        java.util.Objects.requireNonNull(b.get(each.getKey())),
                                        distance));
            default -> one.equals(other);
        };
    }
}
