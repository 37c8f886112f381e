package dev.assay.logic.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

class FreshTest {
    private static final Type BOOL = Type.bool();

    private static Free free(String name) {
        return new Free(name, BOOL);
    }

    @Test
    void variablesOfTheTermsAndThoseBeforeAreAvoided() {
        var fresh = new Fresh(List.of(Hol.mkAnd(free("x"), free("x'"))));
        assertEquals(free("x''"), fresh.variable("x", BOOL));
        assertEquals(free("y"), fresh.variable("y", BOOL));
        assertEquals(free("y'"), fresh.variable("y", BOOL));
        fresh.avoid(free("u"));
        assertEquals(free("u'"), fresh.variable("u", BOOL));
        assertEquals(free("z"), fresh.variable("", BOOL));
    }

    @Test
    void severalVariablesAreNumbered() {
        assertEquals(List.of(free("x")), new Fresh().variables("x", List.of(BOOL)));
        assertEquals(List.of(free("x1"), free("x2")), new Fresh().variables("x", List.of(BOOL, BOOL)));
        assertEquals(List.of(), new Fresh().variables("x", List.of()));
    }
}
