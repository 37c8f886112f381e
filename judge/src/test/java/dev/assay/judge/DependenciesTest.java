package dev.assay.judge;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DependenciesTest {
    private final Dependencies before = new Dependencies("m", Map.of("T.a", "1", "T.b", "2"), "f");
    private final Dependencies after = new Dependencies("m", Map.of("T.a", "1", "T.b", "3"), "g");

    @Test
    void aRefutationNeedsNoStatement() {
        assertTrue(after.have(before.needs(Optional.of(List.of()))));
    }

    @Test
    void aProofNeedsTheStatementsItRestsOn() {
        assertTrue(after.have(before.needs(Optional.of(List.of("T.a")))));
        assertFalse(after.have(before.needs(Optional.of(List.of("T.b")))));
        assertFalse(after.have(before.needs(Optional.of(List.of("")))));
    }

    @Test
    void whoeverHasNoAnswerMightHaveOneWithOtherFacts() {
        assertFalse(after.have(before.needs(Optional.empty())));
        assertTrue(before.have(before.needs(Optional.empty())));
    }
}
