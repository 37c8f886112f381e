package dev.assay.rank.value;

import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Java values as JSON and back. Lists, sets and arrays are arrays, a set in the order of its elements' texts; a record is the
 * array of its components; a map with text keys has members, any other is an array of pairs; an optional is its value or null;
 * characters, constants of enums and numbers that JSON does not have are text.
 */
public final class Conversion {
    private Conversion() {}

    /** Any value that consists of such. */
    public static Json toJson(@Nullable Object value) {
        return switch (value) {
            case null -> Json.Null.NULL;
            case Json json -> json;
            case Boolean truth -> new Json.Truth(truth);
            case String text -> new Json.Text(text);
            case Character c -> new Json.Text(c.toString());
            case Double d when !Double.isFinite(d) -> new Json.Text(d.toString());
            case Float f when !Float.isFinite(f) -> new Json.Text(f.toString());
            case BigDecimal number -> new Json.Number(number);
            case BigInteger number -> new Json.Number(new BigDecimal(number));
            case Number number -> new Json.Number(new BigDecimal(number.toString()));
            case Enum<?> constant -> new Json.Text(constant.name());
            case Optional<?> optional -> toJson(optional.orElse(null));
            case Map<?, ?> map -> map(map);
            case Set<?> set -> {
                var elements = new ArrayList<>(all(set));
                elements.sort(Comparator.comparing(Json::toString));
                yield new Json.Array(elements);
            }
            case Iterable<?> iterable -> new Json.Array(all(iterable));
            case Record tuple -> new Json.Array(components(tuple));
            default -> {
                if (!value.getClass().isArray()) {
                    throw new JsonException("a value of " + value.getClass().getName() + " cannot be written as JSON");
                }
                var elements = new ArrayList<Json>();
                for (int i = 0; i < Array.getLength(value); i++) {
                    elements.add(toJson(Array.get(value, i)));
                }
                yield new Json.Array(elements);
            }
        };
    }

    private static List<Json> all(Iterable<?> values) {
        var result = new ArrayList<Json>();
        values.forEach(each -> result.add(toJson(each)));
        return result;
    }

    private static Json map(Map<?, ?> map) {
        if (map.keySet().stream().allMatch(key -> key instanceof String || key instanceof Character)) {
            Map<String, Json> members = new HashMap<>();
            map.forEach((key, value) -> members.put(key.toString(), toJson(value)));
            return new Json.Members(members);
        }
        var pairs = new ArrayList<Json>();
        map.forEach((key, value) -> pairs.add(new Json.Array(List.of(toJson(key), toJson(value)))));
        pairs.sort(Comparator.comparing(Json::toString));
        return new Json.Array(pairs);
    }

    private static List<Json> components(Record tuple) {
        var result = new ArrayList<Json>();
        for (RecordComponent component : tuple.getClass().getRecordComponents()) {
            try {
                component.getAccessor().setAccessible(true);
                result.add(toJson(component.getAccessor().invoke(tuple)));
            } catch (ReflectiveOperationException e) {
                throw new JsonException("the component " + component.getName() + " of "
                        + tuple.getClass().getName() + " cannot be read");
            }
        }
        return result;
    }

    /** The value of the type that the JSON stands for; throws {@link JsonException} if there is none. */
    public static @Nullable Object fromJson(Json json, Type type) {
        return switch (type) {
            case Class<?> simple -> simple(json, simple);
            case ParameterizedType applied -> applied(json, applied);
            case GenericArrayType array -> array(json, array.getGenericComponentType());
            case WildcardType wildcard -> fromJson(json, wildcard.getUpperBounds()[0]);
            default -> throw mismatch(json, type);
        };
    }

    private static @Nullable Object simple(Json json, Class<?> type) {
        if (type == Json.class || type == Object.class) {
            return json;
        }
        if (json == Json.Null.NULL && !type.isPrimitive() && type != Optional.class) {
            return null;
        }
        if (type.isArray()) {
            return array(json, type.getComponentType());
        }
        if (type.isRecord()) {
            return tuple(elements(json, type), type);
        }
        if (type.isEnum() && json instanceof Json.Text(String name)) {
            for (Object constant : type.getEnumConstants()) {
                if (((Enum<?>) constant).name().equals(name)) {
                    return constant;
                }
            }
        }
        return switch (json) {
            case Json.Truth(boolean value) when type == boolean.class || type == Boolean.class -> value;
            case Json.Text(String value) when type == String.class || type == CharSequence.class -> value;
            case Json.Text(String value)
            when value.length() == 1 && (type == char.class || type == Character.class) -> value.charAt(0);
            case Json.Text(String value)
            when (type == double.class || type == Double.class) && value.matches("NaN|-?Infinity") ->
                Double.valueOf(value);
            case Json.Number(BigDecimal value) -> number(json, value, type);
            default -> throw mismatch(json, type);
        };
    }

