package dev.assay.property;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Values as one would write them: text in quotes, arrays with their elements, records with their components. */
final class Show {
    private static final int DEEPEST = 100;

    private Show() {}

    static String of(@Nullable Object value) {
        return of(value, 0);
    }

    private static String of(@Nullable Object value, int depth) {
        if (depth > DEEPEST) {
            return "…";
        }
        return switch (value) {
            case null -> "null";
            case String text -> quoted(text, '"');
            case Character character -> quoted(character.toString(), '\'');
            case Long number -> number + "L";
            case Float number -> number + "f";
            case Optional<?> optional ->
                optional.map(each -> "Optional[" + of(each, depth + 1) + "]").orElse("Optional.empty");
            case Map<?, ?> map -> {
                var text = new StringJoiner(", ", "{", "}");
                map.forEach((key, each) -> text.add(of(key, depth + 1) + "=" + of(each, depth + 1)));
                yield text.toString();
            }
            case Collection<?> collection -> {
                var text = new StringJoiner(", ", "[", "]");
                collection.forEach(each -> text.add(of(each, depth + 1)));
                yield text.toString();
            }
            case Record tuple when hasOwnComponents(tuple) -> record(tuple, depth);
            case Object array
            when array.getClass().isArray() -> {
                var text = new StringJoiner(", ", "{", "}");
                for (int i = 0; i < Array.getLength(array); i++) {
                    text.add(of(Array.get(array, i), depth + 1));
                }
                yield array.getClass().getComponentType().getSimpleName() + "[]" + text;
            }
            default -> own(value);
        };
    }

    /** Whether how a value is shown depends on what it was asked. */
    static boolean isFunction(Object value) {
        return value instanceof DrawnFunction<?, ?> || Proxy.isProxyClass(value.getClass());
    }

    /** What an object says of itself, even if that is that it cannot. */
    private static String own(Object value) {
        try {
            return String.valueOf(value);
        } catch (RuntimeException e) {
            return value.getClass().getSimpleName() + " whose toString throws " + e;
        }
    }

    /** Whether the record leaves it to us how it is written. */
    private static boolean hasOwnComponents(Record tuple) {
        try {
            Class<?> type = tuple.getClass();
            // The compiler's toString is final, and one that somebody wrote seldom is.
            return Modifier.isFinal(type.getDeclaredMethod("toString").getModifiers());
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    private static String record(Record tuple, int depth) {
        var text = new StringJoiner(", ", tuple.getClass().getSimpleName() + "(", ")");
        for (RecordComponent component : tuple.getClass().getRecordComponents()) {
            try {
                var accessor = component.getAccessor();
                accessor.setAccessible(true);
                text.add(of(accessor.invoke(tuple), depth + 1));
            } catch (InvocationTargetException | IllegalAccessException | RuntimeException e) {
                return own(tuple);
            }
        }
        return text.toString();
    }

    private static String quoted(String text, char quote) {
        var result = new StringBuilder().append(quote);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '\n' -> result.append("\\n");
                case '\r' -> result.append("\\r");
                case '\t' -> result.append("\\t");
                case '\\' -> result.append("\\\\");
                default -> {
                    if (c == quote) {
                        result.append('\\').append(quote);
                    } else if (isVisible(c)) {
                        result.appendCodePoint(c);
                    } else {
                        for (char unit : Character.toChars(c)) {
                            result.append(String.format("\\u%04x", (int) unit));
                        }
                    }
                }
            }
        });
        return result.append(quote).toString();
    }

    private static boolean isVisible(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.NON_SPACING_MARK,
                    Character.COMBINING_SPACING_MARK,
                    Character.ENCLOSING_MARK -> false;
            default -> true;
        };
    }
}
