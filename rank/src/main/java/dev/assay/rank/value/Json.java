package dev.assay.rank.value;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A JSON value. Two are equal if they mean the same: 1.0 is 1, and the order of members does not matter. */
public sealed interface Json {
    /** The value {@code null}. */
    enum Null implements Json {
        NULL;

        @Override
        public String toString() {
            return "null";
        }
    }

    /** A truth value. */
    record Truth(boolean value) implements Json {
        @Override
        public String toString() {
            return Boolean.toString(value);
        }
    }

    /** A number of any size. */
    record Number(BigDecimal value) implements Json {
        public Number {
            value = value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
        }

        @Override
        public String toString() {
            return value.scale() <= 0 && value.precision() - value.scale() < 40
                    ? value.toPlainString()
                    : value.toString();
        }
    }

    /** A string. */
    record Text(String value) implements Json {
        @Override
        public String toString() {
            return quoted(value);
        }
    }

    /** A list of values. */
    record Array(List<Json> elements) implements Json {
        public Array {
            elements = List.copyOf(elements);
        }

        @Override
        public String toString() {
            return elements.stream().map(Json::toString).collect(Collectors.joining(",", "[", "]"));
        }
    }

    /** Values with names. */
    record Members(Map<String, Json> members) implements Json {
        public Members {
            members = new TreeMap<>(members);
        }

        @Override
        public String toString() {
            return members.entrySet().stream()
                    .map(member -> quoted(member.getKey()) + ":" + member.getValue())
                    .collect(Collectors.joining(",", "{", "}"));
        }
    }

    /** Reads one value that is the whole text; throws {@link JsonException}. */
    static Json parse(String text) {
        return new JsonReader(text).whole();
    }

    /** In one line, with what cannot be seen escaped. */
    private static String quoted(String text) {
        var result = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> result.append("\\\"");
                case '\\' -> result.append("\\\\");
                case '\n' -> result.append("\\n");
                case '\r' -> result.append("\\r");
                case '\t' -> result.append("\\t");
                default -> {
                    if (c < ' '
                            || c == 0x7f
                            || Character.isSurrogate(c)
                            || c >= 0x80 && !Character.isLetterOrDigit(c)) {
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
