package dev.assay.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.test.Options.Setting;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class OptionsTest {
    private static Options with(Setting... settings) {
        return Options.DEFAULT.with(List.of(settings));
    }

    @Test
    void testersCanBeNamedAloneOrInAList() {
        assertEquals(
                List.of("random", "exhaustive"),
                with(new Setting("random", "true"), new Setting("exhaustive", "true"))
                        .testers());
        assertEquals(
                List.of("narrowing", "smart"),
                with(new Setting("tester", "[narrowing, smart_exhaustive]")).testers());
    }

    @Test
    void valuesAreReadAsWritten() {
        Options options = with(
                new Setting("size", "3"),
                new Setting("timeout", "0.1"),
                new Setting("finite_types", "false"),
                new Setting("default_type", "nat"),
                new Setting("expect", "counterexample"));
        assertEquals(3, options.size());
        assertEquals(Duration.ofMillis(100), options.timeout());
        assertEquals(false, options.finiteTypes());
        assertEquals(List.of("Nat.nat"), options.defaultTypes());
    }

    @Test
    void whatIsWrongIsSaidInOneSentence() {
        assertEquals(
                "quickcheck has no option 'colour'",
                assertThrows(BadOption.class, () -> with(new Setting("colour", "red")))
                        .getMessage());
        assertEquals(
                "quickcheck's option size takes a number that is at least 0, not 'many'",
                assertThrows(BadOption.class, () -> with(new Setting("size", "many")))
                        .getMessage());
        assertEquals(
                "there is no tester 'crystal'; testers are exhaustive, random, narrowing and smart",
                assertThrows(BadOption.class, () -> with(new Setting("tester", "crystal")))
                        .getMessage());
    }
}
