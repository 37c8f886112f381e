package dev.assay.app.portfolio;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DependenciesTest {
    private final Dependencies before = new Dependencies("m", Map.of("unproved T.a", "1", "unproved T.b", "2"), "f");
    private final Dependencies after = new Dependencies("m", Map.of("unproved T.a", "1", "unproved T.b", "3"), "g");

    @Test
    void aRefutationNeedsNoStatement() {
        assertTrue(after.have(before.needs(Optional.of(List.of()))));
    }

    @Test
    void aProofNeedsTheStatementsItRestsOn() {
        assertTrue(after.have(before.needs(Optional.of(List.of("unproved T.a")))));
        assertFalse(after.have(before.needs(Optional.of(List.of("unproved T.b")))));
        assertFalse(after.have(before.needs(Optional.of(List.of("unproved")))));
    }

    @Test
    void whoeverHasNoAnswerMightHaveOneWithOtherFacts() {
        assertFalse(after.have(before.needs(Optional.empty())));
        assertTrue(before.have(before.needs(Optional.empty())));
    }
}
