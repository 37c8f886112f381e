package dev.assay.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IdentifiersTest {
    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', textBlock = """
        append,  append
        proj1-S, proj1_S
        +2,      plus_2
        ++,      plus_plus
        k',      k'
        x y,     x_y
        _,       x
        3rd,     x3rd
        ä,       x
        a-,      a
        <=,      less_eq
        """)
    void symbolsBecomeWords(String name, String identifier) {
        assertEquals(identifier, Identifiers.like(name));
    }

    @Test
    void differentNamesGetDifferentIdentifiers() {
        var identifiers = new Identifiers(List.of("taken"));
        var names = List.of("a-b", "a_b", "a b", "a.b", "taken", "taken_1", "", "||", "日", "本");
        var given = new HashSet<String>();
        names.forEach(n -> assertTrue(given.add(identifiers.fresh(n)), n));
        assertTrue(given.stream().allMatch(n -> n.matches("[A-Za-z][A-Za-z0-9_']*")), given::toString);
    }
}
