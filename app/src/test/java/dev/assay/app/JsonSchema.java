package dev.assay.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The documented schema of what {@code --json} prints, and as much of JSON Schema as it uses. */
final class JsonSchema {
    private static final JsonObject SCHEMA = read(Path.of("..", "docs", "assay.schema.json"));

    private JsonSchema() {}

    private static JsonObject read(Path file) {
        try {
            return JsonParser.parseString(Files.readString(file)).getAsJsonObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Every line is exactly one of the kinds of object that are documented. */
    static void check(String output) {
        output.lines().forEach(line -> {
            JsonElement value = JsonParser.parseString(line);
            List<String> kinds = elements(SCHEMA.getAsJsonArray("oneOf"))
                    .map(kind ->
                            kind.getAsJsonObject().get("$ref").getAsString().replace("#/$defs/", ""))
                    .filter(kind -> fits(value, SCHEMA.getAsJsonObject("$defs").getAsJsonObject(kind)))
                    .toList();
            assertEquals(1, kinds.size(), () -> "not one of the documented objects, but " + kinds + ": " + line);
        });
    }

    private static Stream<JsonElement> elements(JsonArray array) {
        return array.asList().stream();
    }

    private static boolean fits(JsonElement value, JsonObject schema) {
        return (!schema.has("enum") || schema.getAsJsonArray("enum").contains(value))
                && (!schema.has("type") || hasType(value, schema.get("type")))
                && (!value.isJsonObject() || hasFields(value.getAsJsonObject(), schema))
                && (!value.isJsonArray()
                        || !schema.has("items")
                        || elements(value.getAsJsonArray())
                                .allMatch(each -> fits(each, schema.getAsJsonObject("items"))));
    }

    private static boolean hasFields(JsonObject value, JsonObject schema) {
        JsonObject fields = schema.has("properties") ? schema.getAsJsonObject("properties") : new JsonObject();
        JsonElement others = schema.get("additionalProperties");
        boolean isComplete = !schema.has("required")
                || elements(schema.getAsJsonArray("required")).allMatch(name -> value.has(name.getAsString()));
        return isComplete
                && value.entrySet().stream().allMatch(field -> {
                    if (fields.has(field.getKey())) {
                        return fits(field.getValue(), fields.getAsJsonObject(field.getKey()));
                    }
                    return others == null
                            || (others.isJsonObject()
                                    ? fits(field.getValue(), others.getAsJsonObject())
                                    : others.getAsBoolean());
                });
    }

    private static boolean hasType(JsonElement value, JsonElement types) {
        return types.isJsonArray()
                ? elements(types.getAsJsonArray()).anyMatch(type -> isA(value, type.getAsString()))
                : isA(value, types.getAsString());
    }

    private static boolean isA(JsonElement value, String type) {
        return switch (type) {
            case "null" -> value.isJsonNull();
            case "object" -> value.isJsonObject();
            case "array" -> value.isJsonArray();
            case "string" ->
                value.isJsonPrimitive() && value.getAsJsonPrimitive().isString();
            case "boolean" ->
                value.isJsonPrimitive() && value.getAsJsonPrimitive().isBoolean();
            case "number" ->
                value.isJsonPrimitive() && value.getAsJsonPrimitive().isNumber();
            case "integer" ->
                isA(value, "number")
                        && value.getAsBigDecimal().stripTrailingZeros().compareTo(whole(value.getAsBigDecimal())) == 0;
            default -> throw new IllegalArgumentException("no type of JSON Schema: " + type);
        };
    }

    private static BigDecimal whole(BigDecimal number) {
        return new BigDecimal(number.toBigInteger());
    }
}
