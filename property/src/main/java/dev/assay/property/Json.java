package dev.assay.property;

import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Text, numbers, booleans, maps and lists as JSON in one line. */
final class Json {
    private Json() {}

    static String of(@Nullable Object value) {
        return switch (value) {
            case null -> "null";
            case Map<?, ?> map -> {
                var text = new StringJoiner(",", "{", "}");
                map.forEach((key, each) -> text.add(quoted(String.valueOf(key)) + ":" + of(each)));
                yield text.toString();
            }
            case Iterable<?> list -> {
                var text = new StringJoiner(",", "[", "]");
                list.forEach(each -> text.add(of(each)));
                yield text.toString();
            }
            case Number number -> number.toString();
            case Boolean truth -> truth.toString();
            default -> quoted(value.toString());
        };
    }

    private static String quoted(String text) {
        var result = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> result.append("\\\"");
                case '\\' -> result.append("\\\\");
                case '\n' -> result.append("\\n");
                default -> {
                    if (c < ' ' || Character.isSurrogate(c)) {
                        result.append(String.format("\\u%04x", (int) c));
                    } else {
                        result.append(c);
                    }
                }
            }
        }
        return result.append('"').toString();
    }
}
