package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.property.Case;
import dev.assay.property.Gens;
import dev.assay.property.Property;
import org.junit.jupiter.api.Test;

/** Properties inside ordinary tests. */
class RomanNumeralTest {
    @Test
    void whatIsWrittenIsReadAgain() {
        // As many tries as there are numbers: then all are tested.
        Property.forAll(Gens.ints(1, 3999))
                .tries(3999)
                .holds(number -> RomanNumeral.read(RomanNumeral.write(number)) == number);
    }

    @Test
    void whatIsReadIsWrittenTheSame() {
        Property.forAll(Gens.strings("IVXLCDM", 1, 4)).passes(text -> {
            try {
                int number = RomanNumeral.read(text);
                Case.cover(5, true, "a numeral");
                assertEquals(text, RomanNumeral.write(number));
            } catch (IllegalArgumentException e) {
                Case.label("refused");
            }
        });
    }
}
