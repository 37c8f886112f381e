package dev.assay.app.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.lsp4j.Position;
import org.junit.jupiter.api.Test;

class TextPlacesTest {
    private final TextPlaces places = new TextPlaces("ab\n𝒜x' y.\n");

    @Test
    void theEditorCountsInHalvesOfCharactersAndTheReaderInWhole() {
        assertEquals(new Position(1, 2), places.position(5));
        assertEquals(5, places.offset(new Position(1, 2)));
        assertEquals(5, places.offset(new dev.assay.logic.Position("f", 2, 2)));
    }

    @Test
    void placesOutsideOfTheTextAreItsEnds() {
        assertEquals(new Position(2, 0), places.position(1000));
        assertEquals(2, places.offset(new Position(0, 99)));
        assertEquals(11, places.offset(new dev.assay.logic.Position("f", 99, 99)));
    }

    @Test
    void aFullStopIsNoPartOfAName() {
        assertEquals("y", places.nameAt(8));
        assertEquals("ab", places.nameAt(1));
        assertEquals("", new TextPlaces("( )").nameAt(1));
    }
}
