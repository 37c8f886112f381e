package dev.assay.app.provers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CensusTest {
    @Test
    void whatComesWithAssayIsBuiltIn() throws InterruptedException {
        List<String> names = new Census(Map.of(), Duration.ofSeconds(1))
                .take(List.of()).stream()
                        .filter(Finding.BuiltIn.class::isInstance)
                        .map(Finding::name)
                        .toList();
        assertEquals(List.of("embedded", "Z3 (embedded)", "cvc5 (embedded)"), names);
    }
}
