package dev.assay.rank.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    record Interval(int low, int high) {}

    enum Colour {
        RED
    }

    @SuppressWarnings("unused")
    static void types(
            List<Interval> intervals,
            Map<Character, Integer> digits,
            Optional<String> maybe,
            int[][] matrix,
            Set<Long> set,
            Colour colour,
            Map<Integer, Boolean> table,
            double number) {}

    @Test
    void valuesOfJavaComeBackAsTheyWere() throws NoSuchMethodException {
        var values = List.<Object>of(
                List.of(new Interval(-1, 2)),
                Map.of('a', 1),
                Optional.empty(),
                List.of(),
                Set.of(5L, 1L),
                Colour.RED,
                Map.of(1, true),
                Double.NaN);
        Type[] types = java.util.Arrays.stream(JsonTest.class.getDeclaredMethods())
                .filter(method -> method.getName().equals("types"))
                .findFirst()
                .orElseThrow()
                .getGenericParameterTypes();
        for (int i = 0; i < types.length; i++) {
            Json json = Json.parse(Conversion.toJson(values.get(i)).toString());
            if (types[i] == int[][].class) {
                assertEquals(0, ((int[][]) Conversion.fromJson(json, types[i])).length);
            } else {
                assertEquals(values.get(i), Conversion.fromJson(json, types[i]));
            }
        }
        assertEquals("[[-1,2]]", Conversion.toJson(values.getFirst()).toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "[1,", "[1 2]", "{\"a\" 1}", "01", "+1", "\"a", "\"\\x\"", "tru", "1 2", "1e99999", "'a'"})
    void whatIsNoJsonIsRejected(String text) {
        assertThrows(JsonException.class, () -> Json.parse(text));
    }

    @Test
    void depthIsBounded() {
        assertThrows(JsonException.class, () -> Json.parse("[".repeat(100_000)));
    }

    @Test
    void equalMeansTheSameValue() {
        assertEquals(Json.parse("[1.0, {\"a\": 1, \"b\": 2}]"), Json.parse("[1,{\"b\":2.00,\"a\":1e0}]"));
        assertNotEquals(Json.parse("[1,2]"), Json.parse("[2,1]"));
    }

    @Test
    void textIsInOneLineAndComesBack() {
        String text = "a\"\\\n\r\t\u0000\u2028é\uD83D\uDE00\uD800";
        String line = new Json.Text(text).toString();
        assertEquals(1, line.lines().count());
        assertEquals(new Json.Text(text), Json.parse(line));
    }

    @Test
    void aValueOfAnotherTypeIsNamed() {
        var e = assertThrows(JsonException.class, () -> Conversion.fromJson(Json.parse("1.5"), int.class));
        assertEquals("1.5 is no value of type int", e.getMessage());
    }
}