    private static Object number(Json json, BigDecimal value, Class<?> type) {
        try {
            return switch (type.getName()) {
                case "int", "java.lang.Integer" -> value.intValueExact();
                case "long", "java.lang.Long" -> value.longValueExact();
                case "short", "java.lang.Short" -> value.shortValueExact();
                case "byte", "java.lang.Byte" -> value.byteValueExact();
                case "double", "java.lang.Double" -> value.doubleValue();
                case "float", "java.lang.Float" -> value.floatValue();
                case "java.math.BigInteger" -> value.toBigIntegerExact();
                case "java.math.BigDecimal", "java.lang.Number" -> value;
                default -> throw mismatch(json, type);
            };
        } catch (ArithmeticException e) {
            throw mismatch(json, type);
        }
    }

    private static @Nullable Object applied(Json json, ParameterizedType type) {
        Class<?> raw = (Class<?>) type.getRawType();
        Type[] arguments = type.getActualTypeArguments();
        if (raw == Optional.class) {
            return Optional.ofNullable(json == Json.Null.NULL ? null : fromJson(json, arguments[0]));
        }
        if (json == Json.Null.NULL) {
            return null;
        }
        if (raw.isAssignableFrom(ArrayList.class) && raw != Object.class) {
            return new ArrayList<>(all(json, arguments[0]));
        }
        if (raw.isAssignableFrom(HashSet.class)) {
            return new HashSet<>(all(json, arguments[0]));
        }
        if (raw.isAssignableFrom(HashMap.class)) {
            return map(json, arguments[0], arguments[1]);
        }
        throw mismatch(json, type);
    }

    private static Map<@Nullable Object, @Nullable Object> map(Json json, Type key, Type value) {
        Map<@Nullable Object, @Nullable Object> result = new HashMap<>();
        if (json instanceof Json.Members(Map<String, Json> members)) {
            members.forEach((name, each) -> result.put(fromJson(new Json.Text(name), key), fromJson(each, value)));
        } else {
            for (Json pair : elements(json, Map.class)) {
                List<Json> both = elements(pair, Map.Entry.class);
                if (both.size() != 2) {
                    throw mismatch(pair, Map.Entry.class);
                }
                result.put(fromJson(both.getFirst(), key), fromJson(both.getLast(), value));
            }
        }
        return result;
    }

    private static List<@Nullable Object> all(Json json, Type element) {
        List<@Nullable Object> result = new ArrayList<>();
        for (Json each : elements(json, List.class)) {
            result.add(fromJson(each, element));
        }
        return result;
    }

    private static Object array(Json json, Type component) {
        List<@Nullable Object> values = all(json, component);
        Class<?> raw = component instanceof Class<?> simple
                ? simple
                : component instanceof ParameterizedType applied ? (Class<?>) applied.getRawType() : Object.class;
        Object array = Array.newInstance(raw, values.size());
        for (int i = 0; i < values.size(); i++) {
            Array.set(array, i, values.get(i));
        }
        return array;
    }

    private static Object tuple(List<Json> values, Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        if (components.length != values.size()) {
            throw mismatch(new Json.Array(values), type);
        }
        var arguments = new @Nullable Object[values.size()];
        var types = new Class<?>[values.size()];
        for (int i = 0; i < arguments.length; i++) {
            types[i] = components[i].getType();
            arguments[i] = fromJson(values.get(i), components[i].getGenericType());
        }
        try {
            var constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(arguments);
        } catch (ReflectiveOperationException e) {
            throw new JsonException("no " + type.getSimpleName() + " can be made of " + new Json.Array(values));
        }
    }

    private static List<Json> elements(Json json, Type wanted) {
        if (json instanceof Json.Array(List<Json> elements)) {
            return elements;
        }
        throw mismatch(json, wanted);
    }

    private static JsonException mismatch(Json json, Type type) {
        return new JsonException(json + " is no value of type " + type.getTypeName());
    }
}
